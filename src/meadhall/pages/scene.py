"""A moment of a game to play on from: what it looks like, and who is to sit where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from meadhall.bots import LEVELS
from meadhall.engine.dice import TableDice
from meadhall.engine.scene_link import pack
from meadhall.engine.table import Table
from meadhall.look import Markup, brush, element, show
from meadhall.pages.html import button, emblem, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.model import USUAL, TableModel
from meadhall.pages.one_device import alone
from meadhall.pages.setup import more, seating
from meadhall.pages.words import words
from meadhall.words import speaker

DICE = ("same", "new")


def address(table: Table) -> str:
    """The link to a table's position; it holds all that is hidden there."""
    return f"/scene/{table.game.name}/{pack(table.position())}"


@dataclass(frozen=True)
class Origin:
    """Where a game goes on from: what the form sends of it, the dice that can be chosen, who sat there, a replay."""

    sent: Mapping[str, str]
    dice: Sequence[str] = ()  # the usual ones first; none: they are new
    players: Sequence[str] = ()
    replay: str | None = None
    ply: int | None = None


def of_position(packed: str) -> Origin:
    """A position by link."""
    return Origin({"position": packed})


def of_table(model: TableModel, then: Table, dice: str | None) -> Origin:
    """A moment of a table: a running game goes on with its dice, a finished one with new ones, where nobody chose."""
    told, over = isinstance(model.table.dice, TableDice), model.table.over
    usual = dice if dice in DICE else "new" if over else "same"
    offered = sorted(DICE, key=lambda one: one != usual) if told else ["new"]
    players = then.players if not over else [one if one in LEVELS else USUAL for one in then.players]
    sent = {"from-table": model.id, "from-ply": str(then.ply)}
    return Origin(sent, offered, players, f"/t/{model.id}/replay?ply={then.ply}", then.ply)


def scene(reader: Reader, table: Table, origin: Origin) -> str:
    """The moment as the asked seat sees it, and a table to be had from it."""
    w, shown = words(reader.lang), show(table.game)
    speak, view = speaker(reader.lang, shown), table.view(table.seat)
    again = origin.ply == 0 and origin.dice[:1] == ["same"]
    title = (
        w("end-same-deal") if again else w("page-scene" if origin.ply is None else "page-on", game=speak.say("game"))
    )
    drawn = shown.board(view, brush(shown, view, reader.lang, table.seat, names=table.names, answers=()))
    hidden = [void("input", type="hidden", name_=name, value=value) for name, value in origin.sent.items()]
    form = element(
        "form",
        element(
            "header",
            emblem(table.seat),
            element("h2", speak.say(shown.question(view), table.names, table.seat)),
        ),
        element("p", w("page-on-about", who=table.names[table.seat], ply=origin.ply or 0), class_="quiet"),
        void("input", type="hidden", name_="number", value=table.seats),
        hidden,
        seating(reader, table.game, _seats(table, origin), table.seats),
        _dice(reader, origin),
        more(reader, ()),
        element(
            "p",
            link(w("page-replay"), origin.replay, "scroll") if origin.replay else None,
            button(w("page-scene-play"), "hall", first=True, type="submit"),
            class_="row end ways",
        ),
        class_=f"panel setup seat-{table.seat + 1}",
        data_post=f"/new/{table.game.name}",
        data_shared="yes" if alone() else None,
    )
    board = element("section", drawn, class_="board", aria_label=w("page-board"))
    main = element(
        "main", element("h1", title), element("div", board, form, class_="two"), class_="lobby narrow scene-page"
    )
    return page(reader, title, main)


def _seats(table: Table, origin: Origin) -> list[tuple[str, str]]:
    """Who usually sits where: as in the file, the reader on the first person's seat; else where a question is open."""
    players = origin.players or [USUAL] * table.seats
    people = [number for number, one in enumerate(players) if one not in LEVELS]
    mine = people[0] if people else table.seat
    made = []
    for number, (player, name) in enumerate(zip(players, table.names, strict=True)):
        if number == mine or (number in people and alone()):
            made.append(("me", name))
        else:
            made.append(("friend", "") if number in people else (f"bot:{player}", name))
    return made


def _dice(reader: Reader, origin: Origin) -> list[Markup]:
    """Whose dice are rolled from here on."""
    w = words(reader.lang)
    if len(origin.dice) < 2:
        sent = [void("input", type="hidden", name_="from-dice", value=one) for one in origin.dice]
        return [*sent, element("p", w("page-dice-fresh"), class_="quiet")]
    offered = [element("option", w(f"page-dice-{one}"), value=one) for one in origin.dice]
    return [
        element(
            "p",
            element("label", w("page-dice"), for_="from-dice"),
            element("select", offered, id="from-dice", name_="from-dice"),
            class_="row",
        ),
        element("p", w("page-dice-about"), class_="quiet"),
    ]
