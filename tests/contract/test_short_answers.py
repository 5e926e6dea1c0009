"""Answers in short, as a phone lists them: whoever reads two of one question can tell them apart."""

from __future__ import annotations

import pytest

from meadhall.look import show
from meadhall.words import LANGUAGES, Short, speaker
from tests.contract.setups import Setup, each_once, walk

NAMES = ("Astrid", "Bjarne", "Solveig", "Þórir", "Ragnhild")
GAMES = 2


@pytest.mark.parametrize("setup", each_once(), ids=str)
def test_no_two_answers_of_a_question_read_the_same(setup: Setup) -> None:
    game, names = setup.get(), NAMES[: setup.seats]
    look = show(game)
    speak = {lang: speaker(lang, look) for lang in LANGUAGES}
    met: set[tuple[str, int]] = set()
    for seed in range(GAMES):
        for state, _, _ in walk(setup, seed):
            seat, legal = int(state.seat), state.legal()
            asked = (game.question(state), len(legal))
            if asked in met:  # the same number of the same answers tells little new
                continue
            met.add(asked)
            view = state.redacted(seat)
            if look.chains(view):  # answered by a gesture, not from the list
                continue
            for said in speak.values():
                known: dict[Short, str] = {}
                for action in (one for one in legal if not look.group(view, one)):  # kinds are told apart on the board
                    phrase = look.short(view, action)
                    if phrase is None:
                        whole = said.answer(look.answer(view, action), names, seat)
                        short = Short(whole.text, whole.detail)
                    else:
                        short = said.short(phrase, names, seat)
                    name = game.actions.text(action)
                    assert short not in known, f"{asked[0]}: {known[short]} and {name} are both {short}"
                    known[short] = name
