"""Why not? A legal answer has no reason, every other one has; mostly one of its own, and never a secret."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

import meadhall
from meadhall.engine import AnyGame, FastDice, State, Table
from meadhall.engine.reason import NOT_NOW, Reason
from meadhall.look import brush, show
from meadhall.words import LANGUAGES, speaker
from tests.contract.setups import Setup, each_once, shipped, walk
from tests.contract.truths import pairs

pytestmark = pytest.mark.slow

every_seat_and_option = pytest.mark.parametrize("setup", each_once(), ids=str)
every_game = pytest.mark.parametrize("name", shipped())

GENERAL = 0.05  # of what can be pointed at, at most
STEP = 7  # every so many answers of a game are looked at
OFTEN = 500_000  # answers that are tried at one question, all there are at each position


def views(setup: Setup, games: int, step: int = STEP) -> Iterator[State]:
    """Positions of random games, as the asked seat knows them."""
    for seed in setup.rounds(games):
        for ply, (state, _, _) in enumerate(walk(setup, seed)):
            if ply % step == seed % step:
                yield state.redacted(state.seat)


def pointed(game: AnyGame, view: State) -> Iterator[list[int]]:
    """What a click on each thing of board and mat may mean, where none of it is possible."""
    seat, legal, shown = int(view.seat), set(view.legal()), show(game)
    with_brush = brush(shown, view, seat=seat)
    drawn = shown.board(view, with_brush) + shown.mat(view, seat, with_brush, "own")
    for found in re.findall(r'data-why="([^"]*)"', drawn):
        actions = [game.actions.parse(answer) for answer in found.split()]
        assert actions, "a thing that may mean nothing says so by having no data-why"
        if not legal.intersection(actions):
            yield actions


def best(game: AnyGame, view: State, actions: list[int]) -> Reason:
    """The most telling reason of those that a click may mean."""
    found = [reason for action in actions if (reason := game.why_not(view, action)) is not None]
    return min(found, key=lambda reason: reason.general)


@every_seat_and_option
def test_a_legal_answer_has_no_reason_and_every_other_one_has(setup: Setup) -> None:
    game, dice, looked = setup.get(), FastDice(3), 0
    for view in views(setup, 12):
        legal = set(view.legal())
        others = {dice.below(len(game.actions)) for _ in range(60)}
        for action in legal | others:
            reason = game.why_not(view, action)
            assert (reason is None) == (action in legal), (game.question(view), game.actions.text(action), reason)
            assert reason is None or reason.name == NOT_NOW or reason.name in game.reasons, reason
            looked += 1
    assert looked >= len(game.actions)


@every_seat_and_option
def test_a_reason_can_be_said_in_both_languages(setup: Setup) -> None:
    game = setup.get()
    shown = show(game)
    for view in views(setup, 2):
        for action in {action for actions in pointed(game, view) for action in actions}:
            reason = game.why_not(view, action)
            if reason is None:
                continue
            for lang in LANGUAGES:
                said = speaker(lang, shown).reason(shown.why(view, action, reason), you=int(view.seat))
                assert said.text.endswith((".", "?", "!")), (lang, reason, said)
                assert "{" not in said.whole, (lang, reason, said)


@every_game
def test_things_on_the_board_have_reasons_of_their_own(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, told = meadhall.game(name), Counter[str]()
    for setup in (one for one in each_once() if one.game == name):
        for view in views(setup, 3):
            for actions in pointed(game, view):
                told[best(game, view, actions).name] += 1
    share = told[NOT_NOW] / max(1, told.total())
    with capsys.disabled():
        print(
            f"\n{name}: {share:.1%} of {told.total()} things that cannot be chosen say only that it is not the moment"
        )
    assert told.total() > 500, "nothing can be pointed at"
    assert share < GENERAL, told


@every_game
def test_every_reason_of_a_game_is_given_at_some_time(name: str) -> None:
    game, seen = meadhall.game(name), set[str]()
    ways = [setup for setup in each_once() if setup.game == name]
    for setup in ways:
        tried = Counter[str]()  # rare questions are looked at each time
        for view in views(setup, 6, 1):
            tried[game.question(view)] += len(game.actions)
            if tried[game.question(view)] > OFTEN / len(ways):
                continue
            for action in range(len(game.actions)):
                reason = game.why_not(view, action)
                if reason is not None:
                    seen.add(reason.name)
    assert set(game.reasons) - seen == set()
    assert len(game.reasons) > 3


@every_seat_and_option
def test_a_reason_tells_no_secret(setup: Setup) -> None:
    game, looked = setup.get(), 0
    table = Table(game, setup.seats, seed="two truths", options=dict(setup.options))
    for viewer, one, other in pairs(table, "why", 200):
        if viewer != one.seat:
            continue
        for action in range(looked % 5, len(game.actions), 5):
            assert one.why_not(action, viewer) == other.why_not(action, viewer)
        looked += 1
    assert looked
