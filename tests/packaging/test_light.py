"""Playing from Python loads the rules and nothing else, and who asks for help does not wait for a hall."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.packaging.building import house_games

HELP = """
import contextlib, io, sys
from meadhall import cli
with contextlib.redirect_stdout(io.StringIO()) as told:
    cli.run(["--help"])
assert "serve" in told.getvalue()
heavy = {"fluent", "starlette", "sqlalchemy", "uvicorn"}
print(*sorted(name for name in sys.modules if name.partition(".")[0] in heavy))
"""
HEAVY = ["starlette", "uvicorn", "sqlalchemy", "alembic", "msgspec", "structlog", "typer", "rich", "fluent"]
PLAY = """
import sys, meadhall
table = meadhall.table({game!r}, seed="a quiet evening")
for _ in range(3):
    table.play(table.legal()[0])
assert table.ply == 3
heavy = {{name for name in sys.modules if name.partition(".")[0] in {heavy!r}}}
shown = {{name for name in sys.modules if name.startswith(("meadhall.look", "meadhall.words"))}}
print(*sorted(heavy | shown))
"""


@pytest.mark.parametrize("game", house_games())
def test_three_answers_need_no_server_no_terminal_no_words_and_no_look(game: str) -> None:
    command = [sys.executable, "-c", PLAY.format(game=game, heavy=HEAVY)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_help_needs_no_words_of_the_games_and_no_server() -> None:
    done = subprocess.run([sys.executable, "-c", HELP], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
