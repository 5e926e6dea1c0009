"""A game as a tree in which everything is explicit: a node is a question put to a seat, or one draw.

Nodes never change, so copies of a position share them. A draw is found by carrying an answer out on a copy, with dice
that stop at the first draw nobody has decided yet; with one outcome more the answer is carried out anew.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Self

from meadhall.engine.dice import Dice, FastDice, SteppingDice, StoppedError
from meadhall.engine.errors import IllegalAnswer, MeadhallError, listed
from meadhall.engine.game import OptionValue
from meadhall.engine.playout import play_out
from meadhall.engine.state import LONGEST, OVER, State, ints
from meadhall.envs.setting import Setting

LONGEST_GAME = 10_000  # answers; a game that gets there ends undecided, so that its length is bounded
MOST_OUTCOMES = 256  # of one draw
NOBODYS = -1  # in place of an answer that was another seat's
DEAL = -1  # in place of the answer that leads to the first question

_buffer = ints(LONGEST)

Key = tuple[str, int, tuple[tuple[str, OptionValue], ...], str | None]


class Node:
    """What both kinds have in common."""

    setting: Setting

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @property
    def settled(self) -> Settled | None:
        """The last question that was put, this one if it is one; None while the game is dealt."""
        raise NotImplementedError

    def then(self, action: int) -> Node:
        """The node after an answer or outcome; refuses what is not possible."""
        raise NotImplementedError

    def played_out(self, dice: Dice) -> list[float]:
        """What every seat earns when the game goes on at random."""
        raise NotImplementedError


class Settled(Node):
    """A question that waits for a seat's answer, or the end."""

    def __init__(
        self, setting: Setting, state: State, *, before: Settled | None = None, answer: int = NOBODYS, answers: int = 0
    ) -> None:
        self.setting, self.state, self.answers = setting, state, answers
        self.before, self.answer = before, answer  # where it came from
        self.over = state.seat == OVER or answers >= LONGEST_GAME
        self.legal: list[int] = [] if self.over else state.legal()
        self._memories: dict[int, bytes] = {}

    @property
    def settled(self) -> Settled:
        return self

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.state.seat)

    def then(self, action: int) -> Node:
        if action not in self.legal:
            texts = [self.setting.game.actions.text(one) for one in self.legal]
            raise IllegalAnswer(f"answer {action} is not possible now; possible: {listed(texts) or 'none'}")
        return _followed(self.setting, self, action, [])

    def memory(self, seat: int) -> bytes:
        """A digest of all that a seat has seen and answered up to here: equal when all of that is equal, else not."""
        path: list[Settled] = []
        node = self
        while seat not in node._memories:
            path.append(node)
            if node.before is None:
                break
            node = node.before
        for node in reversed(path):
            before, own = node.before, NOBODYS
            if before is not None and before.seat == seat:
                own = node.answer
            known = b"" if before is None else before._memories[seat]
            view = node.state.redacted(seat)
            view.shown = 0  # how often something was shown is no part of what is seen
            figures = array("q", [own, *view.pack()])
            node._memories[seat] = blake2b(known + figures.tobytes(), digest_size=16).digest()
        return self._memories[seat]

    def resampled(self, seat: int, dice: Dice) -> Settled:
        """A truth that a seat may think it is in. It remembers what it does; what the others saw before is not known,
        so their memory begins here.
        """
        truth = self.state.redacted(seat).imagined(dice)
        twin = Settled(self.setting, truth, answers=self.answers)
        twin._memories[seat] = self.memory(seat)
        return twin

    def played_out(self, dice: Dice) -> list[float]:
        state = self.state.clone()
        if not self.over:
            play_out(state, dice, _buffer)
        return self.setting.rewards(state)

    def returns(self) -> list[float]:
        """What every seat has earned: nothing before the end."""
        return self.setting.rewards(self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        memories = {seat: self.memory(seat) for seat in range(self.setting.seats)}
        return _settled, (_key(self.setting), self.state, self.answers, memories)


class Drawing(Node):
    """A draw: `weights` says how likely each outcome is, 0 for what cannot come."""

    def __init__(
        self, setting: Setting, base: Settled | None, pending: int, outcomes: list[int], weights: list[int]
    ) -> None:
        if len(weights) > MOST_OUTCOMES:
            raise MeadhallError(f"a draw has {len(weights)} outcomes; OpenSpiel was told of {MOST_OUTCOMES} at most")
        self.setting, self.base, self.pending, self.outcomes, self.weights = setting, base, pending, outcomes, weights

    @property
    def settled(self) -> Settled | None:
        return self.base

    def then(self, action: int) -> Node:
        if not 0 <= action < len(self.weights) or not self.weights[action]:
            raise IllegalAnswer(
                f"outcome {action} cannot be drawn now; possible: {listed(k for k, _ in self.chances())}"
            )
        return _followed(self.setting, self.base, self.pending, [*self.outcomes, action])

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities."""
        total = sum(self.weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(self.weights) if weight]

    def played_out(self, dice: Dice) -> list[float]:
        node: Node = self
        while isinstance(node, Drawing):
            left, outcome = dice.below(sum(node.weights)), 0
            while left >= node.weights[outcome]:
                left -= node.weights[outcome]
                outcome += 1
            node = node.then(outcome)
        return node.played_out(dice)

    def __reduce__(self) -> tuple[Any, ...]:
        return _drawing, (_key(self.setting), self.base, self.pending, self.outcomes, self.weights)


def root(setting: Setting) -> Node:
    """Where a game begins: mostly with the first draw of the deal."""
    return _followed(setting, None, DEAL, [])


def _followed(setting: Setting, base: Settled | None, pending: int, outcomes: list[int]) -> Node:
    """Carry an answer out, or the deal, as far as its draws are decided."""
    dice = SteppingDice(outcomes)
    try:
        if base is None:
            return Settled(setting, setting.deal(dice))
        state = base.state.clone()
        state.apply(pending, dice)
    except StoppedError:
        return Drawing(setting, base, pending, outcomes, dice.weights)
    return Settled(setting, state, before=base, answer=pending, answers=base.answers + 1)


def _key(setting: Setting) -> Key:
    return setting.game.name, setting.seats, tuple(setting.options.items()), setting.game.own


@lru_cache(maxsize=64)
def setting_of(key: Key) -> Setting:
    """The setting of a key; nodes that come from elsewhere share it."""
    name, seats, options, components = key
    return Setting(name, seats, dict(options), components=components)


def _settled(key: Key, state: State, answers: int, memories: dict[int, bytes]) -> Settled:
    node = Settled(setting_of(key), state, answers=answers)
    node._memories.update(memories)
    return node


def _drawing(key: Key, base: Settled | None, pending: int, outcomes: list[int], weights: list[int]) -> Drawing:
    return Drawing(setting_of(key), base, pending, outcomes, weights)


def dice_of(number: float) -> Dice:
    """Dice from a number in [0, 1), as OpenSpiel's samplers give it."""
    return FastDice(int(number * 2**53))
