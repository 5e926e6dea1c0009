"""The menu of a table: seats, links, settings; everything that is not the game."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

from meadhall.look import Markup, element
from meadhall.pages import coach
from meadhall.pages.alerts import alerts, seat_words
from meadhall.pages.frame import Frame
from meadhall.pages.html import button, emblem, link, void
from meadhall.pages.one_device import alone
from meadhall.pages.record import notices
from meadhall.pages.setup import level_name


def menu(f: Frame, base: str, own: str | None, invitations: Mapping[int, str]) -> Markup:
    """Everything about the table that is not the game; `own` and `invitations` are tokens for links."""
    w, model = f.w, f.model
    rows = [_seat(f, number, base, invitations.get(number)) for number in range(len(model.seats))]
    ways = [link(w("page-replay"), f"/t/{model.id}/replay", "scroll")]
    if f.eye.seat >= 0 and model.begun and not model.finished and not model.from_file:
        ways.append(link(w("page-plan"), f"/t/{model.id}/plan", "map"))
    running = not model.finished and not model.from_file
    if running and (alone() or (model.known and model.only_player(f.eye.seat))):
        ways.append(link(w("page-save-running"), f"/t/{model.id}/saga", "map", download=f"{model.id}.saga"))
    if model.finished:
        ways.append(link(w("page-saga"), f"/t/{model.id}/saga", "map", download=f"{model.id}.saga"))
    return element(
        "div",
        element("header", element("h2", w("page-table", name=model.name)), button(w("client-close"), data_do="close")),
        element("ol", rows, class_="seating"),
        _news(f),
        _settings(f),
        _calls(f),
        _links(f, base, own),
        element("p", ways, class_="row"),
        _take(f) if running and not alone() and not model.known and model.only_player(f.eye.seat) else None,
        id="menu",
    )


def _take(f: Frame) -> Markup:
    """For who plays alone: the table may be taken along, at the price that its deal is known."""
    return element(
        "form",
        element("p", f.w("page-take-about"), class_="quiet"),
        button(f.w("page-take"), "map", type="submit"),
        class_="row",
        data_post=f"/t/{f.model.id}/take",
    )


def _seat(f: Frame, number: int, base: str, invitation: str | None) -> Markup:
    """A seat: who sits there, and what the viewer may do about it."""
    w, model, me = f.w, f.model, f.eye.seat
    seat, host = model.seats[number], me >= 0 and me == model.host()
    does: list[Markup] = []
    if invitation is not None:
        named = w("page-link-for", who=seat.name)
        address = f"{base}/join/{invitation}"
        field = void("input", value=address, readonly=True, id=f"link-{number}", aria_label=named)
        does += [field, button(w("page-copy"), data_copy=f"link-{number}")]
    if seat.kind != "bot" and not model.finished and not model.from_file:
        if seat.stand_in is not None and (number == me or host):
            words = w("page-take-back") if number == me else w("page-wake")
            does.append(button(words, "people", data_do="back", data_seat=number))
        elif model.daily is None and (number == me or (host and not model.present(number))):
            does.append(button(w("page-let-bot"), "bot", data_do="bot", data_seat=number))
        if host and number != me and not alone() and (seat.link_asked is None or not model.present(number)):
            said = "page-link-ask" if seat.link_asked is None else "page-link-take"
            does.append(button(w(said if seat.joined else "page-link-replace"), data_do="renew", data_seat=number))
    return element(
        "li",
        emblem(number),
        element("b", seat.name),
        element("small", _state(f, number)),
        element("div", does, class_="do"),
        class_=f"seat-{number + 1}",
    )


def _settings(f: Frame) -> list[Markup | None]:
    w, model, me = f.w, f.model, f.eye.seat
    return [
        element(
            "p",
            element("label", w("page-pace"), for_="pace"),
            element(
                "select",
                [
                    element("option", w(f"page-pace-{name}"), value=ms)
                    for name, ms in (("slow", 2200), ("readable", 1300), ("fast", 500), ("instant", 0))
                ],
                id="pace",
                data_keep="pace",
            ),
            class_="row",
        ),
        moment(f, "turn-end", "said"),
        moment(f, "only-answer", "mine"),
        element(
            "p",
            element("label", w("page-scorings"), for_="scorings"),
            element(
                "select",
                [element("option", w(f"page-scorings-{name or 'walk'}"), value=name) for name in ("", "once", "log")],
                id="scorings",
                data_keep="scorings",
            ),
            class_="row",
        ),
        chances(f),
        _rest(f),
        coach.switch(f),
        element(
            "p",
            element(
                "label",
                void("input", type="checkbox", id="at-once", data_do="at-once", checked=model.seats[me].at_once),
                " ",
                w("page-at-once"),
            ),
            class_="row",
        )
        if me >= 0
        else None,
    ]


def _rest(f: Frame) -> Markup | None:
    """Going on holiday, for as many days as are left of those that were agreed; and coming back."""
    w, model, me = f.w, f.model, f.eye.seat
    if me < 0 or not model.rests or not model.begun or model.finished or model.from_file:
        return None
    seat = model.seats[me]
    if seat.rests_until is not None:
        told = element("span", w("page-rest-until", day=_day(seat.rests_until)))
        return element("p", told, button(w("page-rest-back"), "people", data_do="rest", data_days=0), class_="row")
    left = model.rests - seat.rested
    does = [button(w("page-rest-for", n=n), data_do="rest", data_days=n) for n in (1, 3, 7, 14, 30) if n <= left]
    return element("p", element("span", w("page-rest", left=left)), does, class_="row")


def _day(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")


def moment(f: Frame, name: str, waits: str) -> Markup | None:
    """What happens by itself after a moment, or else waits for the player: the end of a turn, the only answer."""
    w = f.w
    if f.eye.seat < 0:
        return None
    ways = [element("option", w(f"page-{name}-{way}"), value=way) for way in ("moment", waits)]
    label = element("label", w(f"page-{name}"), for_=name)
    return element("p", label, element("select", ways, id=name, data_keep=name), class_="row")


def _calls(f: Frame) -> list[Markup | None]:
    """For players: how to hear of the own turn, and the words of the seat. The waiting room has both on its page."""
    if alone() or f.eye.seat < 0 or not f.model.begun or f.model.finished or f.model.from_file:
        return []
    w = f.w
    calls = element("details", element("summary", w("page-alerts")), alerts(w, f.say("game"), "menu"))
    return [calls, element("details", element("summary", w("page-own-seat")), seat_words(w, "menu"))]


def _links(f: Frame, base: str, own: str | None) -> list[Markup | None]:
    w, model = f.w, f.model
    seed = element("p", w("page-seed", hash=f.table.dice.commitment[:16]), class_="quiet")
    if alone():
        return [seed]
    return [
        element(
            "p",
            element("label", w("page-own-link"), for_="own-link"),
            void("input", id="own-link", readonly=True, value=f"{base}/join/{own}"),
            button(w("page-copy"), data_copy="own-link"),
            class_="row",
        )
        if own
        else None,
        element(
            "form",
            element("p", w("page-own-links-about"), class_="quiet"),
            button(w("page-own-links"), type="submit"),
            class_="row",
            data_post=f"/api/tables/{model.id}/links",
        )
        if own
        else None,
        element(
            "p",
            element("label", w("page-watch-link"), for_="watch-link"),
            void("input", id="watch-link", readonly=True, value=f"{base}/t/{model.id}"),
            button(w("page-copy"), data_copy="watch-link"),
            class_="row",
        )
        if model.watch
        else None,
        seed,
    ]


def _news(f: Frame) -> Markup | None:
    """What all were told of seats and links."""
    told = [element("li", text) for text in reversed(notices(f.model, f.eye.lang))]
    if not told:
        return None
    return element("details", element("summary", f.w("page-seat-news")), element("ul", told, class_="seat-news"))


def _state(f: Frame, number: int) -> str:
    w, seat = f.w, f.model.seats[number]
    if seat.kind == "bot":
        return w("page-seat-bot", level=level_name(f.eye.lang, seat.level))
    if seat.stand_in is not None:
        return w("page-seat-stand-in")
    if seat.kind == "program":
        return w("page-program-here" if f.model.present(number) else "page-program-away")
    if not seat.joined:
        return w("page-seat-open")
    if seat.rests_until is not None:
        return w("page-seat-rests", day=_day(seat.rests_until))
    return w("page-seat-here") if f.model.present(number) or number == f.eye.seat else w("page-seat-away")


def chances(f: Frame) -> Markup | None:
    """Whether to see win chances; the page remembers it. At a table without them: that it is one."""
    if f.model.finished or f.model.from_file:
        return None
    w = f.w
    if not f.model.hints:
        return element("p", w("page-hints-not-here"), class_="quiet")
    options = [element("option", w(f"page-chances-{name or 'off'}"), value=name) for name in ("", "on")]
    label = element("label", w("page-chances"), for_="chances")
    return element("p", label, element("select", options, id="chances", data_keep="chances"), class_="row")
