"""A frame: everything one viewer sees of a table at one moment, as page parts. Made from the redacted state only."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from meadhall.engine.game import Line
from meadhall.engine.state import OVER, SPECTATOR, State
from meadhall.engine.table import Table
from meadhall.look import Markup, element
from meadhall.server.html import button, emblem, hidden, icon, link
from meadhall.server.running import Live
from meadhall.server.wording import Words, words
from meadhall.words import speaker

LOG_LINES = 14  # what the table page tells; the replay tells all
LONG_SHEET = 8  # lines; a longer score sheet leaves out what nobody has
KEYS = {"pass": "p"}  # answers that have a key of their own besides their number, whatever the game
HIT = re.compile(r'<rect class="hit"[^>]*(?:/>|></rect>)|<button class="btn choice".*?</button>')


@dataclass(frozen=True)
class Eye:
    """Who looks, in which language, at which shape of board."""

    seat: int
    lang: str
    shape: str


@dataclass(frozen=True)
class Frame:
    """What one viewer sees."""

    live: Live
    table: Table  # at the moment shown, which in a replay is an earlier one
    view: State
    eye: Eye
    replay: bool = False

    @property
    def w(self) -> Words:
        """The house's words."""
        return words(self.eye.lang)

    def say(self, phrase: Any) -> str:
        """The game's words."""
        return speaker(self.eye.lang, self.table.game).say(phrase, self.table.names, self.eye.seat)


def frame(live: Live, eye: Eye) -> Frame:
    """The table as it stands."""
    return Frame(live, live.table, live.table.view(eye.seat), eye)


def replayed(live: Live, table: Table, eye: Eye) -> Frame:
    """The table as it stood."""
    return Frame(live, table, table.view(eye.seat), eye, True)


def parts(f: Frame) -> dict[str, Markup]:
    """All parts of a table page by element id."""
    made = {"ask": replay_ask(f) if f.replay else ask(f), "board": board(f), "own": own(f), "rivals": rivals(f)}
    return made | {"log": saga(f), "score": score(f), "place": place(f)}


# -- the question and its answers ------------------------------------------------------------------------------------


def ask(f: Frame) -> Markup:
    """The loudest thing on the page: what is to be decided, by whom, and the answers in words."""
    table, live, me, w = f.table, f.live, f.eye.seat, f.w
    held = live.held
    about: str | None = None
    extra: list[Markup] = []
    choices: list[Markup] = []
    who = table.seat
    if live.finished:
        who = table.winners()[0] if table.winners() else 0
        title, about = ending(f), w("page-over-about")
        choices = [
            element("li", link(w("page-replay"), f"/t/{live.id}/replay", "scroll")),
            element("li", link(w("page-saga"), f"/t/{live.id}/saga", "map", download=f"{live.id}.saga")),
            element("li", link(w("page-again"), f"/t/{live.id}/again", "hall")),
        ]
        heading = w("page-afterwards")
    elif me != SPECTATOR and live.seats[me].stand_in is not None:
        title, about = w("page-stand-in"), w("page-stand-in-about")
        extra.append(button(w("page-take-back"), "people", first=True, data_do="back"))
        heading = w("page-no-choices")
    elif held is not None and held == me:
        who, title, about = me, w("page-done-ask"), w("page-done-about")
        extra.append(button(w("page-done"), None, first=True, data_do="done", data_answer_key="enter"))
        heading = w("page-no-choices")
    elif held is not None:
        who, title, about = held, w("page-held", who=table.names[held]), w("page-held-about")
        heading = w("page-no-choices")
    else:
        title = f.say(table.game.question(f.view))
        if table.seat == me:
            choices, heading = answers(f), w("page-choices")
            if live.hints:
                about_it = w("page-hint-about")
                extra.append(button(w("page-hint"), "hint", data_do="hint", aria_label=w("page-hint"), title=about_it))
        else:
            heading, about = w("page-no-choices"), waiting(f)
    if me != SPECTATOR and not live.finished and live.undo_refusal(me) is None and live.seats[me].stand_in is None:
        extra.append(button(w("page-undo"), "undo", data_do="undo", aria_label=w("page-undo")))
    question = element(
        "div",
        emblem(who),
        element("div", element("h1", title), element("p", about or "", id="preview")),
        element("div", extra, class_="do"),
        class_="question",
        id="question",
    )
    invited = invitations(f)
    listed = element(
        "div",
        element("h2", heading),
        element("ol", choices),
        element("div", invited, class_="invites") if invited else None,
        class_="answers panel" + ("" if choices or invited else " none"),
        id="answers",
    )
    yours = table.seat == me and held is None and not live.finished
    return element(
        "section",
        question,
        listed,
        class_=f"ask seat-{who + 1}",
        id="ask",
        aria_label=w("page-decision"),
        data_yours="yes" if yours or held == me else None,
        **(by_itself(f) if yours else {}),
    )


