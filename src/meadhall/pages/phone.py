"""The table on a phone: what stays in sight while pages turn, answers in short, and what a seat's own page tells."""

from __future__ import annotations

import re
from functools import lru_cache

from meadhall.engine.prompt import Kind
from meadhall.engine.state import SPECTATOR
from meadhall.look import AT_ONCE, Band, Chip, Markup, element
from meadhall.pages.frame import Frame
from meadhall.pages.html import chip, emblem, hidden, icon
from meadhall.pages.score import signed
from meadhall.pages.told import told
from meadhall.words import Answer, Short

MOST_CHIPS = 6
FEW = 4  # answers of one kind that are seen without opening the list
SECTION = re.compile(r'<svg\b[^>]*\bdata-page="([\w-]+)"')


def small(f: Frame) -> bool:
    """Whether the viewer has a phone."""
    return f.eye.shape == "tall"


def parts(f: Frame, board: Markup) -> dict[str, Markup]:
    """The parts that only a phone shows; empty elsewhere."""
    if not small(f):
        return EMPTY
    return {"strip": strip(f), "sections": sections(f, board), "mine": mine(f)}


EMPTY = {
    "strip": element("header", class_="strip", id="strip", hidden=True),
    "sections": element("nav", class_="sections", id="sections", hidden=True),
    "mine": element("section", class_="mine", id="mine", hidden=True),
}


# -- what stays -------------------------------------------------------------------------------------------------------


def strip(f: Frame) -> Markup:
    """Above every page: the board and all seats with their points, the viewer's goods, whose turn, the last event."""
    return element("header", _tabs(f), _stores(f), _event(f), class_="strip", id="strip")


def seating(f: Frame) -> list[int]:
    """All seats, the viewer's own first."""
    me, seats = f.eye.seat, f.table.seats
    return list(range(seats)) if me == SPECTATOR else [(me + k) % seats for k in range(seats)]


def _tabs(f: Frame) -> Markup:
    w, awaited = f.w, f.prompt.seat
    made = [_tab("board", icon("map"), w("page-board"))]
    for seat in seating(f):
        name = w("page-you") if seat == f.eye.seat else f.table.names[seat]
        points = signed(int(f.view.points(seat)))
        said = w("page-tab-to-move" if seat == awaited else "page-tab", who=name)
        shown = Markup(emblem(seat) + element("b", points))
        made.append(_tab(f"seat-{seat + 1}", shown, said, f"seat-{seat + 1}" + (" turn" if seat == awaited else "")))
    made.append(_tab("menu", icon("menu"), w("page-menu")))
    return element("nav", made, class_="tabs", aria_label=w("page-tabs"))


@lru_cache(maxsize=2048)
def _tab(page: str, shown: Markup, said: str, class_: str = "") -> Markup:
    return element(
        "button", shown, hidden(said), type="button", class_=f"tab {class_}".strip(), data_turn=page,
        aria_current="page" if page == "board" else None,
    )  # fmt: skip


def _stores(f: Frame) -> Markup | None:
    """What the viewer has, in figures to decide by."""
    me = f.eye.seat
    chips = () if me == SPECTATOR else f.show.chips(f.view, me)[:MOST_CHIPS]
    if not chips:
        return None
    made = [_chip(one.symbol, one.figure, f.say(one.about)) for one in chips]
    return element("ul", made, class_="stores", aria_label=f.w("page-stores"))


@lru_cache(maxsize=4096)
def _chip(symbol: str, figure: str, about: str) -> Markup:
    return element("li", chip(symbol, "small"), element("b", figure), hidden(f" {about}"), title=about)


def _event(f: Frame) -> Markup:
    """Whose turn it is and what happened last; opens the saga."""
    return _said(turn(f), last(f), f.w("page-event-opens"))


@lru_cache(maxsize=1024)
def _said(whose: str, happened: str, opens: str) -> Markup:
    return element(
        "button",
        element("span", whose, class_="whose"),
        element("span", happened, class_="happened"),
        icon("scroll"),
        hidden(opens),
        type="button",
        class_="event",
        id="event",
        data_phone="saga",
        aria_expanded="false",
        aria_controls="log",
    )


