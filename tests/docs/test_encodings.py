"""The page about encodings says what the games declare."""

from __future__ import annotations

from pathlib import Path

from tests.docs.encodings import page


def test_the_page_is_what_the_games_declare() -> None:
    written = Path(__file__).parents[2] / "docs/encodings.md"
    assert written.read_text("utf-8") == page(), "scripts/encodings writes it anew"
