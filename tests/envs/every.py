"""Every game that can be observed, with every number of seats."""

from __future__ import annotations

import pytest

import meadhall

GAMES = [name for name in meadhall.games() if meadhall.game(name).encodes]
TABLES = [(name, seats) for name in GAMES for seats in meadhall.game(name).seats]
every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
