"""Every Python at hand plays the same games from the same source; what wheels are for is said once."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib

import pytest

from tests.packaging.building import ROOT, house_games
from tests.packaging.pythons import NEWEST, OLDEST, at_hand

PLAYED = """
import json, os, sys
sys.path[:0] = [sys.argv[1], sys.argv[2]]
import meadhall
from meadhall.bots import make
assert not meadhall.compiled()

def played(name):
    table = meadhall.table(name, seed="every Python")
    bot = make("random", table.game, 7)
    while not table.over:
        table.play(bot.choose(table.view(table.seat), table.legal_actions(), 9.0))
    return table.saga()

print(json.dumps({name: played(name) for name in sys.argv[3:]}))
"""


def played(python: str) -> object:
    """Whole games on the uncompiled rules, by a Python that has nothing installed."""
    from mypy_extensions import __file__ as beside  # plain Python; the only thing the games need

    command = [python, "-c", PLAYED, str(ROOT / "src"), beside.rpartition("/")[0], *house_games()]
    environment = {"MEADHALL_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_every_python_at_hand_plays_the_same_games() -> None:
    others = at_hand()
    here = "{}.{}".format(*sys.version_info[:2])
    assert here in others
    games = played(others.pop(here))
    for version, python in others.items():
        assert played(python) == games, version


def test_wheels_classifiers_and_tests_are_for_the_same_pythons() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    minors = range(OLDEST, NEWEST + 1)
    told = [
        line for line in project["project"]["classifiers"] if line.startswith("Programming Language :: Python :: 3")
    ]
    assert told == [f"Programming Language :: Python :: 3.{minor}" for minor in minors]
    assert project["project"]["requires-python"] == f">=3.{OLDEST}"
    assert project["tool"]["cibuildwheel"]["build"].split() == [f"cp3{minor}-*" for minor in minors]
    systems = (ROOT / ".github/workflows/ci.yml").read_text("utf-8")
    assert "python: [" + ", ".join(f'"3.{minor}"' for minor in minors) + "]" in systems
