"""Who owns the box may correct every figure: whole games are played with it, and every sentence tells it."""

from __future__ import annotations

import json
import random
import re
from collections import Counter

import pytest
from tests.games.runes.tables import TEXT, at, on
from tests.owned import play_whole

import meadhall
from meadhall.engine import BadComponents
from meadhall.games.runes.show.pieces import glyphs
from meadhall.look import show
from meadhall.words import speaker

pytestmark = pytest.mark.slow

SYMBOLS = ("fehu", "uruz", "thurisaz", "gebo", "dagaz", "ingwaz")
HEAD = TEXT[: TEXT.index("# --- rituals")]
RITUALS = TEXT[TEXT.index("# --- rituals") : TEXT.index("# --- stones")]


def corrected(text: str, *pairs: tuple[str, str]) -> str:
    """A file with some lines corrected, each of which it holds."""
    for pattern, new in pairs:
        text, found = re.subn(pattern, new, text, flags=re.MULTILINE)
        assert found, pattern
    return text


def box(head: str, rituals: str, symbols: tuple[str, ...], colours: dict[str, int], seed: int) -> str:
    """A component file with other stones; all that must add up does."""
    chance = random.Random(seed)
    stones = [(c, [chance.choice((*symbols, "star")) for _ in range(6)]) for c, n in colours.items() for _ in range(n)]
    edges = Counter(rune for _, runes in stones for rune in runes)
    for colour, count in colours.items():
        head = corrected(head, (f'(id = "{colour}"\nstones =) \\d+', rf"\g<1> {count}"))
    names = ", ".join(f'"{symbol}"' for symbol in symbols)
    head = corrected(
        head,
        (r"^\[box\]\nstones = \d+", f"[box]\nstones = {len(stones)}"),
        (r"^symbols = \[\".*", f"symbols = [{names}]"),
        (r"^symbols = \[\d.*", f"symbols = {[edges[symbol] for symbol in symbols]}"),
        (r"^stars = \d+$", f"stars = {edges['star']}"),
        (r"^stars = 1 .*", "stars = 6"),
        (r"^symbols = 3 .*", "symbols = 0"),
        ("all_differ = true", "all_differ = false"),
        (r"^rituals = \d+$", f"rituals = {sum(map(int, re.findall(r'copies = (.+)', rituals)))}"),
    )
    for colour, runes in stones:
        rituals += f'[[stone]]\ncolour = "{colour}"\nrunes = {json.dumps(runes)}\nbasis = "printed"\n'
    return head + rituals


BIGGER = box(
    corrected(
        HEAD,
        (r"^coins = 200", "coins = 900"), (r"^(seats = \d)\ncoins = \d+", r"\1\ncoins = 90"),
        (r"^stones = 3 ", "stones = 5 "), (r"^rituals = 3 ", "rituals = 7 "), (r"^first = 1", "first = 4"),
        (r"^match = 1", "match = 2"), (r"^gold = 2", "gold = 3"), (r"^stone = 6", "stone = 20"),
        (r"^line = 6", "line = 4"), (r"^coins = 5 ", "coins = 11 "), (r"^second = 4", "second = 2"),
    ),
    corrected(RITUALS, (r"copies = 2", "copies = 4"), (r'(id = "skip"\n)', r"\1die = true\n")),
    ("Sonne", "Mond", "gebo", "Thor's hammer", "uruz", "fehu"), {"grey": 20, "black": 30, "gold": 22}, 1,
)  # fmt: skip
SMALLER = box(
    corrected(
        HEAD,
        (r"^coins = 200", "coins = 60"), (r"^(seats = \d)\ncoins = \d+", r"\1\ncoins = 12"),
        (r"^stones = 3 ", "stones = 2 "), (r"^rituals = 3 ", "rituals = 1 "), (r"^gold = 2", "gold = 1"),
        (r"^stone = 6", "stone = 3"), (r"^line = 6", "line = 2"), (r"^coins = 5 ", "coins = 1 "),
        (r"^second = 4", "second = 6"),
    ),
    corrected(RITUALS, (r"copies = 2", "copies = 1"), (r"^strong = true\n", ""), (r', "strong"\]', "]")),
    tuple(reversed(SYMBOLS)), {"grey": 24, "black": 12, "gold": 0}, 2,
)  # fmt: skip
PLAINER = box(
    corrected(HEAD, (r"^line = 6", "line = 9"), (r"^coins = 5 ", "coins = 7 ")),
    corrected(RITUALS, (r"copies = [12]", "copies = 0")), SYMBOLS, {"grey": 72, "black": 0, "gold": 0}, 3,
)  # fmt: skip


