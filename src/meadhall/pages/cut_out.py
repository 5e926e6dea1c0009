"""A piece of the board as it lay, round the place of an answer: a picture among words, nothing to click."""

from __future__ import annotations

import re

from meadhall.engine.table import Table
from meadhall.look import Markup, brush, element
from meadhall.pages.frame import Frame

SPEAKING = re.compile(r' (?:data-(?!cut)[a-z-]+|aria-[a-z]+|role|tabindex)="[^"]*"')


def cut_out(f: Frame, then: Table, answer: int, name: str) -> Markup | None:
    """The board before an answer, with the place of that answer marked for the page to cut out; None where it is not
    given on the board. Ids begin with `name`, for the page has a board of its own.
    """
    view, said = then.view(f.eye.seat), f'data-answer="{f.table.game.actions.text(answer)}"'
    painter = brush(f.show, view, f.eye.lang, f.eye.seat, "wide", f.table.names, (), (answer,))
    drawn = str(f.show.board(view, painter))
    if said not in drawn:
        return None
    drawn = SPEAKING.sub("", drawn.replace(said, 'data-cut="here"', 1))
    drawn = re.sub(r'( id="|url\(#|href="#)', rf"\1{name}-", drawn)
    return element("div", Markup(drawn), class_="cut-out", aria_hidden="true")
