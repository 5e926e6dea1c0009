"""The table page and the replay, put together from their parts."""

from __future__ import annotations

from meadhall.look import Markup, element
from meadhall.pages import coach, phone, talk
from meadhall.pages.alerts import elsewhere
from meadhall.pages.drawer import drawer, handle
from meadhall.pages.frame import Frame
from meadhall.pages.gestures import BAR
from meadhall.pages.html import button, icon, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.one_device import alone
from meadhall.pages.parts import parts, place
from meadhall.pages.words import Words


def table(reader: Reader, f: Frame, menu: Markup) -> str:
    """The table page; the socket keeps its parts up to date."""
    w, model = f.w, f.model
    dialog = element("dialog", menu, id="dialog", aria_label=w("page-table-menu"))
    made = parts(f)
    above = [made["strip"], made["sections"], made["mine"]]
    within = [above, arranged(made, w, coach.panel(f)), phone.close_saga(f)]
    main = element("main", within, class_=arrangement(f), id="table")
    told = elsewhere(w) if f.eye.seat >= 0 and not model.finished and not alone() else None
    tail = [main, dialog, told, drawer(f), talk.drawer(f) if not alone() else None]
    title = f.say("game")
    return page(
        reader,
        f"{title}, {w('page-table', name=model.name)}",
        tail,
        place(f),
        "table-page result" if f.table.over else "table-page",
        [talk.handle(reader.lang) if not alone() else None, handle(reader.lang, f.table.game)],
        data_table=model.id,
        data_game=f.table.game.name,
        data_components=f.table.game.components.digest,
        data_ply=f.table.ply,
        data_seat=f.eye.seat,
        data_shown="board",
        data_look="board",
    )


def replay(reader: Reader, f: Frame, finished: bool) -> str:
    """A game step by step."""
    w, model = f.w, f.model
    last = model.table.ply
    controls = element(
        "nav",
        button(w("page-first"), None, data_step="first"),
        button(w("page-back"), None, data_step="-1"),
        button(w("page-play"), None, first=True, data_step="play"),
        button(w("page-forth"), None, data_step="1"),
        button(w("page-last"), None, data_step="last"),
        void("input", type="range", min=0, max=last, value=f.table.ply, id="ply", aria_label=w("page-ply-label")),
        link(w("page-to-table"), f"/t/{model.id}", "hall") if not model.from_file else None,
        link(w("page-saga"), f"/t/{model.id}/saga", "scroll", download=f"{model.id}.saga") if finished else None,
        link(w("page-from-here"), f"/t/{model.id}/on?ply={f.table.ply}", "map", id="from-here") if finished else None,
        link(w("end-same-deal"), f"/t/{model.id}/on?ply=0&dice=same", "deal", title=w("end-same-deal-about"))
        if model.finished
        else None,
        class_="panel controls",
        aria_label=w("page-replay"),
    )
    main = element("main", arranged(parts(f), w), class_=arrangement(f), id="table")
    return page(
        reader,
        f"{w('page-replay')}: {f.say('game')}",
        [controls, main],
        place(f),
        "table-page replay-page",
        data_replay=model.id,
        data_game=f.table.game.name,
        data_components=f.table.game.components.digest,
        data_ply=f.table.ply,
        data_last=last,
    )


def arrangement(f: Frame) -> str:
    """The classes of a table: how its parts lie is the game's to say."""
    return f"table {f.show.arrangement}".strip()


def arranged(made: dict[str, Markup], w: Words, beside: Markup | None = None) -> list[Markup]:
    """The parts in reading order; a coach may sit beside the log."""
    record = element("div", beside, record_tabs(w), made["log"], made["score"], class_="record")
    bar = [made[BAR]] if BAR in made else []
    return [made["end"], made["ask"], made["board"], *bar, zoom(w), made["own"], made["rivals"], record, tip()]


def record_tabs(w: Words) -> Markup:
    """Log or score sheet, for tables that have room for one of them only."""
    made = [
        element("button", icon(sign), element("span", w(f"page-{name}")), type="button", class_="tab",
                data_record=name, aria_controls=name, aria_pressed="true" if name == "log" else "false")
        for name, sign in (("log", "scroll"), ("score", "points"))
    ]  # fmt: skip
    return element("div", made, class_="record-tabs", role="group", aria_label=w("page-record"))


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
        data_lies_over="#board",  # a corner of a board that can be dragged from under it
    )


def tip() -> Markup:
    """The card that explains a component."""
    return element("div", class_="tip", id="tip", role="tooltip", popover="manual", hidden=True)
