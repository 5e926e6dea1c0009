"""The ship of a mat: hull, stern and head, the slots over its deck, what waits to be laid there, and the crew."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from meadhall.games.karvi.rules import scoring
from meadhall.games.karvi.rules.box import GEAR, GEAR_SLOTS, SIDES, STRENGTHS, Box
from meadhall.games.karvi.rules.crew import at as crew_at
from meadhall.games.karvi.rules.names import P, Piece
from meadhall.games.karvi.show.labels import said_slot
from meadhall.games.karvi.show.layout import moved_to
from meadhall.games.karvi.show.pieces import Icon, roped, scored, written
from meadhall.games.karvi.show.things import fits, gear_terms, row, slot_price
from meadhall.games.karvi.show.waters import Point
from meadhall.games.karvi.words import tables
from meadhall.look import Brush, Markup, cut, element, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

SLOT_SIGNS = ("stern", "sail", "figurehead")
SLOTS: tuple[Point, ...] = ((84, 62), (168, 62), (252, 62))
BOARD = cut(80, 46, 5)
TOKEN = cut(32, 32, 4)
TOKEN_ROPE = cut(36, 36, 5)
TOKEN_TOP = 20
TOKEN_STEP = 38
PLACES = (76, 122, 168, 214, 260)
RAIL = 110
MAN = cut(36, 38, 5, 0, -2)
MAN_ROPE = cut(40, 42, 6, 0, -2)
HULL = "M20 98C26 118 42 127 66 127H262C286 127 302 118 308 98L318 100C316 138 294 166 256 171H72C34 166 12 138 10 100z"
STERN = (
    "M20 98C15 85 16 74 24 68C34 62 41 73 34 79C29 82 25 78 28 75L24 72C18 80 25 90 33 87C44 83 43 60 29 58"
    "C12 57 3 76 10 100z"
)
HEAD = (
    "M308 98C311 90 311 84 308 78L299 81L304 71L298 63L308 61L311 49L318 56C324 53 329 55 332 60L331 66L323 66L328 71"
    "L322 77L317 76C319 84 320 92 318 100"
)
STRAKE = "M17 116C30 138 50 146 76 146H252C278 146 300 138 311 116"
GRAIN = (
    "M314 118l-10 3 9 3zM310 132l-11 3 9 2zM300 146l-11 3 8 2zM14 118l8 3-7 3zM18 132l9 4-8 1zM250 160l-50 3 44 2z"
    "M184 162l-40 2 36 2z"
)
WAVES = "M8 168q6-5 12 0q5 5 10 0M120 174q6-5 12 0q5 5 10 0M214 174q6-5 12 0q5 5 10 0M300 168q6-5 12 0q5 5 10 0"


def draw(view: Karvi, of: int, brush: Brush) -> Markup:
    """The ship of a seat."""
    base = of * P.SIZE
    laid = tuple(bool(view.p[base + P.STERN + k]) for k in range(len(GEAR_SLOTS)))
    title = brush.label("mat-strength", ("n", int(scoring.strength(view, of))))
    return element(
        "svg", _timber(laid[0], laid[2]), _tokens(view, of, brush),
        [_slot(view, of, brush, k) for k in range(len(GEAR_SLOTS))], _crew(view, of, brush),
        class_="ship", viewBox="0 0 334 178", role="group", aria_label=title,
    )  # fmt: skip


def own(of: int, brush: Brush, words: str) -> str | None:
    """An id, or what a click may mean, of something on one's own mat; on those of others nothing is named or asked."""
    return words if of == brush.seat and words else None


@lru_cache(maxsize=4)
def _timber(stern: bool, head: bool) -> Markup:
    """The hull in the water; stern and head stand on it only when they are laid."""

    def end(path: str, there: bool) -> Markup:
        return element("path", d=path, class_="hull timber" if there else "ghostline")

    return element(
        "g",
        element("rect", class_="sea", y=156, width=334, height=22), element("path", class_="shore", d="M0 156h334"),
        element("path", class_="waveline", d=WAVES), element("path", class_="hull mast", d="M188 84h6v44h-6z"),
        element("path", class_="hull timber", d=HULL), end(STERN, stern), end(HEAD, head),
        element("path", class_="strake", d=STRAKE), element("path", class_="grain", d=GRAIN),
        class_="scenery", aria_hidden="true",
    )  # fmt: skip


