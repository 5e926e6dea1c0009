"""A game's rules as the hall knows them: seats, options, components, dealing, scoring, positions in words.

What a game looks and sounds like is another object, its `Show` (see `meadhall.look`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar

from meadhall.engine.actions import ActionSpace
from meadhall.engine.components import Components
from meadhall.engine.dice import Dice
from meadhall.engine.encoding import Encoding, Field
from meadhall.engine.errors import BadSetup, listed
from meadhall.engine.network import Network, read_network
from meadhall.engine.reason import NOT_NOW, Reason
from meadhall.engine.state import Judge, State

S = TypeVar("S", bound=State)
OptionValue = bool | int | str
WEIGHTS = "rules/judge.json"  # what a judge has learned, in its game's folder
COLOURS = ("blue", "red", "yellow", "green", "purple")  # of the seats, in order; every game uses them


@dataclass(frozen=True)
class Option:
    """A choice made before the game; words for it: `option-<name>`, `option-<name>-<value>`."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = (False, True)

    def parse(self, text: str) -> OptionValue:
        """The value somebody typed."""
        words = {str(choice).lower(): choice for choice in self.choices}
        if text.lower() not in words:
            raise BadSetup(f"option {self.name} can be {listed(words)}, not {text!r}")
        return words[text.lower()]


@dataclass(frozen=True)
class Told:
    """Something that happened: the event's name and its figures, for the seats in `audience` (bits; -1 for all)."""

    name: str
    figures: tuple[int, int, int, int]
    audience: int = -1

    def is_for(self, seat: int) -> bool:
        """Whether a seat (or SPECTATOR) may hear of it."""
        return self.audience == -1 or (seat >= 0 and bool(self.audience >> seat & 1))


@dataclass(frozen=True)
class Line:
    """One line of a score sheet; words for it: `score-<name>`. A late one comes with the end only: until then it says
    what it would bring, were the game over now, and may still change.
    """

    name: str
    points: int
    late: bool = False


@dataclass(frozen=True)
class Tie:
    """What decides where points are level; words for it: `tie-<name>`."""

    name: str
    less: bool = False  # whether less of it is better


@dataclass(frozen=True)
class Place:
    """Where a seat came in: 1 is best, equals share a place and leave a gap (1, 2, 2, 4)."""

    seat: int
    place: int
    points: int
    figures: tuple[int, ...] = ()  # of the game's `ties`, in their order


