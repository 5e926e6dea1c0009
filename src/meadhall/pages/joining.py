"""Invitations and refusals."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.game import COLOURS, AnyGame
from meadhall.look import Markup, element, show
from meadhall.pages.games import goal_line, way_in
from meadhall.pages.html import button, chip, emblem, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.model import TableModel
from meadhall.pages.words import Words, words
from meadhall.words import speaker


def invitation(reader: Reader, model: TableModel, seats: Sequence[int], token: str) -> str:
    """Sit down by a link, on one of `seats`: its own, or any that is free. None is left: watch, ask, or come back."""
    w, game = words(reader.lang), model.table.game
    say = speaker(reader.lang, show(game)).say
    host = model.host()
    title = w("page-asks-you", who=model.seats[host].name) if host >= 0 else w("page-invitation", game=say("game"))
    here = sum(seat.joined and seat.bot is None and model.present(n) for n, seat in enumerate(model.seats))
    about = w(
        "page-join-about",
        game=say("game"), least=min(game.seats), most=max(game.seats), minutes=game.minutes, here=here,
        begun="yes" if model.begun else "no",
    )  # fmt: skip
    chosen = [_pick(w, model, number, seats) for number in range(len(model.seats))]
    first = model.seats[seats[0]] if seats else None
    name = void(
        "input", id="name", name_="name", maxlength="40", required=True, autocomplete="nickname",
        value=first.name if first and (first.joined or first.sent is not None) else None,
    )  # fmt: skip
    watch = link(w("page-only-watch"), f"/t/{model.id}", "eye", data_watch="yes") if model.watch else None
    does: list[Markup | None] = [button(w("page-sit-down"), first=True, type="submit") if seats else None, watch]
    form = element(
        "form",
        element("ol", chosen, class_="pickseats"),
        element("p", w("page-join-full"), class_="asked-link") if not seats else None,
        element("p", element("label", w("page-your-name"), for_="name"), name, class_="row")
        if seats or watch
        else None,
        element("p", does, class_="row-in"),
        data_post=f"/join/{token}",
    )
    card = element(
        "section",
        element("h1", title),
        element("p", about),
        goal_line(reader, game),
        element("p", w(f"end-{model.began}-about"), class_="asked-link") if model.began else None,
        element("p", w("page-hints-here" if model.hints else "page-hints-not-here"), class_="quiet"),
        form,
        class_="panel joincard",
    )
    main = element("main", card, have_a_seat(w, model.id), class_="joining")
    return page(reader, title, main)


def for_a_program(reader: Reader, model: TableModel, address: str) -> str:
    """A seat that no person sits down on: the command by which a program does."""
    w, called = words(reader.lang), speaker(reader.lang, show(model.table.game)).say("game")
    command = void(
        "input", id="command", readonly=True, value=f"meadhall bot {address} my_bots.py:MyBot",
        aria_label=w("page-program-command"),
    )  # fmt: skip
    card = element(
        "section",
        element("h1", w("page-program-seat")),
        element("p", w("page-program-about", table=model.name, game=called)),
        element("p", command, button(w("page-copy"), "link", data_copy="command"), class_="row-in"),
        element("p", w("page-program-own"), class_="quiet"),
        class_="panel joincard",
    )
    return page(reader, w("page-program-seat"), element("main", card, class_="joining"))


def _pick(w: Words, model: TableModel, number: int, seats: Sequence[int]) -> Markup:
    """A seat to choose, or who has it."""
    seat, colour, free = model.seats[number], w(f"page-colour-{COLOURS[number]}"), number in seats
    if free:
        mine = seat.joined or seat.sent is not None
        name, small = (seat.name, w("page-pick-yours")) if mine else (w("page-pick-free"), colour)
        radio = void("input", type="radio", name_="seat", value=number, checked=number == seats[0], class_="hide")
        return element("li", element("label", radio, emblem(number), element("b", name), element("small", small),
                                     class_=f"pickseat seat-{number + 1}"))  # fmt: skip
    if seat.bot is not None:
        small = w("page-pick-bot")
    elif not seat.joined:
        small = w("page-pick-kept")
    else:
        small = w("page-pick-here" if model.present(number) else "page-pick-away")
    name = seat.name if seat.joined or not seat.free else w("page-pick-free")
    drawn = (emblem(number), element("b", name), element("small", small))
    return element("li", element("div", drawn, class_=f"pickseat had seat-{number + 1}"))


def have_a_seat(w: Words, table: str) -> Markup:
    """For who comes back in another browser: say the three words of the seat."""
    said = void(
        "input", id="seat-words", name_="words", maxlength="80", required=True, autocomplete="off",
        autocapitalize="none", spellcheck="false", placeholder=w("page-words-like"),
    )  # fmt: skip
    return element(
        "section",
        element("h2", element("label", w("page-have-seat"), for_="seat-words")),
        element("p", w("page-have-seat-about")),
        element(
            "form", said, button(w("page-carry-on"), type="submit"), class_="row-in", data_post=f"/t/{table}/words"
        ),
        class_="panel joincard back",
        id="have-seat",
    )


def carry_on(reader: Reader, model: TableModel) -> str:
    """Where the code of one's own seat leads; its words stand behind the address, where no server reads them."""
    w, called = words(reader.lang), speaker(reader.lang, show(model.table.game)).say("game")
    title = f"{called}, {w('page-table', name=model.name)}"
    main = element("main", element("h1", title), have_a_seat(w, model.id), class_="joining")
    return page(reader, title, main)


# -- refusals --------------------------------------------------------------------------------------------------------

PICTURES = {  # of refusals, by the beginning of their code
    "seat/forbidden": "link", "seat/words": "phone", "seat/expired": "clock", "seat": "people", "table/full": "lock",
    "table/closed": "lock", "answer": "clock", "request/too": "clock", "limit": "clock", "store": "clock",
}  # fmt: skip
OF_A_SEAT = ("seat/", "table/closed", "table/full")  # where somebody may well have a seat of their own


def refusal(
    reader: Reader, code: str, text: str, about: AnyGame | None = None, table: str | None = None, watch: bool = False
) -> str:
    """A page that says what happened, why, and what to do now; the code stands small below. `table` is where it
    happened, for who has a seat there, or may `watch`."""
    w, speak = words(reader.lang), speaker(reader.lang)
    way = way_in(reader, about) if about is not None else None
    if way is not None and about is not None:
        way = element("p", speaker(reader.lang, show(about)).say("game"), ": ", way)
    named = f"title-{code.replace('/', '-')}"
    title = w(named) if speak.knows(named) else w("page-refused")
    picture = next((sign for start, sign in PICTURES.items() if code.startswith(start)), "hall")
    back = table is not None and code.startswith(OF_A_SEAT)
    does = [
        link(w("page-i-have-seat"), "#have-seat", "phone", first=True) if back else None,
        link(w("page-watch"), f"/t/{table}", "eye") if watch and table is not None else None,
        link(w("page-paste-again"), "/#code", "link") if code == "seat/forbidden" else None,
        link(w("page-to-hall"), "/", "hall", first=not back),
    ]
    told = element(
        "div",
        element("h1", title),
        element("p", text),
        element("p", does, class_="row-in"),
        way,
        element("small", element("code", code)),
    )
    card = element("article", chip(picture), told, class_="panel refusal main")
    main = element(
        "main", card, have_a_seat(w, table) if back and table is not None else None, class_="joining refusals"
    )
    return page(reader, title, main)
