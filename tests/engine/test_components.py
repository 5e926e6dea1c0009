"""Component files: what no game could read is refused with its line, and looks are no matter."""

from __future__ import annotations

import pytest

from meadhall.engine import BadComponents
from meadhall.engine.components import Components

BOX = '[box]\nsize = 3\nbasis = "printed"\n'
TILE = '[[tile]]\nid = "axe"\nbasis = "printed"\n'
TEXT = BOX + TILE


def read(text: str) -> Components:
    """A file of a box and tiles."""
    return Components(text, {"box": (), "tile": ("id",)})


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (BOX + TILE + "when = 2020-01-01\n", 7, "not 2020-01-01"),
        (BOX + TILE + "when = [[07:32:00]]\n", 7, "not 07:32:00"),
        (BOX + TILE + f"many = {'9' * 5000}\n", 7, "thousands of digits"),
        (BOX + TILE + f"many = 0x{'f' * 5000}\n", 7, "a number beyond all bounds"),
        (BOX + TILE + f"deep = {'[' * 30}{']' * 30}\n", 7, "more than 10 lists"),
        (BOX + TILE + f"deep = {'[' * 9000}{']' * 9000}\n", 1, "more than 10 lists"),
        (TEXT + '["other"]\nsize = 3\n', 7, "without quotation marks"),
        (TEXT + '[["tile"]]\nid = "sail"\n', 7, "without quotation marks"),
        (TEXT + "[tile . more]\nsize = 3\n", 7, "unknown table tile . more"),
        ('"size" = 1\n' + TEXT, 1, "stands before the first"),
        (BOX + TILE + 'assumed = "id"\n', 7, "assumed must be a list of facts that stand here (id), not 'id'"),
        (BOX + TILE + 'assumed = ["size"]\n', 7, "facts that stand here (id), not ['size']"),
        (BOX + TILE + 'printed = ["id"]\n', 7, "printed names id, whose basis is told already"),
        (BOX + TILE + 'review = ["id"]\nassumed = ["id"]\n', 8, "assumed names id, whose basis is told already"),
        ("size.most = 1\n" + TEXT, 1, "size.most stands before the first"),
        (TEXT + "\n# a line\u2028[[tile]]\n[axe]\n", 9, "unknown table axe"),
    ],
)
def test_what_is_no_component_file_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadComponents) as refusal:
        read(text)
    assert reason in str(refusal.value)
    assert refusal.value.line == line


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + TEXT,
        TEXT.replace("\n", "\r\n"),
        TEXT + "# a comment\u2028[[tile]]\n",
        TEXT + 'note = """\n[[tile]]\n[other]\nsize = 4\n""""\n',
        TEXT + "note = '''\n[[tile]]\n'''  # [[tile]]\n",
        TEXT + 'note = "a \\" # [[tile]]"\n',
        TEXT + 'assumed = ["id"]\n',
    ],
)
def test_marks_comments_and_notes_change_nothing(text: str) -> None:
    assert read(text).digest == read(TEXT).digest
    assert [entry.line for entry in read(text).entries] == [1, 4]


def test_a_list_may_go_over_several_lines() -> None:
    parts = read(TEXT + "runs = [\n[1],\n[2]\n]\nsize = true\n")
    assert parts.entries[1].values["runs"] == [[1], [2]]
    assert parts.entries[1].lines == {"id": 5, "basis": 6, "runs": 7, "size": 11}


def test_every_fact_has_its_own_basis() -> None:
    parts = read(BOX + 'weight = 2\nassumed = ["weight"]\n' + TILE + 'points = 4\nreview = ["id"]\n')
    assert [entry.facts for entry in parts.entries] == [
        {"size": "printed", "weight": "assumed"},
        {"id": "review", "points": "printed"},
    ]
    assert read(TEXT).entries[1].facts == {"id": "printed"}  # there is nothing else to know of it


def test_figures_are_counted_by_their_basis() -> None:
    parts = read(BOX + 'weight = 2\nassumed = ["weight"]\n' + TILE + 'points = 4\nassumed = ["id"]\n')
    assert parts.bases == {"printed": 2, "assumed": 1}
