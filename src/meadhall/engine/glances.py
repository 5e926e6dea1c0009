"""What a game tells in short: counts to decide by, points that a scoring pays, answers that are one decision."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.phrase import Phrase

AT_ONCE = "at-once"  # the kind whose answers are buttons before all lists


@dataclass(frozen=True)
class Chip:
    """One count of a seat: a symbol of the sheet, the figure as it is read ("2/9"), and what it counts."""

    symbol: str
    figure: str
    about: Phrase


@dataclass(frozen=True)
class Standing:
    """The figure that tells best how a seat stands, where that is not its points."""

    figure: int
    words: Phrase  # what it counts, short
    explain: str  # the component or message that explains it


@dataclass(frozen=True)
class Paid:
    """What a scoring pays to a seat; losses are negative. Several of the same source to the same seat add up."""

    source: str  # of `Source.key`
    seat: int
    points: int
    why: Phrase  # a short reason with its figures: "4 Vikings, banner +2"
    spots: tuple[str, ...] = ()  # ids of the elements that count for it; none: all that lies before the seat
    each: int = 0  # what each of the spots pays by itself, where they do
    unit: str = ""  # symbol of what is paid where it is no points: totals leave it out


@dataclass(frozen=True)
class Weighed:
    """One seat in a sign that compares all: how many it has, counted with the eye, and what that makes."""

    seat: int
    count: int
    figure: int
    note: Phrase | None = None  # what else counts: "Valkyrie +2"


@dataclass(frozen=True)
class Source:
    """Something that a scoring pays for; it has a step of its own if anybody gets anything from it."""

    key: str
    symbol: str
    title: Phrase
    about: Phrase  # the rule in a sentence, with the figures of this scoring
    others: tuple[tuple[int, Phrase], ...] = ()  # seats that get nothing, with what they have
    weighed: tuple[Weighed, ...] = ()  # where what counts lies beside the board
    counted: str = ""  # symbol of what is counted there


@dataclass(frozen=True)
class Account:
    """All that a scoring pays for, in the order of the rules."""

    title: Phrase  # "Raid 3 is scored"
    sources: tuple[Source, ...]
    onward: Phrase | None = None  # "On to raid 2"; None: the game is over


@dataclass(frozen=True)
class Band:
    """What answers of a list have in common: a heading with symbols of the sheet; lower ranks stand first."""

    rank: int
    symbols: tuple[str, ...]
    words: Phrase
    loud: bool = False  # it means more than others


@dataclass(frozen=True)
class Chain:
    """A whole row of answers that a person would call one decision: something is picked, and ends at a spot."""

    answers: tuple[int, ...]
    pick: str  # what is taken up first, as `data-pick` of an element says it
    spot: str  # the id of the element where it ends
    label: Phrase  # what it brings; its `.detail` says why
    variant: int = 0  # how it lies there, from 0: turned, staying or ashore
    gain: int = 0  # the figure that is shown at the spot; the variant with the most is tried on first
    loss: Phrase | None = None  # what somebody loses by it, with a `.detail`
    marks: str = ""  # names for the game's styles: what they show at the spot and on what is tried on


@dataclass(frozen=True)
class Way:
    """An answer with those that follow it, as one decision: what is different about it in a word or two."""

    answers: tuple[int, ...]
    words: Phrase
