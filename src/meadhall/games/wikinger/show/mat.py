"""What lies before a player: the land with its homeland, what it feeds, and how the seat stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.game import Line
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.wikinger.rules import land, scoring
from meadhall.games.wikinger.rules.names import FIGURES, QUESTIONS, SPECIALS, Own, Row
from meadhall.games.wikinger.rules.standing import runs
from meadhall.games.wikinger.show import auction, ghosts, glance, strip
from meadhall.games.wikinger.show.layout import OWN_COLUMNS, RIVAL_COLUMNS, columns_of
from meadhall.games.wikinger.show.pieces import name_of, special_face, tile_face
from meadhall.games.wikinger.show.shore import cells, home_of, land_of
from meadhall.games.wikinger.show.strip import sign
from meadhall.games.wikinger.show.wheel import POOL
from meadhall.games.wikinger.words import answers
from meadhall.look import Brush, Markup, element, symbol

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

NOTHING = Markup("")
BOWLS = 22  # there is room for; a land has hardly more figures


def draw(view: Wikinger, of: int, brush: Brush, size: str, sheet: Sequence[Line]) -> Markup:
    """The mat of seat `of`: "own" is large and can be clicked, "rival" small and opens to be looked at."""
    return _own(view, of, brush, sheet) if size == "own" else _rival(view, of, brush)


def _about(of: int, brush: Brush) -> str:
    return brush.say(Phrase("board-land", {"who": SeatName(of)}))


def _rival(view: Wikinger, of: int, brush: Brush) -> Markup:
    about, name = _about(of, brush), f"look-{of + 1}"
    large = home_of(view, of, brush, False, False) + land_of(
        view, of, brush, RIVAL_COLUMNS, about, False, NOTHING, NOTHING
    )
    small = element(
        "button", glance.draw(view, of), element("span", about, class_="hide"), class_="glance", type="button",
        popovertarget=name,
    )  # fmt: skip
    card = element(
        "div", element("h2", sign(f"seat-{of + 1}", "emblem"), about), _taken(view, of, brush),
        element("div", Markup(large), class_="lands", tabindex=0, role="group", aria_label=about),
        class_=f"looked panel seat-{of + 1}", id=name, popover="auto",
    )  # fmt: skip
    return Markup(element("div", small, strip.compared(view, of, brush), class_="both") + card)


def _own(view: Wikinger, of: int, brush: Brush, sheet: Sequence[Line]) -> Markup:
    mine, about = of == brush.seat, _about(of, brush)
    between = cells(of, columns_of(view, of, OWN_COLUMNS)) if mine else NOTHING
    above = ghosts.draw(view, of, brush) if mine else NOTHING
    lands = element(
        "div", home_of(view, of, brush, mine, True),
        land_of(view, of, brush, OWN_COLUMNS, about, True, between, above),
        class_="lands", tabindex=0, role="group", aria_label=about,
    )  # fmt: skip
    shore = element("div", _head(view, of, brush), lands, _foot(view, of, brush, sheet), class_="shore panel")
    return Markup(shore + strip.banner(view, of, brush, sheet))


# -- above the land --------------------------------------------------------------------------------------------------


def _head(view: Wikinger, of: int, brush: Brush) -> Markup:
    """Whose land it is, and what is being decided: figures drawn, a purchase in hand; else how the islands are."""
    question = QUESTIONS[view.phase] if view.seat >= 0 else ""
    if question in POOL:
        beside = auction.pool(view, brush)
    elif question in ("start", "lay", "stand") and view.seat == of:
        beside = _hand(view, brush)
    else:
        beside = _islands(view, of, brush)
    title = element("h2", brush.label("mat-yours"), data_explain="homeland")
    return element("header", title, _taken(view, of, brush), beside)


def _islands(view: Wikinger, of: int, brush: Brush) -> Markup:
    found = runs(view, of)
    whole = sum(run.finished for run in found)
    return _isles(brush.label("mat-islands", ("n", whole), ("open", len(found) - whole)))


@lru_cache(maxsize=256)
def _isles(words: str) -> Markup:
    flag = element("path", class_="pole", d="M4 21V2") + element("path", class_="cloth", d="M4 2h15l-4 5 4 5H4z")
    drawn = element("svg", Markup(flag), class_="wikinger", viewBox="0 0 22 22", aria_hidden="true")
    return element("p", drawn, words, class_="isles", data_explain="board-islands")


def _hand(view: Wikinger, brush: Brush) -> Markup:
    name = FIGURES[view.hand_figure - 1]
    drawn = []
    if view.hand_tile:
        face = tile_face(view.box, int(view.hand_tile), 36)
        at = {"id": "hand-tile", "transform": "translate(19 19)"}
        drawn.append(element("g", face, class_="stop", data_explain=name_of(int(view.hand_tile)), **at))
    why = {"id": "hand-figure", "data_why": "stand ashore"}
    person = element("g", symbol(name, 41, 1, 36), class_="stop", data_explain=f"figure-{name}", **why)
    return element(
        "div", element("span", brush.label("board-hand"), data_explain="board-hand"),
        element("svg", drawn, person, class_="wikinger hand", viewBox="0 0 80 38", aria_hidden="true"),
        class_="in-hand",
    )  # fmt: skip


BOATS = " ".join(f"boat:{cargo}" for cargo in (*FIGURES[1:], "each"))


def _taken(view: Wikinger, of: int, brush: Brush) -> Markup | None:
    """The special tiles of a seat, each with its name for the pointer."""
    if not view.advanced:
        return None
    faces = []
    for kind, name in enumerate(SPECIALS):
        number = int(view.own[of * Own.SIZE + Own.SPECIAL + kind])
        why = BOATS if name == "boat" and of == brush.seat else None
        faces += [
            element(
                "svg", element("g", special_face(view.box, kind, 34), transform="translate(18 18)"),
                class_="wikinger special", viewBox="0 0 36 38", role="img", aria_label=brush.label(f"special-{name}"),
                data_explain=f"special-{name}", data_why=why,
                id=f"taken-{of + 1}-{name}" if not i and of == brush.seat else None,
            )
            for i in range(number)
        ]  # fmt: skip
    return element("div", faces, class_="taken") if faces else None


# -- below it --------------------------------------------------------------------------------------------------------


def _foot(view: Wikinger, of: int, brush: Brush, sheet: Sequence[Line]) -> Markup:
    """Answers that are no place; else a bowl for every figure, full or empty."""
    buttons = _buttons(view, brush) if of == brush.seat else None
    return buttons or _food(view, of, brush, sheet)


def _buttons(view: Wikinger, brush: Brush) -> Markup | None:
    """Bids, cargoes that are no single colour, and taking nothing."""
    bids = auction.bids(brush)
    if bids:
        return element("div", bids, class_="foot")
    plain = [one for one in brush.choices if one.startswith("boat:") or one in ("ferry:each", "stop", "decline")]
    if not plain:
        return None
    buttons = []
    for answer in plain:
        family, _, label = answer.partition(":")
        buttons.append(brush.button(answer, brush.say(answers.answer(view, family, (label,)))))
    return element("div", element("div", buttons, class_="bids"), class_="foot")


def _food(view: Wikinger, of: int, brush: Brush, sheet: Sequence[Line]) -> Markup:
    figures, fishers = int(scoring.figures(view, of)), int(land.unthreatened(view, of, Row.FISHERS))
    fed = min(figures, fishers * int(view.box.fisher_feeds))
    points = next(line.points for line in sheet if line.name == "feeding")
    said = brush.label("food", ("fishers", fishers), ("fed", fed), ("figures", figures))
    over = int(scoring.surplus(view, of))
    if over < 0:
        end = brush.label("food-hungry", ("n", -over), ("points", -points))
    else:
        end = brush.label("food-spare", ("n", over), ("points", points)) if over else ""
    return _bowls(figures, fed, said, end, over < 0)


@lru_cache(maxsize=1024)
def _bowls(figures: int, fed: int, said: str, end: str, short: bool) -> Markup:
    """A bowl for each figure."""
    bowls = [element("i", class_="fed" if number < fed else None) for number in range(min(figures, BOWLS))]
    return element(
        "div", element("span", said), element("span", bowls, class_="bowls", aria_hidden="true"),
        element("b", end, class_="short" if short else None), class_="foot food", data_explain="board-feeding",
    )  # fmt: skip


# -- beside the question ---------------------------------------------------------------------------------------------


def when(view: Wikinger, brush: Brush) -> Markup:
    """A dot for every round, small and large like the scorings after them, and which comes next."""
    rounds, now = int(view.box.rounds), int(view.round)
    words = "board-last" if now == rounds else "board-next"
    after = brush.label(f"{words}-small" if now % 2 else f"{words}-large")
    label = f"{brush.label('board-now', ('round', now))} {after}"
    return _dots(rounds, now, view.seat < 0, after, label)


@lru_cache(maxsize=256)
def _dots(rounds: int, now: int, over: bool, after: str, label: str) -> Markup:
    dots = []
    for n in range(1, rounds + 1):
        css = "done" if n < now or over else "now" if n == now else ""
        dots.append(element("i", n, class_=css if n % 2 else f"{css} big".strip()))
    return element(
        "div", element("div", dots, class_="rounds", aria_hidden="true"), element("small", after, aria_hidden="true"),
        class_="when", id="rounds", role="img", aria_label=label, data_explain="board-round",
    )  # fmt: skip
