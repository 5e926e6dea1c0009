"""A lesson: a table page with a coach beside the board. She says one thing, waits, and says what an answer brought."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meadhall.bots import LEVELS
from meadhall.engine.phrase import Phrase
from meadhall.engine.prompt import prompt
from meadhall.engine.table import Table
from meadhall.learn import Compared, Lesson, Mark, Step, Tried, book, chalk, teaches, tried
from meadhall.learn.book import lettered
from meadhall.look import Markup, element
from meadhall.pages.board import board, own, rivals
from meadhall.pages.choices import answers
from meadhall.pages.frame import Eye, Frame
from meadhall.pages.games import address, readable
from meadhall.pages.html import bust, button, emblem, hidden, icon, link
from meadhall.pages.layout import Reader, page
from meadhall.pages.model import Seat, TableModel
from meadhall.pages.score import signed
from meadhall.pages.table import tip, zoom
from meadhall.pages.words import Words, words
from meadhall.words import speaker

BEGINNER = LEVELS[0]  # who plays the others
POINTS = "points"
Parts = dict[str, Markup]


@dataclass(frozen=True)
class Place:
    """Where a learner is: a step of a lesson, read in a language on a shape of screen."""

    lesson: Lesson
    step: Step
    lang: str
    shape: str

    @property
    def number(self) -> int:
        """Of the step, from 1."""
        return self.lesson.steps.index(self.step) + 1

    @property
    def last(self) -> bool:
        """Whether the lesson ends after it."""
        return self.number == len(self.lesson.steps)

    @property
    def w(self) -> Words:
        """The house's words."""
        return words(self.lang)

    @property
    def home(self) -> str:
        """The address of the lesson."""
        return f"/learn/{self.lesson.game.name}/{self.lesson.name}"

    def frame(self, table: Table, still: bool = False) -> Frame:
        """What the learner sees of a table; still: without choices."""
        me = self.lesson.learner
        table.names = tuple(self.w("lesson-you") if k == me else name for k, name in enumerate(table.names))
        seats = [
            Seat("human", "", name, at_once=True) if k == me else Seat("bot", BEGINNER, name)
            for k, name in enumerate(table.names)
        ]
        model = TableModel("", self.lesson.title[self.lang], table, seats, watch=False)
        eye = Eye(me, self.lang, self.shape)
        return Frame(model, table, table.view(me), eye, prompt(table, me, still=still))


# -- parts ------------------------------------------------------------------------------------------------------------


def asked(at: Place) -> Parts:
    """The parts of the page while the learner is asked."""
    f = at.frame(at.lesson.table(at.step))
    said = [
        element("p", at.w("lesson-intro", steps=len(at.lesson.steps), minutes=at.lesson.minutes), class_="intro")
        if at.number == 1 and at.lesson.number == 1
        else None,
        _speech(at, at.step.title[at.lang], spoken(at.lang, at.step.say[at.lang])),
        element(
            "div",
            element("h3", at.w("lesson-now-you")),
            element("p", spoken(at.lang, at.step.task[at.lang])),
            class_="task",
        ),
    ]
    listed = element("ol", answers(f))
    asking = _ask(at, said, f.say(f.show.question(f.view)), listed, "yes")
    return {"ask": asking, **drawn(f, at.step.marks)}


def answered(at: Place, answer: str) -> dict[str, Any]:
    """What an answer led to: the parts of the page after it, how it looked on the way there, and what was said."""
    before = at.frame(at.lesson.table(at.step))
    found = tried(at.lesson, at.step, answer)
    after = at.frame(found.table, still=True)
    told = _told(after, before.table.ply)
    good = found.reply.good
    title = told[0][1] if told else before.offer(before.table.game.actions.parse(answer)).text
    happened = [element("li", emblem(seat), element("span", text)) for seat, text in told[1:]]
    listed = [
        element("ol", _marked(at, before, answer)),
        element("h2", at.w("lesson-followed")) if happened else None,
        element("ul", happened, class_="told", tabindex="0") if happened else None,
    ]
    asking = _ask(at, _replied(at, before, found), title, listed, None)
    return {
        "good": good,
        "says": found.reply.says[at.lang],
        "compared": [{"symbol": one.symbol, "yours": one.yours, "better": one.better} for one in found.compared],
        "views": _on_the_way(at, found),
        "parts": {"ask": asking, **drawn(after)},
    }


def drawn(f: Frame, marks: Sequence[Mark] = ()) -> Parts:
    """Board and mats, with the teacher's marks."""
    on_board, left = chalk(board(f), marks)
    on_own, left = chalk(own(f), left)
    on_rivals, _ = chalk(rivals(f), left)
    return {"board": on_board, "own": on_own, "rivals": on_rivals}


