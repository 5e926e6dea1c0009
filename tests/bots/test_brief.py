"""What bots have time for on the page without a server is told as it was measured."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import LEVELS, brief, levels, told_apart
from meadhall.bots.strength import strengths
from meadhall.pages import one_device
from meadhall.pages.setup import rated


@pytest.fixture
def reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of measured iterations."""
    file = tmp_path / "page.json"
    monkeypatch.setattr(levels, "PAGE", file)
    return file


@pytest.mark.parametrize(
    ("iterations", "short", "like"),
    [
        (50, ("huskarl", "skald", "jarl", "konung"), "karl"),
        (119, ("skald", "jarl", "konung"), "huskarl"),
        (280, ("jarl", "konung"), "skald"),  # nearly all that skald wants
        (2_000, ("konung",), "jarl"),
    ],
)
def test_who_wants_more_iterations_than_there_is_time_for_is_named(
    reached: Path, iterations: int, short: tuple[str, ...], like: str
) -> None:
    reached.write_text(json.dumps({"runes": iterations}))
    assert brief("runes") == (iterations, short, like)
    assert brief("pebbles") is None  # nobody measured it


def test_every_game_of_ours_was_measured() -> None:
    assert all(brief(name) is not None for name in meadhall.games() if strengths(name))


def test_on_the_page_a_rating_promises_no_more_than_there_is_time_for(
    reached: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached.write_text(json.dumps({"runes": 280}))
    shown = meadhall.game("runes")
    usual = rated(shown)
    monkeypatch.setattr(one_device, "_ALONE", [True])
    here = rated(shown)
    known = told_apart(strengths("runes")[2])["skald"]
    for level in LEVELS:
        least = f"at least {known.rating} ± {known.spread}"
        assert here[level][2] == (least if level in ("jarl", "konung") else usual[level][2])
