"""The signs on the board of Raids: what the harbours pay, and answers that are no places."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING

from meadhall.games.raids.rules import battle, monsters
from meadhall.games.raids.show.layout import Chart, Point, chart, moved_to, village_at
from meadhall.games.raids.show.pieces import harbour_icon
from meadhall.games.raids.words import naming
from meadhall.look import Brush, Markup, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.raids.rules.box import Box
    from meadhall.games.raids.rules.state import Raids

TALL_ROW = 4  # harbour tiles side by side on a tall board
LONG = 20  # letters that the sign of a wide board has room for in full size


def harbour_tile(view: Raids, brush: Brush, c: Chart, busy: tuple[float, float]) -> Markup:
    """What the harbour pays on this voyage, and the harbours of the other voyages below it."""
    box, now = view.box, max(1, int(view.voyage))
    names = [naming.harbour(view, voyage) for voyage in range(1, box.voyages + 1)]
    labels = [
        brush.label("board-harbour", ("harbour", name), ("voyage", voyage)) for voyage, name in enumerate(names, 1)
    ]
    icons = tuple(name.removeprefix("harbour-") for name in names)
    prizes = tuple(int(box.prize[rank]) for rank in range(min(len(box.prize), view.seats)))
    # on a phone the sign makes room for the plates of a question
    aside = brush.shape == "tall" and busy[1] > c.sign[1] - 45 and busy[0] < c.sign[1] + 100
    at = c.sign if not aside else (c.sign[0], c.sign[1] + (-108 if sum(busy) / 2 > c.sign[1] - 20 else 76))
    title = brush.label(names[now - 1])
    return _sign(box, brush.shape, at, title, icons, tuple(labels), now, prizes, aside)


@lru_cache(maxsize=1024)
def _sign(
    box: Box, shape: str, at: Point, title: str, names: tuple[str, ...], labels: tuple[str, ...], now: int,
    prizes: tuple[int, ...], aside: bool,
) -> Markup:  # fmt: skip
    x, y = at
    name = names[now - 1]
    if shape == "tall":
        lines = _lines(title, 17)
        height = 43 + 17 * len(lines)
        board = [element("path", class_="sign", d=cut(138, height, 6))]
        board += [element("text", line, class_="say", y=18 - height / 2 + 17 * i) for i, line in enumerate(lines)]
        board.append(harbour_icon(box, name, -64, height / 2 - 36, 32))
        board.append(_prizes(prizes, 17, height / 2 - 19, 34))
        shelf = height / 2 + 22
    else:
        board = [element("path", class_="sign", d=cut(232, 72, 6)), harbour_icon(box, name, -108, -27, 54)]
        board.append(element("text", title, class_="say long" if len(title) > LONG else "say", x=28, y=-11))
        board.append(_prizes(prizes, 28, 14, 46))
        shelf = 56
    sign = element(
        "g", board, id="harbour-tile", class_="stop", role="img", aria_label=labels[now - 1],
        data_explain=f"harbour-{name}",
    )  # fmt: skip
    coming = None if aside else _voyages(box, names, labels, now, shelf, TALL_ROW if shape == "tall" else len(names))
    if shape == "tall" and not aside and len(names) > TALL_ROW:
        y -= 40 * ((len(names) - 1) // TALL_ROW)  # the sign makes room for the rows below it
    return element("g", sign, coming, id="harbours", transform=moved_to((x, y)))


def _prizes(prizes: tuple[int, ...], x: float, y: float, apart: float) -> Markup:
    drawn = []
    for i, prize in enumerate(prizes):
        left, size = (i - len(prizes) / 2) * apart, min(24, apart * 0.6)
        drawn.append(symbol("coin", left, -size / 2, size))
        drawn.append(element("text", prize, class_="value", x=round(left + size + (apart - size) * 0.42, 1), y=7))
    letters = sum(1 if prize < 10 else 1.4 for prize in prizes)  # three digits have room at full size
    fit = "" if letters <= 3 else f" scale({3 / letters:.3f})"
    return element("g", drawn, transform=f"translate({x:g} {y:g}){fit}")


def _voyages(
    box: Box, names: tuple[str, ...], labels: tuple[str, ...], now: int, y: float, across: int
) -> list[Markup]:
    """A small tile for each voyage's harbour, in rows: past ones fade, the present one is framed."""
    drawn = []
    for voyage, (name, label) in enumerate(zip(names, labels, strict=True), 1):
        row, column = divmod(voyage - 1, across)
        x = (column - (min(across, len(names) - row * across) - 1) / 2) * 35
        drawn.append(
            element(
                "g", symbol("tile", -15, -15, 30, 31.9), harbour_icon(box, name, -11, -12, 22),
                element("path", class_="present", d="M-15 21h30") if voyage == now else None,
                class_="stop spent" if voyage < now else "stop", role="img", aria_label=label,
                id=f"harbour-{voyage}", data_explain=f"harbour-{name}", transform=moved_to((x, y + row * 40)),
            )
        )  # fmt: skip
    return drawn


