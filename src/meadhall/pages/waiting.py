"""The waiting room: a long table with its seats, the invitation, one's own seat, calls, and talk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meadhall.engine.state import SPECTATOR
from meadhall.look import Markup, element
from meadhall.pages.alerts import alerts, elsewhere, seat_words
from meadhall.pages.frame import Frame
from meadhall.pages.html import button, emblem, icon, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.parts import place
from meadhall.pages.qr import qr
from meadhall.pages.setup import level_name
from meadhall.pages.talk import FOOT, chat, clock, foot, is_host, watchers
from meadhall.pages.watching import asking
from meadhall.pages.words import together


@dataclass(frozen=True)
class Links:
    """Addresses that the host gives to friends; nobody else's page has any."""

    table: str | None = None  # to any free seat
    seats: Mapping[int, str] | None = None  # to one seat, by number


STATES = {  # of a seat, with the small picture before its shield
    "here": None, "away": "moon", "invited": "link", "open": "plus", "bot": "bot",
}  # fmt: skip


def state(f: Frame, number: int) -> str:
    """Whether somebody is here, away or invited, or the seat is free or a bot's."""
    seat = f.model.seats[number]
    if seat.bot is not None:
        return "bot"
    if not seat.joined:
        return "open" if seat.free else "invited"
    return "here" if f.model.present(number) or number == f.eye.seat else "away"


def parts(f: Frame, links: Links) -> dict[str, Markup]:
    """All parts of the waiting room by element id."""
    return {
        "place": place(f), "room": _room(f), "chairs": _chairs(f, links), "invite": _invite(f, links), "fire": _head(f),
        FOOT: foot(f.model, f.eye.lang, is_host(f)),
    }  # fmt: skip


def waiting(reader: Reader, f: Frame, links: Links, menu: Markup) -> str:
    """The whole page; the socket keeps its parts up to date."""
    w, model, made = f.w, f.model, parts(f, links)
    game = f.say("game")
    calls = element(
        "section", element("h2", w("page-alerts")), alerts(w, game, "room"), class_="panel card-in",
        aria_label=w("page-alerts"),
    )  # fmt: skip
    mine = [made["invite"], _own_seat(f), calls] if f.eye.seat != SPECTATOR else [made["invite"]]
    talk = element(
        "section", made["fire"], chat(model, f.eye.lang), made[FOOT], class_="panel talk", aria_label=w("page-talk")
    )
    main = element(
        "main", made["room"], made["chairs"], element("section", mine, class_="cards-in"), talk, class_="waiting",
        id="waiting",
    )  # fmt: skip
    dialog = element("dialog", menu, id="dialog", aria_label=w("page-table-menu"))
    told = elsewhere(w) if f.eye.seat != SPECTATOR else None
    title = f"{game}, {w('page-table', name=model.name)}"
    return page(
        reader, title, [main, dialog, told, _name_dialog(f)], made["place"], "table-page waits", data_table=model.id,
        data_game=f.table.game.name, data_waiting="yes", data_ply=f.table.ply, data_seat=f.eye.seat,
    )  # fmt: skip


# -- the question ----------------------------------------------------------------------------------------------------


def _room(f: Frame) -> Markup:
    """Who is waited for, and what the viewer can do about it."""
    w, model, me = f.w, f.model, f.eye.seat
    seat = model.seats[me] if me != SPECTATOR else None
    free = sum(one.free for one in model.seats)
    about = " ".join(
        [
            w("page-room-free", n=free) if free else w("page-room-full"),
            w("page-room-hints" if model.hints else "page-room-no-hints"),
            w("page-room-watch" if model.watch else "page-room-no-watch"),
        ]
    )
    does: list[Markup] = []
    if seat is not None:
        text = w("page-room-ready" if seat.ready else "page-room-be-ready")
        pressed = "true" if seat.ready else "false"
        drawn = [icon("mead"), element("span", text)]
        does.append(
            element("button", drawn, type="button", class_="btn ready-btn", data_do="ready", aria_pressed=pressed)
        )
    if is_host(f):
        nobody = any(not one.joined and one.bot is None for one in model.seats)
        text = w("page-room-start-bots" if nobody else "page-room-start")
        does.append(button(text, first=True, data_do="start"))
    elif seat is None and model.host() != SPECTATOR:
        does.append(button(w("page-ask-seat"), "people", data_do="ask-seat"))
    asked = asking(f)
    return element(
        "section",
        emblem(me) if seat is not None else icon("eye", "emblem"),
        element("div", element("h1", _waits(f)), element("p", about)),
        element("div", does, class_="do"),
        element("div", asked, class_="invites") if asked else None,
        class_=f"question seat-{me + 1}" if seat is not None else "question watching",
        id="room",
    )


