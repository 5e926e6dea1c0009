"""What answers promise is what happens: every figure they name, over thousands of positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.raids.files import FILES, TEXT

import meadhall
from meadhall.engine import FastDice, Phrase, Table, Told
from meadhall.games.raids.rules import scoring
from meadhall.games.raids.rules.names import SOURCES
from meadhall.games.raids.rules.state import Raids
from meadhall.look import show

pytestmark = pytest.mark.slow

GAMES = 30
HIRED_AT_SEA = ("village", "visit")
ON_THE_WAY = {"way-vikings", "way-coins", "way-monster", "way-race", "way-battle"}


def positions(text: str) -> Iterator[tuple[Table, str]]:
    """A table before each answer of random games, with the answer it is going to get."""
    for n in range(GAMES):
        seats = 2 + n % 3
        table, mind = meadhall.table("raids", seats, seed=f"promised {n}", components=text), FastDice(n)
        while not table.over:
            legal = table.legal()
            answer = legal[mind.below(len(legal))]
            yield table, answer
            table.play(answer)


def copied(table: Table) -> Table:
    """The same position at a table of its own."""
    return meadhall.scene("raids", table.position(), seed="what then", components=table.game.components.text)


def happens(table: Table, answer: str, mind: FastDice) -> list[Told]:
    """What an answer leads to, with monsters on the way dealt with at random."""
    table.play(answer)
    told = list(table.moves[-1].events)
    while not table.over and table.question() == "monster":
        legal = table.legal()
        table.play(legal[mind.below(len(legal))])
        told += table.moves[-1].events
    return told


def parts(phrase: Phrase) -> dict[str, list[Phrase]]:
    """What an answer says of the way, by message."""
    found: dict[str, list[Phrase]] = {}
    way = phrase.args.get("way", ())
    assert isinstance(way, tuple)
    for part in way:
        found.setdefault(part.id, []).append(part)
    assert set(found) <= ON_THE_WAY
    return found


def number(phrase: Phrase, name: str) -> int:
    """A figure of a phrase."""
    value = phrase.args[name]
    assert isinstance(value, int)
    return value


def hired(told: list[Told], ship: int, *sources: str) -> int:
    """Vikings that came aboard a ship."""
    return sum(
        one.figures[1]
        for one in told
        if one.name == "hired" and one.figures[0] == ship and SOURCES[one.figures[2]] in sources
    )


def state(table: Table) -> Raids:
    """Where a table stands."""
    assert isinstance(table.state, Raids)
    return table.state


def scored(table: Table, seat: int, line: str) -> int:
    """A line of a seat's score sheet."""
    return next(one.points for one in table.sheet(seat) if one.name == line)


every_file = pytest.mark.parametrize(
    "text", [TEXT, FILES["bigger"], FILES["smaller"]], ids=["shipped", "bigger", "smaller"]
)


@every_file
def test_courses_bring_what_they_promise(text: str) -> None:
    mind, seen = FastDice(7), Counter[str]()
    for table, answer in positions(text):
        if not answer.startswith(("sail", "flee:")):
            continue
        ship, way = table.seat, parts(show(table.game).answer(table.view(table.seat), table.game.actions.parse(answer)))
        told = happens(copied(table), answer, mind)
        arrived = next(
            (at for at, one in enumerate(told) if one.name in ("docked", "struck", "turned-away")), len(told)
        )
        vikings = hired(told[:arrived], ship, *HIRED_AT_SEA)
        for part in way.get("way-vikings", []):
            assert number(part, "fewest") <= vikings <= number(part, "most")
            seen["surely" if part.args["sure"] == "yes" else "perhaps"] += 1
        assert "way-vikings" in way or vikings == 0
        coins = [one for one in told if one.name == "coin" and one.figures[0] == ship]
        plundered = sum(one.figures[1] for one in coins if SOURCES[one.figures[2]] == "plunder")
        assert plundered == sum(number(part, "coins") for part in way.get("way-coins", []))
        met = [one for one in told[:arrived] if one.name in ("fought", "fed") and one.figures[0] == ship]
        assert len(met) == len(way.get("way-monster", []))
        for one, part in zip(met, way.get("way-monster", []), strict=True):
            cost = number(part, "cost" if one.name == "fought" else "meal")
            assert one.figures[2] == cost or (one.name == "fed" and one.figures[2] < cost)
            seen[one.name] += 1
        for part in way.get("way-battle", []):
            blow = told[arrived]
            if blow.name == "turned-away":
                assert part.args["armed"] == "no"
            else:
                assert blow.figures[2] == 1
                assert (told[arrived + 1 : arrived + 2] != []) == (part.args["answered"] == "no")
            seen[blow.name] += 1
        assert ("way-battle" in way) == any(one.name in ("struck", "turned-away") for one in told)
    assert set(seen) >= {"surely", "struck", "fed", "fought"}
    assert sum(seen.values()) > 100


@every_file
def test_stowing_selling_fighting_and_striking_cost_what_they_say(text: str) -> None:
    seen = Counter[str]()
    for table, answer in positions(text):
        family, ship = answer.partition(":")[0], table.seat
        phrase = show(table.game).answer(table.view(ship), table.game.actions.parse(answer))
        crew, after = state(table).vikings[ship], copied(table)
        after.play(answer)
        told = list(after.moves[-1].events)
        seen[family] += 1
        if family in ("place", "replace", "sell"):
            gone = sum(one.figures[1] for one in told if one.name == "lost")
            assert gone == number(phrase, "lost")
            assert scoring.shields(state(after), ship) == number(phrase, "shields")
            if family == "sell":
                assert scored(after, ship, "goods") - scored(table, ship, "goods") == number(phrase, "points")
        elif answer == "done":
            assert hired(told, ship, "post") == number(phrase, "vikings")
        elif answer == "fight":
            assert (told[0].name, told[0].figures[2]) == ("fought", number(phrase, "cost"))
            assert scored(after, ship, "monsters") - scored(table, ship, "monsters") == number(phrase, "points")
            assert crew - told[0].figures[2] == number(phrase, "left")
        elif answer == "feed":
            assert (told[0].name, told[0].figures[2]) == ("fed", number(phrase, "vikings"))
            assert crew - told[0].figures[2] == number(phrase, "left")
        elif answer == "strike":
            assert (told[0].name, told[0].figures[2]) == ("struck", number(phrase, "cost"))
            assert state(after).vikings[ship] == number(phrase, "left")
            fled = [one for one in told if one.name == "gave-way"]
            assert bool(fled) == (phrase.args["answered"] == "no")
        elif answer == "flee":
            assert state(after).vikings[ship] == number(phrase, "vikings")
    assert set(seen) >= {"place", "throw", "sail", "feed", "flee"}


@every_file
def test_the_coin_for_coming_home_is_paid_at_the_end_of_the_race(text: str) -> None:
    paid = 0
    for table, answer in positions(text):
        phrase = show(table.game).answer(table.view(table.seat), table.game.actions.parse(answer))
        if not phrase.id.endswith("-home"):
            continue
        promised, ship = parts(phrase).get("way-race", []), table.seat
        if table.position()["voyage"] > 1:
            assert not promised
            continue
        then = copied(table)
        then.play(answer)
        while not then.over and then.position()["voyage"] == 1:
            then.play(then.legal()[-1])
        coins = [one for move in then.moves for one in move.events if one.name == "coin" and one.figures[0] == ship]
        harbour = [one.figures[1] for one in coins if SOURCES[one.figures[2]] == "harbour"]
        assert harbour == [number(part, "coin") for part in promised]
        paid += len(promised)
    assert paid > 10