# -- slots, and what is to be laid there ------------------------------------------------------------------------------


def _slot(view: Karvi, of: int, brush: Brush, k: int) -> Markup:
    """A slot of the mat: what lies there does, or what it costs and covers."""
    tile, slot = int(view.p[of * P.SIZE + P.STERN + k]), GEAR_SLOTS[k]
    where, name = moved_to(SLOTS[k]), own(of, brush, f"slot-{slot}")
    if tile:
        gear = f"gear-{GEAR[tile - 1]}"
        return element(
            "g", element("g", _laid(view.box, k, tile - 1), aria_hidden="true"), id=name, transform=where,
            data_explain=gear, role="img", aria_label=brush.label(gear),
        )  # fmt: skip
    waiting = [f"place:{GEAR[g]}" for g in above(view, of, k)]
    return element(
        "g", element("g", _free(view.box, k), aria_hidden="true"), id=name, transform=where,
        data_explain=f"slot-{slot}", data_why=own(of, brush, " ".join(waiting)), role="img",
        aria_label=said_slot(brush, slot, *tables.slot(view.box, k)),
    )  # fmt: skip


@lru_cache(maxsize=128)
def _laid(box: Box, k: int, gear: int) -> Markup:
    board, terms = element("path", class_="sign laid", d=BOARD), _plain(gear_terms(box, gear))[:4]
    if not fits(terms, 18, 46):  # what it does says more than what it is
        return Markup(board + row(terms, -38, -9, 18, 76))
    return Markup(board + symbol(SLOT_SIGNS[k], -38, -15, 26) + row(terms, -10, -9, 18, 46))


def _plain(found: tuple[Icon, ...]) -> tuple[Icon, ...]:
    """Without the arrows where there is no room for them."""
    return tuple(one for one in found if one.sign != "next")


@lru_cache(maxsize=16)
def _free(box: Box, k: int) -> Markup:
    _, points = tables.slot(box, k)
    return Markup(
        element("path", class_="free", d=BOARD)
        + symbol(SLOT_SIGNS[k], -38, -15, 26, class_="faded")
        + scored(points, (1, -22, 24))
        + row(slot_price(box, k), -11, 4, 15, 48)
    )


def above(view: Karvi, of: int, slot: int) -> list[int]:
    """The equipment tiles that wait above the mat for a slot."""
    slots = view.box.gear_slot
    return [k for k in range(len(GEAR)) if view.gear[k] == Piece.ABOVE + of and slots[k] == slot]


def _tokens(view: Karvi, of: int, brush: Brush) -> list[Markup]:
    found = []
    for slot, (x, _) in enumerate(SLOTS):
        waiting = above(view, of, slot)
        step = min(TOKEN_STEP, 76 / max(1, len(waiting)))
        for k, gear in enumerate(waiting):
            at = x + (k - (len(waiting) - 1) / 2) * step, TOKEN_TOP
            found.append(token(view, of, brush, GEAR[gear], gear, f"gear-{GEAR[gear]}", gear_terms(view.box, gear), at))
    return found


def token(
    view: Karvi, of: int, brush: Brush, name: str, piece: int, component: str, terms: tuple[Icon, ...], at: Point
) -> Markup:  # fmt: skip
    """Something to lay: what it does in a symbol, a tick where its condition is met, else a lock."""
    ready = bool(scoring.meets(view, of, piece))
    families = ("place", "rune") if name.startswith("N") else ("place",)
    answers = [f"{family}:{name}" for family in families]
    answer = next((one for one in answers if one in brush.choices), None)
    words = f"{brush.label(component)}, {brush.label('mat-ready' if ready else 'mat-lacks')}"
    inner = _token(terms, ready, answer is not None, brush.groups.get(answer or ""))
    return element(
        "g", element("g", inner, aria_hidden="true"),
        brush.hit(answer, x=-22, y=-22, width=44, height=44) if answer else None,
        id=own(of, brush, f"above-{name}"), class_="token ready" if ready else "token", transform=moved_to(at),
        data_explain=component, data_why=own(of, brush, " ".join(answers)), role=None if answer else "img",
        aria_label=None if answer else words,
    )  # fmt: skip