def _waits(f: Frame) -> str:
    """For whom all wait."""
    w, model, me = f.w, f.model, f.eye.seat
    late = [
        seat.name
        for number, seat in enumerate(model.seats)
        if seat.bot is None and number != me and not seat.free and not (seat.ready and model.present(number))
    ]
    if late:
        return w("page-room-waits", names=together(w, late))
    if any(seat.free for seat in model.seats):
        return w("page-room-waits-friends")
    return w("page-room-waits-you" if me != SPECTATOR and not model.seats[me].ready else "page-room-all")


# -- the long table --------------------------------------------------------------------------------------------------


def _chairs(f: Frame, links: Links) -> Markup:
    rows = [_chair(f, number, links) for number in range(len(f.model.seats))]
    return element(
        "section",
        element("ol", rows, class_=f"of-{len(rows)}"),
        element("div", class_="plank-edge"),
        class_="longtable",
        id="chairs",
        aria_label=f.w("page-room-seats"),
    )


def _chair(f: Frame, number: int, links: Links) -> Markup:
    w, seat, now = f.w, f.model.seats[number], state(f, number)
    hung, small = icon(f"seat-{number + 1}", "hung"), STATES[now]
    head = icon("viking", "head") if small is None else icon(small, "head small")
    name = w("page-room-nobody") if now == "open" else seat.name
    said, horn = _place(f, number, now)
    return element(
        "li",
        element("div", hung, head, class_="back"),
        element("h2", name),
        element("p", element("b", w(f"page-room-{now}")), element("span", _detail(f, number, now)), class_="state"),
        element("div", _acts(f, number, now, links), class_="acts"),
        element("p", horn, element("span", said), class_="place-at"),
        class_=f"chair {'left' if now == 'away' else now} seat-{number + 1}",
        id=f"chair-{number}",
    )


def _place(f: Frame, number: int, now: str) -> tuple[str, Markup | None]:
    """What stands on the table before a seat: a horn for who is ready."""
    w, seat = f.w, f.model.seats[number]
    if now == "bot":
        return w("page-room-is-ready"), icon("mead", "horn")
    if now in ("here", "away") and seat.ready:
        return w("page-room-is-ready" if now == "here" else "page-room-was-ready"), icon(
            "mead", "horn" if now == "here" else "horn faint"
        )
    return w({"invited": "page-room-expected", "open": "page-room-open"}.get(now, "page-room-not-ready")), None


def _detail(f: Frame, number: int, now: str) -> list[Markup | str]:
    w, seat = f.w, f.model.seats[number]
    if now == "bot":
        level = level_name(f.eye.lang, seat.bot or seat.level)
        return [level if seat.kind == "bot" or not seat.joined else w("page-room-for-now", level=level)]
    if now == "open":
        return [w("page-room-first")]
    if seat.kind == "program":
        return [w("page-program-here" if now == "here" else "page-program-away")]
    if now == "invited":
        return [w("page-room-opened" if seat.opened is not None else "page-room-sent")]
    if now == "away":
        since = f.model.away_since(number)
        left: list[Markup | str] = [w("page-room-left"), " ", clock(since, "ago"), "; "] if since is not None else []
        return [*left, w("page-room-kept")]
    told = [w("page-room-you")] if number == f.eye.seat else []
    return [", ".join(told + ([w("page-room-host")] if seat.host else []))]


