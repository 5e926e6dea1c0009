"""What the screen of a table needs to know and do, wherever that table stands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from meadhall.engine import AnyGame, MeadhallError, Phrase
from meadhall.engine.phrase import SeatName
from meadhall.engine.prompt import Kind, Prompt
from meadhall.engine.state import SPECTATOR, State
from meadhall.engine.table import Move, Table
from meadhall.look import show
from meadhall.words import speaker

if TYPE_CHECKING:
    from meadhall.pages.stage import Stage


class Ground:
    """A table as one viewer sees it. Every method either does all it says or raises `MeadhallError`."""

    offers_hints = False  # whether hints may be asked for here
    saves = False  # whether it can be saved

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game, self.lang = game, lang
        self.shown = show(game)
        self.speak = speaker(lang, self.shown)
        self.viewer = SPECTATOR  # whose eyes look
        self._said: dict[int, list[tuple[Move, list[str]]]] = {}  # by viewer, every answer in sentences

    @property
    def names(self) -> Sequence[str]:
        """The players' names."""
        raise NotImplementedError

    def view(self) -> State:
        """All that the viewer may know."""
        raise NotImplementedError

    def prompt(self) -> Prompt:
        """What the viewer may do now."""
        raise NotImplementedError

    def log(self) -> list[str]:
        """What happened, sentence by sentence."""
        raise NotImplementedError

    def retold(self, table: Table) -> list[str]:
        """What happened at a table of this machine; only answers that are new are put into words."""
        said = self._said.setdefault(self.viewer, [])
        known = sum(1 for _ in takewhile(lambda pair: pair[0][0] is pair[1], zip(said, table.moves, strict=False)))
        del said[known:]
        for move in table.moves[known:]:
            told = [self.say(self.shown.event(one)) for one in move.events if one.is_for(self.viewer)]
            said.append((move, told))
        return [line for _, lines in said for line in lines]

    def give(self, action: int) -> None:
        """Answer."""
        raise NotImplementedError

    def done(self) -> None:
        """Let the game go on after an answer that could still be taken back."""

    def undo(self) -> None:
        """Take the last choice back."""
        raise MeadhallError(self.say("term-undo-none"))

    def why_not(self, typed: str) -> str:
        """Why something cannot be answered now; with nothing typed, all that is held up on the table."""
        raise MeadhallError(self.say("term-why-none"))

    def scored(self) -> list[Stage]:
        """The scorings so far, as far as this ground knows them."""
        return []

    def ended(self) -> list[str]:
        """What is said after the end, besides who won."""
        return []

    # -- words -------------------------------------------------------------------------------------------------------

    def say(self, phrase: Phrase | str, **figures: Any) -> str:
        """A phrase in the reader's language."""
        return self.speak.say(Phrase(phrase, figures) if isinstance(phrase, str) else phrase, self.names, self.viewer)

    def offer(self, action: int) -> str:
        """An answer in words."""
        return self.speak.answer(self.shown.answer(self.view(), action), self.names, self.viewer).whole

    def brief(self, action: int) -> str:
        """An answer in as few words as the game has for it."""
        phrase = self.shown.short(self.view(), action)
        if phrase is None:
            return self.offer(action)
        said = self.speak.short(phrase, self.names, self.viewer)
        more = said.risk or said.detail
        return f"{f'{said.at}  ' if said.at else ''}{said.text}{f' ({more})' if more else ''}"

    def asks(self) -> str:
        """The question, or what is waited for."""
        prompt = self.prompt()
        if prompt.kind == Kind.OVER:
            return self.say("term-over")
        if prompt.kind == Kind.DONE:
            return self.say("tui-done")
        if prompt.kind == Kind.ANSWER:
            return self.say(self.shown.question(self.view()))
        return self.say("page-turn-of", who=SeatName(prompt.seat))

    def won(self) -> str:
        """Who has won."""
        view = self.view()
        winners = self.game.winners(view)
        who = ", ".join(self.names[seat] for seat in winners if seat != self.viewer)
        mine = "yes" if self.viewer in winners else "no"
        return self.say(Phrase("term-winners", {"who": who, "who-you": mine, "count": len(winners)}))