def by_itself(f: Frame) -> dict[str, str | None]:
    """What the page may answer without the player: the only answer there is, or a pass for who muted windows."""
    game, legal = f.table.game, f.view.legal()
    return {
        "data_only": game.actions.text(legal[0]) if len(legal) == 1 else None,
        "data_pass_turn": game.passes(f.view, "turn"),
        "data_pass_aimed": game.passes(f.view, "aimed"),
    }


def invitations(f: Frame) -> list[Markup]:
    """For the host: copy the link of each friend who is not here yet. The links themselves stand in the menu."""
    if f.eye.seat == SPECTATOR or f.eye.seat != f.live.host():
        return []
    return [
        button(f.w("page-copy-link", who=seat.name), "people", data_copy=f"link-{number}")
        for number, seat in enumerate(f.live.seats)
        if seat.kind == "human" and not seat.joined and seat.stand_in is None
    ]


def answers(f: Frame) -> list[Markup]:
    """The legal answers as a list; the number is the key."""
    game = f.table.game
    return [
        _answer(number, game.actions.text(action), f.say(game.answer(f.view, action)))
        for number, action in enumerate(f.view.legal(), 1)
    ]


@lru_cache(maxsize=4096)
def _answer(number: int, answer: str, text: str) -> Markup:
    head, _, tail = text.partition(" (")
    inner = element(
        "span", element("b", head), element("small", tail.removesuffix(")")) if tail else None, class_="words"
    )
    choice = element(
        "button",
        element("kbd", number),
        inner,
        type="button",
        class_="answer",
        tabindex="-1",
        data_answer=answer,
        data_key=KEYS.get(answer),
    )
    return element("li", choice)


def waiting(f: Frame) -> str:
    """What those who are not asked read below the question."""
    seat = f.live.seats[f.table.seat]
    if seat.bot is not None:
        return f.w("page-thinking")
    if not seat.joined:
        return f.w("page-not-joined", who=seat.name)
    return f.w("page-waiting", who=seat.name) if f.live.present(f.table.seat) else f.w("page-absent", who=seat.name)


def ending(f: Frame) -> str:
    """Who has won."""
    winners = f.table.winners()
    if not winners:
        return f.w("page-over")
    points = int(f.view.points(winners[0]))
    if len(winners) == 1:
        you = "yes" if winners[0] == f.eye.seat else "no"
        return f.w("page-wins", who=f.table.names[winners[0]], points=points, you=you)
    return f.w("page-win-together", who=", ".join(f.table.names[seat] for seat in winners), points=points)


def replay_ask(f: Frame) -> Markup:
    """In a replay: what was asked then."""
    w, table = f.w, f.table
    title = ending(f) if table.over else f.say(table.game.question(f.view))
    who = table.seat if table.seat != OVER else (table.winners() or [0])[0]
    told = [
        element("li", f.say(table.game.event(one)))
        for one in (table.moves[-1].events if table.moves else ())
        if one.is_for(f.eye.seat)
    ]
    question = element(
        "div",
        emblem(who),
        element("div", element("h1", title), element("p", w("page-ply", n=table.ply, of=f.live.table.ply))),
        class_="question",
        id="question",
    )
    listed = element(
        "div",
        element("h2", w("page-happened")),
        element("ul", told, class_="told", tabindex="0"),
        class_="answers panel",
        id="answers",
    )
    return element("section", question, listed, class_=f"ask seat-{who + 1}", id="ask", aria_label=w("page-replay"))


# -- the board and the mats ------------------------------------------------------------------------------------------


def board(f: Frame) -> Markup:
    """The board as the game draws it."""
    last = f.table.moves[-1].events if f.table.moves else ()
    try:
        drawn = f.table.game.draw(f.view, f.eye.lang, f.eye.seat, f.eye.shape, f.table.names, last)
    except NotImplementedError:
        drawn = element("p", f.w("page-no-board"), class_="panel quiet plain")
    return element("section", still(f, drawn), class_="board", id="board", aria_label=f.w("page-board"))


