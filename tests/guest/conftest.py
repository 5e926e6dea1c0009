"""A hall in a process of its own for programs from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One hall for the tests of a module."""
    server = Server(tmp_path_factory.mktemp("hall") / "hall.sqlite")
    yield server
    server.close()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own: seats that were taken are kept there."""
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))
    return tmp_path
