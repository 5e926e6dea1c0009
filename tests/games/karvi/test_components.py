"""The component file: totals, the vocabulary of effects, refusals."""

from __future__ import annotations

import pickle
from importlib.resources import files

import pytest

import meadhall
from meadhall.engine import FastDice
from meadhall.engine.errors import BadComponents
from meadhall.games.karvi.rules import functions, vocabulary
from meadhall.games.karvi.rules.box import OPS, Op
from meadhall.games.karvi.rules.components import box_of, read

TEXT = files("meadhall.games.karvi").joinpath("components.toml").read_text("utf-8")


def sentences() -> list[str]:
    """Every sentence of every effect in the file."""
    found: list[str] = []

    def collect(value: object) -> None:
        if isinstance(value, str) and value.split()[0] in vocabulary.FORMS and len(value.split()) <= 8:
            found.append(value)
        elif isinstance(value, list):
            for one in value:
                collect(one)
        elif isinstance(value, dict):
            for one in value.values():
                collect(one)

    for entry in meadhall.game("karvi").components.entries:
        for key in ("halves", "effects", "effect", "boxes", "on", "trade", "raid"):
            collect(entry.values.get(key))
    return found


def test_every_effect_in_the_data_exists_and_every_word_of_the_vocabulary_is_used() -> None:
    used = {sentence.split()[0] for sentence in sentences()}
    assert used <= set(OPS)
    assert used == set(vocabulary.FORMS)


def test_every_named_function_exists_and_is_used() -> None:
    used = {sentence.split()[0] for sentence in sentences()}
    for name in OPS[Op.RAISE_EACH :]:
        assert callable(getattr(functions, name))
        assert name in used


def test_the_vocabulary_and_the_operations_are_the_same() -> None:
    assert list(vocabulary.FORMS) == list(OPS[1:])


def test_the_box_holds_what_is_printed() -> None:  # line 22-42
    parts = meadhall.game("karvi").components
    counts = {kind: len(parts.all(kind)) for kind in ("trade", "raid", "gear", "rune", "special", "card", "start")}
    assert counts == {"trade": 24, "raid": 24, "gear": 24, "rune": 12, "special": 8, "card": 45, "start": 5}
    assert sum(entry.values["copies"] for entry in parts.all("tradecard")) == 36


def test_the_printed_tiles_are_in_the_file() -> None:  # line 642, 718-724
    parts = meadhall.game("karvi").components
    printed = [entry for kind in ("trade", "raid") for entry in parts.all(kind) if entry.values["basis"] == "printed"]
    assert [(entry.values["kind"], entry.values["tile"]) for entry in printed] == [("T2", "a"), ("R4", "a")]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('effect = ["gain beer 2"]', 'effect = ["gain mead 2"]', "it is written 'gain <kind> <n>'"),
        ('boxes = [["free_move"]]', 'boxes = [["fly"]]', "there is no word 'fly'"),
        ("copies = 2", "copies = 3", "trade cards add up to 37"),
        ('between = ["kaupanger", "avaldsnes"]', 'between = ["kaupanger", "bergen"]', "between must be two fields"),
        ("number = 45", "number = 44", "44 stands more than once"),
        ('need = "trade 1"', 'need = "luck 1"', "need must be a measure and a number"),
        ("beer = [2, 3, 3, 4, 4, 5, 5]", "beer = [2, 3]", "beer must be 7 whole numbers"),
        ('effect = ["tradecard 1"]', 'effect = ["tradecard 99"]', "'99' is no number from 1 to 3"),
        ('boxes = [["step_back 2 free"]]', 'boxes = [["step_back 99 free"]]', "'99' is no number from 1 to 27"),
        ('halves = [["act beer"]]', 'halves = [["step_back 1 free"]]', "only in a box of a [[card]]"),
        ('boxes = [["free_move"]]', 'boxes = [["free_move", "free_move"]]', "as its first sentence"),
        (
            'halves = [["act beer"]]',
            'halves = [["convert bread 1 gold 1"]]',
            "in a box of a [[card]] or a [[tradecard]]",
        ),
        ('effect = ["gain beer 2"]', 'effect = ["gain points 4611686018427387904"]', "is no number from 0 to 60"),
        ('effect = ["gain beer 2"]', f'effect = ["gain gold {"9" * 5000}"]', "is no number from 0 to 20"),
        ('effect = ["gain beer 2"]', 'effect = [" "]', "there is no word ''"),
        ('effect = ["gain beer 2"]', 'effect = ["score 3 per tower max"]', "it is written 'score <n> per"),
        ("convert health 1 points 3 max 15", "convert health 1 points 0 max 3", "'0' is no number from 1 to 60"),
        ("convert health 1 points 3 max 15", "convert health 1 points 5 max 3", "'3' is no number from 5 to 999"),
        ("convert bread 1 points 4", "convert bread 0 points 4", "'0' is no number from 1 to 6"),
        ("rule = { map = 1 }", "rule = { map = 9223372036854775807 }", "map must be a whole number from 0 to 1"),
        ('need = "trade 1"', f'need = "trade {"9" * 30}"', "need must be a measure and a number up to 40"),
        ("price = 4 ", "price = 13 ", "price must be a whole number from 0 to 12"),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(BadComponents) as refused:
        read(TEXT.replace(old, new, 1), 1)
    assert reason in str(refused.value)
    assert refused.value.line > 1


def test_a_box_keeps_its_figures_and_the_version_of_its_rules_when_pickled() -> None:
    own = TEXT.replace("points = 3", "points = 4", 1)
    state = type(meadhall.game("karvi"))(own, 1).new(3, FastDice(1))
    back = pickle.loads(pickle.dumps(state))
    assert (back.box.text, back.box.rules) == (own, 1)
    assert back.clone().box is back.box is box_of(own, 1)


def test_an_owner_may_correct_a_figure() -> None:
    own = TEXT.replace("points = 3", "points = 4", 1)
    assert meadhall.game("karvi", own).components.digest != meadhall.game("karvi").components.digest
