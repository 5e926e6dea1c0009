"""A puzzle: a table page with the coach beside the board. One answer is clearly best; she says what others cost.

The board stays as it is after an answer: what is hidden in it is imagined, and what one draw brings proves nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from meadhall.bots import LEVELS
from meadhall.engine.prompt import prompt
from meadhall.learn import Puzzle
from meadhall.look import Markup, element
from meadhall.pages.choices import answers
from meadhall.pages.frame import Eye, Frame
from meadhall.pages.games import address, readable, weight
from meadhall.pages.html import bust, button, hidden, icon, link
from meadhall.pages.layout import Reader, page
from meadhall.pages.lesson import Parts, asking, drawn, fold, turn
from meadhall.pages.model import Seat, TableModel
from meadhall.pages.puzzle_words import Told
from meadhall.pages.scene import address as position
from meadhall.pages.table import tip, zoom
from meadhall.pages.weighed import Weighed, weighs
from meadhall.pages.words import Words


@dataclass(frozen=True)
class Place:
    """A puzzle among those of its game, read in a language on a shape of screen."""

    puzzle: Puzzle
    known: Sequence[Puzzle]
    lang: str
    shape: str

    @cached_property
    def told(self) -> Told:
        """Its words."""
        return Told(self.puzzle, self.lang)

    @property
    def w(self) -> Words:
        """The house's words."""
        return self.told.w

    def frame(self, still: bool = False) -> Frame:
        """What the asked seat sees; still: without choices."""
        table, me = self.puzzle.table(), self.puzzle.seat
        table.names = self.told.names
        seats = [
            Seat("human", "", name, at_once=True) if seat == me else Seat("bot", LEVELS[-1], name)
            for seat, name in enumerate(table.names)
        ]
        model = TableModel("", self.w("puzzle"), table, seats, watch=False)
        return Frame(model, table, table.view(me), Eye(me, self.lang, self.shape), prompt(table, me, still=still))


def home(puzzle: Puzzle) -> str:
    """The address of a puzzle."""
    return f"/puzzles/{puzzle.game.name}/{puzzle.id}"


def notches(w: Words, puzzle: Puzzle) -> Markup:
    """How hard it is, as five notches and in words."""
    return Markup(
        element("span", weight(puzzle.difficulty), class_="weight", aria_hidden="true")
        + hidden(w("puzzle-difficulty", n=puzzle.difficulty))
    )


def asked(at: Place) -> Parts:
    """The parts of the page while the answer is awaited."""
    f = at.frame()
    said = [
        _speech(at.w("puzzle-ask"), [element("p", at.w("puzzle-about"))]),
        element(
            "div",
            element("h3", at.w("lesson-now-you")),
            element("p", at.told.question, class_="asked-here", aria_hidden="true"),  # where the question has no room
            element("p", at.w("puzzle-task")),
            class_="task",
        ),
    ]
    listed = element("ol", answers(f))
    return {"ask": asking(at.w, at.puzzle.seat, _coach(at, said, False), at.told.question, listed, "yes"), **drawn(f)}


def answered(at: Place, answer: str | None) -> dict[str, Any]:
    """What is said to an answer, and the parts of the page after it; without one, the solution."""
    found, before = at.told.tried(answer), at.frame()
    w, right = at.w, found["right"]
    solved = right or answer is None
    sign, title = ("tick", "right") if right else ("hint", "solution") if solved else ("undo", "wrong")
    after = [element("p", one) for one in found["says"]]
    if solved:
        after.append(element("p", at.told.solvers(), class_="quiet"))
    head = element("span", icon(sign), " ", w(f"puzzle-{title}"))
    said = [_speech(head, after), element("div", _does(at, solved), class_="after")]
    listed = _weighed(at, answer) if solved else element("ol", _marked(before, str(answer)))
    heading = w("review-answers") if solved else None
    asks = asking(w, at.puzzle.seat, _coach(at, said, True), at.told.question, listed, None, heading)
    return {**found, "views": [], "parts": {"ask": asks, **drawn(at.frame(still=True))}}


