"""What a game looks and sounds like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from meadhall.engine.components import Facts
from meadhall.engine.errors import UnknownGame
from meadhall.engine.game import AnyGame, Game, Told, folder
from meadhall.engine.glances import Account, Band, Chain, Chip, Paid, Standing, Way
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.reason import OTHER_SEAT, Reason
from meadhall.engine.state import State
from meadhall.look.markup import Markup

if TYPE_CHECKING:
    from meadhall.look.brush import Brush
    from meadhall.look.canvas import Canvas
    from meadhall.look.pen import Pen

GROUP = "meadhall.shows"
S = TypeVar("S", bound=State)


class Show(Generic[S]):
    """One beside each `Game`: its board, mats, phrases and explanations. Pure: it reads views and writes nothing.

    A brush is handed in and knows who looks, in which language, and what can be answered; without choices it draws the
    board as it lies.
    """

    lines: ClassVar[Mapping[str, str]] = {}  # symbols of the sheet for the lines of the score sheet
    losses: ClassVar[Mapping[str, int]] = {}  # events that take something from a seat: which figure says from whom
    groups: ClassVar[tuple[str, ...]] = ()  # the kinds of answers (`group`) in the order of their lists
    arrangement: ClassVar[str] = ""  # class of the table page; its grid stands in the game's `board.css`
    sided: ClassVar[bool] = False  # in lessons the answers stand below the coach: board and mat need the width
    folds_sheet: ClassVar[bool] = False  # the score sheet opens from the mat: a button with `popovertarget="score"`

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

    # -- in short ----------------------------------------------------------------------------------------------------

    def short(self, view: S, action: int) -> Phrase | None:
        """An answer in one to three words, for narrow lists: `Phrase("short-<family>", …)`; its `.detail` is the most
        important consequence, `.risk` whom it fights, `.at` the figure at its place, `.do` the verb of its button.
        None: the whole answer is short enough.
        """
        return None

    def sign(self, view: S, action: int) -> str | None:
        """The symbol of the sheet that stands for an answer."""
        return None

    def key(self, view: S, action: int) -> str | None:
        """The digits that choose an answer, where they say more than its number: a price. No two have the same."""
        return None

    def picture(self, view: S, action: int) -> Markup | None:
        """A drawing of what an answer is about, for the list; beside it the answer is said in short."""
        return None

    def locked(self, view: S) -> dict[int, Phrase]:
        """Answers that a reader looks for in the list though they cannot be given now: each in short, its `.detail`
        says why. They stand there with a lock and can be read, not chosen.
        """
        return {}

    def group(self, view: S, action: int) -> str | None:
        """The kind an answer belongs to where a question mixes several, words `group-<name>`; None: one plain list.
        Answers of the kind `at-once` are buttons.
        """
        return None

    def group_sign(self, name: str) -> str:
        """The symbol of the sheet that stands for a kind of answers."""
        return "die"

    def band(self, view: S, action: int) -> Band | None:
        """What an answer has in common with others of its kind; they stand together under that heading."""
        return None

    def price(self, view: S, action: int) -> tuple[str, ...] | None:
        """What an answer costs, symbol by symbol; empty: nothing; None: that is no matter here."""
        return None

    def face(self, view: S, action: int, brush: Brush) -> Markup | None:
        """The thing an answer offers, drawn whole and with what it says; None: its `sign` and words."""
        return None

    def then(self, view: S, action: int) -> tuple[int, ...]:
        """Answers that a person means together with this one: they are given with it, all or none."""
        return ()

    def ways(self, view: S, action: int) -> tuple[Way, ...]:
        """Other ways to give an answer: with what follows already chosen, or without what is meant with it."""
        return ()

    def chips(self, view: S, of: int) -> list[Chip]:
        """What a seat has to decide by, at most six counts."""
        return []

    def standing(self, view: S, of: int) -> Standing | None:
        """The large figure of a seat's panel; None: its points."""
        return None

    def mark(self, told: Told) -> str | None:
        """The symbol of the sheet that stands for an event in the log."""
        return None

    def heading(self, told: Told) -> Phrase | None:
        """Where an event opens a new part of the game (a round, a voyage, a raid): what that part is called."""
        return None

    def opening(self, view: S) -> Phrase | None:
        """The part of the game that a table begins in, which no event opens; None: the game has no parts."""
        return None

    def account(self, view: S, told: Sequence[Told]) -> Account | None:
        """What a scoring pays for, where `view` is the table as it lay when that began, and `told` all that it told.
        None: this game has no scorings.
        """
        return None

    def paid(self, told: Told, view: S) -> Paid | None:
        """Where an event pays something in a scoring: from what, to whom, why, and which pieces pay."""
        return None

    def words(self, lang: str) -> str:
        """The game's Fluent file for a language."""
        return self.file("words", f"{lang}.ftl")

    # -- gestures ----------------------------------------------------------------------------------------------------

    def chains(self, view: S) -> list[Chain]:
        """Rows of answers from the open question on that are one decision to a person, for who is asked. The page then
        offers them as one gesture; single answers stay possible. Words besides: `chain-do`, `chain-turn`,
        `chain-turn-back`, `chain-back`, `chain-places`, and `chain-ways` with the number `ways` of variants.
        """
        return []

    def taken_up(self, view: S) -> str | None:
        """The pick that lies in the hand at once; None: nothing does before it is chosen."""
        return None

    def bar(self, view: S, seat: int) -> Phrase | None:
        """What the bar of the gesture tells a seat while nothing is tried on."""
        return None

    # -- pictures ----------------------------------------------------------------------------------------------------

    def board(self, view: S, brush: Brush) -> Markup:
        """The board as SVG."""
        raise NotImplementedError

    def mat(self, view: S, of: int, brush: Brush, size: str) -> Markup:
        """What lies before seat `of`, as SVG or HTML: `size` is own (large) or rival (small). Empty: nothing does."""
        return Markup("")

    def when(self, view: S, brush: Brush) -> Markup | None:
        """Where in the game we are, or who acts in which order, as HTML in a line or two beside the question."""
        return None

    def spot(self, told: Told) -> str | None:
        """The id of the board element where an event happened."""
        return None

    # -- in letters --------------------------------------------------------------------------------------------------

    def text(self, view: S, pen: Pen) -> Canvas | None:
        """The board in letters, the number of every answer at its place; None: the position is told as a list."""
        return None

    def text_mat(self, view: S, of: int, pen: Pen) -> Canvas | None:
        """What lies before seat `of` in letters, below its name, points and counts; None: nothing more."""
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
