"""The lessons of a game: their list, the end of one, and the first real game with the coach."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.game import AnyGame
from meadhall.learn import Lesson, puzzles, teaches, tried
from meadhall.look import Markup, element, show
from meadhall.pages.html import bust, hidden, icon, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.lesson import Place, goal, spoken
from meadhall.pages.score import score
from meadhall.pages.table import tip
from meadhall.pages.words import words
from meadhall.words import speaker

MOST_AT_FIRST = 3  # players of a first game that has no lesson to go by


def beginners(game: AnyGame, known: Sequence[Lesson]) -> int:
    """How many bots sit at somebody's first game: as many as in the lesson."""
    seats = len(known[0].seats) if known else max(n for n in game.seats if n <= max(MOST_AT_FIRST, min(game.seats)))
    return seats - 1


def first_game(reader: Reader, game: AnyGame, known: Sequence[Lesson], first: bool = True) -> Markup:
    """The button to a first real game with the coach."""
    w = words(reader.lang)
    inner = [
        bust(),
        element("span", w("lesson-play"), element("small", w("lesson-play-about", n=beginners(game, known)))),
    ]
    return element(
        "form",
        void("input", type="hidden", name_="name"),
        element("button", inner, type="submit", class_="btn big first" if first else "btn big"),
        class_="first-game",
        data_post=f"/learn/{game.name}/play",
    )


def listed(reader: Reader, game: AnyGame, known: Sequence[Lesson]) -> str:
    """All lessons of a game, the first one foremost; the page fills in how far the learner has come."""
    w, title = words(reader.lang), speaker(reader.lang, show(game)).say("game")
    won = goal(known[0], reader.lang)
    head = element(
        "header",
        bust(),
        element(
            "div",
            element("h1", w("lesson-learn", game=title)),
            element("p", w("lesson-about")),
            element("p", icon("crown"), element("span", w("lesson-goal", goal=won)), class_="goal-line")
            if won
            else None,
        ),
    )
    further = (
        [
            element("h2", w("lesson-further")),
            element("ol", [_card(reader, one, False) for one in known[1:]], class_="lessons"),
        ]
        if known[1:]
        else None
    )
    ways = element(
        "p",
        link(w("lesson-rules"), f"/rules/{game.name}", "scroll") if teaches(game) else None,
        link(w("puzzles"), f"/puzzles/{game.name}", "ask") if puzzles(game) else None,
        link(w("page-to-hall"), "/", "hall"),
        class_="row",
    )
    main = element(
        "main",
        element(
            "section",
            head,
            element("ol", _card(reader, known[0], True), class_="lessons"),
            further,
            first_game(reader, game, known, first=False),
            ways,
            class_="panel finish",
        ),
        class_="lobby narrow",
    )
    return page(reader, w("lesson-learn", game=title), main, data_learn=game.name)


def _card(reader: Reader, one: Lesson, first: bool) -> Markup:
    w, title = words(reader.lang), one.title[reader.lang]
    meta = f"{w('lesson-decisions', n=len(one.steps))} · {w('lesson-minutes', n=one.minutes)}"
    home = f"/learn/{one.game.name}/{one.name}"
    begin = element(
        "span", w("lesson-begin"), data_begin="yes", data_go_on=w("lesson-go-on"), data_again=w("lesson-again")
    )
    go = element("a", icon("next"), begin, hidden(f": {title}"), class_="btn first" if first else "btn", href=home)
    return element(
        "li",
        element(
            "div",
            element("h2" if first else "h3", title),
            element("p", meta, class_="quiet"),
            element("p", icon("tick"), " ", w("lesson-done"), class_="is-done", hidden=True),
        ),
        go,
        class_="card panel" + (" first" if first else ""),
        data_of=one.name,
        data_steps=len(one.steps),
    )


def end(reader: Reader, at: Place, known: Sequence[Lesson]) -> str:
    """After the last step: what was learnt, the points, and where to go from here; `at` is the last step."""
    w, done = at.w, at.lesson
    game, title = done.game, speaker(at.lang, show(done.game)).say("game")
    f = at.frame(tried(done, at.step, done.answer(at.step)).table, still=True)
    learnt = [
        element(
            "li",
            icon("tick"),
            element("a", step.title[at.lang], href=f"/learn/{game.name}/{done.name}?step={step.id}"),
        )
        for step in done.steps
    ]
    more = [one for one in known if one.number > done.number][:2]
    ways = [
        *(link(one.title[at.lang], f"/learn/{game.name}/{one.name}", "next") for one in more),
        link(w("lesson-rules"), f"/rules/{game.name}", "scroll") if teaches(game) else None,
        link(w("puzzles"), f"/puzzles/{game.name}", "ask") if puzzles(game) else None,
        link(w("lesson-again"), f"/learn/{game.name}/{done.name}?step={done.steps[0].id}", "undo"),
        link(w("page-to-hall"), "/", "hall"),
    ]
    said = element(
        "div", element("p", spoken(at.lang, done.end_say[at.lang]), class_="lead"), first_game(reader, game, known)
    )
    main = element(
        "main",
        element(
            "section",
            element(
                "header",
                bust(),
                element("div", element("p", w("coach-name"), class_="quiet"), element("h1", done.end_title[at.lang])),
            ),
            element("div", said, score(f), class_="two-up"),
            element("div", element("h2", w("lesson-learnt")), element("ul", learnt, class_="learnt")),
            element("div", ways, class_="after"),
            class_="panel finish",
        ),
        class_="lobby narrow",
    )
    place = element("p", element("b", title), element("span", " · ", done.title[at.lang]), class_="place", id="place")
    return page(
        reader, done.end_title[at.lang], [main, tip()], place, None,
        data_game=game.name, data_components=game.components.digest,
    )  # fmt: skip


def offer(reader: Reader, game: AnyGame, known: Sequence[Lesson]) -> Markup:
    """On the set-up page, for who never finished this game: the coach, or the lesson first."""
    w = words(reader.lang)
    return element(
        "section",
        element("h2", w("coach-offer")),
        element("p", w("coach-offer-about")),
        first_game(reader, game, known, first=False),
        element("p", element("a", w("coach-offer-lesson"), href=f"/learn/{game.name}")) if known else None,
        class_="panel coach-offer",
        data_offer=game.name,
        hidden=True,
    )
