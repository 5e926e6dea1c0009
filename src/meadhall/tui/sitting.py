"""A table on this machine: people at one keyboard, bots, what was answered together, and the file it is kept in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall import bots
from meadhall.bots.par import RIVAL, chosen
from meadhall.bots.thinker import Thinker
from meadhall.engine import MeadhallError, Table
from meadhall.engine.daily import dealt_at
from meadhall.engine.errors import IllegalAnswer, UndoRefused
from meadhall.engine.prompt import Prompt, prompt
from meadhall.engine.state import State
from meadhall.places import expanded, write_safely
from meadhall.tui.ground import Ground
from meadhall.tui.kept import Kept, may_replace
from meadhall.tui.why import because, held_up

if TYPE_CHECKING:
    from meadhall.pages.stage import Stage

HUMAN = "human"
BUDGET = 1.0  # seconds a bot may think


class Sitting(Ground):
    """One game, played by who sits at this keyboard and by bots."""

    saves = True

    def __init__(self, table: Table, lang: str, kept: Kept | None = None) -> None:
        super().__init__(table.game, lang)
        self.table = table
        self.kept = kept if kept is not None else Kept()
        self.people = [seat for seat, player in enumerate(table.players) if player == HUMAN]
        self.minds: dict[int, bots.Bot] = {}  # bots of one's own, each with a process of its own
        self.failed: dict[int, str] = {}  # seats whose bot failed, and how
        self.done_at = -1  # the ply at which somebody last let the game go on
        self.choices: list[tuple[int, int]] = []  # seat and ply of everything people chose, the last one last
        self.deal = dealt_at(table, RIVAL)  # a daily deal: bots think the same for everybody, and nobody hints
        self.offers_hints = len(self.people) == 1 and self.deal is None
        if self.people:
            self.viewer = self.table.seat if self.table.seat in self.people else self.people[0]

    @property
    def names(self) -> Sequence[str]:
        return self.table.names

    def view(self) -> State:
        return self.table.view(self.viewer)

    def prompt(self) -> Prompt:
        refusal = self.table.undo_refusal()
        return prompt(self.table, self.viewer, held=self.held, undo_refusal=refusal)

    def log(self) -> list[str]:
        return self.retold(self.table)

    def scored(self) -> list[Stage]:
        from meadhall.pages.stage import stages  # late: a table begins without any

        return stages(self.table, self.viewer)

    # -- whose turn it is --------------------------------------------------------------------------------------------

    @property
    def held(self) -> int | None:
        """The person who may still take the last answer back while a bot would go on; see decision 6."""
        table = self.table
        if not table.moves or table.over or table.undo_refusal() is not None or self.done_at >= table.ply:
            return None
        last = table.moves[-1].seat
        if last not in self.people or table.seat in self.people or table.game.concludes(table.moves[-1].action):
            return None
        return last if table.had_choice() else None

    @property
    def bot(self) -> str | None:
        """The bot whose answer is awaited; None: a person's is, or none."""
        table = self.table
        if table.over or table.seat in self.people or self.held is not None:
            return None
        return table.players[table.seat]

    def has_secrets(self) -> bool:
        """Whether anybody at this table knows what another must not see."""
        return any(self.table.view(seat) != self.table.state for seat in self.people)

    @property
    def curtain(self) -> int | None:
        """Who is asked and must be left alone with the screen before it shows anything; None: it may show all."""
        seat = self.table.seat
        if seat == self.viewer or seat not in self.people:
            return None
        return seat if self.has_secrets() else None

    def turn_to(self, seat: int) -> None:
        """Show what a seat may see."""
        self.viewer = seat

    # -- answering ---------------------------------------------------------------------------------------------------

    def give(self, action: int) -> None:
        """Answer, with all that a person means together with it; then what has to follow."""
        table, view = self.table, self.view()
        if action not in self.prompt().answers:
            raise IllegalAnswer(self.why_not(self.game.actions.text(action)))
        ply, seat = table.ply, table.seat
        table.play(action, *self.shown.then(view, action))
        self.choices.append((seat, ply))
        self.follow()

    def follow(self) -> None:
        """Give answers that are the only possible ones, for people; keep what was answered."""
        table = self.table
        while table.seat in self.people and len(table.legal_actions()) == 1 and self.curtain is None:
            if table.seat != self.viewer:
                self.turn_to(table.seat)
            table.play(table.legal_actions()[0])
        if table.seat in self.people and self.curtain is None:
            self.turn_to(table.seat)
        self.keep()

    def done(self) -> None:
        self.done_at = self.table.ply

    def think(self, thinker: Thinker) -> int:
        """The answer of the bot that is asked; blocks, and changes nothing."""
        table = self.table
        seat, name = table.seat, table.players[table.seat]
        if self.deal is not None:
            return chosen(table, name, self.deal.seed)
        view, legal = table.view(seat), list(table.legal_actions())
        if name in bots.NAMES or name.partition(":")[0] in (bots.SEARCH, bots.PLAIN):
            return thinker.choose(name, seat, view, legal, BUDGET)
        mind = self.minds.get(seat)
        if mind is None:
            mind = self.minds[seat] = bots.make(name, table.game, seat)
        answer = mind.choose(view, legal, BUDGET)
        self.note_failure(seat, mind)
        return answer

    def note_failure(self, seat: int, mind: bots.Bot) -> None:
        """Remember of a bot that it failed, and how."""
        if isinstance(mind, bots.Guarded) and mind.failure and seat not in self.failed:
            self.failed[seat] = "\n".join(filter(None, (mind.failure, mind.traceback)))

    def bot_gives(self, action: int) -> None:
        """Take a bot's answer."""
        self.table.play(action)
        if self.table.seat in self.people:
            self.follow()
        else:
            self.keep()

    def undo(self) -> None:
        """Take the last choice back with all that followed it, if the rule allows it."""
        table = self.table
        refusal = table.undo_refusal()
        if refusal is not None:
            raise UndoRefused(f"the last answer stays: {refusal}")
        while self.choices and self.choices[-1][1] >= table.ply:
            self.choices.pop()
        if not self.choices or self.choices[-1][1] < table.undo_reach:
            raise UndoRefused(self.say("term-undo-none"))
        seat, ply = self.choices.pop()
        table.undo(ply)
        self.turn_to(seat)
        self.keep()

    # -- keeping -----------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save after every answer: whatever happens next, nothing is lost."""
        self.kept.keep(self.table, self.lang)

    def save(self, typed: str) -> Path:
        """Save where the person says, over nothing but this very game."""
        if not typed:
            self.keep()
            assert self.kept.file is not None
            return self.kept.file
        path = expanded(typed)
        if not may_replace(path, self.table):
            raise MeadhallError(self.say("term-not-saved", file=str(path)))
        write_safely(path, self.table.saga(with_seed=True))
        return path

    @property
    def no_hints(self) -> str:
        """Why there are no hints at this table."""
        return self.say("term-hint-off" if self.deal is None else "term-daily-no-hints")

    # -- words -------------------------------------------------------------------------------------------------------

    def why_not(self, typed: str) -> str:
        if not typed:
            told = held_up(self.table, self.speak, self.viewer)
            lines = [self.say("term-why", answer=", ".join(answers), text=text) for text, answers in told.items()]
            return "\n".join(lines) or self.say("term-why-none")
        reason = self.table.why_not(typed, self.viewer)
        if reason is None:
            return self.say("term-why-possible", answer=typed)
        text = because(self.table, self.speak, self.viewer, typed, reason)
        return self.say("term-why", answer=typed, text=text)

    def ended(self) -> list[str]:
        won = self.game.winners(self.view())
        told = [self.say("term-failed-won", who=self.names[seat]) for seat in self.failed if seat in won]
        if hasattr(self.table.dice, "seed"):
            told.append(self.say("term-seed", seed=self.table.dice.seed))
        if self.kept.file is not None:
            told.append(self.say("term-saga", file=str(self.kept.file)))
        return told
