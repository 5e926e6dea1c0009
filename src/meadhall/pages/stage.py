"""The scoring stage: the table as it lay when a scoring began, and step by step what that pays to whom.

Everything is made from what the viewer could see then, and from events that the viewer may hear of.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.prompt import prompt
from meadhall.engine.state import SPECTATOR, State
from meadhall.engine.table import Table
from meadhall.look import Account, Markup, Paid, Source, element, show
from meadhall.pages.board import board, own, rivals
from meadhall.pages.frame import Eye, Frame
from meadhall.pages.html import button, chip, emblem, hidden, icon
from meadhall.pages.model import TableModel
from meadhall.pages.score import signed


@dataclass
class Pay:
    """What one seat gets in a step."""

    points: int = 0
    goods: int = 0  # what is no points
    why: list[Phrase] = field(default_factory=list)
    spots: list[str] = field(default_factory=list)
    each: int = 0

    def add(self, one: Paid) -> None:
        """Another payment of the same source."""
        if one.unit:
            self.goods += one.points
        else:
            self.points += one.points
        self.each = one.each if not self.why else 0
        self.why.append(one.why)
        self.spots += [spot for spot in one.spots if spot not in self.spots]


@dataclass(frozen=True)
class Step:
    """One source that pays: to whom how much, and what everybody has then."""

    source: Source
    pays: dict[int, Pay]  # by seat, those who get something
    unit: str  # symbol of what is paid where it is no points
    totals: tuple[int, ...]  # by seat, when it is paid


@dataclass(frozen=True)
class Stage:
    """One scoring for one viewer."""

    number: int  # 1 is the table's first
    ply: int  # when it was done
    view: State  # the table as it lay
    account: Account
    before: tuple[int, ...]  # points by seat
    steps: tuple[Step, ...]

    @property
    def after(self) -> tuple[int, ...]:
        """Points by seat when all is paid."""
        return self.steps[-1].totals if self.steps else self.before


def stages(table: Table, seat: int) -> list[Stage]:
    """All scorings so far as a seat (or SPECTATOR) may see them, the first one first."""
    return [one for number, _ in enumerate(table.scored, 1) if (one := stage(table, seat, number)) is not None]


def stage(table: Table, seat: int, number: int) -> Stage | None:
    """The scoring of that number; None where there is none, or the game has no words for it."""
    for count, (ply, began, lies, told) in enumerate(_wholes(table), 1):
        if count == number:
            shown = show(table.game)
            view = lies.redacted(seat)
            heard = [event for event in told if event.is_for(seat)]
            account = shown.account(view, heard)
            if account is None:
                return None
            before = tuple(table.game.banked(began, one) for one in range(table.seats))
            paid = [one for event in heard if (one := shown.paid(event, view)) is not None]
            return Stage(number, ply, view, account, before, tuple(_steps(account, paid, before)))
    return None


def _wholes(table: Table) -> Iterator[tuple[int, State, State, list[Told]]]:
    """Every whole scoring: when it was done, the table as it began and as it lay at the last payment, what was told."""
    began: State | None = None
    told: list[Told] = []
    for ply, move in enumerate(table.moves, 1):
        for part in move.scorings:
            began = part.state if began is None else began
            told += part.events
            if not part.more:
                yield ply, began, part.state, told
                began, told = None, []


def _steps(account: Account, paid: list[Paid], before: tuple[int, ...]) -> Iterator[Step]:
    totals = list(before)
    for source in account.sources:
        of_it = [one for one in paid if one.source == source.key]
        pays: dict[int, Pay] = {}
        for one in of_it:
            pays.setdefault(one.seat, Pay()).add(one)
        got = {seat: pay for seat, pay in pays.items() if pay.points or pay.goods}
        if not got:
            continue
        for seat, pay in got.items():
            totals[seat] += pay.points
        yield Step(source, got, next((one.unit for one in of_it if one.unit), ""), tuple(totals))


# -- the page ----------------------------------------------------------------------------------------------------------


def drawn(model: TableModel, table: Table, eye: Eye, number: int) -> dict[str, Any] | None:
    """The stage of a scoring for a page: its markup, and the steps for the client to walk through."""
    found = stage(table, eye.seat, number)
    if found is None:
        return None
    still = prompt(table, eye.seat, still=True)
    f = Frame(model, table, found.view, eye, still, replay=True)
    order = _order(f)
    main = element(
        "main",
        element("section", _strip(f, found), class_="ask", aria_label=f.w("page-stage-steps")),
        element("div", _tally(f, found, order), _sources(f, found, order), class_="side"),
        board(f, last=()),
        element("div", [_weighed(f, number, step) for number, step in enumerate(found.steps)], class_="weighing"),
        own(f),
        rivals(f),
        element("svg", class_="flight", id="flight", aria_hidden="true"),
        class_=f"table {f.show.arrangement} stage".replace("  ", " "),
        id="stage",
        aria_label=f.say(found.account.title),
    )
    steps = [_told(f, found, at) for at in range(len(found.steps))]
    start = {"totals": list(found.before), "places": _places(f, found.before)}
    most = max((0, *found.before, *(total for step in found.steps for total in step.totals)))
    return {"number": number, "ply": found.ply, "html": str(main), "start": start, "most": most, "steps": steps}


def _order(f: Frame) -> list[int]:
    """The seats, the viewer's own first."""
    seats, me = f.table.seats, f.eye.seat
    return list(range(seats)) if me == SPECTATOR else [(me + k) % seats for k in range(seats)]


