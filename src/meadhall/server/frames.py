"""A frame: everything one viewer sees of a table at one moment, as page parts. Made from the redacted state only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from meadhall.engine.game import Line, Told
from meadhall.engine.prompt import Kind, Prompt, prompt
from meadhall.engine.state import OVER, SPECTATOR, State
from meadhall.engine.table import Table
from meadhall.look import AnyShow, Brush, Markup, brush, element, show
from meadhall.server.html import button, emblem, hidden, icon, link
from meadhall.server.running import Live
from meadhall.server.wording import Words, words
from meadhall.words import Answer, Speaker, speaker

LOG_LINES = 14  # what the table page tells; the replay tells all
LONG_SHEET = 8  # lines; a longer score sheet leaves out what nobody has
KEYS = {"pass": "p"}  # answers that have a key of their own besides their number, whatever the game


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
    prompt: Prompt  # what the viewer may do now
    replay: bool = False

    @property
    def w(self) -> Words:
        """The house's words."""
        return words(self.eye.lang)

    def say(self, phrase: Any) -> str:
        """The game's words."""
        return self.speak.say(phrase, self.table.names, self.eye.seat)

    @property
    def show(self) -> AnyShow:
        """What the game looks and sounds like."""
        return show(self.table.game)

    @property
    def speak(self) -> Speaker:
        """Who speaks for the game."""
        return speaker(self.eye.lang, self.show)


def frame(live: Live, eye: Eye) -> Frame:
    """The table as it stands."""
    return Frame(live, live.table, live.table.view(eye.seat), eye, live.prompt(eye.seat))


def replayed(live: Live, table: Table, eye: Eye) -> Frame:
    """The table as it stood."""
    return Frame(live, table, table.view(eye.seat), eye, prompt(table, eye.seat, still=True), True)


def parts(f: Frame) -> dict[str, Markup]:
    """All parts of a table page by element id."""
    made = {"ask": replay_ask(f) if f.replay else ask(f), "board": board(f), "own": own(f), "rivals": rivals(f)}
    return made | {"log": saga(f), "score": score(f), "place": place(f)}


# -- the question and its answers ------------------------------------------------------------------------------------


def ask(f: Frame) -> Markup:
    """The loudest thing on the page: what is to be decided, by whom, and the answers in words."""
    table, live, w, prompt = f.table, f.live, f.w, f.prompt
    about: str | None = None
    extra: list[Markup] = []
    choices: list[Markup] = []
    who, heading = prompt.seat, w("page-no-choices")
    if prompt.kind == Kind.OVER:
        who = table.winners()[0] if table.winners() else 0
        title, about, heading = ending(f), w("page-over-about"), w("page-afterwards")
        choices = [
            element("li", link(w("page-replay"), f"/t/{live.id}/replay", "scroll")),
            element("li", link(w("page-saga"), f"/t/{live.id}/saga", "map", download=f"{live.id}.saga")),
            element("li", link(w("page-again"), f"/t/{live.id}/again", "hall")),
        ]
    elif prompt.kind == Kind.STAND_IN:
        title, about = w("page-stand-in"), w("page-stand-in-about")
        extra.append(button(w("page-take-back"), "people", first=True, data_do="back"))
    elif prompt.kind == Kind.DONE:
        title, about = w("page-done-ask"), w("page-done-about")
        extra.append(button(w("page-done"), None, first=True, data_do="done", data_answer_key="enter"))
    elif prompt.kind == Kind.HELD:
        title, about = w("page-held", who=table.names[who]), w("page-held-about")
    else:
        title = f.say(f.show.question(f.view))
        if prompt.kind == Kind.ANSWER:
            choices, heading = answers(f), w("page-choices")
            if live.hints:
                about_it = w("page-hint-about")
                extra.append(button(w("page-hint"), "hint", data_do="hint", aria_label=w("page-hint"), title=about_it))
        else:
            about = waiting(f)
    if prompt.undo:
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
    yours = prompt.kind == Kind.ANSWER
    return element(
        "section",
        question,
        listed,
        class_=f"ask seat-{who + 1}",
        id="ask",
        aria_label=w("page-decision"),
        data_yours="yes" if yours or prompt.kind == Kind.DONE else None,
        **(by_itself(f) if yours else {}),
    )


def by_itself(f: Frame) -> dict[str, str | None]:
    """What the page may answer without the player: the only answer there is, or a pass for who muted windows."""
    game, legal = f.table.game, f.prompt.answers
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
        _answer(number, game.actions.text(action), offer(f, action))
        for number, action in enumerate(f.prompt.answers, 1)
    ]


def offer(f: Frame, action: int) -> Answer:
    """An answer in words."""
    return f.speak.answer(f.show.answer(f.view, action), f.table.names, f.eye.seat)


@lru_cache(maxsize=4096)
def _answer(number: int, answer: str, words: Answer) -> Markup:
    detail = element("small", words.detail) if words.detail else None
    inner = element("span", element("b", words.text), detail, class_="words")
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
    title = ending(f) if table.over else f.say(f.show.question(f.view))
    who = table.seat if table.seat != OVER else (table.winners() or [0])[0]
    told = [
        element("li", f.say(f.show.event(one)))
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
        drawn: Markup = f.show.board(f.view, painter(f, last))
    except NotImplementedError:
        drawn = element("p", f.w("page-no-board"), class_="panel quiet plain")
    return element("section", drawn, class_="board", id="board", aria_label=f.w("page-board"))


def painter(f: Frame, last: Sequence[Told] = ()) -> Brush:
    """The brush for this viewer: it knows what can be chosen, and draws a still board where nothing can."""
    return brush(f.show, f.view, f.eye.lang, f.eye.seat, f.eye.shape, f.table.names, last, f.prompt.answers)


def own(f: Frame) -> Markup:
    """What lies before the viewer."""
    me, w = f.eye.seat, f.w
    drawn = Markup("") if me == SPECTATOR else f.show.mat(f.view, me, painter(f), "own")
    return element(
        "section",
        drawn,
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
        status = f.say(f.show.status(f.view, seat))
        points = element("span", int(f.view.points(seat)), class_="figure", title=w("page-points-so-far"))
        asked = not table.over and table.seat == seat
        mat = f.show.mat(f.view, seat, painter(f), "rival")
        made.append(
            element(
                "article",
                element(
                    "header",
                    emblem(seat),
                    element("div", name, element("p", status, class_="where"), chance(f, seat, "p")),
                    points,
                ),
                mat,
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
    shown = show(table.game)
    speak = speaker(lang, shown)
    for ply in range(len(known), table.ply):
        told = [one for one in table.moves[ply].events if one.is_for(you)]
        known.append(
            " ".join(
                element("span", speak.say(shown.event(one), table.names, you), data_spot=shown.spot(one))
                for one in told
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
    table, shown = live.table, show(live.table.game)
    speak = speaker(lang, shown)
    told = table.events(you, max(0, since))[-limit:]
    return [speak.say(shown.event(one), table.names, you) for _, one in told]


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
