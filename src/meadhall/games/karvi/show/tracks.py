"""Both tracks of a mat as rising steps, each with what it unlocks, and the tiles that may be used."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules import scoring, trade
from meadhall.games.karvi.rules.box import KINDS, LETTERS, TRACKS, Box
from meadhall.games.karvi.rules.names import P, Task, Why
from meadhall.games.karvi.show.hull import own
from meadhall.games.karvi.show.labels import said_tile
from meadhall.games.karvi.show.layout import moved_to
from meadhall.games.karvi.show.pieces import Icon, drawn, roped, scored, written
from meadhall.games.karvi.show.things import named, row, tile_terms
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.answers import open_task
from meadhall.games.karvi.words.paid import spot
from meadhall.games.karvi.words.telling import kind_sign
from meadhall.look import Brush, Markup, cut, element, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

TRACK_SIGNS = ("post-double", "axe-double")
BUILDING_SIGNS = ("tradepost", "tower")  # that wait on the track
WIDTH = 284
FIRST = 49  # middle of the first step
STEP_FACE = cut(40.5, 36, 4)
STEP_ROPE = cut(43, 38.5, 5)
STEP_HIT = {"x": -22, "y": -22, "width": 44, "height": 44}
RISE = 2
TRACK_HEIGHT = 59
TILE_HEIGHT = 56


def draw(view: Karvi, of: int, brush: Brush) -> Markup:
    """The trade and the raid track of a seat."""
    rows = [_track(view, of, brush, track) for track in range(len(TRACKS))]
    return element("svg", rows, class_="tracks", id=own(of, brush, spot(of, "post-double")), role="group",
                   viewBox=f"0 0 {WIDTH} {2 * TRACK_HEIGHT - 2}",
                   aria_label=" ".join(_label(view, of, brush, track) for track in range(len(TRACKS))))  # fmt: skip


def _done(view: Karvi, of: int, track: int) -> int:
    return int(view.p[of * P.SIZE + P.TRADES + track])


def _label(view: Karvi, of: int, brush: Brush, track: int) -> str:
    return brush.label(f"mat-track-{TRACKS[track]}", ("n", _done(view, of, track)))


def _track(view: Karvi, of: int, brush: Brush, track: int) -> Markup:
    box, base, done = view.box, of * P.SIZE, _done(view, of, track)
    waiting = int(view.p[base + (P.POST_SLOTS, P.TOWER_SLOTS)[track]])
    kinds = [k for k in range(len(KINDS)) if tables.is_trade(k) != bool(track) and view.p[base + P.DONE] >> k & 1]
    steps: int = len(box.beer) - 1
    top = track * TRACK_HEIGHT
    reached = brush.label("mat-reached", ("n", done), ("of", steps))
    head = element("g", _head(track, reached), transform=moved_to((0, top)), data_explain=f"mat-{TRACKS[track]}-track")
    pitch = (WIDTH - FIRST + 20.6) / steps
    found = []
    for slot in range(1, steps + 1):
        css = "done" if slot <= done else "next" if slot == done + 1 else ""
        tile = kinds[slot - 1] if slot <= len(kinds) else -1
        francia = brush.label("mat-francia") if slot == box.francia_slot else ""
        inner = _step(box, track, slot, css, tile, _waits(box, waiting, slot), of, francia)
        found.append(_mount(view, of, brush, track, slot, inner, (FIRST + (slot - 1) * pitch, top + 37 - RISE * slot)))
    return element("g", head, found)


def _mount(
    view: Karvi, of: int, brush: Brush, track: int, slot: int, inner: Markup, at: tuple[float, float]
) -> Markup:  # fmt: skip
    box, name = view.box, f"track-{TRACKS[track]}-{slot}"
    why = f"locked:{TRACKS[track]}" if slot == box.unlock_slot else "francia" if slot == box.francia_slot else None
    asked = why is not None and why in brush.choices and (why != "francia" or _asks(view, track))
    answer = why if asked else None
    return element(
        "g", element("g", inner, roped(STEP_ROPE, None) if answer else None, aria_hidden="true"),
        brush.hit(answer, **STEP_HIT) if answer else None, id=own(of, brush, name), transform=moved_to(at),
        class_="choosable" if answer else None, data_explain=name, data_why=own(of, brush, why or ""),
    )  # fmt: skip


def _asks(view: Karvi, track: int) -> bool:
    """Whether the open action is that of this track."""
    return open_task(view)[0] == (Task.TRADE, Task.RAID)[track]


@lru_cache(maxsize=64)
def _head(track: int, reached: str) -> Markup:
    return Markup(
        element("path", class_="step", d=cut(25, 25, 4, 12.5, 28))
        + symbol(TRACK_SIGNS[track], 2, 17.5, 21)
        + written(reached, "num-d", (12.5, 54))
    )


def _waits(box: Box, waiting: int, slot: int) -> bool:
    """Whether a building waits at a step of a track."""
    places = list(box.building_slot)
    return slot in places and bool(waiting >> places.index(slot) & 1)


@lru_cache(maxsize=2048)
def _step(box: Box, track: int, slot: int, css: str, tile: int, waits: bool, of: int, francia: str) -> Markup:
    """A step: done ones show the tile, others what a tile there will bring."""
    height = 2 + RISE * slot
    found = [
        element("path", class_="riser", d=f"M-21 18h42v{height}h-42z"),
        element("path", class_=f"step {css}".strip(), d=STEP_FACE),
    ]
    brings = _brings(box, track, slot)
    if css == "done":
        if tile >= 0:
            found.append(symbol(kind_sign(tile), -19, -16, 21))
        found.append(symbol("tick", 4, -17, 14, class_="tickmark"))
        small = brings._replace(figure="") if brings.sign != "points" else brings
        found.append(drawn(small, (-3, 1, 15)))
        if brings.figure and brings.sign != "points":
            found.append(written(brings.figure, "few", (15, 14.5)))
    elif francia:
        found += [drawn(brings, (-11.5, -17, 23)), written(francia, "few", (0, 15))]
    elif waits:
        found.append(symbol(BUILDING_SIGNS[track], -20, -12, 22, class_=f"seat-{of + 1}"))
        found.append(drawn(brings._replace(figure=""), (1, -10, 19)))
        if brings.figure and brings.sign != "points":
            found.append(written(brings.figure, "few", (14, 15)))
    else:
        alone = not brings.figure or brings.sign == "points"
        found.append(drawn(brings, (-13 if alone else -19, -13, 26), (13.5, 7)))
    return Markup("".join(found))


def _brings(box: Box, track: int, slot: int) -> Icon:
    """What a step of a track brings."""
    if slot == box.unlock_slot:
        return Icon("lock", "")
    if slot == box.map_slot:
        return Icon("map", "")
    if slot == box.francia_slot:
        return Icon("points", str(int(box.francia_points[track])))
    name, figures = tables.more(box, track)
    return Icon(name, str(figures[slot]))


# -- tiles to use -----------------------------------------------------------------------------------------------------


def tiles(view: Karvi, of: int, brush: Brush) -> Markup:
    """The trade and raid tiles beside a mat: what they ask and give, a tick where they are payable now."""
    held = [(k, int(view.p[of * P.SIZE + P.TILE + k]) - 1) for k in range(len(KINDS))]
    held = [(k, letter) for k, letter in held if letter >= 0 and not view.p[of * P.SIZE + P.DONE] >> k & 1]
    judge = _as_asked(view, of)
    wide = (WIDTH - 4 * (max(2, len(held)) - 1)) / max(2, len(held))
    found = []
    for n, (kind, letter) in enumerate(held):
        name = f"use:{KINDS[kind]}"
        ready, can = usable(judge, of, kind), name in brush.choices
        inner = _tile(view.box, kind, letter, wide, ready, brush.label(f"kind-{KINDS[kind]}"))
        path = cut(wide - 2, TILE_HEIGHT, 5, wide / 2, TILE_HEIGHT / 2)
        found.append(
            element(
                "g", element("g", inner, roped(path, None) if can else None, aria_hidden="true"),
                brush.hit(name, width=wide, height=TILE_HEIGHT), id=own(of, brush, f"tile-{KINDS[kind]}"),
                class_="deed choosable" if can else "deed", transform=moved_to((n * (wide + 4), 1)),
                data_explain=f"tile-{KINDS[kind]}{LETTERS[letter]}", data_why=own(of, brush, name),
                role=None if can else "img", aria_label=None if can else said_tile(brush, view.box, kind, letter),
            )
        )  # fmt: skip
    return element("svg", found, class_="deeds", viewBox=f"0 0 {WIDTH} 58", role="group",
                   aria_label=brush.label("mat-beside"))  # fmt: skip


def _as_asked(view: Karvi, of: int) -> Karvi:
    """The view as if a seat were asked: what it could use is judged of who is."""
    if view.seat == of:
        return view
    other = view.clone()
    other.seat = of
    return other


def usable(s: Karvi, of: int, kind: int) -> bool:
    """Whether a seat has what a tile beside its mat asks for."""
    if tables.is_trade(kind):
        return int(trade.not_traded(s, kind, s.p[of * P.SIZE + P.GOLD])) == Why.ALLOWED
    return int(trade.not_raided(s, kind, scoring.strength(s, of))) == Why.ALLOWED


@lru_cache(maxsize=1024)
def _tile(box: Box, kind: int, letter: int, wide: float, ready: bool, title: str) -> Markup:
    asks, gives = tile_terms(box, kind, letter)
    face = element("path", class_="step", d=cut(wide - 2, TILE_HEIGHT, 5, wide / 2, TILE_HEIGHT / 2))
    tick = symbol("tick", wide - 22, 6, 15, class_="tickmark") if ready else ""
    if wide < 100:  # many: what it is, its points, what it asks in one figure
        least = (
            asks[0] if not tables.is_trade(kind) else Icon("fur", str(sum(tables.trade_tile(box, kind, letter)[:3])))
        )
        side = min(21.0, wide / 2 - 3)
        small = symbol("tick", wide - 16, 24, 13, class_="tickmark") if ready else ""
        points = scored(gives[0].figure, (wide - 4 - side, 3, side))
        return Markup(
            face + symbol(kind_sign(kind), 2, 3, side) + points + row((least,), 4, 25, 15, wide - 20) + small
            + named(title, wide / 2 - 1, 52.5, wide)
        )  # fmt: skip
    line = element("path", class_="or", d=f"M46 28h{wide - 54:g}")
    return Markup(
        face + symbol(kind_sign(kind), 6, 4, 32) + named(title, 23, 50, 46) + line + row(asks, 47, 6, 18, wide - 74)
        + row(gives, 47, 32, 20, wide - 54) + tick
    )  # fmt: skip