class Game(Generic[S]):
    """The rules of a game, with a component file and a version of the rules. A subclass fills the class attributes
    and implements what raises; `S` is its state.
    """

    name: ClassVar[str]
    rules: int = 1  # of the class the newest version, of an object the one it plays by (docs/rules-versions.md)
    seats: ClassVar[range]
    options: ClassVar[dict[str, Option]] = {}
    actions: ClassVar[ActionSpace]
    questions: ClassVar[tuple[str, ...]]  # words: ask-<question>
    events: ClassVar[tuple[str, ...]]  # words: event-<name>
    reasons: ClassVar[tuple[str, ...]] = ()  # words: why-<name>; why an answer of the open question is not legal
    minutes: ClassVar[int] = 30
    weight: ClassVar[int] = 2  # 1 (light) to 5 (heavy)
    ties: ClassVar[tuple[Tie, ...]] = ()  # what decides where points are level, in order; none: equals share the place
    encodes: ClassVar[int] = 0  # version of its encoding; 0: it has none
    start: ClassVar[bool] = False  # whether newcomers are led to it first, among games of its weight
    components: Components

    def __init__(self, text: str | None = None, rules: int | None = None) -> None:
        self.rules = self.checked_rules(type(self).rules if rules is None else rules)
        self.own = text  # the component file, where it is not the game's own
        self.open(self.file("components.toml") if text is None else text)

    def open(self, text: str) -> None:
        """Read a component file: sets `components`, and whatever tables the game keeps, for the rules `self.rules`."""
        raise NotImplementedError

    @property
    def key(self) -> tuple[str, str | None, int]:
        """What `registry.game` makes this game from again, in another process too."""
        return self.name, self.own, self.rules

    def new(self, seats: int, dice: Dice, options: Mapping[str, OptionValue] | None = None) -> S:
        """A game set up for play."""
        return self.deal(self.checked_seats(seats), dice, self.checked_options(options))

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> S:
        """Set up with seats and options already checked."""
        raise NotImplementedError

    def judge(self) -> Judge:
        """The game's opinion of positions, for bots."""
        return Judge()

    @cached_property
    def network(self) -> Network | None:
        """What the game's judge has learned; None where there is nothing yet."""
        found = folder(self).joinpath(WEIGHTS)
        return read_network(found.read_text("utf-8")) if found.is_file() else None

    def winners(self, state: S) -> list[int]:
        """The seats that have won; several share a win, none while the game runs."""
        if state.seat >= 0:
            return []
        ranks = [self._rank(state, seat) for seat in range(state.seats)]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def ranking(self, state: S) -> list[Place]:
        """Everybody's place, best first and of equals the earlier seat, as if the game ended now."""
        ranks = [self._rank(state, seat) for seat in range(state.seats)]
        found = [
            Place(seat, 1 + sum(other > rank for other in ranks), rank[0], self.tie_figures(state, seat))
            for seat, rank in enumerate(ranks)
        ]
        return sorted(found, key=lambda one: (one.place, one.seat))

    def tie_figures(self, state: S, seat: int) -> tuple[int, ...]:
        """A seat's figures for `ties`, in their order."""
        return ()

    def _rank(self, state: S, seat: int) -> tuple[int, ...]:
        """What seats are compared by; more is better."""
        figures = zip(self.ties, self.tie_figures(state, seat), strict=True)
        return int(state.points(seat)), *(-figure if tie.less else figure for tie, figure in figures)

    def sheet(self, state: S, seat: int) -> list[Line]:
        """Every point of a seat, itemised; the lines add up to `state.points(seat)`."""
        raise NotImplementedError

    def banked(self, state: S, seat: int) -> int:
        """Points that a seat has been paid so far: what is counted only at the end is not in it before the end."""
        return int(state.points(seat))

    def census(self, state: S) -> dict[str, int]:
        """How many of each component there are, wherever they lie or went: the same from first answer to last."""
        raise NotImplementedError

    def encoding(self, seats: int) -> Encoding:
        """How `State.encode_into` writes what a seat may know, with that many seats."""
        if not self.encodes:
            raise BadSetup(f"{self.name} has no encoding, so programs cannot read it as numbers")
        return Encoding(self.name, self.encodes, self.checked_seats(seats), self.fields(seats))

    def fields(self, seats: int) -> Sequence[Field]:
        """What a row of numbers about a state holds, in order; for games whose `encodes` is not 0."""
        raise NotImplementedError

    def question(self, view: S) -> str:
        """Which of `questions` the asked seat has to answer; only asked while the game runs."""
        raise NotImplementedError

    def why_not(self, view: S, action: int) -> Reason | None:
        """Why the asked seat cannot give an answer now, by the code that decides what is legal; None when it can.

        `view` is what that seat may know. `NOT_NOW` is for answers that belong to other questions only.
        """
        return None if action in view.legal() else Reason(NOT_NOW)

    def passes(self, view: S, until: str = "turn") -> str | None:
        """The answer a seat gives without looking that does not want to be asked before its own turn (`until="turn"`)
        or before something is aimed at it (`until="aimed"`); None when the open question must be put to it.
        """
        return None

    concluding: ClassVar[frozenset[str]] = frozenset({"done", "end"})

    def concludes(self, action: int) -> bool:
        """Whether an answer says by its name that a turn is over: then no Done is asked for after it. Only answers
        that everybody may know of.
        """
        return self.actions.text(action) in self.concluding

    def rematch(self, state: S, options: Mapping[str, OptionValue]) -> tuple[int, dict[str, OptionValue]]:
        """After a game, for the next at the same table: who sits in the first seat then, and its options."""
        return 0, dict(options)

    def position(self, state: S, names: Sequence[str]) -> dict[str, Any]:
        """The state as a readable mapping that `place` takes back."""
        raise NotImplementedError

    def place(self, position: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> S:
        """A state from a readable mapping; refuses pieces that do not add up."""
        raise NotImplementedError

    def file(self, name: str) -> str:
        """A text that lies in the game's folder."""
        return folder(self).joinpath(name).read_text("utf-8")

    def checked_rules(self, rules: int) -> int:
        """A version of the rules that this Meadhall can play, or a refusal."""
        newest = type(self).rules
        if type(rules) is not int or not 1 <= rules <= newest:
            raise BadSetup(f"this Meadhall plays {self.name} by versions 1 to {newest} of its rules, not {rules!r}")
        return rules

    def checked_seats(self, seats: int) -> int:
        """The number of seats, or a refusal."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup(f"{self.name} is for {listed(self.seats)} players, not {seats!r}")
        return seats

    def checked_options(self, options: Mapping[str, OptionValue] | None) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in, or a refusal."""
        if options is not None and not isinstance(options, Mapping):
            raise BadSetup(f"options must be a mapping of names to values, not {options!r}")
        given = dict(options or {})
        for name in given:
            if name not in self.options:
                known = listed(self.options) or "none"
                raise BadSetup(f"{self.name} has no option {name!r}; its options: {known}")
        values = {}
        for name, option in self.options.items():
            value = given.get(name, option.default)
            if not any(type(value) is type(choice) and value == choice for choice in option.choices):
                raise BadSetup(f"option {name} can be {listed(option.choices)}, not {value!r}")
            values[name] = value
        return values


AnyGame = Game[Any]


def folder(game: AnyGame) -> Traversable:
    """Where a game's own files lie."""
    return files(type(game).__module__.rpartition(".")[0])
