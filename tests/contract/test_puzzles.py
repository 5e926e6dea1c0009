"""Shipped puzzles hold: each lies as its rules allow, has one best answer by its own figures, and shows no more than
its seat may know.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

import meadhall
from meadhall.bots.reasons import more_chance
from meadhall.engine import AnyGame, FastDice, registry
from meadhall.engine.scene_link import pack, unpack
from meadhall.lab.puzzle_checks import LEAD, SOLVERS, SURELY, compared, found
from meadhall.lab.puzzles import GOAL, OF_A_KIND, PAIRS
from meadhall.learn import Puzzle, puzzle, puzzles
from meadhall.learn.errors import NothingToLearn
from meadhall.learn.puzzles import difficulty
from meadhall.pages.puzzle import Place, answered, asked
from meadhall.pages.puzzle_words import Told
from meadhall.words import LANGUAGES
from tests.contract.setups import shipped

EVERY = [one for name in meadhall.games() for one in puzzles(meadhall.game(name))]
ROUNDED = 0.0002  # what four digits leave out

every_puzzle = pytest.mark.parametrize("one", EVERY, ids=lambda one: f"{one.game.name}-{one.id}")
every_game = pytest.mark.parametrize("name", shipped())


def games_with_puzzles() -> list[str]:
    """Those that have any."""
    return list(dict.fromkeys(one.game.name for one in EVERY))


def test_there_are_puzzles_and_a_game_without_a_file_of_them_has_none() -> None:
    assert "raids" in games_with_puzzles()
    assert puzzles(meadhall.game("pebbles")) == ()
    with pytest.raises(NothingToLearn, match="it has none"):
        puzzle(meadhall.game("pebbles"), "1")


@every_game
def test_puzzles_of_a_game_are_told_apart_and_come_from_games_of_their_own(name: str) -> None:
    known = puzzles(meadhall.game(name))
    assert len({one.id for one in known}) == len(known)
    assert len({one.id.partition("-")[0] for one in known}) == len(known), "no two from the same game"
    assert [one.number for one in known] == list(range(1, len(known) + 1))
    assert [one.difficulty for one in known] == sorted(one.difficulty for one in known)
    assert all(puzzle(meadhall.game(name), key) is one for one in known for key in (one.id, str(one.number)))
    for question in {one.question for one in known}:
        assert sum(one.question == question for one in known) <= OF_A_KIND * max(GOAL, len(known))
    assert sum(len(one.outcomes) == 2 for one in known) <= PAIRS * max(GOAL, len(known))


@every_puzzle
def test_a_puzzle_lies_as_its_rules_allow_and_asks_its_seat(one: Puzzle) -> None:
    table = one.table()
    assert one.game.components.digest == registry.game(one.game.name).components.digest
    assert table.options == one.game.checked_options(None)
    assert (table.seat, table.question()) == (one.seat, one.question)
    assert 2 <= table.seats <= 4
    assert sorted(at.answer for at in one.outcomes) == sorted(table.legal())
    assert unpack(pack(table.position())) == one.position, "it can be played on from by a link"


@every_puzzle
def test_the_best_answer_is_ahead_of_every_other_one_and_says_why(one: Puzzle) -> None:
    best, *others = one.outcomes
    assert best.answer == one.best != one.obvious
    assert best.loss == 0.0
    for other in others:
        assert other.loss == pytest.approx(best.chance - other.chance, abs=ROUNDED)
        assert other.loss >= LEAD - ROUNDED
        assert SURELY - ROUNDED <= other.loss_low <= other.loss <= other.loss_high
        assert 0 <= other.low <= other.chance <= other.high <= 1
    why = one.outcome(one.obvious).reasons
    assert any(line.low > 0 or line.high < 0 for line in why), "a line of the sheet surely tells"
    for line in why:
        gap = one.sheets["best"].get(line.line, 0) - one.sheets["obvious"].get(line.line, 0)
        assert line.points == pytest.approx(gap, abs=0.02)
        assert line.low <= line.points <= line.high
    assert tuple(one.solved) == SOLVERS
    assert all(0 <= right <= tries for right, tries in one.solved.values())
    assert one.solved["karl"][0] <= one.solved["karl"][1] / 4, "what looks best is another answer"
    assert one.difficulty == difficulty(one.solved) in range(1, 6)


def with_another_truth(one: Puzzle, seed: int) -> Puzzle:
    """The puzzle with something else behind what its seat sees."""
    table, game = one.table(), one.game
    truth = table.view(one.seat).imagined(FastDice(seed))
    rest = {key: one.position[key] for key in ("seats", "options")}
    return replace(one, position={**rest, **game.position(truth, one.seats)})


@pytest.mark.slow
@every_puzzle
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_and_programs_get_what_the_seat_may_know_and_no_solution(one: Puzzle, lang: str) -> None:
    twin = with_another_truth(one, 7)
    known = puzzles(one.game)
    for shape in ("wide", "tall"):
        assert asked(Place(one, known, lang, shape)) == asked(Place(twin, known, lang, shape))
    told = Told(one, lang)
    data = told.as_data()
    assert data == Told(twin, lang).as_data()
    assert not {"best", "obvious", "solution", "chance", "solved"} & set(data)
    for at in one.outcomes:
        reply = answered(Place(one, known, lang, "wide"), at.answer)
        right = at.answer == one.best
        assert reply["right"] == right
        assert ("solution" in reply) == right
        assert "data-answer" not in reply["parts"]["ask"] + reply["parts"]["board"], "it is answered"
        assert ("weighs" in reply["parts"]["ask"]) == right
        assert all(reply["says"]), "words in both languages"
        assert not right or f"{100 * at.chance:.0f}" in reply["says"][0]
        assert right or f"{100 * at.loss:.0f}" in reply["says"][0]
    assert answered(Place(one, known, lang, "wide"), None)["solution"]["best"] == one.best


def sampled(game: AnyGame, most: int) -> list[Puzzle]:
    """The easiest, the hardest and one between."""
    known = puzzles(game)
    return [known[at] for at in sorted({0, len(known) // 2, len(known) - 1})][:most] if known else []


@pytest.mark.slow
@every_game
def test_other_seeds_come_to_the_same_answer(name: str) -> None:
    for one in sampled(meadhall.game(name), 3):
        table = one.table()
        view, legal = table.view(one.seat), table.legal_actions()
        best = one.game.actions.parse(one.best)
        assert found(one.game, view, legal, best, 20_001, 3_000), one.id
        ends = compared(one.game, view, legal, 30_001, 120)
        leads = [more_chance(ends[best], ends[other], one.seat) for other in legal if other != best]
        assert all(lead.mean > 0 for lead in leads), one.id