@lru_cache(maxsize=512)
def _token(terms: tuple[Icon, ...], ready: bool, choosable: bool, group: str | None) -> Markup:
    gains = _plain(terms)
    main = gains[-1] if gains else Icon("star", "")
    figure = "" if main.sign == "points" else main.figure
    return Markup(
        element("path", class_="step", d=TOKEN)
        + (scored(main.figure, (-11, -12, 22)) if main.sign == "points" else symbol(main.sign, -12, -12.5, 22))
        + (written(figure, "few fig", (10, 13.5)) if figure else "")
        + (symbol("tick", 5, -20, 15, class_="tickmark") if ready else symbol("lock", 6, -20, 14))
        + (roped(TOKEN_ROPE, group) if choosable else "")
    )


# -- crew -------------------------------------------------------------------------------------------------------------


def _crew(view: Karvi, of: int, brush: Brush) -> Markup:
    """The warriors at the rail, their strength on the hull; injured ones lean."""
    found: list[Markup] = []
    for k, side in enumerate(SIDES):
        for value in range(int(view.box.strengths), 0, -1):
            for copy in range(int(view.p[crew_at(of, k, value)])):
                found.append(_warrior(of, brush, side, value, copy, PLACES[len(found)]))
    empty = [
        element("g", _seat(), class_="place", transform=moved_to((x, RAIL)), aria_hidden="true")
        for x in PLACES[len(found) : int(view.box.crew)]
    ]
    return element("g", found, empty, data_explain="mat-crew")


@cache
def requests(side: str, value: int) -> tuple[str, ...]:
    """All answers that are about a warrior; the strongest is never raised."""
    answers = [f"{name}:{side}.{value}" for name in ("raise", "dismiss", "wound")]
    answers += [f"{name}:{value}" for name in (("heal",) if side == "injured" else ("flip", "double", "give"))]
    return tuple(answers[1:] if value == STRENGTHS else answers)


def _warrior(of: int, brush: Brush, side: str, value: int, copy: int, x: float) -> Markup:
    asked = requests(side, value)
    answer = None if copy else next((one for one in asked if one in brush.choices), None)
    words = f"{value}, {brush.label(f'side-{side}')}"
    return element(
        "g", element("g", _man(side, value, answer is not None), aria_hidden="true"),
        brush.hit(answer, x=-22, y=-23, width=44, height=69) if answer else None,
        id=own(of, brush, f"warrior-{side}-{value}" + (f"-{copy + 1}" if copy else "")), class_=f"warrior {side}",
        transform=moved_to((x, RAIL)), data_why=own(of, brush, " ".join(asked)), role=None if answer else "img",
        aria_label=None if answer else words,
    )  # fmt: skip


@lru_cache(maxsize=64)
def _man(side: str, value: int, choosable: bool) -> Markup:
    lean = "rotate(-16)" if side == "injured" else None
    body = element("g", element("path", class_="step", d=MAN), symbol("warrior", -15, -17, 30), transform=lean)
    return Markup(
        body
        + (symbol("wound", 12, -23, 17) if lean else "")
        + element("circle", class_="disc", cy=32, r=13)
        + written(value, "fig", (0, 37.5))
        + (roped(MAN_ROPE, None) if choosable else "")
    )


@lru_cache(maxsize=1)
def _seat() -> Markup:
    return Markup(
        element("path", class_="free", d=MAN)
        + symbol("warrior", -15, -17, 30, class_="absent")
        + element("circle", class_="freeround", cy=32, r=13)
    )
