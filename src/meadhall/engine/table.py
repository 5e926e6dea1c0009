"""A table: one game being played, with its dice, its answers and what happened. Friendly, checked, plain Python."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from meadhall.engine.dice import RecordedDice, SealedError, TableDice
from meadhall.engine.errors import BadPosition, BadSetup, IllegalAnswer, MeadhallError, StaleAnswer, UndoRefused, listed
from meadhall.engine.faces import Shown, summary
from meadhall.engine.game import COLOURS, AnyGame, Line, OptionValue, Place, Told
from meadhall.engine.onlooker import may_choose
from meadhall.engine.prompt import Prompt, prompt
from meadhall.engine.reason import OTHER_SEAT, Reason
from meadhall.engine.reason import OVER as IS_OVER
from meadhall.engine.scene import plain
from meadhall.engine.state import OVER, SPECTATOR, Log, State

if TYPE_CHECKING:
    from meadhall.engine.saga import Saga

LONGEST_NAME = 40


class Scoring(NamedTuple):
    """A scoring, or a part of one: the table as it lay when that began, and what was told from then on."""

    state: State
    events: tuple[Told, ...]
    more: bool  # the rest of it follows


class Move(NamedTuple):
    """One answer given: by whom, which, and what followed."""

    seat: int
    action: int
    events: tuple[Told, ...]
    scorings: tuple[Scoring, ...] = ()


class Before:
    """Where an undo may return to: the state before an answer, and the seat that gave it."""

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        self.game, self.state, self.seat = game, state, seat

    @cached_property
    def seems_a_choice(self) -> bool:
        """Whether an onlooker would think that the answer could have been another one."""
        return may_choose(self.game, self.state)


class Table(Shown):
    """A game in progress. Every public method either does all it says or raises `MeadhallError` and changes nothing."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        *,
        seed: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        names: Sequence[str] | None = None,
        position: Mapping[str, Any] | None = None,
        players: Sequence[str] | None = None,
        dice: TableDice | RecordedDice | None = None,
    ) -> None:
        self.game = game
        self.options = game.checked_options(options)
        self.names = checked_names(names, game.checked_seats(seats))
        self.dice = dice if dice is not None else TableDice(checked_seed(seed))
        if position is not None and not isinstance(position, Mapping):
            raise BadPosition(f"a position must be a mapping, not {position!r}")
        self.start: dict[str, Any] | None = None if position is None else plain(position)  # the caller's may change
        self.players = checked_players(players, seats)  # who answers for each seat: "human" or a bot's name
        log = Log()
        if self.start is None:
            self.state: State = game.deal(seats, self.dice, self.options)
        else:
            self.state = game.place(self.start, self.names, self.options)
        self.state.log = log
        self.moves: list[Move] = []
        self.scored: tuple[int, ...] = ()  # for every whole scoring so far the ply when it was done
        self._back: list[Before] = []  # where an undo may return to

    def __repr__(self) -> str:
        return summary(self)

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.state.seats)

    @property
    def seat(self) -> int:
        """Whose question it is; -1 when the game is over."""
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == OVER

    @property
    def ply(self) -> int:
        """How many answers have been given; an answer sent from a page names the ply it saw."""
        return len(self.moves)

    def legal(self) -> list[str]:
        """The names of the legal answers, in their order."""
        return [self.game.actions.text(action) for action in self.legal_actions()]

    def legal_actions(self) -> list[int]:
        """The legal answers as numbers, ascending; empty when the game is over."""
        return [] if self.over else self.state.legal()

    def view(self, seat: int) -> State:
        """All that a seat (or `SPECTATOR`, -1) may know."""
        self._checked_seat(seat, SPECTATOR)
        return self.state.redacted(seat)

    def question(self) -> str:
        """Which question is open, by its name; "over" when none is."""
        return "over" if self.over else self.game.question(self.state)

    def prompt(self, seat: int) -> Prompt:
        """What a seat (or `SPECTATOR`, -1) may do now."""
        self._checked_seat(seat, SPECTATOR)
        refusal = self.undo_refusal()
        if refusal is None and self.moves[-1].seat != seat:
            refusal = "the last answer was not yours"
        return prompt(self, seat, undo_refusal=refusal)

    def why_not(self, answer: str | int, seat: int | None = None) -> Reason | None:
        """Why a seat (the asked one where none is named) cannot give an answer now; None when it can."""
        action = self._meant(answer)
        if self.over:
            return Reason(IS_OVER)
        whose = self.seat if seat is None else seat
        self._checked_seat(whose)
        if whose != self.seat:
            return Reason(OTHER_SEAT, {"asked": self.seat})
        return self.game.why_not(self.view(whose), action)

    def sheet(self, seat: int) -> list[Line]:
        """Every point of a seat so far, itemised."""
        self._checked_seat(seat)
        return self.game.sheet(self.state, seat)

    def points(self, seat: int) -> int:
        """A seat's points as they stand."""
        self._checked_seat(seat)
        return int(self.state.points(seat))

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs."""
        return self.game.winners(self.state)

    def ranking(self) -> list[Place]:
        """Everybody's place, best first, as if the game ended now; equals share one."""
        return self.game.ranking(self.state)

    def position(self) -> dict[str, Any]:
        """Where the game stands, as a readable mapping for `meadhall.scene`."""
        return {
            "seats": list(self.names),
            "options": dict(self.options),
            **self.game.position(self.state, self.names),
        }

    def events(self, seat: int, since: int = 0) -> list[tuple[int, Told]]:
        """What happened from ply `since` on, as far as `seat` may hear of it: pairs of ply and event."""
        self._checked_seat(seat, SPECTATOR)
        if not isinstance(since, int) or since < 0:
            raise BadSetup(f"since is the number of a question, 0 or more, not {since!r}")
        return [
            (ply, told)
            for ply, move in enumerate(self.moves[since:], since)
            for told in move.events
            if told.is_for(seat)
        ]

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, *answers: str | int, ply: int | None = None) -> None:
        """Give one answer, or several in a row; all of them or none."""
        if ply is not None and ply != self.ply:
            raise StaleAnswer(f"that was an answer to question {ply}; the table is at question {self.ply}")
        if len(answers) == 1:
            self._play(self._number(answers[0]))
            return
        trial = self.copy()
        for answer in answers:
            trial._play(trial._number(answer))
        self._take_over(trial)

    def undo_refusal(self) -> str | None:
        """Why the last answer cannot be taken back; None when it can."""
        if self._back:
            return None
        if not self.moves:
            return "nothing has been answered yet"
        return self._barrier

    def had_choice(self) -> bool:
        """Whether any answer that can still be taken back could have been another one."""
        return any(len(before.state.legal()) > 1 for before in self._back)

    def seemed_a_choice(self) -> bool:
        """The same, as far as onlookers can know: what everybody notices must not tell what was in a hand."""
        return any(before.seems_a_choice for before in self._back)

    @property
    def undo_reach(self) -> int:
        """The earliest ply that undo may return to; `ply` where nothing can be taken back."""
        return self.ply - len(self._back)

    def undo(self, to: int | None = None) -> None:
        """Take the last answer back, or all from ply `to` on: to the last draw, reveal or other seat's answer, never
        further; the end stays.
        """
        refusal = self.undo_refusal()
        if refusal is not None:
            raise UndoRefused(f"the last answer stays: {refusal}")
        first = self.ply - 1 if to is None else to
        if not self.undo_reach <= first < self.ply:
            raise UndoRefused(f"undo goes back to question {self.undo_reach} to {self.ply - 1}, not to {to!r}")
        before = self._back[first - self.ply]
        del self._back[first - self.ply :]
        del self.moves[first:]
        self.state = before.state.clone()  # copies of this table may return to it too
        self.state.log = Log()
        self.scored = tuple(ply for ply in self.scored if ply <= self.ply)
        if not self._back:
            self._barrier = "what was answered before was another seat's, or was followed by a draw"

    _barrier = ""

    def _number(self, answer: str | int) -> int:
        if self.over:
            raise IllegalAnswer("the game is over; nothing is asked any more")
        action = self._meant(answer)
        if action not in self.legal_actions():
            raise IllegalAnswer(
                f"{self.game.actions.text(action)} is not possible now; possible: {listed(self.legal())}"
            )
        return action

    def _meant(self, answer: str | int) -> int:
        if isinstance(answer, bool) or not isinstance(answer, (str, int)):
            raise IllegalAnswer(f"an answer is a name or a number, not {answer!r}; possible: {listed(self.legal())}")
        if isinstance(answer, str):
            return self.game.actions.parse(answer)
        self.game.actions.text(answer)  # refuses a number that is none
        return answer

    def _play(self, action: int) -> None:
        seat, before = self.seat, self.state.clone()
        shown, drawn = self.state.shown, self.dice.drawn
        try:
            self.state.apply(action, self.dice)
        except SealedError:
            self.state = before
            self.state.log = Log()
            raise MeadhallError(
                "this answer needs a draw, and the seed of this table is sealed: only who holds it can play on"
            ) from None
        log = self.state.log
        told: tuple[Told, ...] = ()
        if log is not None:
            told = tuple(Told(self.game.events[code], (a, b, c, d), who) for who, code, a, b, c, d in log.told)
            log.told.clear()
        self.moves.append(Move(seat, action, told, self._scorings(log, told)))
        if self._back and self._back[-1].seat != seat:
            self._back.clear()
        self._back.append(Before(self.game, before, seat))
        if self.over:  # hands are opened and the seed is told: nobody goes back from there
            self._back.clear()
            self._barrier = "it ended the game"
        elif self.dice.drawn != drawn:
            self._back.clear()
            self._barrier = "it was followed by a draw"
        elif self.state.shown != shown:
            self._back.clear()
            self._barrier = "it showed something that was hidden"

    def _scorings(self, log: Log | None, told: tuple[Told, ...]) -> tuple[Scoring, ...]:
        if log is None or not log.kept:
            return ()
        ends = [began for began, _, _ in log.kept[1:]] + [len(told)]
        found = tuple(Scoring(s, told[began:end], more) for (began, s, more), end in zip(log.kept, ends, strict=True))
        log.kept.clear()
        self.scored += (self.ply + 1,) * sum(not one.more for one in found)
        return found

    def copy(self) -> Table:
        """A table that goes on by itself from here: same dice, same answers so far."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.state.log = Log()
        twin.moves = list(self.moves)
        twin._back = list(self._back)
        twin.dice = self.dice.copy()
        return twin

    def earlier(self, ply: int) -> Table:
        """The table as it stood when `ply` answers had been given."""
        if not isinstance(ply, int) or not 0 <= ply <= self.ply:
            raise BadSetup(f"{self.ply} answers have been given; the table stood so after 0 to {self.ply}, not {ply!r}")
        dice = self.dice
        fresh = TableDice(dice.seed) if isinstance(dice, TableDice) else RecordedDice(dice.values, dice.commitment)
        then = Table(
            self.game, self.seats, options=self.options, names=self.names, position=self.start, players=self.players,
            dice=fresh,
        )  # fmt: skip
        for move in self.moves[:ply]:
            then._play(move.action)
        return then

    def _take_over(self, twin: Table) -> None:
        self.__dict__.update(twin.__dict__)

    def _checked_seat(self, seat: int, lowest: int = 0) -> None:
        if not isinstance(seat, int) or not lowest <= seat < self.seats:
            spectator = ", -1 for a spectator" if lowest == SPECTATOR else ""
            raise BadSetup(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}{spectator}")

    def rename(self, names: Sequence[str]) -> None:
        """Give the seats other names, also where the table began at a position that names them."""
        fresh = checked_names(names, self.seats)
        if self.start is not None:
            began = self.game.place(self.start, self.names, self.options)
            self.start = plain(self.game.position(began, fresh))
        self.names = fresh

    # -- keeping -----------------------------------------------------------------------------------------------------

    def saga(self, *, with_seed: bool | None = None) -> Saga:
        """The whole game as text. The seed is told once the game is over, or to its keeper with `with_seed=True`."""
        from meadhall.engine.saga import write

        return write(self, self.over if with_seed is None else with_seed)


def checked_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Names for the seats, the colours where none are given; refuses doubles, empty and overlong ones."""
    if names is not None and (isinstance(names, str) or not isinstance(names, Sequence)):
        raise BadSetup(f"names must be a list of {seats} names, not {names!r}")
    given = tuple(COLOURS[:seats] if names is None else names)
    if len(given) != seats:
        raise BadSetup(f"{seats} seats need {seats} names, not {len(given)}")
    for name in given:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSetup(f"a name has 1 to {LONGEST_NAME} printable characters, not {name!r}")
    if len(set(given)) != seats:
        raise BadSetup(f"two seats share a name: {listed(given)}")
    return given


def checked_players(players: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Who answers for the seats; people where nothing is said."""
    if players is not None and (isinstance(players, str) or not isinstance(players, Sequence)):
        raise BadSetup(f"players must be a list of {seats} (human or a bot's name), not {players!r}")
    given = ("human",) * seats if players is None else tuple(players)
    if len(given) != seats or not all(isinstance(one, str) and one.isprintable() and len(one) < 200 for one in given):
        raise BadSetup(f"{seats} seats need {seats} players (human or a bot's name), not {listed(given)}")
    return given


def checked_seed(seed: str | None) -> str:
    """A seed as given, or a secret one."""
    if seed is None:
        return secrets.token_hex(16)
    if not isinstance(seed, str) or not seed or len(seed) > 200 or not seed.isprintable():
        raise BadSetup(f"a seed is a text of 1 to 200 printable characters, not {seed!r}")
    return seed