def _acts(f: Frame, number: int, now: str, links: Links) -> list[Markup]:
    """What the viewer may do about a seat."""
    w, seat, host, me = f.w, f.model.seats[number], is_host(f), f.eye.seat
    if number == me:
        return [button(w("page-room-name"), data_do="name")]
    own_link = (links.seats or {}).get(number)
    if now == "here" and me != SPECTATOR and not seat.ready:
        return [button(w("page-room-nudge"), "mead", data_do="nudge", data_seat=number)]
    if not host:
        return []
    if now == "away":
        remind = button(w("page-room-remind"), "bell", data_do="share", data_share="watch-link",
                        data_text=w("page-room-remind-text", who=seat.name, game=f.say("game")))  # fmt: skip
        return [remind, button(w("page-room-bot-now"), "bot", data_do="bot", data_seat=number)]
    if now == "bot" and seat.kind != "bot":
        return [button(w("page-room-no-bot"), "people", data_do="back", data_seat=number)]
    if own_link is None:
        return []
    field = void("input", type="hidden", value=own_link, id=f"seat-link-{number}")
    if now == "invited":
        copy = button(
            w("page-room-copy"), "link", data_do="share", data_share=f"seat-link-{number}", data_copy_only="yes"
        )
        return [field, copy, button(w("page-room-take-back"), "close", data_do="uninvite", data_seat=number)]
    invite = button(
        w("page-room-invite"), "share", data_do="invite", data_seat=number, data_share=f"seat-link-{number}",
        data_text=w("page-room-invite-text", game=f.say("game")),
    )  # fmt: skip
    return [field, invite, button(w("page-room-bot"), "bot", data_do="bot", data_seat=number)]


# -- cards -----------------------------------------------------------------------------------------------------------


def _invite(f: Frame, links: Links) -> Markup:
    """The link for every free seat, and its code for cameras; for the host alone."""
    w = f.w
    if not is_host(f):
        inside = element("p", w("page-invite-not-host"), class_="one-in quiet")
    elif links.table is None:
        inside = element("p", w("page-invite-full"), class_="one-in quiet")
    else:
        text = w("page-room-invite-text", game=f.say("game"))
        field = void("input", id="table-link", readonly=True, value=links.table, aria_label=w("page-invite-link"))
        does = [
            button(w("page-copy"), "link", data_do="share", data_share="table-link", data_copy_only="yes"),
            button(w("page-share-it"), "share", first=True, data_do="share", data_share="table-link", data_text=text),
        ]
        told = element("div", element("p", w("page-invite-about")), field, element("p", does, class_="row-in"))
        inside = element("div", qr(links.table, w("page-invite-code")), told, class_="two-in")
    return element(
        "section", element("h2", w("page-invite")), inside, class_="panel card-in", id="invite",
        aria_label=w("page-invite"),
    )  # fmt: skip


def _own_seat(f: Frame) -> Markup:
    w = f.w
    return element(
        "section", element("h2", w("page-own-seat")), seat_words(w, "room"), class_="panel card-in",
        aria_label=w("page-own-seat"),
    )  # fmt: skip


def _head(f: Frame) -> Markup:
    w, model = f.w, f.model
    here = sum(state(f, number) == "here" for number in range(len(model.seats)))
    counts = w("page-fire-counts", here=here, watch=model.onlookers)
    return element(
        "div",
        element("h2", w("page-fire"), element("small", counts)),
        watchers(w, model.watchers),
        class_="fire",
        id="fire",
    )


def _name_dialog(f: Frame) -> Markup | None:
    if f.eye.seat == SPECTATOR:
        return None
    w = f.w
    form = element(
        "form",
        element("h2", element("label", w("page-your-name"), for_="name")),
        void("input", id="name", name_="name", maxlength="40", required=True, value=f.model.seats[f.eye.seat].name,
             autocomplete="nickname"),
        element("p", button(w("page-name-keep"), first=True, type="submit"),
                button(w("client-close"), data_do="name-close"), class_="row"),
        id="naming",
    )  # fmt: skip
    return element("dialog", form, id="name-dialog", aria_label=w("page-your-name"))
