"""A data folder of its own for every test: tables of the terminal are kept there."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept."""
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path / "home"
