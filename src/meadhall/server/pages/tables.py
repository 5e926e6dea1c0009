"""The table page, its menu and the replay."""

from __future__ import annotations

from meadhall.engine.game import Game
from meadhall.look import Markup, element
from meadhall.server import frames
from meadhall.server.frames import Frame
from meadhall.server.html import button, emblem, link, void
from meadhall.server.pages.layout import Reader, page
from meadhall.server.pages.setup import level_name
from meadhall.server.wording import Words


def table(reader: Reader, f: Frame, menu: Markup) -> str:
    """The table page; the socket keeps its parts up to date."""
    w, live = f.w, f.live
    dialog = element("dialog", menu, id="dialog", aria_label=w("page-table-menu"))
    main = element("main", arranged(frames.parts(f), w), class_="table", id="table")
    tail = [main, dialog]
    title = f.say("game")
    return page(
        reader,
        f"{title}, {w('page-table', name=live.name)}",
        tail,
        frames.place(f),
        "table-page",
        data_table=live.id,
        data_game=f.table.game.name,
        data_components=f.table.game.components.digest,
        data_ply=f.table.ply,
        data_seat=f.eye.seat,
    )


def replay(reader: Reader, f: Frame, finished: bool) -> str:
    """A game step by step."""
    w, live = f.w, f.live
    last = live.table.ply
    controls = element(
        "nav",
        button(w("page-first"), None, data_step="first"),
        button(w("page-back"), None, data_step="-1"),
        button(w("page-play"), None, first=True, data_step="play"),
        button(w("page-forth"), None, data_step="1"),
        button(w("page-last"), None, data_step="last"),
        void("input", type="range", min=0, max=last, value=f.table.ply, id="ply", aria_label=w("page-ply-label")),
        link(w("page-to-table"), f"/t/{live.id}", "hall") if live.saga is None else None,
        link(w("page-saga"), f"/t/{live.id}/saga", "scroll", download=f"{live.id}.saga") if finished else None,
        class_="panel controls",
        aria_label=w("page-replay"),
    )
    main = element("main", arranged(frames.parts(f), w), class_="table", id="table")
    return page(
        reader,
        f"{w('page-replay')}: {f.say('game')}",
        [controls, main],
        frames.place(f),
        "table-page replay-page",
        data_replay=live.id,
        data_game=f.table.game.name,
        data_components=f.table.game.components.digest,
        data_ply=f.table.ply,
        data_last=last,
    )


def muting(f: Frame) -> Markup | None:
    """For games with windows between turns: when to be asked. The page then passes at once, whatever the hand."""
    if type(f.table.game).passes is Game.passes:
        return None
    w = f.w
    options = [element("option", w(f"page-mute-{name or 'never'}"), value=name) for name in ("", "turn", "aimed")]
    label = element("label", w("page-mute"), for_="mute")
    return element("p", label, element("select", options, id="mute", data_keep="mute"), class_="row")


def chances(f: Frame) -> Markup | None:
    """Whether to see win chances; the page remembers it. At a table without them: that it is one."""
    if f.live.finished or f.live.saga is not None:
        return None
    w = f.w
    if not f.live.hints:
        return element("p", w("page-hints-not-here"), class_="quiet")
    options = [element("option", w(f"page-chances-{name or 'off'}"), value=name) for name in ("", "on")]
    label = element("label", w("page-chances"), for_="chances")
    return element("p", label, element("select", options, id="chances", data_keep="chances"), class_="row")


def arranged(made: dict[str, Markup], w: Words) -> list[Markup]:
    """The parts in reading order."""
    record = element("div", made["log"], made["score"], class_="record")
    return [made["ask"], made["board"], zoom(w), made["own"], made["rivals"], record, tip()]


def zoom(w: Words) -> Markup:
    """Buttons for boards that can be looked at closer; the page shows them where the drawing asks for it."""
    nearer, farther, whole = w("page-zoom-in"), w("page-zoom-out"), w("page-zoom-all")
    return element(
        "nav",
        button("+", None, data_do="zoom", data_by="1.4", aria_label=nearer, title=nearer),
        button("−", None, data_do="zoom", data_by="0.7", aria_label=farther, title=farther),
        button("1:1", None, data_do="zoom", data_by="0", aria_label=whole, title=whole),
        class_="zoom",
        id="zoom",
        aria_label=w("page-zoom"),
    )


def tip() -> Markup:
    """The card that explains a component."""
    return element("div", class_="tip", id="tip", role="tooltip", popover="manual", hidden=True)


def menu(f: Frame, base: str, own: str | None, invitations: dict[int, str]) -> Markup:
    """Everything about the table that is not the game: seats, links, settings."""
    w, live, me = f.w, f.live, f.eye.seat
    host = me >= 0 and me == live.host()
    rows = []
    for number, seat in enumerate(live.seats):
        does: list[Markup] = []
        if number in invitations:
            address = f"{base}/join/{invitations[number]}"
            field = void(
                "input", value=address, readonly=True, id=f"link-{number}", aria_label=w("page-link-for", who=seat.name)
            )
            does += [field, button(w("page-copy"), data_copy=f"link-{number}")]
        running = not live.finished and live.saga is None
        if seat.kind == "human" and running:
            if seat.stand_in is not None and (number == me or host):
                does.append(
                    button(
                        w("page-take-back") if number == me else w("page-wake"),
                        "people",
                        data_do="back",
                        data_seat=number,
                    )
                )
            elif seat.stand_in is None and (number == me or (host and not live.present(number))):
                does.append(button(w("page-let-bot"), "bot", data_do="bot", data_seat=number))
            if host and number != me and seat.joined:
                does.append(button(w("page-new-link"), data_do="renew", data_seat=number))
        rows.append(
            element(
                "li",
                emblem(number),
                element("b", seat.name),
                element("small", _state(f, number)),
                element("div", does, class_="do"),
                class_=f"seat-{number + 1}",
            )
        )
    settings = [
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
        muting(f),
        chances(f),
        element(
            "p",
            element(
                "label",
                void("input", type="checkbox", id="at-once", data_do="at-once", checked=live.seats[me].at_once),
                " ",
                w("page-at-once"),
            ),
            class_="row",
        )
        if me >= 0
        else None,
    ]
    links = [
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
            "p",
            element("label", w("page-watch-link"), for_="watch-link"),
            void("input", id="watch-link", readonly=True, value=f"{base}/t/{live.id}"),
            button(w("page-copy"), data_copy="watch-link"),
            class_="row",
        )
        if live.watch
        else None,
        element("p", w("page-seed", hash=f.table.dice.commitment[:16]), class_="quiet"),
    ]
    ways = [link(w("page-replay"), f"/t/{live.id}/replay", "scroll")]
    if live.finished:
        ways.append(link(w("page-saga"), f"/t/{live.id}/saga", "map", download=f"{live.id}.saga"))
    return element(
        "div",
        element("header", element("h2", w("page-table", name=live.name)), button(w("client-close"), data_do="close")),
        element("ol", rows, class_="seating"),
        settings,
        links,
        element("p", ways, class_="row"),
        id="menu",
    )


def _state(f: Frame, number: int) -> str:
    w, seat = f.w, f.live.seats[number]
    if seat.kind == "bot":
        return w("page-seat-bot", level=level_name(f.eye.lang, seat.level))
    if seat.stand_in is not None:
        return w("page-seat-stand-in")
    if not seat.joined:
        return w("page-seat-open")
    return w("page-seat-here") if f.live.present(number) or number == f.eye.seat else w("page-seat-away")