@pytest.mark.parametrize("components", [BIGGER, SMALLER, PLAINER], ids=["bigger", "smaller", "plainer"])
def test_whole_games_are_played_with_a_corrected_file(components: str) -> None:
    tables = play_whole("runes", components, games=1, every=61)
    assert {table.seats for table in tables} == {2, 3, 4, 5}


@pytest.mark.parametrize(
    ("component", "bigger", "smaller"),
    [
        ("stone-grey", "2 coins for each matching rune, 20 at most.", "1 coin for each matching rune, 3 at most."),
        ("stone-gold", "6 coins for each matching rune, 20 at most.", "1 coin for each matching rune, 3 at most."),
        ("form-line", "4 or more stones", "2 or more stones"),
        ("form-line", "11 coins lie on it.", "1 coin lies on it."),
        ("form-circle", "11 coins lie on it", "1 coin lies on it"),
        ("ritual-more-coins", "20 may lie on it at most", "3 may lie on it at most"),
        ("ritual-refill", "until you have 5", "until you have 2"),
        ("ritual-steal-hand", "Strong. Roll", "Roll"),
        ("ritual-steal-hand", "with a 2 or more", "with a 6 or more"),
        ("ritual-skip", "A die is rolled", "An opponent"),
    ],
)
def test_explanations_tell_the_figures_of_the_file(component: str, bigger: str, smaller: str) -> None:
    for components, words in ((BIGGER, bigger), (SMALLER, smaller)):
        about = speaker("en", show(meadhall.game("runes", components))).about(component)
        assert about is not None
        assert words in about
    assert "Strong" not in str(speaker("en", show(meadhall.game("runes", SMALLER))).about("ritual-steal-hand"))


def test_answers_promise_what_the_corrected_figures_pay() -> None:
    stones = [on(k, 0, 1 + k, "blue") for k in range(3)]
    table = meadhall.scene("runes", table=stones, seats=2, hands={"blue": [51, 52, 53, 54, 55]}, components=BIGGER)
    said = {}
    speak = speaker("en", show(table.game))
    table.play("stone:51")
    for turn in [answer for answer in table.legal() if answer.startswith("turn")]:
        again = meadhall.scene("runes", table.position(), components=BIGGER)
        again.play(turn)
        if (place := at(again, 3, 0)) in again.legal():
            phrase = show(again.game).answer(again.view(0), again.game.actions.parse(place))
            said[turn] = speak.answer(phrase, again.names, 0).whole
    assert said
    assert all(text.endswith(": 17 coins (11 of them for a line)") for text in said.values())  # a gold stone: 6


def test_symbols_have_the_names_of_the_file_and_those_we_know_their_own_drawing() -> None:
    game = meadhall.game("runes", BIGGER)
    for lang in ("en", "de"):
        speak = speaker(lang, show(game))
        assert speak.title("rune-Thor's hammer") == "Thor's hammer"
        assert "Mond" in str(speak.about("rune-Mond"))
    drawn = glyphs((*game.components.one("runes").values["symbols"], "star"))
    assert [drawn[k] for k in (2, 4, 5, 6)] == [3, 1, 0, 6]  # gebo, uruz, fehu, star
    assert sorted(drawn) == list(range(7))


@pytest.mark.parametrize(
    ("pattern", "new", "reason"),
    [
        (r"^\[box\]\nstones = 72", "[box]\nstones = 73", "stones must be a whole number from 15 to 72"),
        (r"^stones = 3 ", "stones = 15 ", "stones must be a whole number from 1 to 14"),
        (r"^stone = 6 ", "stone = 32 ", "stone must be a whole number from 1 to 31"),
        (r"^line = 6 ", "line = 1 ", "line must be a whole number from 2"),
        (r"^coins = 200", "coins = 100", "more than the 100 of the box"),
    ],
)
def test_only_what_cannot_be_played_is_refused(pattern: str, new: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        meadhall.game("runes", corrected(TEXT, (pattern, new)))