def still(f: Frame, drawn: str) -> Markup:
    """A drawing nobody can click in a replay, or while something else is to be decided."""
    if (
        f.replay
        or f.live.held is not None
        or (f.eye.seat != SPECTATOR and f.live.seats[f.eye.seat].stand_in is not None)
    ):
        drawn = HIT.sub("", drawn)
    return Markup(drawn)


def own(f: Frame) -> Markup:
    """What lies before the viewer."""
    me, w = f.eye.seat, f.w
    drawn = "" if me == SPECTATOR else f.table.game.mat(f.view, me, f.eye.lang, me, "own", f.table.names)
    return element(
        "section",
        still(f, drawn),
        class_=f"own panel seat-{me + 1}",
        id="own",
        aria_label=w("page-own"),
        hidden=not drawn,
    )


def rivals(f: Frame) -> Markup:
    """Everybody else: who, where, how many points, and what lies before them."""
    table, me, w = f.table, f.eye.seat, f.w
    order = [seat for seat in range(table.seats) if me == SPECTATOR] or [
        (me + k) % table.seats for k in range(1, table.seats)
    ]
    made = []
    for seat in order:
        place = f.live.seats[seat]
        bot = place.bot is not None
        name = element("h2", table.names[seat], icon("bot") if bot else None, hidden(w("page-bot")) if bot else None)
        status = f.say(table.game.status(f.view, seat))
        points = element("span", int(f.view.points(seat)), class_="figure", title=w("page-points-so-far"))
        asked = not table.over and table.seat == seat
        mat = table.game.mat(f.view, seat, f.eye.lang, me, "rival", table.names)
        made.append(
            element(
                "article",
                element(
                    "header",
                    emblem(seat),
                    element("div", name, element("p", status, class_="where"), chance(f, seat, "p")),
                    points,
                ),
                still(f, mat),
                class_=f"panel rival seat-{seat + 1}" + (" asked" if asked else ""),
                id=f"rival-{seat + 1}",
            )
        )
    return element("section", made, class_="rivals", id="rivals", aria_label=w("page-rivals"))


def chance(f: Frame, seat: int, kind: str, class_: str = "chance") -> Markup | None:
    """Room for a seat's chance to win; the page fills it for who wants to see it."""
    if not f.live.hints or f.replay or f.table.over:
        return None
    return element(kind, class_=class_, data_chance=seat, title=f.w("page-chance"), hidden=kind == "p")


# -- the record ------------------------------------------------------------------------------------------------------


def lines(live: Live, table: Table, lang: str, you: int) -> list[str]:
    """The log in words, the sentences of one ply a text, kept with the table."""
    known = live.lines.setdefault((lang, you), []) if table is live.table else []
    speak, game = speaker(lang, table.game), table.game
    for ply in range(len(known), table.ply):
        told = [one for one in table.moves[ply].events if one.is_for(you)]
        known.append(
            " ".join(
                element("span", speak.say(game.event(one), table.names, you), data_spot=game.spot(one)) for one in told
            )
        )
    return known


def saga(f: Frame) -> Markup:
    """What happened, newest first, a line for all that one seat answered in a row; hovering shows the spot."""
    w, table, reader = f.w, f.table, (f.eye.lang, f.eye.seat)
    told: list[Markup] = []
    left = LOG_LINES if not f.replay else 100_000  # a replay tells all
    known = lines(f.live, table, *reader)
    before, turns = f.live.turns.get(reader, {}), {}
    ply = table.ply
    while ply > 0 and len(told) < left:
        last, seat = ply, table.moves[ply - 1].seat
        while ply > 0 and table.moves[ply - 1].seat == seat:
            ply -= 1
        texts = known[ply:last]
        if not any(texts):
            continue
        turn = before.get(last)
        if turn is None or turn[0] != seat or turn[1] != texts:
            turn = (seat, texts, _turn(f, seat, last, texts))
        turns[last] = turn
        told.append(turn[2])
    if table is f.live.table:
        f.live.turns[reader] = turns
    return element(
        "section",
        element("h2", w("page-log"), element("small", w("page-newest"))),
        element("div", element("ol", told), role="log", aria_live="off", tabindex="0", aria_label=w("page-log")),
        class_="log panel",
        id="log",
        aria_label=w("page-happened"),
    )


