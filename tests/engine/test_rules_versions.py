"""A mended rule never ends a game: tables and sagas go on by the rules and components they were dealt with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import pytest
from pebbles.game import Pebbles, PebblesGame

import meadhall
from meadhall.engine import BadSaga, BadSetup, Dice, OptionValue, OtherComponents, Table, TableDice, registry, saga


class Mended(PebblesGame):
    """Pebbles by rules 2: the last seat begins."""

    name = "mended-pebbles"
    rules = 2

    def file(self, name: str) -> str:
        return meadhall.game("pebbles").file(name)

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> Pebbles:
        state = super().deal(seats, dice, options)
        if self.rules >= 2:  # rules 2: the last seat begins
            state.seat = seats - 1
        return state


@pytest.fixture
def mended(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The mended game, registered for one test."""
    found, point = metadata.entry_points, SimpleNamespace(name="mended-pebbles", load=lambda: Mended)
    monkeypatch.setattr(registry, "entry_points", lambda group: [*found(group=group), point])
    yield "mended-pebbles"
    registry._class.cache_clear()
    registry._game.cache_clear()


def finished(table: Table) -> Table:
    """Take the first answer until the end."""
    while not table.over:
        table.play(table.legal()[0])
    return table


def test_new_tables_are_dealt_by_the_newest_rules_and_older_ones_on_demand(mended: str) -> None:
    assert (meadhall.table(mended, 3).seat, meadhall.table(mended, 3).game.rules) == (2, 2)
    assert (meadhall.table(mended, 3, rules=1).seat, meadhall.game(mended, rules=1).rules) == (0, 1)


def test_a_saga_is_replayed_by_the_rules_it_was_dealt_by(mended: str) -> None:
    for rules in (1, 2):
        text = finished(meadhall.table(mended, 3, seed="old", rules=rules)).saga()
        again = saga.verify(text)
        assert (again.game.rules, again.moves[0].seat, again.saga()) == (rules, 0 if rules == 1 else 2, text)


def test_a_running_saga_goes_on_by_the_rules_it_was_dealt_by(mended: str) -> None:
    table = meadhall.table(mended, 3, seed="old", rules=1)
    table.play("take:1")
    again = meadhall.load(table.saga(), seed="old")
    assert finished(again).saga() == finished(table).saga()


@pytest.mark.parametrize("rules", [0, 3, -1, True, "2"])
def test_rules_that_never_were_are_refused_with_those_there_are(mended: str, rules: int) -> None:
    with pytest.raises(BadSetup, match="versions 1 to 2 of its rules"):
        meadhall.game(mended, rules=rules)


def test_a_saga_by_rules_that_never_were_is_refused(mended: str) -> None:
    header, _, answers = meadhall.table(mended, 3, seed="old").saga().partition("\n")
    text = json.dumps({**json.loads(header), "rules": 7}) + "\n" + answers
    with pytest.raises(BadSaga, match="versions 1 to 2 of its rules, not 7"):
        meadhall.load(text)


def test_components_that_were_shipped_once_are_found_by_their_digest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = meadhall.game("raids").components.text.replace("points = 5\nshields", "points = 4\nshields", 1)
    once = meadhall.game("raids", text).components.digest
    assert once != meadhall.game("raids").components.digest
    table = finished(Table(meadhall.game("raids", text), 2, seed="shipped once"))
    with pytest.raises(BadSaga, match="other components of raids"):
        meadhall.load(table.saga())
    with pytest.raises(OtherComponents, match="--components raids=FILE"):
        registry.dealt("raids", once, 1)
    (tmp_path / "past").mkdir()
    (tmp_path / "past" / f"{once}.toml").write_text(text, "utf-8")
    monkeypatch.setattr(registry, "folder", lambda _: tmp_path)
    assert meadhall.load(table.saga()).saga() == table.saga()


def test_a_game_can_be_made_again_from_its_key() -> None:
    own = meadhall.game("raids", meadhall.game("raids").components.text + "\n# mine\n")
    for game in (meadhall.game("raids"), own):
        again = registry.game(*game.key)
        assert again is game
    assert own.new(2, TableDice("x")) == meadhall.game("raids").new(2, TableDice("x"))
