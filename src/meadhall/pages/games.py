"""What pages say of every game: in which order, players and weight, how one wins, the way to its rules."""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine.game import AnyGame
from meadhall.engine.registry import game, games
from meadhall.learn import teaches
from meadhall.look import Markup, element, show
from meadhall.pages.html import chip, hidden, icon
from meadhall.pages.layout import Reader
from meadhall.pages.words import Words, words
from meadhall.words import speaker


def ordered() -> list[AnyGame]:
    """The games as newcomers should meet them: light ones first, of those the one to start with, then short ones."""
    return sorted((game(name) for name in games()), key=lambda one: (one.weight, not one.start, one.minutes, one.name))


def meta(w: Words, shown: AnyGame, *, whole: bool = False) -> Markup:
    """Players, minutes and weight; `whole` says what the figure of players counts."""
    seats = f" {min(shown.seats)}–{max(shown.seats)}"
    players = f" {w('page-players')}"
    heaviness = "light" if shown.weight < 3 else "medium" if shown.weight == 3 else "heavy"
    return element(
        "p",
        element("span", icon("people"), seats, players if whole else hidden(players)),
        element("span", icon("clock"), " ", w("page-minutes", n=shown.minutes)),
        element(
            "span",
            element("span", weight(shown.weight), class_="weight", aria_hidden="true"),
            " ",
            w(f"page-weight-{heaviness}"),
            hidden(", " + w("page-weight", n=shown.weight)),
        ),
        class_="meta",
    )


def weight(n: int) -> Markup:
    """How heavy a game is: filled of five notches."""
    return Markup("".join(element("i", class_="full" if k < n else None) for k in range(5)))


@lru_cache(maxsize=64)
def readable(played: AnyGame) -> bool:
    """Whether a game has rules to read; asked with every page, so the disk is asked once."""
    return teaches(played)


def address(played: AnyGame, paragraph: str = "") -> str:
    """Where the rules of a game stand, or one paragraph of them."""
    return f"/rules/{played.name}#{paragraph}" if paragraph else f"/rules/{played.name}"


def way_in(reader: Reader, played: AnyGame) -> Markup | None:
    """A link to the rules for pages that are about a game; None where it has none."""
    if not readable(played):
        return None
    return element("a", icon("scroll"), " ", words(reader.lang)("page-rules-read"), href=address(played), class_="rule")


def goal(lang: str, played: AnyGame) -> str:
    """How one wins, in a sentence; what the game is about, where it does not say that."""
    speak = speaker(lang, show(played))
    return speak.say("game-goal") if speak.knows("game-goal") else speak.say("game-about")


def goal_line(reader: Reader, played: AnyGame) -> Markup | None:
    """How one wins, with the way to the rules, for pages before a game; None where the game says neither."""
    speak, way = speaker(reader.lang, show(played)), way_in(reader, played)
    if way is None and not speak.knows("game-goal"):
        return None
    wins = element("b", speak.say("game-goal"), " ") if speak.knows("game-goal") else None
    return element("p", chip("crown", "small") if wins else None, element("span", wins, way), class_="wins-by")
