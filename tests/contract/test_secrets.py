"""A seat knows only its redacted state: other truths behind it look, read and answer the same."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall import bots
from meadhall.engine import SPECTATOR, AnyGame, FastDice, State, Table
from meadhall.engine.playout import play_out
from meadhall.engine.state import LONGEST, ints
from meadhall.look import show
from meadhall.pages.ask import by_itself
from meadhall.pages.frame import Eye, frame
from meadhall.pages.model import Seat, TableModel
from meadhall.server.pacing import pace
from meadhall.words import LANGUAGES, speaker
from tests.contract.setups import Setup, each_once, setups, walk
from tests.contract.truths import pairs
from tests.pictures import board, mat

pytestmark = pytest.mark.slow

every_setup = pytest.mark.parametrize("setup", setups(), ids=str)
every_seat_and_option = pytest.mark.parametrize("setup", each_once(), ids=str)

ONE = r"(?<![\d.,:+×-])\b1 "
PLURALS = {  # never after a one
    "en": re.compile(
        ONE + "(points|coins|vikings|cards|tiles|stones|rituals|fields|provisions|boatmen|steps|spaces)", re.I
    ),
    "de": re.compile(ONE + "(Punkte|Münzen|Karten|Steine|Rituale|Felder|Bootsmänner|Inseln|Waren|Schritte)"),
}


@every_setup
def test_an_imagined_truth_is_possible_and_redacts_back_to_the_same(setup: Setup) -> None:
    game, dice, buffer = setup.get(), FastDice(7), ints(LONGEST)
    for seed in setup.rounds(3):
        for ply, (state, _, _) in enumerate(walk(setup, seed)):
            for viewer in range(SPECTATOR, setup.seats):
                view = state.redacted(viewer)
                assert view.redacted(viewer) == view
                truth = view.imagined(dice)
                assert truth.redacted(viewer) == view
                assert game.census(truth) == game.census(state)
                assert truth.seat == state.seat
                if state.seat == viewer:
                    assert view.legal() == state.legal()
                    assert truth.legal() == state.legal()
                if ply % 10 == 0:
                    play_out(truth, dice, buffer)
                    assert game.winners(truth)


@every_seat_and_option
def test_two_truths_with_one_redaction_look_and_read_the_same(setup: Setup) -> None:
    game, dice = setup.get(), FastDice(8)
    for ply, (state, _, _) in enumerate(walk(setup, 11)):
        if ply % 3:
            continue
        for viewer in range(SPECTATOR, setup.seats):
            view = state.redacted(viewer)
            other = view.imagined(dice).redacted(viewer)
            assert seen(game, other, viewer, "en") == seen(game, view, viewer, "en")


def seen(game: AnyGame, view: State, viewer: int, lang: str) -> list[str]:
    """All that a viewer is shown of a view, as text."""
    speak = speaker(lang, show(game))
    texts = [speak.say(show(game).question(view), you=viewer)] if view.seat >= 0 else []
    if view.seat == viewer and viewer >= 0:
        texts += [speak.say(show(game).answer(view, action), you=viewer) for action in view.legal()]
    texts += [speak.say(show(game).status(view, seat), you=viewer) for seat in range(view.seats)]
    texts += [board(game, view, lang, viewer, shape) for shape in ("wide", "tall")]
    texts += [mat(game, view, seat, lang, viewer, "rival") for seat in range(view.seats)]
    return texts


@every_seat_and_option
def test_whatever_the_truth_the_table_waits_for_the_same_and_offers_the_same(setup: Setup) -> None:
    compared = 0
    for seed in setup.rounds(3):
        dealt = Table(setup.get(), setup.seats, seed=f"held {seed}", options=dict(setup.options))
        for viewer, table, twin in pairs(dealt, f"{setup} {seed}", 150):
            assert noticed(twin, viewer) == noticed(table, viewer)
            compared += 1
    assert compared > 20


def noticed(table: Table, viewer: int) -> tuple[object, ...]:
    """What a viewer notices besides the view: who is waited for, what can be taken back, how long a bot will take."""
    model = TableModel("here", "Birka", table, [Seat("human", "", name) for name in table.names])
    bots = pace(table, "konung") if viewer == SPECTATOR and not table.over else None
    own = by_itself(frame(model, Eye(viewer, "en", "wide")))
    return model.held, model.awaited, model.prompt(viewer), own, bots


@every_seat_and_option
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_answer_and_event_has_words_for_every_reader(setup: Setup, lang: str) -> None:
    game = setup.get()
    speak, mind = speaker(lang, show(game)), FastDice(3)
    said: set[str] = set()
    names = [f"P{seat}" for seat in range(setup.seats)]
    for seed in setup.rounds(3):
        table = Table(game, setup.seats, seed=f"words {seed}", options=dict(setup.options), names=names)
        while not table.over:
            view = table.view(table.seat)
            for reader in range(SPECTATOR, setup.seats):
                said.add(speak.say(show(game).question(table.view(reader)), names, reader))
            for action in table.legal_actions():
                said.add(speak.say(show(game).answer(view, action), names, table.seat))
            legal = table.legal_actions()
            table.play(legal[mind.below(len(legal))])
            for reader in range(SPECTATOR, setup.seats):
                for _, told in table.events(reader, table.ply - 1):
                    said.add(speak.say(show(game).event(told), names, reader))
        said.add(speak.say(show(game).question(table.view(0)), names, 0))
    assert "" not in said
    assert not [sentence for sentence in said if PLURALS[lang].search(sentence)]


@pytest.mark.parametrize("name", meadhall.games())
def test_the_words_of_both_languages_are_complete(name: str) -> None:
    game = meadhall.game(name)
    ids = {lang: speaker(lang, show(game)).bundle.ids() for lang in LANGUAGES}
    assert ids["en"] == ids["de"]
    needed = {"game", "game-about"}
    needed |= {f"ask-{question}" for question in game.questions}
    needed |= {f"event-{event}" for event in game.events}
    needed |= {f"answer-{family.name}" for family in game.actions.families}
    for option in game.options.values():
        needed.add(f"option-{option.name}")
        needed |= {f"option-{option.name}-{str(choice).lower()}" for choice in option.choices}
    state = game.new(min(game.seats), FastDice(1))
    needed |= {f"score-{line.name}" for line in game.sheet(state, 0)}
    assert needed <= ids["en"]
    for component, facts in show(game).bases().items():
        for lang in LANGUAGES:
            speak = speaker(lang, show(game))
            assert speak.about(component), f"{component} is not explained in {lang}"
            assert speak.basis(component), f"{component} does not tell how we know it"
            for fact in facts:
                assert speak.say(f"fact-{fact}".replace("_", "-"))


@every_seat_and_option
@pytest.mark.parametrize("name", ["random", "greedy", "thrall", "huskarl", "skald", "jarl"])  # konung goes by the clock
def test_a_bot_answers_the_same_whatever_the_truth_behind_its_view_is(setup: Setup, name: str) -> None:
    game, dice = setup.get(), FastDice(13)
    asked = 0
    for ply, (state, _, _) in enumerate(walk(setup, 17)):
        if ply % 7 or len(state.legal()) == 1:
            continue
        other = state.redacted(state.seat).imagined(dice)
        answers = [
            bots.make(name, game, 1).choose(truth.redacted(state.seat), truth.legal(), 1.0) for truth in (state, other)
        ]
        assert answers[0] == answers[1]
        asked += 1
        if asked == (1 if name == "jarl" else 4):
            break
    assert asked


@every_seat_and_option
def test_advice_is_the_same_whatever_the_truth_behind_the_view_is(setup: Setup) -> None:
    game, dice = setup.get(), FastDice(19)
    for ply, (state, _, _) in enumerate(walk(setup, 23)):
        if ply < 2 or len(state.legal()) == 1:
            continue
        other = state.redacted(state.seat).imagined(dice)
        first, second = (
            bots.advise(game, truth.redacted(state.seat), truth.legal(), 1, iterations=60, games=5)
            for truth in (state, other)
        )
        assert first == second
        return
    pytest.fail("there was nothing to decide")
