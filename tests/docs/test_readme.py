"""What README promises in figures is what the files say."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.engine.registry import game
from meadhall.pages.front import lobby
from meadhall.pages.layout import Reader
from meadhall.words import LANGUAGES

README = Path(__file__).parents[2] / "README.md"
OURS = [name for name in meadhall.games() if game(name).__module__.startswith("meadhall.games.")]


@pytest.mark.parametrize("name", OURS)
def test_readme_says_how_many_figures_of_a_game_are_reconstructed(name: str) -> None:
    bases = game(name).components.bases
    row = next(line for line in README.read_text("utf-8").splitlines() if f"games/{name}/README.md" in line)
    assert f"| {bases['assumed']} of {bases.total()} |" in row


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_the_front_page_says_how_many_figures_of_a_game_are_reconstructed(name: str, lang: str) -> None:
    bases = game(name).components.bases
    of = {"en": "of", "de": "von"}[lang]
    assert f"{bases['assumed']} {of} {bases.total()} " in lobby(Reader(lang, None, "", (), "/"), [], [])
