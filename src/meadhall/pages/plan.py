"""The page where a seat prepares answers before its turn: what was planned, and what may be asked next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from meadhall.bots.ahead import Step, Unfit, ahead, fitting
from meadhall.engine.state import State
from meadhall.look import Markup, element, show
from meadhall.pages.html import button, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.model import Plan, TableModel
from meadhall.pages.words import words
from meadhall.words import speaker

ASK_IF = ("mine", "points")  # what a plan can wait for its player about
COURSES = 8  # of play that are looked at


def seed(ply: int, course: int) -> int:
    """Of one course of play from a ply on."""
    return ply * COURSES + course % COURSES


def question(model: TableModel, seat: int, view: State, lang: str) -> dict[str, Any]:
    """A question that may come, in words, with its answers."""
    table = model.table
    game, shown = table.game, show(table.game)
    speak, text = speaker(lang, shown), game.actions.text
    answers = [
        {"answer": text(one), "text": speak.answer(shown.answer(view, one), table.names, seat).whole}
        for one in view.legal()
    ]
    asked = speak.say(shown.question(view), table.names, seat)
    return {"question": game.question(view), "text": asked, "answers": answers}


def told(model: TableModel, seat: int, steps: Sequence[Step], lang: str) -> list[str]:
    """Planned answers in words, as far as what may come lets them be given; the others by their names."""
    table, found = model.table, []
    shown = show(table.game)
    speak = speaker(lang, shown)
    for number, step in enumerate(steps):
        said = step.answer
        for course in range(COURSES):
            try:
                view = ahead(table.game, table.view(seat), seat, steps[:number], seed(table.ply, course))
            except Unfit:
                continue
            action = fitting(table.game, view, step)
            if action is not None:
                said = speak.answer(shown.answer(view, action), table.names, seat).whole
                break
        found.append(said)
    return found


def packed(steps: Sequence[Step]) -> str:
    """Steps as a form sends them."""
    return " ".join(f"{step.question}~{step.answer}" for step in steps)


def unpacked(text: str) -> list[Step]:
    """Steps as a form sends them, read back."""
    parts = [one.partition("~") for one in text.split()]
    return [Step(asked, answer) for asked, _, answer in parts]


def planning(
    reader: Reader,
    model: TableModel,
    seat: int,
    plan: Plan | None,
    steps: Sequence[Step],
    following: dict[str, Any] | None,
    refusal: str | None,
    course: int = 0,
) -> str:
    """The page: the plan with `steps` so far, and the question that may follow, or why there is none."""
    w, lang = words(reader.lang), reader.lang
    home = f"/t/{model.id}/plan"
    said = told(model, seat, steps, lang)
    kept = plan is not None and tuple(steps) == plan.steps
    rows = [
        element(
            "li",
            element("span", text),
            link(w("page-plan-back"), f"{home}?{_query(steps[:number])}") if not kept else None,
        )
        for number, text in enumerate(said)
    ]
    chosen = plan.ask_if if plan is not None else ASK_IF[:1]
    checks = [
        element("p", element("label", void("input", type="checkbox", name_=name, value="yes", checked=name in chosen),
                             " ", w(f"page-plan-if-{name}")), class_="row")
        for name in ASK_IF
    ]  # fmt: skip
    save = element(
        "form",
        void("input", type="hidden", name_="steps", value=packed(steps)),
        element("fieldset", element("legend", w("page-plan-ask-if")), checks),
        element("p", button(w("page-plan-keep"), "scroll", first=True, type="submit"), class_="row"),
        data_post=home,
    )
    drop = element(
        "form", void("input", type="hidden", name_="steps", value=""), button(w("page-plan-drop"), type="submit"),
        data_post=home, class_="row",
    )  # fmt: skip
    stopped = plan.stopped if plan is not None and kept else ""
    main = element(
        "main",
        element("h1", w("page-plan")),
        element("p", w("page-plan-about")),
        element("p", w(f"page-plan-stopped-{stopped}"), class_="asked-link", role="status") if stopped else None,
        element("section", element("h2", w("page-plan-kept" if kept else "page-plan-so-far")),
                element("ol", rows, class_="plan"), class_="panel") if rows else None,
        save if rows else None,
        drop if plan is not None else None,
        _next(reader, home, steps, following, refusal, course),
        element("p", link(w("page-to-table"), f"/t/{model.id}", "hall"), class_="row"),
        class_="planning",
    )  # fmt: skip
    return page(reader, w("page-plan"), main)


def _next(
    reader: Reader, home: str, steps: Sequence[Step], following: dict[str, Any] | None, refusal: str | None, course: int
) -> Markup:
    w = words(reader.lang)
    other = link(w("page-plan-other"), f"{home}?{_query(steps, (course + 1) % COURSES)}")
    if following is None:
        return element("section", element("p", refusal or "", class_="quiet"), other, class_="panel")
    rows = [
        element("li", element("a", one["text"], class_="btn",
                              href=f"{home}?{_query([*steps, Step(following['question'], one['answer'])], course)}"))
        for one in following["answers"]
    ]  # fmt: skip
    return element(
        "section",
        element("h2", following["text"]),
        element("p", w("page-plan-may"), class_="quiet"),
        element("p", other, class_="row"),
        element("ol", rows, class_="choices"),
        class_="panel",
    )


def _query(steps: Sequence[Step], course: int = 0) -> str:
    return urlencode({"steps": packed(steps)} | ({"course": str(course)} if course else {}))
