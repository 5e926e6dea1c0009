"""The component file: complete, with a basis on every entry; a bad one is refused with line and reason."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.games.runes.tables import TEXT

import meadhall
from meadhall.engine import BadComponents
from meadhall.look import show
from meadhall.words import speaker

SCRIPT = Path(__file__).parents[3] / "scripts/runes-stones"


def stones() -> list[dict[str, object]]:
    return [entry.values for entry in meadhall.game("runes").components.all("stone")]


def test_the_box_holds_72_stones_and_28_rituals() -> None:
    parts = meadhall.game("runes").components
    assert len(parts.all("stone")) == 72
    assert sum(entry.values["copies"] for entry in parts.all("ritual")) == 28
    assert len(parts.all("ritual")) == 15


def test_stones_come_in_three_colours() -> None:
    assert Counter(stone["colour"] for stone in stones()) == {"grey": 36, "black": 24, "gold": 12}


def test_every_symbol_stands_68_times_and_a_third_of_the_stones_has_a_star() -> None:
    edges: Counter[str] = Counter()
    stars: Counter[str] = Counter()
    for stone in stones():
        runes = stone["runes"]
        assert isinstance(runes, list)
        edges.update(runes)
        stars[str(stone["colour"])] += runes.count("star")
        assert runes.count("star") <= 1
        assert len(set(runes) - {"star"}) >= 3
    assert edges.pop("star") == 24
    assert set(edges.values()) == {68}
    assert stars == {"grey": 12, "black": 8, "gold": 4}


def test_no_two_stones_are_alike_however_turned() -> None:
    seen = set()
    for stone in stones():
        assert isinstance(stone["runes"], list)
        runes: tuple[str, ...] = tuple(stone["runes"])
        seen.add(min(runes[turn:] + runes[:turn] for turn in range(6)))
    assert len(seen) == 72


def test_the_stones_are_those_the_script_makes() -> None:
    run = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def test_five_rituals_are_strong_and_three_need_the_die() -> None:
    rituals = [entry.values for entry in meadhall.game("runes").components.all("ritual")]
    strong = {ritual["id"] for ritual in rituals if ritual.get("strong")}
    assert strong == {"replace-coins", "steal-stone", "steal-hand", "swap-hands", "steal-gold"}
    assert {ritual["id"] for ritual in rituals if ritual.get("die")} == {"more-coins", "replace-coins", "steal-hand"}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("stones = 36\n", "stones = 35\n", "add up to"),
        ("symbols = [68, 68,", "symbols = [67, 69,", "edges with fehu"),
        ("stars = 24", "stars = 23", "stars"),
        ('id = "skip"\ncopies = 2', 'id = "skip"\ncopies = 3', "copies add up to 29"),
        ('id = "skip"', 'id = "ward"', "more than once"),
        ('id = "skip"', 'id = "hop"', "must be one of"),
        ("seats = 5\n", "seats = 4\n", "more than once"),
        ("coins = 25\n", "coins = 45\n", "5 trays of 45 coins are more than the 200"),
        (
            '"fehu", "uruz", "thurisaz", "gebo", "dagaz", "ingwaz"]',
            '"fehu", "uruz", "thurisaz", "gebo", "dagaz", "fehu"]',
            "6 different words",
        ),
        ("all_differ = true", "all_differ = 1", "true or false"),
        ("die = true\nbasis", "die = false\nbasis", "without a die"),
        ("line = 6 ", "line = 1 ", "line must be"),
    ],
)
def test_a_box_that_does_not_add_up_is_refused(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(BadComponents, match=reason) as refusal:
        meadhall.game("runes", TEXT.replace(old, new, 1))
    assert 0 < refusal.value.line <= TEXT.count("\n") + 1


def test_a_stone_with_too_few_runes_is_refused_at_its_line() -> None:
    first = TEXT.index("runes = [", TEXT.index("[[stone]]"))
    end = TEXT.index("\n", first)
    bad = TEXT[:first] + 'runes = ["fehu", "uruz"]' + TEXT[end:]
    with pytest.raises(BadComponents, match="6 of fehu") as refusal:
        meadhall.game("runes", bad)
    assert refusal.value.line == TEXT[:first].count("\n") + 1


def test_a_stone_that_is_another_one_turned_is_refused() -> None:
    lines = TEXT.splitlines()
    rows = [number for number, line in enumerate(lines) if line.startswith("runes = [")]
    lines[rows[1]] = lines[rows[0]]
    with pytest.raises(BadComponents, match="stone 2 is stone 1 turned") as refusal:
        meadhall.game("runes", "\n".join(lines))
    assert refusal.value.line == rows[1] + 1


@pytest.mark.parametrize(
    ("component", "basis"),
    [
        ("ritual-more-coins", "printed"),
        ("ritual-steal-stone", "printed"),
        ("ritual-skip", "name, number printed; effect known from reviews"),
        ("ritual-tide", "name, number printed; effect reconstructed"),
        ("ritual-swap-hands", "name, number, strength printed; effect reconstructed"),
        ("stone-gold", "name, coins printed; number of stones, runes reconstructed"),
        ("rune-fehu", "effect printed; symbol reconstructed"),
        ("rune-star", "effect printed; number reconstructed"),
        ("tray", "printed"),
        ("form-line", "printed"),
        ("form-circle", "coins printed; shape inferred"),
        ("pile", "name printed; effect reconstructed"),
    ],
)
def test_every_fact_of_a_component_says_how_we_know_it(component: str, basis: str) -> None:
    assert speaker("en", show(meadhall.game("runes"))).basis(component) == basis


def test_everything_that_can_be_explained_has_a_basis_in_both_languages() -> None:
    bases = show(meadhall.game("runes")).bases()
    assert len(bases) == 15 + 3 + 7 + 4
    for lang in ("en", "de"):
        assert all(speaker(lang, show(meadhall.game("runes"))).basis(name) for name in bases)


@pytest.mark.parametrize(
    ("old", "new", "component", "about"),
    [
        ("gold = 2  ", "gold = 3  ", "stone-gold", "3 coins for each matching rune, 6 at most."),
        ("second = 4", "second = 5", "ritual-steal-hand",
         "Strong. Roll, and take a grey hand stone from an opponent; with a 5 or more you may also take a black one "
         "from anybody. It can be parried."),
        ('id = "swap-hands"\ncopies = 2\nstrong = true\nbasis = "assumed"\nprinted = ["id", "copies", "strong"]',
         'id = "swap-hands"\ncopies = 2\nbasis = "assumed"', "ritual-swap-hands",
         "Swap all your hand stones for those of an opponent. It can be parried."),
        ('id = "tide"\ncopies = 2', 'id = "tide"\ncopies = 2\ndie = true', "ritual-tide",
         "When the turn is over, play goes round the other way. Of two players the same one moves again. "
         "A die is rolled for it, but changes nothing."),
    ],
)  # fmt: skip
def test_a_corrected_component_is_explained_as_corrected(old: str, new: str, component: str, about: str) -> None:
    assert old in TEXT
    assert speaker("en", show(meadhall.game("runes", TEXT.replace(old, new, 1)))).about(component) == about