def turn(f: Frame) -> str:
    """Whose turn it is, and in which part of the game."""
    w, kind = f.w, f.prompt.kind
    if kind == Kind.OVER:
        return w("page-over")
    if kind in (Kind.ANSWER, Kind.DONE):
        whose = w("page-your-turn")
    else:
        whose = w("page-turn-of", who=f.table.names[f.prompt.seat])
    part = _part(f)
    return f"{whose} · {part}" if part else whose


def _part(f: Frame) -> str:
    """The round, voyage or raid that is played, as its opening called it."""
    for move in reversed(f.table.moves):
        for one in reversed(move.events):
            found = f.show.heading(one) if one.is_for(f.eye.seat) else None
            if found is not None:
                return f.say(found)
    return ""


def last(f: Frame) -> str:
    """What the last answer did, in a line."""
    for move in reversed(f.table.moves):
        told = [f.say(f.show.event(one)) for one in move.events if one.is_for(f.eye.seat)]
        if told:
            return " ".join(told)
    return f.w("page-nothing-yet")


def sections(f: Frame, board: Markup) -> Markup:
    """Where a board is drawn in several pictures: which of them is shown."""
    named = list(dict.fromkeys(SECTION.findall(board)))
    if len(named) < 2:
        return EMPTY["sections"]
    made = [
        element("button", f.say(f"page-of-{name}"), type="button", class_="section", data_section=name)
        for name in named
    ]
    return element("nav", made, class_="sections", id="sections", aria_label=f.w("page-sections"))


# -- a seat's page ----------------------------------------------------------------------------------------------------


def mine(f: Frame) -> Markup:
    """The head of the viewer's own page, above the mat."""
    me = f.eye.seat
    if me == SPECTATOR:
        return EMPTY["mine"]
    head = element(
        "header",
        emblem(me),
        element(
            "div", element("h2", f.table.names[me]), element("p", f.say(f.show.status(f.view, me)), class_="where")
        ),
        element("span", int(f.view.points(me)), class_="figure", data_explain="page-points-so-far"),
    )
    return element("section", head, class_=f"mine panel seat-{me + 1}", id="mine", aria_label=f.w("page-you"))


def more(f: Frame, seat: int) -> list[Markup]:
    """What a rival's page tells besides the mat: counts in words, and what was done since the viewer's last turn."""
    if not small(f):
        return []
    made = []
    chips: list[Chip] = f.show.chips(f.view, seat)[:MOST_CHIPS]
    if chips:
        rows = [
            element("li", chip(one.symbol), element("b", one.figure), element("span", f.say(one.about)))
            for one in chips
        ]
        made.append(element("ul", rows, class_="counts"))
    since = _since(f, seat)
    if since:
        said = element("p", Markup(" ".join(since)))
        made.append(element("section", element("h3", f.w("page-since-your-turn")), said, class_="since"))
    return made


def _since(f: Frame, seat: int) -> list[str]:
    """What a seat has done since the viewer answered."""
    moves, found = f.table.moves, []
    known = told(f.model, f.table, f.eye.lang, f.eye.seat)
    for ply in range(len(moves) - 1, -1, -1):
        if moves[ply].seat == f.eye.seat:
            break
        if moves[ply].seat == seat and known[ply].said:
            found.append(" ".join(known[ply].said))
    return found[::-1]


# -- answers ----------------------------------------------------------------------------------------------------------


def answers(f: Frame, keys: dict[str, str]) -> list[Markup]:
    """The legal answers in short, each with its symbol; the whole sentence is for who listens, and in the preview.
    Where there are kinds of them, each kind is in bands, and what an answer costs stands beside it.
    """
    game, made = f.table.game, list[Markup]()
    last: Band | None = None
    for action, band in _in_order(f):
        text, phrase = game.actions.text(action), f.show.short(f.view, action)
        whole = f.offer(action)
        if phrase is None:
            short = Short(whole.text, whole.detail)
        else:
            short = f.speak.short(phrase, f.table.names, f.eye.seat)
        group = _group(f, action)
        if band is not None and group and band != last:
            made.append(_band(group, band.symbols, f.say(band.words), band.loud))
        last = band
        face = f.show.face(f.view, action, f.brush) if group else None
        price = f.show.price(f.view, action) if group else None
        cost = None if price is None else _price(price, f.w("page-free"))
        sign = face or _sign(f.show.sign(f.view, action))
        made.append(_answer(text, short, whole.whole, sign, cost, group, keys.get(text)))
    for said in f.show.locked(f.view).values():
        made.append(_locked(f.speak.answer(said, f.table.names, f.eye.seat)))
    return made


