"""The shape of the client: small modules with types, which know no game."""

from __future__ import annotations

import re

import pytest

import meadhall
from tests.client.conftest import CLIENT

MODULES = sorted(CLIENT.glob("*.js"))
LONGEST = 150
# a replay plays, a turn is done, who is asked from their turn on; CSS; what is pushed to who is away
PLAIN = {"play", "done", "turn", "start", "push"}


def named(text: str) -> set[str]:
    """What a module could mean as an answer: a string literal, what one begins with, or what a selector asks for."""
    code = re.sub(r"/\*[\s\S]*?\*/|^\s*//.*$|(?<= )// .*$", "", text, flags=re.MULTILINE)
    literals = {part for found in re.findall(r'"([^"\n]*)"|`([^`]*)`', code) for part in found}
    begins = {literal.partition(":")[0] for literal in literals}
    return literals | begins | set(re.findall(r'data-answer[*^]?=["\']?([a-z-]+)', code))


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_a_module_is_short_and_has_checked_types(module: object) -> None:
    text = (CLIENT / str(getattr(module, "name", ""))).read_text("utf-8")
    assert len(text.splitlines()) <= LONGEST
    assert text.startswith("// @ts-check\n// ")
    assert max(map(len, text.splitlines())) <= 120


def test_no_module_names_an_answer_of_a_game() -> None:
    answers = {family.name for name in meadhall.games() for family in meadhall.game(name).actions.families}
    assert {"sail", "bid", "pass"} <= answers
    assert [(path.name, word) for path in MODULES for word in named(path.read_text("utf-8")) & answers - PLAIN] == []
    assert named('choose("pass") // "bid"') | named('first("[data-answer=sail]")') >= {"pass", "sail"}


def test_modules_do_not_import_in_circles() -> None:
    needs = {path.name: set(re.findall(r'from "\./([^"]+)"', path.read_text("utf-8"))) for path in MODULES}
    while needs:
        ready = {name for name, wanted in needs.items() if not wanted & needs.keys()}
        assert ready, f"a circle among {sorted(needs)}"
        needs = {name: wanted for name, wanted in needs.items() if name not in ready}