def _name(f: Frame, seat: int) -> str:
    return f.w("page-stage-you") if seat == f.eye.seat else f.table.names[seat]


def _places(f: Frame, totals: tuple[int, ...]) -> list[str]:
    """The place of every seat; equals share one."""
    return [f.w("page-stage-place", n=1 + sum(other > mine for other in totals)) for mine in totals]


def _why(f: Frame, step: Step, seat: int) -> str:
    """Why a seat gets what it gets in a step, or what it has there instead."""
    if seat in step.pays:
        return ", ".join(f.say(why) for why in step.pays[seat].why)
    return next((f.say(why) for other, why in step.source.others if other == seat), "")


def plus(figure: int) -> str:
    """A figure that is gained or lost."""
    return signed(figure) if figure < 0 else f"+{figure}"


def _told(f: Frame, found: Stage, at: int) -> dict[str, Any]:
    """A step for the client; its last line is for those who listen."""
    step, w = found.steps[at], f.w
    title = f.say(step.source.title)
    count = w("page-stage-count", n=at + 1, of=len(found.steps))
    pays = {}
    for seat, pay in step.pays.items():
        figure = pay.goods if step.unit and not pay.points else pay.points
        pays[str(seat)] = {"figure": plus(figure), "spots": pay.spots, "each": plus(pay.each) if pay.each else ""}
    whys = [_why(f, step, seat) for seat in range(f.table.seats)]
    said = "; ".join(f"{_name(f, seat)} {pays[str(seat)]['figure']}, {whys[seat]}" for seat in step.pays)
    totals = ", ".join(f"{_name(f, seat)} {signed(total)}" for seat, total in enumerate(step.totals))
    return {
        "title": title, "symbol": step.source.symbol, "say": f.say(step.source.about), "count": count,
        "unit": step.unit, "pays": pays, "whys": whys, "totals": list(step.totals), "places": _places(f, step.totals),
        "told": f"{title}, {count}. {said}. {w('page-stage-totals')}: {totals}.",
    }  # fmt: skip


def _strip(f: Frame, found: Stage) -> Markup:
    """Source, sentence, step, and the controls; the client fills in the step."""
    w = f.w
    onward = f.say(found.account.onward) if found.account.onward is not None else w("page-stage-result")
    doing = [
        button(w("page-stage-back"), "back", data_stage="back", aria_keyshortcuts="ArrowLeft"),
        button(w("client-play"), "play", data_stage="play", aria_keyshortcuts="Space"),
        button(w("page-stage-next"), "forth", first=True, data_stage="next", aria_keyshortcuts="ArrowRight",
               data_next=w("page-stage-next"), data_onward=onward),
        button(w("page-stage-skip"), "skip", data_stage="skip", aria_keyshortcuts="End"),
    ]  # fmt: skip
    return element(
        "div",
        element("span", icon("points", ""), class_="chip step-chip", id="step-chip"),
        element(
            "div",
            element("h1", element("span", f.say(found.account.title), id="step-title"), " ",
                    element("small", id="step-count")),
            element("p", id="step-say"),
            element("p", w("page-stage-gone-on"), class_="gone-on", id="gone-on", hidden=True),
        ),
        element("div", doing, class_="do", role="group", aria_label=w("page-stage-steps")),
        class_="question",
        id="question",
    )  # fmt: skip


