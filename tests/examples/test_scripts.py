"""The scripts of `examples/` that need nothing but the extras run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.slow
def test_learning_by_numpy_alone_runs_and_tells_what_came_of_it() -> None:
    command = [sys.executable, str(EXAMPLES / "learn_numpy.py"), "raids", "--updates", "2", "--games", "20"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.fullmatch(r"raids: first place in [\d.]+% of games before, in [\d.]+% after learning\n", told)