def _does(at: Place, solved: bool) -> list[Markup | None]:
    """What can be done after an answer."""
    w, last = at.w, at.puzzle.number == len(at.known)
    on = w("puzzle-all") if last else w("puzzle-next")
    if not solved:
        return [
            button(w("puzzle-again"), "undo", first=True, data_coach="back"),
            button(w("puzzle-show"), "hint", data_coach="solve"),
            button(on, "next", data_coach="next"),
        ]
    return [
        button(on, "next", first=True, data_coach="next"),
        button(w("lesson-other"), "undo", data_coach="back"),
        link(w("review-on"), position(at.puzzle.table()), "play"),
    ]


def _weighed(at: Place, answer: str | None) -> list[Markup]:
    """All answers by their chance, with whiskers."""
    puzzle, rows = at.puzzle, []
    for one in puzzle.outcomes:
        mine, best = one.answer == answer, one.answer == puzzle.best
        sign = "tick" if best else f"seat-{puzzle.seat + 1}" if mine else None
        whose = [who for who, yes in ((at.w("review-you"), mine), (at.w("review-best"), best)) if yes]
        rows.append(Weighed(at.told.answer(one.answer), one.chance, one.low, one.high, sign, whose, best))
    figures = element("p", at.w("puzzle-figures", games=puzzle.games), class_="quiet")
    return [weighs(at.w, rows), figures]


def _marked(f: Frame, answer: str) -> list[Markup]:
    """The answers there were; the one that was given is marked, the best one is not told."""
    made = []
    for number, action in enumerate(f.prompt.answers, 1):
        said, mine = f.offer(action), f.table.game.actions.text(action) == answer
        inner = element("span", element("b", said.text), element("small", said.detail) if said.detail else None)
        note = element("em", f.w("lesson-yours")) if mine else None
        row = element("div", element("kbd", number), inner, note, class_="answer yours" if mine else "answer")
        made.append(element("li", row))
    return made


def _speech(title: object, said: object) -> Markup:
    return element(
        "div", element("h3", title), said, class_="speech", id="speech", aria_live="polite", tabindex="-1"
    )  # fmt: skip


def _coach(at: Place, said: object, replied: bool) -> Markup:
    w, one = at.w, at.puzzle
    head = element(
        "header",
        bust(),
        element(
            "div",
            element("h2", w("coach-name")),
            element("p", w("puzzle-of", n=one.number, of=len(at.known)), " ", notches(w, one)),
        ),
        _turns(at),
        fold(w),
    )
    foot = element("footer", element("a", w("puzzle-all"), class_="skip", href=f"/puzzles/{one.game.name}"))
    return element(
        "aside",
        head,
        element("div", said, id="said", class_="said"),
        foot,
        class_="coach panel" + (" reply" if replied else ""),
        id="coach",
        aria_label=w("coach-name"),
    )


def _turns(at: Place) -> Markup:
    """To the puzzle before, and to the next."""
    n, w = at.puzzle.number, at.w
    before = at.known[n - 2] if n > 1 else None
    following = at.known[n] if n < len(at.known) else None
    turns = [
        turn(home(one), one.id, w("puzzle-named", n=one.number), kind) if one else None
        for one, kind in ((before, "turn-back"), (following, "turn-on"))
    ]
    return element("nav", element("p", turns, class_="turns"), class_="steps", aria_label=w("puzzles"))


def puzzle(reader: Reader, at: Place) -> str:
    """The page of a puzzle."""
    game, made, f = at.puzzle.game, asked(at), at.frame()
    title, name = f.say("game"), at.w("puzzle-named", n=at.puzzle.number)
    parts = [made["ask"], made["board"], zoom(at.w), made["own"], made["rivals"], tip()]
    classes = "table lesson puzzle sided" if f.show.sided else "table lesson puzzle"
    return page(
        reader,
        f"{name}, {title}",
        element("main", parts, class_=classes, id="table"),
        element("p", element("b", title), element("span", " · ", name), class_="place", id="place"),
        "table-page lesson-page",
        link(at.w("page-rules"), address(game), "scroll", target="rules", aria_label=at.w("page-rules"))
        if readable(game)
        else None,
        data_puzzle=at.puzzle.id,
        data_step=at.puzzle.id,
        data_steps=" ".join(one.id for one in at.known),
        data_game=game.name,
        data_components=game.components.digest,
    )
