"""Sagas: read back exactly, or refused with the line that is wrong; never a half-loaded table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import meadhall
from meadhall.engine import BadSaga, MeadhallError, Table, saga


def finished() -> Table:
    """A game of Raids played to its end."""
    table = meadhall.table("raids", seats=3, seed="saga test", names=["Åsa", "Björn", "Þórir"])
    while not table.over:
        table.play(table.legal()[table.ply % len(table.legal())])
    return table


def running() -> Table:
    """A game of Raids in progress."""
    table = meadhall.table("raids", seats=3, seed="still secret")
    for _ in range(8):
        table.play(table.legal()[0])
    return table


def edited(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    """A saga with its header changed."""
    first, _, rest = text.partition("\n")
    header = json.loads(first)
    change(header)
    return json.dumps(header) + "\n" + rest


def test_a_saga_is_a_header_and_one_answer_a_line() -> None:
    table = finished()
    first, *answers = table.saga().splitlines()
    header = json.loads(first)
    assert answers == [table.game.actions.text(move.action) for move in table.moves]
    assert header["names"] == ["Åsa", "Björn", "Þórir"]
    assert header["seed"] == "saga test"
    assert header["commitment"] == table.dice.commitment


def test_the_seed_is_told_only_once_the_game_is_over() -> None:
    assert "still secret" not in running().saga()
    assert "still secret" in running().saga(with_seed=True)


def test_a_running_saga_of_somebody_else_can_be_looked_at_but_not_played_past_a_draw() -> None:
    text = running().saga()
    table = meadhall.load(text)
    assert table.state == running().state
    with pytest.raises(MeadhallError, match="sealed"):
        sail_home(table)
    assert table.position()["voyage"] == 1  # the next one would have to be dealt
    assert meadhall.load(table.saga()).state == table.state  # nothing of the refused answer is left
    assert meadhall.load(text, seed="still secret").saga() == text


def sail_home(table: Table) -> None:
    """Take the last answer again and again."""
    while not table.over:
        table.play(table.legal()[-1])


def test_verify_wants_an_ended_game_with_its_seed() -> None:
    assert saga.verify(finished().saga()).over
    with pytest.raises(BadSaga, match="not over yet"):
        saga.verify(running().saga())


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda h: h.update(saga=2), "saga format 2 is unknown; this Meadhall reads format 1"),
        (lambda h: h.update(game="chess"), "there is no game 'chess'"),
        (lambda h: h.update(rules=99), "plays raids by versions 1 to 1 of its rules, not 99"),
        (lambda h: h.update(components="0000"), "other components"),
        (lambda h: h.update(seats=9), "is for 2, 3, 4 players"),
        (lambda h: h.update(seed="another"), "does not match its commitment"),
        (lambda h: h.update(commitment="00"), "does not match its commitment"),
        (lambda h: h.update(answers=3), "the header counts 3 answers"),
        (lambda h: h.update(options={"x": 1}), "no option 'x'"),
        (lambda h: h.update(names=["a", "a", "b"]), "share a name"),
        (lambda h: h.update(surprise=1), "unknown key 'surprise'"),
        (lambda h: h.pop("game"), "needs 'game'"),
        (lambda h: h.update(seed=5), "does not match its commitment"),
        (lambda h: h.update(start=[1]), "must be a mapping"),
        (lambda h: h.update(seed="\ud800"), "does not match its commitment"),
        (lambda h: h.update(players=5), "players must be a list of 3"),
        (lambda h: h.update(players="abc"), "players must be a list of 3"),
        (lambda h: h.update(answers=True), "needs 'answers'"),
        (lambda h: h.update(start={"voyage": {}}), "voyage must be a whole number"),
        (lambda h: h.update(start={"voyage": 2**70}), "beyond all bounds"),
    ],
)
def test_a_wrong_header_is_refused_with_its_line(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    with pytest.raises(BadSaga, match=sentence):
        meadhall.load(edited(finished().saga(), change))


def test_a_header_with_a_number_of_thousands_of_digits_is_refused() -> None:
    first, _, rest = finished().saga().partition("\n")
    counted = f'"answers": {finished().ply}'
    assert counted in first
    with pytest.raises(BadSaga, match="no saga header"):
        meadhall.load(first.replace(counted, '"answers": ' + "9" * 5000) + "\n" + rest)


def test_a_seed_that_is_no_text_a_computer_can_write_is_refused() -> None:
    with pytest.raises(BadSaga, match="does not match its commitment"):
        meadhall.load(finished().saga(), seed="\ud800")


def test_what_is_no_text_is_no_saga() -> None:
    with pytest.raises(BadSaga, match="a saga is a text, not bytes"):
        meadhall.load(finished().saga().encode())  # type: ignore[arg-type]


def test_a_saga_may_begin_with_the_mark_of_an_editor() -> None:
    assert saga.verify("\ufeff" + finished().saga()).state == finished().state


def test_pieces_that_make_the_rules_stumble_are_blamed_on_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    table = meadhall.scene("raids", seats=3, track={2: "rune"})
    text = table.saga()

    def stumble(*_: object) -> None:
        raise KeyError("no such piece")

    monkeypatch.setattr(type(table.game), "place", stumble)
    with pytest.raises(BadSaga, match="the pieces of the start do not fit"):
        meadhall.load(text)


def test_without_seed_or_draws_it_cannot_be_replayed() -> None:
    text = edited(finished().saga(), lambda h: h.pop("seed"))
    with pytest.raises(BadSaga, match="neither the seed nor the draws"):
        meadhall.load(text)


def test_forged_draws_are_refused() -> None:
    text = running().saga()
    with pytest.raises(BadSaga):
        meadhall.load(edited(text, lambda h: h.update(draws=[99] * len(h["draws"]))))
    with pytest.raises(BadSaga):
        meadhall.load(edited(text, lambda h: h.update(draws=h["draws"][:3])))
    with pytest.raises(BadSaga, match="draws are noted"):
        meadhall.load(edited(text, lambda h: h.update(draws=[*h["draws"], 0])))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the file is empty"),
        ("hello\n", "no saga header"),
        ("[1]\n", "no saga header"),
        ("{}\n", "no saga header"),
        ("[" * 100_000, "no saga header"),
        ("x" * 5_000_001, "longer than"),
    ],
)
def test_what_is_no_saga_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadSaga, match=sentence) as refusal:
        meadhall.load(text)
    assert refusal.value.line == 1


def test_an_illegal_answer_is_refused_with_its_line() -> None:
    lines = finished().saga().splitlines()
    lines[5] = "sail:99"
    with pytest.raises(BadSaga, match="'sail:99' is no answer") as refusal:
        meadhall.load("\n".join(lines) + "\n")
    assert refusal.value.line == 6


def test_a_truncated_saga_is_refused() -> None:
    text = finished().saga()
    with pytest.raises(BadSaga, match="it was cut or added to"):
        meadhall.load(text[: text.rindex("\n", 0, -1) + 1])
    with pytest.raises(BadSaga):
        meadhall.load(text[:-3])  # cut in the middle of the last answer
    with pytest.raises(BadSaga, match="after the end of the game"):
        meadhall.load(text + "sail:1\n")
    with pytest.raises(BadSaga, match="no empty lines"):
        meadhall.load(text.replace("\n", "\n\n", 2))