def _on_the_way(at: Place, found: Tried) -> list[Parts]:
    """The table after each answer but the last: others may have moved too."""
    then, views = at.lesson.table(at.step), []
    for answer in (found.answer, *found.reply.then)[:-1]:
        then.play(answer)
        views.append(drawn(at.frame(then.copy(), still=True)))
    return views


def _told(f: Frame, since: int) -> list[tuple[int, str]]:
    """What happened from a ply on: who answered, and a sentence."""
    return [(f.table.moves[ply].seat, f.say(f.show.event(one))) for ply, one in f.table.events(f.eye.seat, since)]


def _ask(at: Place, said: object, title: str, listed: object, yours: str | None) -> Markup:
    """The coach, the question and the answers."""
    return asking(at.w, at.lesson.learner, _coach(at, said, yours is None), title, listed, yours)


def asking(
    w: Words, me: int, coach: Markup, title: str, listed: object, yours: str | None, weighed: str | None = None
) -> Markup:
    """Somebody who speaks, a question and its answers, for a seat; `yours`: it waits for one; `weighed`: what stands
    over them instead, where they are only to be read.
    """
    question = element(
        "div",
        emblem(me),
        element("div", element("h1", title), element("p", id="preview")),
        element("div", class_="do"),
        class_="question",
        id="question",
    )
    return element(
        "section",
        coach,
        question,
        element(
            "div",
            element("h2", weighed or w("page-choices")),
            listed,
            class_="answers panel",
            id="answers",
            role="group" if weighed else None,
            tabindex="0" if weighed else None,
            aria_label=weighed,
        ),
        class_=f"ask seat-{me + 1}",
        id="ask",
        aria_label=w("page-decision"),
        data_yours=yours,
    )


# -- the coach --------------------------------------------------------------------------------------------------------


def _coach(at: Place, said: object, replied: bool) -> Markup:
    w, steps = at.w, at.lesson.steps
    head = element(
        "header",
        bust(),
        element("div", element("h2", w("coach-name")), element("p", w("lesson-step", n=at.number, of=len(steps)))),
        _steps(at),
        fold(w),
    )
    won = goal(at.lesson, at.lang)
    aim = element("p", icon("crown"), element("span", w("lesson-goal", goal=won)), class_="goal-line") if won else None
    foot = element("footer", aim, element("a", w("lesson-skip"), class_="skip", href=f"{at.home}/end"))
    return element(
        "aside",
        head,
        element("div", said, id="said", class_="said"),
        foot,
        class_="coach panel" + (" reply" if replied else ""),
        id="coach",
        aria_label=w("coach-name"),
        data_marks=" ".join(mark.at for mark in at.step.marks) if not replied else None,
    )


def fold(w: Words) -> Markup:
    """On a phone her words can be folded."""
    return element(
        "button", icon("next"), type="button", class_="btn fold", data_coach="fold", aria_label=w("lesson-fold"),
        aria_expanded="true", aria_controls="said",
    )  # fmt: skip


def _steps(at: Place) -> Markup:
    """Back, all steps by name, on: each has its own position, so every one is free to be gone to."""
    w, steps = at.w, at.lesson.steps
    dots = []
    for n, one in enumerate(steps, 1):
        title = one.title[at.lang]
        name = w("lesson-step-done" if n < at.number else "lesson-step-named", n=n, title=title)
        dot = element(
            "a", hidden(name), href=f"{at.home}?step={one.id}", data_go=one.id, title=title,
            aria_current="step" if n == at.number else None,
        )  # fmt: skip
        dots.append(element("li", dot, class_="done" if n < at.number else "now" if n == at.number else None))
    before = steps[at.number - 2] if at.number > 1 else None
    following = None if at.last else steps[at.number]
    back = w("lesson-back", title=before.title[at.lang]) if before else ""
    turns = [
        turn(f"{at.home}?step={before.id}", before.id, back, "turn-back") if before else None,
        turn(f"{at.home}?step={following.id}", following.id, w("lesson-skip-step"), "turn-on") if following else None,
    ]
    return element(
        "nav",
        element("ol", dots, class_="dots"),
        element("p", turns, class_="turns"),
        class_="steps",
        aria_label=w("lesson-steps"),
    )


def turn(href: str, step: str, name: str, kind: str) -> Markup:
    """An arrow back or on."""
    return element(
        "a", icon("next"), href=href, data_go=step, class_=f"turn {kind}", aria_label=name, title=name
    )  # fmt: skip


def _speech(at: Place, title: object, said: object, *more: object) -> Markup:
    return element(
        "div",
        element("h3", title),
        element("p", said),
        more,
        rule(at.lesson, at.step.rule, at.lang),
        class_="speech",
        id="speech",
        aria_live="polite",
        tabindex="-1",
    )


