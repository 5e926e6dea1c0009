"""Positions of Karvi as readable mappings, both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine.errors import BadPosition
from meadhall.engine.game import OptionValue
from meadhall.engine.scene import Reader
from meadhall.engine.state import OVER
from meadhall.games.karvi.rules import bar, setup
from meadhall.games.karvi.rules.box import SPACES
from meadhall.games.karvi.rules.names import FLAGS, D, Flag
from meadhall.games.karvi.rules.state import Karvi
from meadhall.games.karvi.scenes import board, cards, players, tasks

KEYS = (
    "round", "round_tile", "round_tiles_left", "panels", "places", "stacks", "explored", "built", "specials", "looked",
    "thrown",
    "open_trade_cards", "trade_cards_left", "under", "top", "fresh", "known", "players", "turn", "used", "pending",
    "question", "first", "shown",
)  # fmt: skip
MOST_SHOWN = 10**6


def write(s: Karvi, names: Sequence[str]) -> dict[str, Any]:
    """The state as a mapping of the game's words."""
    position: dict[str, Any] = {
        **board.write(s, names),
        **cards.write(s, names),
        "players": {name: players.write(s, seat) for seat, name in enumerate(names)},
        "shown": int(s.shown),
    }
    if s.seat == OVER:
        return {**position, "question": "over"}
    position["turn"] = names[s.seat]
    position["used"] = [flag for k, flag in enumerate(FLAGS) if s.used >> k & 1]
    position["pending"] = tasks.write(s, names)
    if s.round == 0:
        position["first"] = names[s.first]
    return position


def place(s: Karvi, position: Mapping[str, Any], names: Sequence[str], options: Mapping[str, OptionValue]) -> None:
    """Set up `s` as the mapping says; what it leaves out is as at the start of the first turn."""
    read = Reader(position).only(*KEYS)
    setup.prepare(s)
    board.place_bar(s, read, str(options["panels"]))
    all_players = read.part("players").only(*names)
    for seat, name in enumerate(names):
        players.place(s, seat, Reader(all_players.mapping.get(name, {}), f"players: {name}").only(*players.KEYS))
    board.place_map(s, read, names)
    board.place_specials(s, read, names)
    cards.place_trade_cards(s, read)
    cards.place(s, read, names)
    players.check_crews(s)
    s.shown = read.number("shown", 0, MOST_SHOWN, 0)
    _ask(s, read, names)


def _ask(s: Karvi, read: Reader, names: Sequence[str]) -> None:
    """Whose turn it is, what that player has used of it, and what is still to do."""
    if read.word("question", ("turn", "over"), "turn") == "over":
        if s.die[D.AT + bar.hindmost(s)] < SPACES:
            raise BadPosition("question: the game is over only when all dice are back in the stop area")
        s.seat = OVER
        return
    owner = names[bar.hindmost(s) // 2]
    s.seat = names.index(read.word("turn", names, owner))
    for flag in read.words("used", FLAGS, len(FLAGS)):
        s.used |= 1 << FLAGS.index(flag)
    tasks.place(s, read, names)
    cards.place_fresh(s)
    if s.round == 0:
        s.first = names.index(read.word("first", names, names[0]))
    elif not s.used & Flag.DIE and s.depth == 0 and names[s.seat] != owner:
        raise BadPosition(f"turn: the die furthest behind is {owner}'s, so it is that player's turn")
    if s.round > 0 and not s.used & Flag.DIE and s.die[D.AT + bar.hindmost(s)] >= SPACES:
        raise BadPosition("turn: all dice are back in the stop area, so nobody has one to move")
    tasks.check(s)
