"""A picture of each game for the front page: its own `cover.svg`, else its board in mid-game; one file for it all."""

from __future__ import annotations

import re
from functools import cache

from meadhall.engine.dice import FastDice
from meadhall.engine.registry import game
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.look import STATIC, SYMBOLS, at, brush, show, styles
from meadhall.look.alone import symbols

PLIES = 36  # far enough for pieces to stand about


@cache
def picture(name: str) -> str:
    """The picture of a game as SVG; empty when it has neither scene nor board."""
    played = game(name)
    shown = show(played)
    drawn = shown.file("show", "cover.svg")
    if not drawn:
        table = Table(played, max(played.seats), seed="a picture of the hall")
        dice = FastDice(7)
        while table.ply < PLIES and not table.over:
            legal = table.legal_actions()
            table.play(legal[dice.below(len(legal))])
        try:
            view = table.view(SPECTATOR)
            drawn = shown.board(view, brush(shown, view, names=table.names))
        except NotImplementedError:
            return ""
    return alone(drawn, STATIC.joinpath("look.css").read_text("utf-8") + styles(shown))


def alone(drawn: str, style: str) -> str:
    """A drawing with its style and symbols inside."""
    style = re.sub(r"@font-face\s*\{[^}]*\}", "", style).replace("</", "<\\/")
    kept, drawn = symbols(drawn), drawn.replace(f"{at(SYMBOLS)}#", "#")
    head, inner = re.match(r"^(.*?<svg[^>]*>)(.*)$", drawn, re.S).groups()  # type: ignore[union-attr]
    if "xmlns=" not in head:
        head = head.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return f"{head}<style>{style}</style><defs>{kept}</defs>{inner}"
