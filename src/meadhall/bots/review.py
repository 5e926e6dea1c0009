"""A game under review: what is still to be asked of bots, what they found, and what follows from it.

Questions of a phase may be asked in any order, in any process: the same seed and depth give the same review.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from meadhall.bots import coach, played, verdicts
from meadhall.bots.coach import Luck, Split, Weighed
from meadhall.bots.played import Record
from meadhall.bots.reasons import Difference, Rival
from meadhall.bots.verdicts import Glance, Outlook, Verdict
from meadhall.engine.game import AnyGame

FORMAT = 2  # of what is kept
AT_ONCE = {
    "plan": 1,
    "points": 1,
    "chances": 2,
    "closer": 4,
    "luck": 2,
    "glances": 6,
    "verdicts": 1,
}  # plies asked at once
PHASES = tuple(AT_ONCE)
SECONDS = 60.0  # at most, at the usual depth
HURRIED = 0.25  # of the depth, where it would take longer


@dataclass(frozen=True)
class Question:
    """Something to ask a bot's process: what, of which plies, with which eyes, and how many games or iterations."""

    what: str
    about: tuple[Any, ...] = ()
    eyes: tuple[int, ...] = ()
    games: int = 0


def answer(game: AnyGame, record: Record, asked: Question, seed: int) -> list[Any]:
    """The rows that answer a question, as JSON can hold them."""
    about, games = asked.about, asked.games
    if asked.what == "plan":
        moves = [table.seat for table in played.again(game, record)][:-1]
        deciders = verdicts.decisions(game, record, asked.eyes)
        return [moves, coach.moments(record, moves), coach.draws(game, record), deciders]
    if asked.what == "points":
        return [played.points(game, record, eye) for eye in asked.eyes]
    found: Iterator[Any]
    if asked.what in ("chances", "closer"):
        found = coach.weigh(game, record, about, asked.eyes, games, seed)
    elif asked.what == "luck":
        found = coach.lucks(game, record, about, asked.eyes, games, seed)
    elif asked.what == "glances":
        found = verdicts.glances(game, record, about, games, seed)
    else:
        found = verdicts.verdicts(game, record, [_glance(row) for row in about], seed)
    return [asdict(one) for one in found]