def _tally(f: Frame, found: Stage, order: list[int]) -> Markup:
    """The totals, which every point sails to."""
    w = f.w
    rows = []
    for seat in order:
        gauge = element(
            "svg", element("path", class_="gauge-way", d="M1 6H163"),
            element("rect", class_="gauge-had", x=1, y=2, width=0, height=8),
            element("rect", class_="gauge-new", x=1, y=2, width=0, height=8),
            class_="gauge", viewBox="0 0 164 12", preserveAspectRatio="none", aria_hidden="true",
        )  # fmt: skip
        who = element("div", element("b", _name(f, seat)), " ", element("small", class_="rank"),
                      element("p", class_="why"), gauge, class_="who")  # fmt: skip
        gain = element("span", element("span", class_="was"), element("span", class_="gain", hidden=True), class_="sum")
        total = element("span", signed(found.before[seat]), class_="figure")
        rows.append(
            element(
                "li", emblem(seat), who, gain, total, id=f"tally-{seat + 1}",
                class_=f"seat-{seat + 1} you" if seat == f.eye.seat else f"seat-{seat + 1}",
            )
        )  # fmt: skip
    return element(
        "section",
        element("h2", f.say(found.account.title), element("small", w("page-stage-totals"))),
        element("ol", rows),
        class_="panel tally",
        aria_label=w("page-stage-totals"),
    )


def _sources(f: Frame, found: Stage, order: list[int]) -> Markup:
    """Source by source; a row shows its step again, rows to come are empty."""
    w = f.w
    steps = {step.source.key: at for at, step in enumerate(found.steps)}
    heads = [element("th", hidden(_name(f, seat)), emblem(seat), scope="col", title=_name(f, seat)) for seat in order]
    rows, shown_from = [], -1
    if any(found.before):
        rows.append(_row(f, element("th", w("page-stage-before"), scope="row"), "had", -1,
                         [(seat, signed(found.before[seat])) for seat in order]))  # fmt: skip
    for source in found.account.sources:
        at = steps.get(source.key)
        title = [chip(source.symbol, "small"), element("span", f.say(source.title))]
        if at is None:
            head = element("th", element("span", title, class_="source"), scope="row")
            rows.append(_row(f, head, "", shown_from, [(seat, "–") for seat in order]))
            continue
        step, shown_from = found.steps[at], at
        head = element("th", element("button", title, type="button", class_="source", data_show=at), scope="row")
        rows.append(_row(f, head, "", at, [(seat, _cell(step, seat)) for seat in order]))
    totals = [element("td", signed(found.before[seat]), class_="you" if seat == f.eye.seat else None, data_sum=seat)
              for seat in order]  # fmt: skip
    table = element(
        "table",
        element("thead", element("tr", element("th", hidden(w("page-stage-source")), scope="col"), heads)),
        element("tbody", rows),
        element("tfoot", element("tr", element("th", w("page-stage-so-far"), scope="row"), totals)),
        class_=f"sheet seat-{f.eye.seat + 1}" if f.eye.seat != SPECTATOR else "sheet",
    )
    return element(
        "section",
        element("h2", w("page-stage-sources"), element("small", w("page-stage-again"))),
        table,
        element("p", w("page-stage-keys"), class_="keys-about"),
        class_="score panel sources",
        aria_label=w("page-stage-sources"),
    )


def _cell(step: Step, seat: int) -> Markup | str:
    pay = step.pays.get(seat)
    if pay is None:
        return "–"
    return signed(pay.points) if not step.unit else Markup(signed(pay.goods) + icon(step.unit, "unit"))


def _row(f: Frame, head: Markup, class_: str, at: int, cells: list[tuple[int, Markup | str]]) -> Markup:
    made = [element("td", said, class_="you" if seat == f.eye.seat else None) for seat, said in cells]
    return element("tr", head, made, class_=class_ or None, data_at=at)


def _weighed(f: Frame, at: int, step: Step) -> Markup | None:
    """What lies beside the board, as a sign that compares all seats."""
    if not step.source.weighed:
        return None
    rows = []
    for one in step.source.weighed:
        many = one.count if one.count <= 10 else 1
        heads = [icon(step.source.counted, "head")] * many
        if one.count > 10:
            heads.append(element("b", f"× {one.count}"))
        note = element("small", f.say(one.note)) if one.note is not None else None
        rows.append(
            element(
                "li", emblem(one.seat), element("b", _name(f, one.seat)), element("span", heads, note, class_="row-of"),
                element("span", one.figure, class_="figure"), id=f"weighed-{at}-{one.seat + 1}",
                class_=f"seat-{one.seat + 1} paid" if one.seat in step.pays else f"seat-{one.seat + 1}",
            )
        )  # fmt: skip
    title = element("h2", f.say(step.source.title), element("small", f.say(step.source.about)))
    return element("div", title, element("ol", rows), class_="weighed panel", data_at=at, hidden=True)


def marks(f: Frame, after: int, ply: int) -> list[Markup]:
    """For a line of the log that tells of these answers: what shows their scorings again."""
    numbers = [number for number, done in enumerate(f.table.scored, 1) if after < done <= ply]
    say = f.w("page-stage-show")
    return [button(say, "points", data_do="stage", data_number=number, aria_label=say) for number in numbers]
