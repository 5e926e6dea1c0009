"""What a game looks and sounds like."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from meadhall.engine.components import Facts
from meadhall.engine.errors import UnknownGame
from meadhall.engine.game import AnyGame, Game, Told, folder
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.reason import OTHER_SEAT, Reason
from meadhall.engine.state import State
from meadhall.look.markup import Markup

if TYPE_CHECKING:
    from meadhall.look.brush import Brush

GROUP = "meadhall.shows"
S = TypeVar("S", bound=State)


class Show(Generic[S]):
    """One beside each `Game`: its board, mats, phrases and explanations. Pure: it reads views and writes nothing.

    A brush is handed in and knows who looks, in which language, and what can be answered; without choices it draws the
    board as it lies.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    # -- words -------------------------------------------------------------------------------------------------------

    def question(self, view: S) -> Phrase:
        """What the asked seat has to decide: `Phrase("ask-<question>", …)`, `ask-over` after the end."""
        raise NotImplementedError

    def answer(self, view: S, action: int) -> Phrase:
        """What an answer would do: `Phrase("answer-<family>", …)`; its attribute `.detail` says the rest in small."""
        raise NotImplementedError

    def reason(self, view: S, action: int, reason: Reason) -> Phrase:
        """Why an answer cannot be given now: `Phrase("why-<name>", …)`, with names for what its figures count; the
        attribute `.help` says what would make it possible.
        """
        return Phrase(f"why-{reason.name}", reason.figures)

    def why(self, view: S, action: int, reason: Reason) -> Phrase:
        """The same, for reasons of the house too."""
        if reason.name == OTHER_SEAT:
            return Phrase("why-other-seat", {"who": SeatName(reason.figures["asked"])})
        return Phrase(f"why-{reason.name}") if reason.general else self.reason(view, action, reason)

    def event(self, told: Told) -> Phrase:
        """What happened, as a sentence: `Phrase("event-<name>", …)`."""
        raise NotImplementedError

    def status(self, view: S, of: int) -> Phrase:
        """Where a seat stands, in a few words for its panel: `Phrase("status-…")`."""
        raise NotImplementedError

    def tally(self, view: S, of: int) -> dict[str, int]:
        """What a seat counts besides points, by symbol of the sheet, words `tally-<symbol>`: lessons compare by it."""
        return {}

    def words(self, lang: str) -> str:
        """The game's Fluent file for a language."""
        return self.file("words", f"{lang}.ftl")

    # -- pictures ----------------------------------------------------------------------------------------------------

    def board(self, view: S, brush: Brush) -> Markup:
        """The board as SVG."""
        raise NotImplementedError

    def mat(self, view: S, of: int, brush: Brush, size: str) -> Markup:
        """What lies before seat `of`, as SVG or HTML: `size` is own (large) or rival (small). Empty: nothing does."""
        return Markup("")

    def spot(self, told: Told) -> str | None:
        """The id of the board element where an event happened."""
        return None

    # -- explanations ------------------------------------------------------------------------------------------------

    def bases(self) -> dict[str, Facts]:
        """How we know: names of components (`tile-axe`), each with the basis of its facts (`fact-<fact>` in words)."""
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

    # -- files -------------------------------------------------------------------------------------------------------

    def file(self, *path: str) -> str:
        """A text that lies in the game's folder; empty when it has none."""
        found = self._found(*path)
        return found.read_text("utf-8") if found.is_file() else ""

    def _found(self, *path: str) -> Traversable:
        return folder(self.game).joinpath(*path)


AnyShow = Show[Any]


@lru_cache(maxsize=64)
def show(game: AnyGame) -> AnyShow:
    """What a game looks and sounds like; found by the entry point of its name in the group `meadhall.shows`."""
    made = _class(game.name)(game)
    assert isinstance(made, Show)
    return made


@cache
def _class(name: str) -> Any:
    found = [point for point in entry_points(group=GROUP) if point.name == name]
    if not found:
        raise UnknownGame(f"the game {name!r} has nothing to show: there is no entry point of its name in {GROUP}")
    return found[0].load()