@dataclass
class Review:
    """It grows while it is weighed; `told` counts how often."""

    eyes: tuple[int, ...]  # whose chances are weighed: seats, and onlookers where there are some
    deciders: tuple[int, ...]  # seats whose decisions are
    seats: int
    plies: int
    depth: float = 1.0  # of the usual one
    phase: int = 0
    movers: list[int] = field(default_factory=list)
    moments: list[int] = field(default_factory=list)
    closer: list[tuple[int, list[int]]] = field(default_factory=list)  # by eye: moments besides, where much changed
    draws: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    points: dict[int, list[list[int]]] = field(default_factory=dict)  # by eye, ply and seat
    chances: list[Weighed] = field(default_factory=list)
    luck: list[Luck] = field(default_factory=list)
    glances: list[Glance] = field(default_factory=list)
    chosen: list[Glance] = field(default_factory=list)
    verdicts: list[Verdict] = field(default_factory=list)
    asked: int = 0  # questions of this phase that are answered
    told: int = 0

    @property
    def done(self) -> bool:
        """Whether nothing is to be asked any more."""
        return self.phase >= len(PHASES)

    @property
    def weighed(self) -> bool:
        """Whether all chances are there."""
        return self.phase > PHASES.index("closer")

    @property
    def split(self) -> bool:
        """Whether luck and decisions can be told apart."""
        return self.phase > PHASES.index("luck")

    @property
    def parts(self) -> tuple[int, int]:
        """How much is weighed, and of how much, as far as that is known now."""
        done = len(self.chances) + len(self.luck) + len(self.glances) + len(self.verdicts)
        looked = len(self.chosen) if self.phase >= PHASES.index("verdicts") else min(12, len(self.decisions))
        every = len(self.moments) * len(self.eyes) + sum(len(plies) for _, plies in self.closer)
        every += len(self.draws) * self.seats + len(self.decisions) + looked
        return done, max(done, every)

    # -- asking ------------------------------------------------------------------------------------------------------

    def questions(self, record: Record) -> list[Question]:
        """All questions of the phase that is next; phases without any are passed over."""
        while not self.done:
            made = self._questions(record, PHASES[self.phase])
            if made:
                return made
            self.leave(record)
        return []

    def _questions(self, record: Record, what: str) -> list[Question]:
        many, everybody = AT_ONCE[what], tuple(range(self.seats))
        if what == "plan":
            return [Question(what, (), self.deciders)]
        if what == "points":
            return [Question(what, (eye,), (eye,)) for eye in self.eyes]
        about: Sequence[Any] = {"chances": self.moments, "luck": self.draws, "glances": self.decisions}.get(what, ())
        eyes, games = self.eyes, 0
        if what in ("chances", "closer"):
            games = coach.batch(self.moments, record, len(self.eyes), round(self.depth * coach.DEPTH))
        if what == "closer":
            return [
                Question(what, tuple(plies[at : at + many]), (eye,), games)
                for eye, plies in self.closer
                for at in range(0, len(plies), many)
            ]
        if what == "luck":
            eyes = everybody
            games = coach.batch(self.draws, record, 2 * self.seats, round(self.depth * coach.LUCK))
        elif what == "glances":
            games = verdicts.iterations(round(len(self.decisions) / self.depth))
        elif what == "verdicts":
            about = [asdict(one) for one in self.chosen]
        return [Question(what, tuple(about[at : at + many]), eyes, games) for at in range(0, len(about), many)]

    def take(self, asked: Question, rows: Sequence[Any]) -> None:
        """An answer came."""
        self.asked += 1
        if asked.what == "plan":
            self.movers, self.moments, self.draws, self.decisions = (list(map(int, row)) for row in rows)
        elif asked.what == "points":
            self.points |= dict(zip(asked.eyes, rows, strict=True))
        elif asked.what in ("chances", "closer"):
            self.chances += [_weighed(row) for row in rows]
        elif asked.what == "luck":
            self.luck += [_luck(row) for row in rows]
        elif asked.what == "glances":
            self.glances += [_glance(row) for row in rows]
        else:
            self.verdicts += [_verdict(row) for row in rows]

    def leave(self, record: Record) -> None:
        """All questions of a phase are answered: the next one."""
        if PHASES[self.phase] == "chances":
            self.closer = [(eye, coach.steep(self.curve(eye), self.movers)) for eye in self.eyes]
        if PHASES[self.phase] == "glances":
            share = round(self.depth * verdicts.DEPTH / max(1, len(self.deciders)))
            by_seat = [[one for one in self.glances if one.seat == seat] for seat in self.deciders]
            self.chosen = [one for found in by_seat for one in verdicts.striking(found, record, share)]
        if PHASES[self.phase] == "verdicts":
            looked = {one.ply for one in self.verdicts}
            self.verdicts += [verdicts.at_a_glance(one) for one in self.glances if one.ply not in looked]
            self.verdicts.sort(key=lambda one: one.ply)
        self.phase, self.asked = self.phase + 1, 0

    def hurry(self, spent: float) -> None:
        """Look at the rest less deeply, where the phases so far took more than their share of the time."""
        if HURRIED < self.depth <= 1 and spent > SECONDS * self.phase / len(PHASES):
            self.depth = HURRIED

    # -- what follows ------------------------------------------------------------------------------------------------

    def curve(self, eye: int) -> list[Weighed]:
        """Chances as an eye could know them, in the order of play."""
        return sorted((one for one in self.chances if one.eye == eye), key=lambda one: one.ply)

    def of(self, seat: int) -> Split:
        """A seat's luck and skill; only once they can be told apart."""
        return coach.split(self.chances, self.luck, seat)

    def by(self, seat: int) -> list[Verdict]:
        """The verdicts on a seat's decisions, in the order of play."""
        return [one for one in self.verdicts if one.seat == seat]

    def best(self, seat: int) -> Verdict | None:
        """The decision of a seat that was surely better than the next best answer, by most."""
        found = [one for one in self.by(seat) if one.lead_low > 0 and one.lead >= verdicts.LOST]
        return max(found, key=lambda one: one.lead, default=None)

    def worst(self, seat: int) -> Verdict | None:
        """The one that surely lost most."""
        found = [one for one in self.by(seat) if one.mark in (verdicts.SLIP, verdicts.BLUNDER)]
        return max(found, key=lambda one: one.loss, default=None)

    # -- keeping -----------------------------------------------------------------------------------------------------

    def kept(self) -> dict[str, Any]:
        """What is kept with a table, once it is done."""
        return {"format": FORMAT, **asdict(self)}


def read(row: Mapping[str, Any]) -> Review | None:
    """A review as it was kept; None where another Meadhall wrote it otherwise."""
    if row.get("format") != FORMAT:
        return None
    known = dict(row)
    known.pop("format")
    known["eyes"], known["deciders"] = tuple(known["eyes"]), tuple(known["deciders"])
    known["closer"] = [(int(eye), list(plies)) for eye, plies in known["closer"]]
    known["points"] = {int(eye): rows for eye, rows in known["points"].items()}
    known["chances"] = [_weighed(one) for one in known["chances"]]
    known["luck"] = [_luck(one) for one in known["luck"]]
    known["glances"] = [_glance(one) for one in known["glances"]]
    known["chosen"] = [_glance(one) for one in known["chosen"]]
    known["verdicts"] = [_verdict(one) for one in known["verdicts"]]
    return Review(**known)


def _weighed(row: Mapping[str, Any]) -> Weighed:
    return Weighed(**{**row, "shares": tuple(row["shares"]), "batches": tuple(row["batches"])})


def _luck(row: Mapping[str, Any]) -> Luck:
    return Luck(**{**row, "batches": tuple(row["batches"])})


def _glance(row: Mapping[str, Any]) -> Glance:
    return Glance(**{**row, "liked": tuple(row["liked"])})


def _verdict(row: Mapping[str, Any]) -> Verdict:
    outlooks, why = (Outlook(**one) for one in row["outlooks"]), (Difference(**one) for one in row["reasons"])
    who = Rival(**row["rival"]) if row["rival"] else None
    return Verdict(**{**row, "outlooks": tuple(outlooks), "reasons": tuple(why), "rival": who})