def _replied(at: Place, before: Frame, found: Tried) -> list[Markup]:
    """What she says to an answer, and what can be done then."""
    w, good = at.w, found.reply.good
    on = w("lesson-finish") if at.last else w("lesson-next")
    if good:
        title = element("span", icon("tick"), " ", at.step.title[at.lang])
        does = [
            button(on, "next", first=True, data_coach="next"),
            button(w("lesson-other"), "undo", data_coach="back"),
        ]
    else:
        worse = any(one.yours < one.better for one in found.compared)
        title = element("span", icon("undo"), " ", w("lesson-costs" if worse else "lesson-less"))
        does = [
            button(w("lesson-take-back"), "undo", first=True, data_coach="back"),
            button(w("lesson-anyway"), data_coach="next"),
        ]
    table = None if good else _comparison(at, before, found)
    speech = _speech(at, title, spoken(at.lang, found.reply.says[at.lang]), table)
    return [speech, element("div", does, class_="after")]


def _comparison(at: Place, before: Frame, found: Tried) -> Markup | None:
    """What both answers change for the learner; None where they change the same."""
    counted = [one for one in found.compared if one.yours or one.better]
    if all(one.yours == one.better for one in counted):
        return None
    game, better = before.table.game, at.lesson.answer(at.step)
    heads = [element("th", _figure(before, one), scope="col") for one in counted]
    rows = []
    for answer, best in ((found.answer, False), (better, True)):
        cells = [element("td", change(one.better if best else one.yours)) for one in counted]
        text = before.offer(game.actions.parse(answer)).text
        rows.append(element("tr", element("th", text, scope="row"), cells, class_="best" if best else "mine"))
    return element(
        "table",
        element("caption", at.w("lesson-compared"), class_="hide"),
        element("thead", element("tr", element("th", hidden(at.w("lesson-answer")), scope="col"), heads)),
        element("tbody", rows),
        class_="compare",
    )


def _figure(f: Frame, one: Compared) -> Markup:
    """What is counted: a symbol on a little tile, and its name."""
    name = f.w("page-points") if one.symbol == POINTS else f.say(Phrase(f"tally-{one.symbol}"))
    return Markup(element("span", icon(one.symbol), class_="chip small", title=name) + hidden(name))


def change(figure: int) -> str:
    """A figure as a change."""
    return f"+{figure}" if figure > 0 else signed(figure)


def _marked(at: Place, before: Frame, answer: str) -> list[Markup]:
    """The answers there were: the one that was given and the better one are marked."""
    game, better, made = before.table.game, at.lesson.answer(at.step), []
    good = at.step.reply(answer).good
    for number, action in enumerate(before.prompt.answers, 1):
        text, said = game.actions.text(action), before.offer(action)
        mark = "yours" if text == answer else "better" if text == better and not good else ""
        kind = "better" if good and mark else mark
        inner = element("span", element("b", said.text), element("small", said.detail) if said.detail else None)
        note = element("em", at.w(f"lesson-{mark}")) if mark else None
        made.append(element("li", element("div", element("kbd", number), inner, note, class_=f"answer {kind}".strip())))
    return made


# -- words ------------------------------------------------------------------------------------------------------------


def spoken(lang: str, text: str) -> Markup:
    """A text of a lesson: `[A]` is a tag, `**…**` is strong."""
    return Markup(re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", lettered(lang, text)))


def goal(lesson: Lesson, lang: str) -> str | None:
    """How the game is won; None where it has no rules to read."""
    return book(lesson.game, lang).win if teaches(lesson.game) else None


def rule(lesson: Lesson, name: str, lang: str) -> Markup | None:
    """A link to a paragraph of the rules."""
    if not teaches(lesson.game):
        return None
    number = book(lesson.game, lang).paragraph(name).number
    said = words(lang)("learn-rule", number=number)
    return element("a", icon("scroll"), " ", said, class_="rule", href=f"/rules/{lesson.game.name}#{name}")


# -- the page ---------------------------------------------------------------------------------------------------------


def lesson(reader: Reader, at: Place) -> str:
    """The page of a lesson at one of its steps."""
    game, made = at.lesson.game, asked(at)
    show = at.frame(at.lesson.table(at.step)).show
    title = speaker(at.lang, show).say("game")
    parts = [made["ask"], made["board"], zoom(at.w), made["own"], made["rivals"], tip()]
    return page(
        reader,
        f"{at.lesson.title[at.lang]}, {title}",
        element("main", parts, class_="table lesson sided" if show.sided else "table lesson", id="table"),
        element("p", element("b", title), element("span", " · ", at.lesson.title[at.lang]), class_="place", id="place"),
        "table-page lesson-page",
        link(at.w("page-rules"), address(game), "scroll", target="rules", aria_label=at.w("page-rules"))
        if readable(game)
        else None,
        data_lesson=at.lesson.name,
        data_step=at.step.id,
        data_steps=" ".join(step.id for step in at.lesson.steps),
        data_game=game.name,
        data_components=game.components.digest,
    )
