"""The coach's board: where the way taken and the bot's lead, drawn before the answer, the same for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import meadhall
from meadhall.engine import Table
from meadhall.look import show
from meadhall.pages.review_ways import BOT, GIVEN, Drawing, Sight, drawn
from tests.late import late

GAMES = {"karvi": (50, 3), "raids": (50, 3), "runes": (30, 2), "walhalla": (60, 4), "wikinger": (50, 3)}
LIVING = ("data-answer", "data-explain", "data-why", "role", "tabindex", "aria-label")


def decisions(name: str) -> Iterator[tuple[Table, int, int]]:
    """The tables before decisions of the first seat, what it answered, and something else."""
    answers, seats = GAMES[name]
    whole = meadhall.load(late(name, answers, seats))
    for ply, move in enumerate(whole.moves):
        then = whole.earlier(ply)
        legal = then.legal_actions()
        if move.seat == 0 and len(legal) > 1:
            yield then, move.action, next(one for one in reversed(legal) if one != move.action)


def sight(table: Table, shape: str = "wide", mat: bool = False) -> Sight:
    return Sight(show(table.game), 0, "en", shape, table.names, mat)


def ghosts(made: Drawing, way: str) -> list[Element]:
    return [node for node in made.root.iter() if {"would", way} <= set(node.get("class", "").split())]


def wakes(made: Drawing) -> list[str]:
    return [node.get("d", "") for node in made.root.iter() if "way-wake" in node.get("class", "").split()]


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("name", GAMES)
def test_both_ways_are_told_on_board_or_mat_and_nothing_there_can_be_clicked_or_is_there_twice(
    name: str, shape: str
) -> None:
    found: Counter[str] = Counter()
    for table, given, best in decisions(name):
        ways = {best: BOT, given: GIVEN}
        for mat in (False, True):
            made = drawn(sight(table, shape, mat), table.view(0), ways, table.ply)
            found.update(way for way in ways.values() if made.tells(way))
            still = ElementTree.fromstring(f"<div>{made.still()}</div>")
            nodes = list(still.iter())
            assert not [node for node in nodes if node.tag == "button" or any(one in node.attrib for one in LIVING)]
            ids = Counter(node.get("id") for node in nodes if node.get("id"))
            assert max(ids.values(), default=1) == 1, ids.most_common(1)
    assert found[GIVEN] > 1
    assert found[BOT] > 1


def test_the_way_taken_has_its_wake_and_the_bots_is_a_ship_without_one() -> None:
    table, given, _ = next(one for one in decisions("raids") if one[0].question() == "sail")
    name = table.game.actions.text(given)
    best = next(one for one in table.legal_actions() if one != given)
    made = drawn(sight(table), table.view(0), {best: BOT, given: GIVEN}, 1)
    for way in (GIVEN, BOT):
        (ship,) = ghosts(made, way)
        assert ship.get("transform") != made.ids["ship-1"].node.get("transform")
        assert ship.get("data-way") == way
    after = table.copy()
    after.play(name)
    course = sight(after).draw(after.view(0), (), after.moves[-1].events)
    assert wakes(made) == [d for d, one in course.wakes.items() if "seat-1" in one.node.get("class", "")]
    assert ghosts(made, GIVEN)[0].get("transform") == course.ids["ship-1"].node.get("transform")
    assert not wakes(drawn(sight(table), table.view(0), {given: BOT}, 1))


def test_a_piece_of_a_game_without_wakes_gets_a_straight_one_from_place_to_place() -> None:
    table, given, best = next(decisions("karvi"))
    made = drawn(sight(table), table.view(0), {best: BOT, given: GIVEN}, 1)
    (die,) = ghosts(made, GIVEN)
    (course,) = wakes(made)
    dice = [one.node for name, one in made.ids.items() if name.startswith("die-1-")]
    assert course in [f"M{figures(one)}L{figures(die)}" for one in dice]


def figures(node: Element) -> str:
    return node.get("transform", "").removeprefix("translate(").removesuffix(")")


def test_what_is_laid_lies_on_its_place_under_its_ring() -> None:
    table, given, best = next(one for one in decisions("runes") if one[0].question() == "cell")
    made = drawn(sight(table), table.view(0), {best: BOT, given: GIVEN}, 1)
    for answer, way in ((given, GIVEN), (best, BOT)):
        cell = made.ids[table.game.actions.text(answer).replace(":", "-")].node
        assert {"laid", way} <= set(cell.get("class", "").split())
        assert [node.get("data-way") for node in cell].count(way) == 1
        assert len(list(cell)) > 1


def test_what_chance_decides_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    from meadhall.pages import review_ways

    table, given, best = next(one for one in decisions("raids") if one[0].question() == "sail")
    sure = drawn(sight(table), table.view(0), {given: GIVEN}, 1)
    assert ghosts(sure, GIVEN)
    real, answers = review_ways._futures, iter([given, best, given])

    def unsure(at: Sight, view: object, _: int, seed: int) -> Iterator[object]:
        for answer in answers:
            yield next(iter(real(at, view, answer, seed)))  # type: ignore[arg-type]

    monkeypatch.setattr(review_ways, "_futures", unsure)
    made = drawn(sight(table), table.view(0), {given: GIVEN}, 1)
    assert not ghosts(made, GIVEN)
    assert not wakes(made)
    assert made.tells(GIVEN), "its ring stays"


def test_what_an_answer_draws_differs_from_truth_to_truth() -> None:
    from meadhall.pages.review_ways import _futures

    def sure(table: Table, answer: int) -> bool:
        first, *others = [state for state, _ in _futures(sight(table), table.view(0), answer, 1)]
        return all(state == first for state in others)

    assert {sure(table, given) for table, given, _ in decisions("runes")} == {True, False}