def _turn(f: Frame, seat: int, last: int, texts: list[str]) -> Markup:
    """A line of the log: all that one seat answered in a row."""
    return element(
        "li",
        emblem(seat),
        element("span", Markup(" ".join(text for text in texts if text)), class_="turn"),
        element("a", last, href=f"/t/{f.live.id}/replay?ply={last}", aria_label=f.w("page-to-ply", n=last)),
        data_ply=last,
    )


def sentences(live: Live, lang: str, you: int, since: int, limit: int = 60) -> list[str]:
    """What happened from a ply on, as plain sentences."""
    speak, table = speaker(lang, live.table.game), live.table
    told = table.events(you, max(0, since))[-limit:]
    return [speak.say(table.game.event(one), table.names, you) for _, one in told]


def score(f: Frame) -> Markup:
    """Every point so far, itemised; made anew when a figure has changed."""
    table, key = f.table, ("score", f.eye.seat, f.eye.lang, "replay" if f.replay else "")
    sheets = [table.game.sheet(f.view, seat) for seat in range(table.seats)]
    figures = (table.over, table.names, [[line.points for line in sheet] for sheet in sheets])
    kept = f.live.kept.get(key)
    if kept is None or kept[0] != figures:
        kept = f.live.kept[key] = (figures, _score(f, sheets))
    made: Markup = kept[1]
    return made


def _score(f: Frame, sheet_of: list[list[Line]]) -> Markup:
    table, me, w = f.table, f.eye.seat, f.w
    order = list(range(table.seats)) if me == SPECTATOR else [(me + k) % table.seats for k in range(table.seats)]
    sheets = [sheet_of[seat] for seat in order]
    rows = []
    for number, line in enumerate(sheets[0]):
        if len(sheets[0]) > LONG_SHEET and not any(sheet[number].points for sheet in sheets):
            continue
        points = tuple(sheet[number].points for sheet in sheets)
        rows.append(_row(f.say(f"score-{line.name}"), points, me != SPECTATOR))
    heads = [
        element("th", hidden(table.names[seat]), emblem(seat), scope="col", title=table.names[seat]) for seat in order
    ]
    totals = [element("td", int(f.view.points(seat)), class_="you" if seat == me else None) for seat in order]
    total = w("page-points") if table.over else w("page-points-so-far")
    chances = [chance(f, seat, "td", "chance you" if seat == me else "chance") for seat in order]
    sheet = element(
        "table",
        element("thead", element("tr", element("th", hidden(w("page-line")), scope="col"), heads)),
        element("tbody", rows),
        element(
            "tfoot",
            element("tr", element("th", total, scope="row"), totals),
            element("tr", element("th", w("page-chance"), scope="row"), chances, class_="chances", hidden=True)
            if chances[0] is not None
            else None,
        ),
        class_=f"sheet seat-{me + 1}" if me != SPECTATOR else "sheet",
    )
    return element(
        "section",
        element("h2", w("page-score"), element("small", w("page-final") if table.over else w("page-as-it-stands"))),
        sheet,
        class_="score panel",
        id="score",
        aria_label=w("page-score"),
    )


@lru_cache(maxsize=2048)
def _row(name: str, points: tuple[int, ...], yours_first: bool) -> Markup:
    """A line of the score sheet; the viewer's own points stand first."""
    cells = []
    for number, figure in enumerate(points):
        yours, zero = "you" if yours_first and number == 0 else "", "" if figure else "zero"
        cells.append(element("td", figure, class_=" ".join(filter(None, (yours, zero))) or None))
    return element("tr", element("th", name, scope="row"), cells)


def place(f: Frame) -> Markup:
    """Where we are, in the beam."""
    w = f.w
    watching = sum(1 for viewer in f.live.viewers if viewer.seat == SPECTATOR)
    eyes = (
        element(
            "span",
            icon("eye"),
            f" {watching}",
            hidden(" " + w("page-watching", n=watching)),
            class_="watch",
            title=w("page-watching", n=watching),
        )
        if watching
        else None
    )
    return element(
        "p",
        element("b", f.say("game")),
        element("span", " · ", w("page-table", name=f.live.name)),
        eyes,
        class_="place",
        id="place",
    )
