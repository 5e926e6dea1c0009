"""Games register by entry point; a sixth game needs no edit outside its folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import meadhall
from meadhall.look import show
from meadhall.words import speaker

SIXTH = Path(__file__).parents[1] / "sixth"
HOUSE = Path(meadhall.__file__).parent


def test_a_sixth_game_is_there_as_soon_as_its_folder_is_on_the_path() -> None:
    script = "import meadhall; print(meadhall.games(), meadhall.table('pebbles', seats=2).legal())"
    environment = {**os.environ, "PYTHONPATH": str(SIXTH)}
    run = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert "'pebbles'" in run.stdout
    assert "take:1" in run.stdout


def test_the_command_line_plays_a_sixth_game() -> None:
    environment = {**os.environ, "PYTHONPATH": str(SIXTH)}
    command = [
        sys.executable,
        "-m",
        "meadhall",
        "match",
        "pebbles",
        "--bots",
        "greedy,random",
        "--games",
        "4",
        "--json",
    ]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert '"game": "pebbles"' in run.stdout


def test_no_module_outside_a_games_folder_names_it() -> None:
    offenders = []
    for path in HOUSE.rglob("*.py"):
        if path.is_relative_to(HOUSE / "games"):
            continue
        text = path.read_text("utf-8")
        offenders += [f"{path}: {name}" for name in meadhall.games() if f"games.{name}" in text]
    assert offenders == []


def test_every_folder_of_games_is_registered() -> None:
    folders = {path.parent.name for path in (HOUSE / "games").glob("*/game.py")}
    assert folders <= set(meadhall.games())
    for name in folders:
        assert speaker("de", show(meadhall.game(name))).say("game")
