"""A mapping of the game's words as a state; pieces that do not add up are refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine.errors import BadPosition, listed
from meadhall.engine.scene import Reader, whole
from meadhall.engine.state import OVER
from meadhall.games.wikinger.rules import land
from meadhall.games.wikinger.rules.names import (
    EARNED,
    FIGURES,
    NOBODY,
    NONE,
    QUESTIONS,
    SOURCES,
    SPECIALS,
    STANDS,
    TILES,
    Own,
    Phase,
    Row,
    Special,
)
from meadhall.games.wikinger.rules.state import Wikinger
from meadhall.games.wikinger.scenes.checks import ask, check_room, fill_stacks
from meadhall.games.wikinger.scenes.lands import place_lands

KEYS = (
    "round", "starter", "question", "asked", "wheel", "drawn", "open", "lands", "ashore", "gold", "points", "earned",
    "specials", "gone", "hand", "building", "auction", "cargo",
)  # fmt: skip
MOST = 10_000  # gold or points that somebody may write down


def place(s: Wikinger, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Set up `s` as the mapping says. Without a question the asked seat, else the starter, buys."""
    read = Reader(position).only(*KEYS)
    s.round = read.number("round", 1, int(s.box.rounds), 1)
    s.starter = names.index(read.word("starter", names, names[0]))
    question = read.word("question", ("over", *QUESTIONS), "buy")
    if question == "over":
        s.seat, s.phase = OVER, Phase.BUY
    else:
        s.seat = names.index(read.word("asked", names, names[s.starter]))
        s.phase = QUESTIONS.index(question)
    _place_wheel(s, read)
    place_lands(s, read.part("lands").only(*names), names)
    _place_purses(s, read, names)
    _place_hand(s, read)
    _place_specials(s, read, names)
    fill_stacks(s, read)
    check_room(s, names)
    ask(s, read, list(names))


def _place_wheel(s: Wikinger, read: Reader) -> None:
    wheel = read.part("wheel")
    for key, value in wheel.mapping.items():
        slot = whole(key)
        if not 0 <= slot < s.slots:
            raise BadPosition(f"wheel: {key!r} is no slot; slots are 0 to {s.slots - 1}")
        words = str(value).split()
        if not 1 <= len(words) <= 2 or words[0] not in TILES or (len(words) == 2 and words[1] not in FIGURES):
            raise BadPosition(
                f"wheel: slot {slot} holds {value!r}; write a tile and a figure, as in 'left fisher'. "
                f"Tiles: {listed(TILES)}. Figures: {listed(FIGURES)}"
            )
        s.tile[slot] = TILES.index(words[0]) + 1
        s.figure[slot] = FIGURES.index(words[1]) + 1 if len(words) == 2 else NONE
        if s.figure[slot] == NONE and s.phase != Phase.COLOUR:
            raise BadPosition(
                f"wheel: the tile on slot {slot} has no figure; only while colours are placed that can be"
            )
    drawn = read.part("drawn").only(*FIGURES)
    for figure, name in enumerate(FIGURES, 1):
        s.pool[figure] = drawn.number(name, 0, int(s.box.drawn), 0)


def _place_purses(s: Wikinger, read: Reader, names: Sequence[str]) -> None:
    gold, points = read.part("gold").only(*names), read.part("points").only(*names)
    ashore, earned = read.part("ashore").only(*names), read.part("earned").only(*names)
    for seat, name in enumerate(names):
        own = seat * Own.SIZE
        s.own[own + Own.GOLD] = gold.number(name, 0, MOST, int(s.box.gold[s.seats]))
        s.own[own + Own.TRACK] = points.number(name, 0, MOST, int(s.box.start_points))
        figures = ashore.part(name).only(*FIGURES)
        for figure, word in enumerate(FIGURES, 1):
            s.own[own + Own.ASHORE + figure] = figures.number(word, 0, int(s.box.figures[figure]), 0)
        sources = earned.part(name).only(*SOURCES[:EARNED])
        for source, word in enumerate(SOURCES[:EARNED]):
            s.own[own + Own.EARNED + source] = sources.number(word, 0, MOST, 0)


def _place_hand(s: Wikinger, read: Reader) -> None:
    if s.seat == OVER or s.phase not in (Phase.START, Phase.LAY, Phase.STAND):
        if "hand" in read.mapping:
            raise BadPosition("hand: only while a tile is laid or its figure set down is something in hand")
        return
    hand = read.part("hand").only("tile", "figure", "column", "dearest")
    s.hand_figure = FIGURES.index(hand.word("figure", FIGURES)) + 1
    s.dearest = int(bool(hand.mapping.get("dearest", False)))
    if s.dearest and not s.advanced:
        raise BadPosition("hand: the dearest combination means something in the advanced game only")
    if s.phase != Phase.STAND:
        s.hand_tile = TILES.index(hand.word("tile", TILES)) + 1
        return
    s.hand_column = hand.number("column", 1, int(s.columns))
    cell = s.land[land.at(s, s.seat, s.hand_figure, s.hand_column)]
    if s.hand_figure == Row.SHIPS or cell == NONE or cell >= STANDS:
        raise BadPosition(
            f"hand: there is no free tile in the row of the {FIGURES[s.hand_figure - 1]}, column {s.hand_column}"
        )


def _place_specials(s: Wikinger, read: Reader, names: Sequence[str]) -> None:
    if not s.advanced:
        for key in ("open", "specials"):
            if read.mapping.get(key):
                raise BadPosition(f"{key}: special tiles belong to the advanced game")
        return
    shown = read.mapping.get("open", ())
    if isinstance(shown, str) or not isinstance(shown, Sequence) or len(shown) > s.box.shown:
        raise BadPosition(f"open must be a list of at most {s.box.shown} special tiles, not {shown!r}")
    for k, name in enumerate(shown):
        if name is not None and name not in SPECIALS:
            raise BadPosition(f"open holds {name!r}; known are {listed(SPECIALS)}")
        s.open[k] = NOBODY if name is None else SPECIALS.index(name)
    taken = read.part("specials").only(*names)
    for seat, name in enumerate(names):
        mine = taken.part(name).only(*SPECIALS)
        for k, word in enumerate(SPECIALS):
            s.own[seat * Own.SIZE + Own.SPECIAL + k] = mine.number(word, 0, int(s.box.specials[k]), 0)
        if s.own[seat * Own.SIZE + Own.SPECIAL + Special.FIVE_GOLD]:
            raise BadPosition(f"specials: {SPECIALS[Special.FIVE_GOLD]} leaves the game when it is taken")
