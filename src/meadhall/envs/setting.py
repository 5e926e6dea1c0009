"""What an environment plays: a game, its seats and options, how it is dealt, seen and rewarded. All kinds share it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from meadhall import api
from meadhall.bots import make
from meadhall.engine.dice import Dice
from meadhall.engine.errors import BadSetup, IllegalAnswer, listed
from meadhall.engine.game import OptionValue
from meadhall.engine.state import State

Reward = Literal["place", "margin"]


class Setting:
    """A game as environments know it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: Reward = "place",
        components: str | None = None,
    ) -> None:
        self.game = api.game(game, components)
        self.seats = self.game.checked_seats(max(self.game.seats) if seats is None else seats)
        self.options = self.game.checked_options(options)
        if reward not in get_args(Reward):
            raise BadSetup(f"a reward is by {listed(get_args(Reward))}, not {reward!r}")
        self.reward = reward
        self.encoding = self.game.encoding(self.seats)
        self.answers = len(self.game.actions)

    def deal(self, dice: Dice) -> State:
        """A fresh table."""
        state: State = self.game.deal(self.seats, dice, self.options)
        return state

    def rewards(self, state: State) -> list[float]:
        """What every seat earned with a finished game; nothing before its end."""
        if state.seat >= 0:
            return [0.0] * self.seats
        if self.reward == "margin":
            points = [float(state.points(seat)) for seat in range(self.seats)]
            return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
        places = {one.seat: one.place for one in self.game.ranking(state)}
        counted = list(places.values())
        return [by_place(places[seat], counted.count(places[seat]), self.seats) for seat in range(self.seats)]


def by_place(place: int, sharing: int, seats: int) -> float:
    """1 for the first of all, -1 for the last, evenly spaced between; who shares a place shares what it brings."""
    return 1.0 - (2 * place + sharing - 3) / (seats - 1)


def checked_opponents(setting: Setting, opponents: Sequence[str]) -> tuple[str, ...]:
    """Names of bots for all seats but one, or a refusal."""
    if isinstance(opponents, str) or len(opponents) != setting.seats - 1:
        raise BadSetup(f"opponents are {setting.seats - 1} names of bots, one for every other seat, not {opponents!r}")
    for name in opponents:
        make(name, setting.game, 0)  # refuses what is no bot
    return tuple(opponents)


def refusal(setting: Setting, state: State, answer: object, where: str = "") -> IllegalAnswer:
    """What was wrong with an answer, and what is allowed."""
    if type(answer) is not int or not 0 <= answer < setting.answers:
        return IllegalAnswer(f"{where}answers are whole numbers from 0 to {setting.answers - 1}, not {answer!r}")
    texts = [setting.game.actions.text(one) for one in state.legal()]
    return IllegalAnswer(
        f"{where}{setting.game.actions.text(answer)} ({answer}) is not possible now; action_mask marks what is: "
        + ", ".join(texts[:8])
        + (", …" if len(texts) > 8 else "")
    )
