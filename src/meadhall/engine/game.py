"""What a game brings to the hall besides its state: names, options, components, words and a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, ClassVar

from meadhall.engine.actions import ActionSpace
from meadhall.engine.components import Components
from meadhall.engine.dice import Dice
from meadhall.engine.errors import BadSetup, listed
from meadhall.engine.phrase import Phrase
from meadhall.engine.state import SPECTATOR, Judge, State

OptionValue = bool | int | str
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
    """One line of a score sheet; words for it: `score-<name>`."""

    name: str
    points: int


class Game:
    """One per game. A subclass fills the class attributes and implements what raises."""

    name: ClassVar[str]
    rules: ClassVar[int] = 1  # goes up when the same answers no longer lead to the same end
    seats: ClassVar[range]
    options: ClassVar[dict[str, Option]] = {}
    actions: ClassVar[ActionSpace]
    questions: ClassVar[tuple[str, ...]]  # words: ask-<question>
    events: ClassVar[tuple[str, ...]]  # words: event-<name>
    minutes: ClassVar[int] = 30
    weight: ClassVar[int] = 2  # 1 (light) to 5 (heavy)
    components: Components

    def __init__(self, text: str | None = None) -> None:
        self.open(self.file("components.toml") if text is None else text)

    def open(self, text: str) -> None:
        """Read a component file: sets `components`, and whatever tables the game keeps."""
        raise NotImplementedError

    def new(self, seats: int, dice: Dice, options: Mapping[str, OptionValue] | None = None) -> State:
        """A game set up for play."""
        return self.deal(self.checked_seats(seats), dice, self.checked_options(options))

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
        """Set up with seats and options already checked."""
        raise NotImplementedError

    def with_components(self, text: str) -> Game:
        """The same game played with another component file."""
        return type(self)(text)

    def judge(self) -> Judge:
        """The game's opinion of positions, for bots."""
        return Judge()

    def winners(self, state: State) -> list[int]:
        """The seats that have won; several share a win, none while the game runs."""
        if state.seat >= 0:
            return []
        points = [state.points(seat) for seat in range(state.seats)]
        return [seat for seat in range(state.seats) if points[seat] == max(points)]

    def sheet(self, state: State, seat: int) -> list[Line]:
        """Every point of a seat, itemised; the lines add up to `state.points(seat)`."""
        raise NotImplementedError

    def census(self, state: State) -> dict[str, int]:
        """How many of each component there are, wherever they lie or went: the same from first answer to last."""
        raise NotImplementedError

    def question(self, view: State) -> Phrase:
        """What the asked seat has to decide: `Phrase("ask-<question>", …)`."""
        raise NotImplementedError

    def answer(self, view: State, action: int) -> Phrase:
        """What an answer would do, in short: `Phrase("answer-<family>", …)`."""
        raise NotImplementedError

    def event(self, told: Told) -> Phrase:
        """What happened, as a sentence: `Phrase("event-<name>", …)`."""
        raise NotImplementedError

    def spot(self, told: Told) -> str | None:
        """The id of the board element where an event happened."""
        return None

    def status(self, view: State, of: int) -> Phrase:
        """Where a seat stands, in a few words for its panel: `Phrase("status-…")`."""
        raise NotImplementedError

    def passes(self, view: State, until: str = "turn") -> str | None:
        """The answer a seat gives without looking that does not want to be asked before its own turn (`until="turn"`)
        or before something is aimed at it (`until="aimed"`); None when the open question must be put to it.
        """
        return None

    def rematch(self, state: State, options: Mapping[str, OptionValue]) -> tuple[int, dict[str, OptionValue]]:
        """After a game, for the next at the same table: who sits in the first seat then, and its options."""
        return 0, dict(options)

    def draw(
        self,
        view: State,
        lang: str = "en",
        seat: int = SPECTATOR,
        shape: str = "wide",
        names: Sequence[str] | None = None,
        last: Sequence[Told] = (),
    ) -> str:
        """The board as SVG, as `seat` may see it; `shape` is wide or tall, `last` what the last answer did."""
        raise NotImplementedError

    def mat(
        self,
        view: State,
        of: int,
        lang: str = "en",
        seat: int = SPECTATOR,
        size: str = "own",
        names: Sequence[str] | None = None,
    ) -> str:
        """What lies before seat `of`, as SVG or HTML: `size` is own (large) or rival (small). Empty: nothing does."""
        return ""

    def bases(self) -> dict[str, str]:
        """How we know: names of components (`tile-axe`) with their basis."""
        return {}

    def title(self, component: str) -> Phrase:
        """What a component of `bases` is called."""
        return Phrase(component)

    def about(self, component: str) -> Phrase | None:
        """What a component of `bases` does, from its figures; None: its `.about` in the words says it."""
        return None

    def figures(self) -> Mapping[str, int]:
        """Figures of the component file that the `.about` texts name."""
        return {}

    def words(self, lang: str) -> str:
        """The game's Fluent file for a language."""
        return self.file(f"{lang}.ftl")

    def file(self, name: str) -> str:
        """A text that lies in the game's folder."""
        return files(type(self).__module__.rpartition(".")[0]).joinpath(name).read_text("utf-8")

    def position(self, state: State, names: Sequence[str]) -> dict[str, Any]:
        """The state as a readable mapping that `place` takes back."""
        raise NotImplementedError

    def place(self, position: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> State:
        """A state from a readable mapping; refuses pieces that do not add up."""
        raise NotImplementedError

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
