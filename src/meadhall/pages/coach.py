"""The coach at a table: her panel, which the page fills, and what she can teach of a game."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import AnyGame
from meadhall.engine.state import SPECTATOR
from meadhall.learn import book, links, teaches
from meadhall.look import Markup, element, show
from meadhall.pages.frame import Frame
from meadhall.pages.html import bust, button
from meadhall.pages.words import words
from meadhall.words import speaker


def may_sit(f: Frame) -> bool:
    """Whether the coach can sit beside the viewer: beside one who plays, where hints are to be had."""
    return f.model.hints and f.eye.seat != SPECTATOR and not f.model.from_file


def panel(f: Frame) -> Markup | None:
    """Her place, empty and hidden until the page calls her."""
    if not may_sit(f):
        return None
    w = f.w
    return element(
        "aside",
        element(
            "header",
            bust(),
            element("div", element("h2", w("coach-name")), element("p", w("coach-beside"))),
            button(w("coach-alone"), data_coach="alone"),
        ),
        element("div", class_="speech", id="speech", aria_live="polite"),
        element(
            "div",
            button(w("coach-again"), "undo", first=True, data_coach="again"),
            button(w("coach-anyway"), data_coach="anyway"),
            class_="after",
            id="warned",
            hidden=True,
        ),
        class_="coach lite panel",
        id="coach",
        hidden=True,
        aria_label=w("coach-name"),
        data_wait=w("coach-wait"),
        data_slip=w("coach-slip"),
        data_better=w("lesson-better"),
        data_new=w("coach-new"),
        data_goal=w("coach-goal"),
    )


def switch(f: Frame) -> Markup | None:
    """In the menu: call her, or do without; the page remembers it for this table."""
    if not may_sit(f) or f.model.finished:
        return None
    w = f.w
    offered = [element("option", w(f"coach-switch-{name or 'off'}"), value=name) for name in ("", "on")]
    label = element("label", w("coach-switch"), for_="coached")
    choice = element("select", offered, id="coached", data_keep=f"coach:{f.model.id}")
    return element("p", label, choice, class_="row")


def teach(game: AnyGame, lang: str) -> dict[str, Any]:
    """What she can say: the goal, the rule of each question in a sentence, and where each is to be read."""
    speak, known = speaker(lang, show(game)), links(game)

    def read(paragraph: str | None) -> dict[str, str]:
        if paragraph is None or not teaches(game):
            return {}
        rule = words(lang)("learn-rule", number=book(game, lang).paragraph(paragraph).number)
        return {"rule": rule, "href": f"/rules/{game.name}#{paragraph}"}

    said = {name: speak.rule(name) for name in game.questions}
    return {
        "goal": {"doing": book(game, lang).doing, "win": book(game, lang).win} if teaches(game) else None,
        "questions": {
            name: {"text": text, **read(known.questions.get(name))} for name, text in said.items() if text is not None
        },
        "components": {name: read(paragraph) for name, paragraph in known.components.items()},
    }