def _in_order(f: Frame) -> list[tuple[int, Band | None]]:
    """The answers kind by kind and band by band, or as the game lists them."""
    if not f.kinds:
        return [(action, None) for action in f.prompt.answers]
    return [(row.action, row.band) for kind in f.kinds for row in kind.rows]


@lru_cache(maxsize=1024)
def _band(group: str, symbols: tuple[str, ...], words: str, loud: bool) -> Markup:
    """What the answers below it have in common; seen where the list is open."""
    signs = [icon(one, "emblem" if one.startswith("seat-") else "s") for one in symbols]
    return element("li", signs, element("span", words), class_="band loud" if loud else "band", data_group=group)


@lru_cache(maxsize=512)
def _sign(sign: str | None) -> Markup | None:
    return chip(sign) if sign else None


@lru_cache(maxsize=64)
def _price(symbols: tuple[str, ...], free: str) -> Markup:
    return element("span", [icon(one) for one in symbols] or free, class_="price", aria_hidden="true")


@lru_cache(maxsize=1024)
def _locked(said: Answer) -> Markup:
    """What cannot be chosen now, and why; it can only be read."""
    words = element("span", element("b", said.text), element("small", said.detail), class_="words")
    return element("li", element("div", chip("lock"), words, class_="answer pick signed locked"))


@lru_cache(maxsize=4096)
def _answer(
    answer: str,
    short: Short,
    whole: str,
    sign: Markup | None,
    cost: Markup | None,
    group: str | None,
    shortcut: str | None,
) -> Markup:
    small: Markup | None = None
    if short.risk:
        small = element("small", icon("battle"), short.risk)
    elif short.detail:
        small = element("small", short.detail)
    choice = element(
        "button",
        sign,
        element("span", element("b", short.text), small, class_="words", aria_hidden="true"),
        element("i", short.at, aria_hidden="true") if short.at else cost,
        hidden(whole),
        type="button",
        class_=" ".join(filter(None, ("answer", "pick", sign and "signed", short.risk and "fight"))),
        tabindex="-1",
        data_answer=answer,
        data_key=shortcut,
        data_verb=short.verb,
    )
    return element("li", choice, data_group=group)


def _group(f: Frame, action: int) -> str | None:
    """The kind an answer is listed under; what can be done at once stands under every one."""
    group = f.show.group(f.view, action)
    return None if group == AT_ONCE else group


def groups(f: Frame) -> Markup | None:
    """Where a question mixes kinds of answers: a tab a kind, with how many there are, and what opens the list."""
    if not small(f) or f.prompt.kind != Kind.ANSWER:
        return None
    count: dict[str, int] = {}
    for action in f.prompt.answers:
        group = _group(f, action)
        if group is not None:
            count[group] = count.get(group, 0) + 1
    if len(count) < 2 and sum(count.values()) <= FEW:
        return None
    made = [
        element("button", element("b", n), " ", f.say(f"group-{name}"), type="button", class_="kind", data_kind=name)
        for name, n in count.items()
    ]
    said = [icon("scroll"), element("span", f.w("page-list"))]
    made.append(element("button", said, type="button", class_="kind list", data_phone="list", aria_expanded="false"))
    return element("nav", made, class_="kinds", aria_label=f.w("page-kinds"))


def peek(f: Frame, choices: int) -> Markup | None:
    """While another page is shown the question is one line: this leads back to it."""
    if not small(f):
        return None
    said = f.w("page-peek", n=choices) if choices else f.w("page-to-board")
    return element("button", element("span", said), icon("next"), type="button", class_="peek", data_phone="choices")


def close_saga(f: Frame) -> Markup:
    """The button that closes the saga where it is a sheet over the page."""
    said = f.w("client-close")
    return element(
        "button", icon("close"), type="button", class_="btn", id="saga-close", data_phone="saga", aria_label=said
    )
