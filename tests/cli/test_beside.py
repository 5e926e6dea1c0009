"""A game in the terminal that began on uncompiled rules has them compiled meanwhile, for the next one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.conftest import until
from tests.server.test_changeover import BUILD
from tests.server.test_processes import alive


@pytest.mark.skipif(sys.platform == "win32", reason="./play is for shells of Unix")
def test_a_build_beside_a_game_ends_with_it(tmp_path: Path) -> None:
    build, child = tmp_path / "build", tmp_path / "build.child"
    build.write_text(BUILD)
    build.chmod(0o755)
    environment = {
        **os.environ, "MEADHALL_PURE": "1", "MEADHALL_BESIDE": str(build), "MEADHALL_HOME": str(tmp_path),
    }  # fmt: skip
    command = [sys.executable, "-m", "meadhall", "play", "raids", "--seats", "2", "--bots", "random"]
    game = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert game.stdin is not None
    until(lambda: child.exists() and child.read_text().strip())
    said, _ = game.communicate("q\n")
    assert "Traceback" not in said
    until(lambda: not alive(int(child.read_text())))
