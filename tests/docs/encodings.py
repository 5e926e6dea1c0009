"""The documentation page of the encodings, made from what the games declare."""

from __future__ import annotations

import meadhall
from tests.contract.setups import shipped

HEAD = """# Encodings

What a seat may know as a row of 16-bit numbers, for programs that learn ([envs.md](envs.md)). This page is made by
`scripts/encodings` from what the games declare, for the largest number of seats; `meadhall.game("raids").encoding(3)`
tells it for others, and for component files of your own. Seats stand relative to who looks: the looking seat first,
then the others in turn order. A count is a figure, a category says which of them, a flag is yes or no. The version
changes whenever the same position is written differently.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in shipped():
        game = meadhall.game(name)
        sizes = ", ".join(f"{game.encoding(seats).size} with {seats}" for seats in game.seats)
        parts.append(f"## {name.title()}\nVersion {game.encodes}; numbers a row by seats: {sizes}.\n")
        parts.append(game.encoding(max(game.seats)).markdown() + "\n")
    return "\n".join(parts)
