"""Fluent drops what it cannot read without a word: every file of words is read whole, and says nothing twice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

FILES = sorted(Path(__file__).parents[2].glob("src/meadhall/**/*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_every_message_can_be_read_and_stands_there_once(file: Path) -> None:
    found = FluentParser().parse(file.read_text("utf-8")).body
    junk = [(entry.content or "")[:80] for entry in found if isinstance(entry, ast.Junk)]
    assert junk == []
    names = Counter(entry.id.name for entry in found if isinstance(entry, (ast.Message, ast.Term)))
    assert [name for name, times in names.items() if times > 1] == []
