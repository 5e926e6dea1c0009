"""The files a page links: one sheet of symbols for all games, and the styles of each."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from meadhall.engine.registry import game, games
from meadhall.look.shows import AnyShow, show

STATIC = files("meadhall.look").joinpath("static")  # look.css, symbols.svg, fonts


@cache
def sheet() -> str:
    """All symbols: those of the house and every registered game's own `symbols.svg`. An id belongs to one of them."""
    owners: dict[str, str] = {}
    parts = [_symbols(STATIC.joinpath("symbols.svg").read_text("utf-8"), "the house", owners)]
    for name in games():
        parts.append(_symbols(show(game(name)).file("show", "symbols.svg"), name, owners))
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{"".join(parts)}</svg>\n'


def styles(of: AnyShow) -> str:
    """A game's own `board.css`; empty when it needs none."""
    return of.file("show", "board.css")


def _symbols(text: str, owner: str, owners: dict[str, str]) -> str:
    """What stands inside the `<svg>` of a symbol file."""
    inner = re.sub(r"^.*?<svg[^>]*>\s*|</svg>\s*$|<!--.*?-->\s*", "", text, flags=re.S)
    for found in re.findall(r'<symbol id="([^"]+)"', inner):
        if found in owners:
            raise ValueError(f"the symbol {found!r} of {owner} is {owners[found]}'s already; use that or rename it")
        owners[found] = owner
    return inner
