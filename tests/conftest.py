"""The sixth game joins the five: its folder comes onto the path, as an installed package would."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent / "sixth"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: their event loop stays in the process, and nothing that needs its own may follow."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
