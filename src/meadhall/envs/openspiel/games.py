"""The games and their positions as pyspiel knows them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel

from meadhall import api
from meadhall.engine.dice import FastDice
from meadhall.engine.errors import BadSetup, listed
from meadhall.engine.game import COLOURS, AnyGame, OptionValue
from meadhall.engine.ints import Shorts
from meadhall.engine.rows import shorts
from meadhall.engine.state import State
from meadhall.envs.openspiel.nodes import LONGEST_GAME, MOST_OUTCOMES, Drawing, Node, Settled, dice_of, root
from meadhall.envs.setting import Setting
from meadhall.envs.spaces import numbers

PREFIX = "meadhall_"
PLAYERS = "players"
NO_TEXT = re.compile(r"[-+.0-9]*|[Tt]rue|[Ff]alse")  # what pyspiel reads as a number, or yes or no

_rows: dict[int, Shorts] = {}  # by length: arrays from interpreted code are never freed


class SpielGame(pyspiel.Game):
    """A game with its number of players and options; each game has a subclass of its own (`spiel_class`). `setting` is
    what Meadhall's other environments know of it.
    """

    game: ClassVar[AnyGame]
    type: ClassVar[Any]  # what pyspiel knows of it
    kind: ClassVar[Any]  # the class of its states in the engine

    def __init__(self, params: Mapping[str, OptionValue] | None = None) -> None:
        game, usual = self.game, parameters(self.game)
        given = {**usual, **{name: meant(value) for name, value in (params or {}).items()}}
        options = {name: value for name, value in given.items() if name != PLAYERS}
        seats = game.checked_seats(given[PLAYERS])  # type: ignore[arg-type]
        self.setting = Setting(game.name, seats, options, components=game.own)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.answers,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        unusual = {name: spelled(value) for name, value in given.items() if value != usual[name]}
        super().__init__(self.type, info, unusual)
        self.root = root(self.setting)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.game.key, {PLAYERS: self.setting.seats, **self.setting.options})

    def new_initial_state(self) -> SpielState:
        """The beginning: nothing is dealt yet."""
        return SpielState(self, self.root)

    def at(self, truth: State) -> SpielState:
        """A position that is no beginning, for instance of a table or scene; memories begin there, as does history."""
        if not isinstance(truth, self.kind):
            raise BadSetup(f"this is no position of {self.game.name}: {truth!r}")
        if truth.seats != self.setting.seats:
            raise BadSetup(f"this position has {truth.seats} seats, the game was loaded for {self.setting.seats}")
        return SpielState(self, Settled(self.setting, truth.clone()))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver | None:
        """What a seat knows; observers of the public part alone, or of private parts alone, there are none."""
        if params:
            raise BadSetup(f"observations take no parameters, not {listed(params)}")
        if iig_obs_type is None:
            return SeatObserver(self.setting, remembers=False)
        whole = iig_obs_type.public_info and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SeatObserver(self.setting, remembers=iig_obs_type.perfect_recall) if whole else None


class SpielState(pyspiel.State):
    """A position. Its only attribute is its node, which never changes: copies share it."""

    node: Node

    def __init__(self, game: SpielGame, node: Node) -> None:
        super().__init__(game)
        self.node = node

    @property
    def truth(self) -> State:
        """The state of the engine at the last question, to look at; refuses while the game is dealt."""
        return _settled(self.node).state

    def current_player(self) -> int:
        """Who is asked; chance where something is drawn."""
        if isinstance(self.node, Settled):
            return int(pyspiel.PlayerId.TERMINAL) if self.node.over else self.node.seat
        return int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.node, Settled) and self.node.over

    def _legal_actions(self, player: int) -> list[int]:
        return _settled(self.node).legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the draw with their probabilities."""
        if not isinstance(self.node, Drawing):
            raise BadSetup("nothing is drawn here; ask is_chance_node first")
        return self.node.chances()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.then(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw:{action}"
        return self.node.setting.game.actions.text(action)

    def returns(self) -> list[float]:
        """What every seat has earned by its place, -1 to 1, adding up to 0; nothing before the end."""
        return self.node.settled.returns() if self.node.settled else [0.0] * self.node.setting.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that the player may think it is in; without history, for nobody knows what was drawn."""
        if not isinstance(self.node, Settled):
            raise BadSetup("while something is drawn nobody can say what a player knows; resample at a question")
        if not 0 <= player < self.node.setting.seats:
            raise BadSetup(f"there is no player {player}; players are 0 to {self.node.setting.seats - 1}")
        return SpielState(self.get_game(), self.node.resampled(player, dice_of(sampler())))

    def __str__(self) -> str:
        settled, game = self.node.settled, self.node.setting.game
        lines = []
        if settled is not None:
            lines.append(json.dumps(game.position(settled.state, COLOURS[: settled.state.seats])))
        if isinstance(self.node, Drawing):
            cause = "the deal" if settled is None else game.actions.text(self.node.pending)
            lines.append(f"{cause}: drawn {self.node.outcomes}, next of {self.node.weights}")
        return "\n".join(lines)


class SeatObserver:
    """What a seat knows, as numbers from 0 to 1 by the game's encoding, and as text; `remembers` adds its memory to
    the text.
    """

    def __init__(self, setting: Setting, remembers: bool) -> None:
        encoding = setting.encoding
        self.remembers = remembers
        self._row = _rows.setdefault(encoding.size, shorts(encoding.size))
        self._numbers = numbers(self._row)
        self._low = np.array(encoding.low, np.float32)
        self._range = np.maximum(np.array(encoding.high, np.float32) - self._low, 1)
        self._where = [(field.name, encoding[field.name]) for field in encoding]
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {field.name: self.tensor[encoding[field.name]].reshape(field.shape) for field in encoding}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look with the eyes of a player; while the game is dealt there is nothing to see."""
        settled = state.node.settled
        if settled is None:
            self.tensor.fill(0)
            return
        settled.state.encode_into(player, self._row, 0)
        self.tensor[:] = (self._numbers - self._low) / self._range

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows: who it is, the encoding's fields with their numbers, and perhaps its memory."""
        settled, lines = state.node.settled, [f"player {player}"]
        if settled is None:
            return "\n".join([*lines, "the game is dealt"])
        settled.state.encode_into(player, self._row, 0)
        row = self._numbers.tolist()
        lines += [f"{name}: {row[where]}" for name, where in self._where]  # searches ask often: one text a field
        if self.remembers:
            lines.append(f"memory: {settled.memory(player).hex()}")
        return "\n".join(lines)


def _settled(node: Node) -> Settled:
    if node.settled is None:
        raise BadSetup("the game is still dealt; apply outcomes until is_chance_node says no")
    return node.settled


def parameters(game: AnyGame) -> dict[str, OptionValue]:
    """What a game can be loaded with, each with its default."""
    return {PLAYERS: min(game.seats), **{name: option.default for name, option in game.options.items()}}


def spelled(value: OptionValue) -> OptionValue:
    """A value as it stands in the line that loads a game: in quotes where pyspiel would not take it for a text."""
    return f"'{value}'" if isinstance(value, str) and NO_TEXT.fullmatch(value) else value


def meant(value: OptionValue) -> OptionValue:
    """The value that was spelled, with quotes or without."""
    return value.strip("'") if isinstance(value, str) else value


def game_type(game: AnyGame, hides: bool) -> Any:
    """What pyspiel wants to know of a game before it is loaded."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Meadhall: {game.name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


@cache
def spiel_class(game: AnyGame) -> type[SpielGame]:
    """A game as pyspiel makes it. It is a class because pyspiel keeps what makes a game until after Python has ended,
    when only what nobody can free any more is safe to keep.
    """
    kind = type(game.new(min(game.seats), FastDice(0)))
    about = game_type(game, hides=kind.redacted is not State.redacted)
    return type(f"Spiel{game.name.title()}", (SpielGame,), {"game": game, "type": about, "kind": kind})


def _again(key: tuple[str, str | None, int], params: dict[str, OptionValue]) -> SpielGame:
    """A game that was pickled."""
    return spiel_class(api.game(*key))(params)


def register() -> list[str]:
    """Make every game that has an encoding known to pyspiel; returns the names they are loaded by."""
    found = [spiel_class(game) for game in map(api.game, api.games()) if game.encodes]
    for made in found:
        pyspiel.register_game(made.type, made)
    return [PREFIX + made.game.name for made in found]
