"""Two moments of a finished game: the viewer's answer that won most, and the one that lost most."""

from __future__ import annotations

import math

from meadhall.bots.verdicts import Verdict
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.look import Markup, element
from meadhall.pages.cut_out import cut_out
from meadhall.pages.frame import Frame, earlier
from meadhall.pages.html import icon, link
from meadhall.pages.reasons import because
from meadhall.pages.story import Story
from meadhall.pages.story import story as known
from meadhall.pages.turnings import rounds


def moments(f: Frame) -> Markup | None:
    """Best moment and biggest slip; the panel keeps its place while they are weighed."""
    if f.eye.seat == SPECTATOR:
        return None
    story = known(f.model, f.eye.seat)
    rows = [_moment(f, story, "best", story.best), _moment(f, story, "slip", story.slip)]
    name = "moments panel" if story.done or story.best or story.slip else "moments panel unweighed"
    return element("section", rows, class_=name, aria_label=f"{f.w('end-best')}, {f.w('end-slip')}")


def _moment(f: Frame, story: Story, kind: str, found: Verdict | None) -> Markup:
    w = f.w
    if found is None:
        done, every = story.parts
        waits = w("end-weighing", done=done, all=max(1, every))
        said, picture = [w(f"end-{kind}-none") if story.done else waits], None
    else:
        then = earlier(f.table, found.ply)
        said, picture = _said(f, then, kind, found), cut_out(f, then, found.answer, kind)
    return element(
        "article",
        picture,
        element("h2", icon(f"call-{kind}", "call"), element("span", w(f"end-{kind}"))),
        [element("p", one) for one in said],
        link(w("end-show"), f"/t/{f.model.id}/coach?ply={found.ply}") if found is not None else None,
        class_=f"moment {kind}",
    )


def _said(f: Frame, then: Table, kind: str, found: Verdict) -> list[str]:
    w, view = f.w, then.view(f.eye.seat)
    part = [name for ply, name in rounds(f) if ply <= found.ply][-1:]

    def words(action: int) -> str:
        return f.speak.answer(f.show.answer(view, action), f.table.names, f.eye.seat).text.rstrip(".")

    what = f"{', '.join([*part, w('end-turn-at', ply=found.ply + 1)])}: {words(found.answer)}."
    by = {one.answer: one.chance for one in found.outlooks}
    other = found.best if kind == "slip" or found.against is None else found.against
    off = found.high - found.loss if kind == "slip" else found.lead - found.lead_low
    figures = {"mine": round(100 * by[found.answer]), "theirs": round(100 * by[other]), "off": math.ceil(100 * off)}
    why = because(w, f.speak, f.eye.lang, found.reasons)
    told = [w(f"end-{kind}-told", what=what, **figures), w("end-other-told", what=f"{words(other)}."), why]
    return [one for one in told if one]
