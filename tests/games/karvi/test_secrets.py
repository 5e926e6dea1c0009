"""What a seat may know: hands, stacks it has looked through, cards it has thrown off."""

from __future__ import annotations

from tests.games.karvi.play import karvi

from meadhall.engine import FastDice
from meadhall.games.karvi.rules.names import Loc, Piece, Tile


def test_hands_are_hidden_but_their_backs_are_seen() -> None:  # line 433
    state = karvi(blue={"hand": [1, 40]}).state
    mine, theirs, nobody = state.redacted(0), state.redacted(1), state.redacted(-1)
    assert (mine.card[1], mine.card[40]) == (0, 0)  # type: ignore[attr-defined]
    for view in (theirs, nobody):
        assert (view.card[1], view.card[40]) == (Loc.UNKNOWN, Loc.UNKNOWN)  # type: ignore[attr-defined]
        assert list(view.held[:6]) == [1, 0, 0, 0, 0, 1]  # type: ignore[attr-defined]


def test_who_explored_knows_what_is_left_in_the_stack() -> None:
    table = karvi(blue={"bread": 1}, stacks={"T1": ["b", "d"]})
    table.play("sail:jarlshof", "explore", "tile:d")
    for k in range(20):
        world = table.state.redacted(0).imagined(FastDice(k))
        assert [int(x) for x in world.tile[:4]] == [Tile.BOX, Tile.STACK, Tile.BOX, Tile.TAKEN]  # type: ignore[attr-defined]
    seen = {tuple(int(x) for x in table.state.redacted(1).imagined(FastDice(k)).tile[:4]) for k in range(60)}  # type: ignore[attr-defined]
    assert len(seen) == 3  # red knows only which tile was taken openly


def test_looking_is_remembered_by_undo() -> None:
    table = karvi(blue={"bread": 1})
    table.play("sail:jarlshof", "explore")
    assert table.undo_refusal() is not None


def test_who_built_in_waterford_knows_the_runes_left_there() -> None:
    four = {"T1": "a", "T2": "a", "T3": "a", "T4": "a"}
    table = karvi(
        blue={"bread": 6, "at": "dyflin", "done": four}, specials={"waterford": ["B4", "B6"], "vik": ["B1", "B2"]}
    )
    table.play("sail:waterford", "build", "special:B4")
    assert table.state.redacted(0).rune[12 + 5] == Piece.STACK  # type: ignore[attr-defined]
    assert table.state.redacted(1).rune[12 + 5] == Piece.UNKNOWN  # type: ignore[attr-defined]
    assert table.state.redacted(0).rune[12] == Piece.UNKNOWN  # type: ignore[attr-defined]


def test_who_threw_a_card_off_knows_who_draws_it() -> None:  # ruling 47
    table = karvi(
        blue={"hand": [1, 2], "played": list(range(3, 16)), "dice": [["S1", 3], ["28", 3]]},
        red={"dice": [["S2", 3], ["27", 3]]},
    )
    table.play("discard:1", "discard:2", "die:2", "end", "die:10", "draw:helmet")
    assert table.state.redacted(0).card[1] == 1  # type: ignore[attr-defined]
    assert table.state.redacted(-1).card[1] == Loc.UNKNOWN  # type: ignore[attr-defined]


def test_it_is_no_longer_known_once_another_such_back_was_thrown_off() -> None:
    table = karvi(red={"hand": [1, 2, 31]}, known={1: ["blue", "red"]}, blue={"dice": [["28", 3], ["back S1", 3]]})
    assert table.state.redacted(0).card[1] == 1  # type: ignore[attr-defined]
    assert table.names[table.seat] == "red"
    table.play("discard:2", "discard:31")
    assert table.state.redacted(0).card[1] == Loc.UNKNOWN  # type: ignore[attr-defined]


def test_a_played_card_is_known_to_all() -> None:
    table = karvi(blue={"hand": [41], "fur": 1})
    table.play("card:41.1")
    assert table.state.redacted(-1).card[41] == Loc.PLAYED  # type: ignore[attr-defined]


def test_events_tell_others_only_the_back_of_a_card() -> None:
    table = karvi()
    table.play("die:10", "draw:beer")
    names = {seat: [told.name for _, told in table.events(seat)] for seat in (-1, 0, 1)}
    assert "drew" in names[0]
    assert "drew" not in names[1] + names[-1]
    assert "drew-back" in names[1]
    assert "drew-back" in names[-1]