PLATES = {"fight": "battle", "feed": "monster", "strike": "battle", "flee": "longship"}
PLATE = (74, 58)


def plates(view: Raids, brush: Brush, c: Chart) -> tuple[list[Markup], tuple[float, float]]:
    """Signs for answers that are no places: fight or feed, strike or flee; they stand at the ship that is asked."""
    answers = [answer for answer in PLATES if answer in brush.choices]
    if not answers:
        return [], (0, 0)
    width, height = PLATE
    villages = tuple(space for space in range(1, view.box.harbour) if view.box.village[space])
    down = (height + 10) * (brush.shape == "tall")
    across = (width + 8) * (brush.shape != "tall")
    x, y = _room(brush.shape, int(view.box.harbour) - 1, villages, int(view.place[brush.seat]))
    drawn = []
    for i, answer in enumerate(answers):
        cost = _cost(view, answer)
        inner: list[object] = [element("path", class_="sign", d=cut(width, height, 6))]
        inner.append(rope(cut(width, height, 6)))
        inner.append(symbol(PLATES[answer], -13 if not cost else -29, -22, 26))
        if cost:
            inner += [symbol("viking", -5, -18, 18, class_=f"seat-{brush.seat + 1}")]
            inner.append(element("text", f"−{cost}", class_="say", x=22, y=-4))
        inner.append(element("text", brush.label(f"plate-{answer}"), class_="say", y=21))
        inner.append(key(brush.keys[answer], 1 - width / 2, 1 - height / 2))
        drawn.append(
            element(
                "g", element("g", inner, aria_hidden="true"),
                brush.hit(answer, x=-width / 2, y=-height / 2, width=width, height=height),
                id=f"plate-{answer}", class_=f"stop choosable {'fight' if answer in ('fight', 'strike') else ''}",
                data_explain=_subject(view, answer), data_why=answer,
                transform=moved_to((x + (i - 0.5) * across, y + (i - 0.5) * down)),
            )
        )  # fmt: skip
    return drawn, (y - (height + down) / 2, y + (height + down) / 2)


def _subject(view: Raids, answer: str) -> str:
    """What explains an answer: the monster, or how battles go."""
    monster = view.box.names[view.tile[view.place[view.seat]]]
    return f"tile-{monster}" if answer in ("fight", "feed") else "battle"


def _cost(view: Raids, answer: str) -> int:
    """How many Vikings an answer takes."""
    match answer:
        case "fight":
            return int(monsters.cost(view, view.seat))
        case "feed":
            return int(monsters.meal(view, view.seat))
        case "strike":
            return int(battle.next_blow(view))
        case _:
            return 0


@lru_cache(maxsize=128)
def _room(shape: str, stops: int, villages: tuple[int, ...], at: int) -> Point:
    """Where two plates find room nearest to a mooring without covering anything."""
    c = chart(shape, stops)
    width, height = (PLATE[0] + 10, 2 * PLATE[1] + 20) if shape == "tall" else (2 * PLATE[0] + 18, PLATE[1] + 10)
    taken = [(x, y, c.ship * (1.1 if space == at else 0.5)) for space, (x, y) in enumerate(c.moorings)]
    taken += [(x, y, c.tile / 2 + 4) for x, y in c.tiles]
    taken += [(*village_at(c, space), c.ship * 0.55) for space in villages]
    if shape != "tall":
        taken += [(c.sign[0] + step * 39, c.sign[1], 40) for step in (-2, -1, 0, 1, 2)]
        taken += [(c.sign[0] + step * 35, c.sign[1] + 56, 20) for step in (-1.5, -0.5, 0.5, 1.5)]
    home_x, home_y = c.moorings[at]

    def cost(x: float, y: float, away: float, least: float) -> float:
        """How far away it is and how much it covers; at least `least` is told when it is not less."""
        found = away
        for a, b, half in taken:
            over_x = width / 2 + half - abs(a - x)
            over_y = height / 2 + half - abs(b - y)
            if over_x > 0 and over_y > 0:
                found += 50 * min(over_x, over_y)
                if found >= least:
                    break
        return found

    across, down = int(width // 2) + 16, int(height // 2) + 16
    near_x = range(max(across, round(home_x) - 160), min(c.width - across, round(home_x) + 160), 8)
    near_y = range(max(down, round(home_y) - 130), min(c.height - down, round(home_y) + 130), 8)
    spots = sorted((hypot(x - home_x, y - home_y), x, y) for x in near_x for y in near_y)
    best, least = (home_x, home_y), float("inf")
    for away, x, y in spots:
        if away >= least:  # whatever comes is further away
            break
        found = cost(x, y, away, least)
        if found < least:
            best, least = (x, y), found
    return best


def _lines(text: str, most: int) -> list[str]:
    """A short text on one or two lines."""
    words = text.split()
    if len(text) <= most or len(words) == 1:
        return [text]
    best = min(range(1, len(words)), key=lambda i: max(len(" ".join(words[:i])), len(" ".join(words[i:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]
