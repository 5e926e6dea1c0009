"""Whatever is drawn explains itself: every symbol and heading of board and mats, and each line a page shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.look import brush, show
from meadhall.look.boxes import Node, parsed
from meadhall.words import LANGUAGES, speaker
from tests.contract.setups import shipped

pytestmark = pytest.mark.slow

every_game = pytest.mark.parametrize("name", shipped())

STEP = 15  # answers between two looks
UNSAID = {  # classes of what is only scenery, an answer that says itself what it does, or a sign of such a thing
    "scenery", "lane", "choosable", "signs", "rope", "key", "preview", "hint", "nearer", "wake",
}  # fmt: skip
OWNERS = ("seat-", "mark-")  # whose something is


def drawings(table: Table) -> Iterator[tuple[str, Node]]:
    """Board, own mat and a rival's, as the asked seat sees them."""
    shown, view, seat = show(table.game), table.view(table.seat), table.seat
    painter = brush(shown, view, seat=seat, names=table.names)
    yield "board", parsed(shown.board(view, painter))
    yield "own", parsed(shown.mat(view, seat, painter, "own"))
    yield "rival", parsed(shown.mat(view, (seat + 1) % table.seats, painter, "rival"))


def untold(node: Node, where: str = "") -> Iterator[str]:
    """Symbols and headings that nothing around them explains."""
    classes = set((node.get("class") or "").split())
    if (
        node.get("data-explain")
        or node.tag == "defs"
        or UNSAID & classes
        or ("piece" in classes and not node.get("id"))
    ):
        return
    sign = node.get("href", "").rpartition("#")[2]
    if node.tag == "use" and not node.get("href", "").startswith("#") and not sign.startswith(OWNERS):
        yield f"{where}: {sign}"
    if (
        node.tag in ("h2", "h3")
        and not any(one.tag == "use" for one in node.iter())
        and where.rpartition(">")[2] != "div"
    ):
        yield f"{where}: {''.join(node.itertext())}"
    for child in node:
        yield from untold(child, f"{where}>{node.tag}")


def positions(name: str) -> Iterator[Table]:
    """Positions of a few random games."""
    for number in range(3):
        table, dice = meadhall.table(name, seed=f"explained {number}"), FastDice(number + 1)
        while not table.over:
            if table.ply % STEP == 0:
                yield table
            legal = table.legal_actions()
            table.play(legal[dice.below(len(legal))])


@every_game
def test_every_symbol_and_heading_explains_itself(name: str) -> None:
    silent = {one for table in positions(name) for part, root in drawings(table) for one in untold(root, part)}
    assert silent == set()


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_says_that_it_is_explained_is(name: str, lang: str) -> None:
    speak = speaker(lang, show(meadhall.game(name)))
    asked = {
        node.get("data-explain", "")
        for table in positions(name)
        for _, root in drawings(table)
        for node in root.iter()
        if node.get("data-explain")
    }
    assert len(asked) > 10
    for component in asked:
        assert speak.title(component), component
        assert speak.about(component) or speak.basis(component), f"nothing is known of {component}"
