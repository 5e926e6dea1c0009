"""Verdicts on decisions: what the strongest bot would have done, what the answer given lost, how surely, and why.

A short search looks at every decision. Where it thinks otherwise than the seat, a few quick games over the same
imagined truths say by how much at first sight, and many more, with other answers besides, where that is most striking,
as far as the depth goes. What a search of so few iterations thinks of an answer that it hardly tried would not do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meadhall.bots.forecast import Forecast, Spread, forecasts, spread
from meadhall.bots.levels import LEVELS, level
from meadhall.bots.played import Record, again
from meadhall.bots.reasons import Difference, Rival, more_chance, more_points, reasons, rival
from meadhall.bots.search import Search
from meadhall.engine.game import AnyGame

BEST, FINE, SLIP, BLUNDER = "best", "fine", "slip", "blunder"
MARKS = (BEST, FINE, SLIP, BLUNDER)
JUDGE = LEVELS[-1]  # whose verdict it is

DEPTH = 600_000  # answers that are played for decisions, where nobody says otherwise
SEARCHED = 40_000  # iterations of all searches together
SHORTEST, LONGEST = 100, 600  # iterations of one
SEEN = 12  # games for a first look at two answers
ELSE = 1_000_000  # between their dice and those of the others, so that no luck is counted twice
GAMES = 64  # for each answer that is compared
COMPARED = 6  # answers of a decision that are, the one given and the bot's among them
AT_LEAST = 4  # decisions of a seat that are looked into, whatever it costs
LUCKY = 2  # best ones that are, for the best moment
NEAR = 0.015  # of a chance: as good as the best
LOST = 0.03  # of a chance: a slip at least
BADLY = 0.05  # of a chance that a blunder lost surely
HOPELESS = 0.02  # under this chance points say more
POINTS = 2.0  # that a slip loses then
UNHURRIED = 1e9  # seconds


@dataclass(frozen=True)
class Glance:
    """A decision as a short search saw it: what it would have answered, by how much that is better than the answer
    given (or than the next, where it is the same), and what else it liked.
    """

    ply: int
    seat: int
    answer: int
    best: int
    gap: float  # of a chance, from a few games; of the search's reward, some part of a chance, where it is the same
    low: float  # the interval of that
    high: float
    liked: tuple[int, ...]  # the others, most liked first
    choices: int


@dataclass(frozen=True)
class Outlook:
    """One answer of a decision: chance to win and final points after it, with their intervals."""

    answer: int
    chance: float
    low: float
    high: float
    points: float
    points_low: float
    points_high: float


@dataclass(frozen=True)
class Verdict:
    """A decision: its mark, what it lost against the best answer, and why; no outlooks: nobody looked into it."""

    ply: int
    seat: int
    answer: int
    best: int
    mark: str
    loss: float  # of the chance to win, 0 or more
    low: float  # the interval of that
    high: float
    outlooks: tuple[Outlook, ...] = ()  # best chance first
    reasons: tuple[Difference, ...] = ()  # what the best answer (or the one given, where that is it) brings more
    rival: Rival | None = None  # who gains or loses most by it
    against: int | None = None  # the answer that the reasons are against
    lead: float = 0.0  # of the answer given over the next best one
    lead_low: float = 0.0
    games: int = 0


def decisions(game: AnyGame, record: Record, seats: Sequence[int]) -> list[int]:
    """The plies at which one of the seats had a choice."""
    return [
        ply for ply, table in enumerate(again(game, record))
        if not table.over and ply < len(record.actions) and table.seat in seats and len(table.legal_actions()) > 1
    ]  # fmt: skip


def iterations(many: int) -> int:
    """How long a search is, where there are so many decisions."""
    return max(SHORTEST, min(LONGEST, SEARCHED // max(1, many)))


def glances(game: AnyGame, record: Record, plies: Sequence[int], iterations: int, seed: int) -> Iterator[Glance]:
    """A short search at some decisions, from what the asked seat knew."""
    wanted = set(plies)
    for ply, table in enumerate(again(game, record)):
        if ply not in wanted:
            continue
        mind, legal, given = level(JUDGE, game, seed + ply), table.legal_actions(), record.actions[ply]
        assert isinstance(mind, Search)
        mind.iterations = iterations
        best = int(mind.choose(table.view(table.seat), legal, UNHURRIED))
        found = {one.answer: one for one in mind.expectations() if one.answer in legal}
        others = sorted((one for one in found if one != best), key=lambda one: -found[one].visits)
        if given == best:
            rival = others[0] if others else best
            more = found[best].reward - found[rival].reward if best in found and rival in found else 0.0
            gap = Spread(more, more, more)
        else:
            made = forecasts(game, table.view(table.seat), (best, given), seed + ELSE + ply, SEEN, UNHURRIED)
            gap = more_chance(made[best], made[given], table.seat)
        liked = tuple(one for one in others if one != given)
        yield Glance(ply, table.seat, given, best, max(0.0, gap.mean), gap.low, gap.high, liked, len(legal))


def striking(found: Sequence[Glance], record: Record, depth: int = DEPTH) -> list[Glance]:
    """The decisions that are looked into: those with the largest gaps, and a few that the bot would have taken too."""
    differ = sorted((one for one in found if one.answer != one.best), key=lambda one: (-one.gap, one.ply))
    alike = sorted((one for one in found if one.answer == one.best), key=lambda one: (-one.gap, one.ply))[:LUCKY]
    chosen: list[Glance] = []
    for one in (*differ[:AT_LEAST], *alike, *differ[AT_LEAST:]):
        depth -= len(_compared(one)) * GAMES * (len(record.actions) - one.ply)
        if depth < 0 and len(chosen) >= AT_LEAST:
            break
        chosen.append(one)
    return sorted(chosen, key=lambda one: one.ply)


def _compared(one: Glance) -> tuple[int, ...]:
    return tuple(dict.fromkeys((one.answer, one.best, *one.liked)))[:COMPARED]


def verdicts(game: AnyGame, record: Record, found: Sequence[Glance], seed: int) -> Iterator[Verdict]:
    """Decisions looked into by quick games, in the order of play."""
    wanted = {one.ply: one for one in found}
    for ply, table in enumerate(again(game, record)):
        if (one := wanted.get(ply)) is not None:
            made = forecasts(game, table.view(table.seat), _compared(one), seed + ply, GAMES, UNHURRIED)
            yield _verdict(one, {answer: ends for answer, ends in made.items() if answer is not None})


def at_a_glance(one: Glance) -> Verdict:
    """A decision that nobody looked into: what the first look says, which is never called a slip."""
    if one.answer == one.best:
        return Verdict(one.ply, one.seat, one.answer, one.best, BEST, 0.0, 0.0, 0.0)
    mark = BEST if one.gap <= NEAR else FINE
    return Verdict(one.ply, one.seat, one.answer, one.best, mark, one.gap, one.low, one.high, games=SEEN)


def _verdict(one: Glance, ends: dict[int, Forecast]) -> Verdict:
    seat = one.seat
    outlooks = sorted((_outlook(answer, made, seat) for answer, made in ends.items()), key=lambda o: -o.chance)
    others = [answer for answer in ends if answer != one.answer]
    if one.answer != one.best:
        against, lost = one.answer, more_chance(ends[one.best], ends[one.answer], seat)
        mark = marked(lost, more_points(ends[one.best], ends[one.answer], seat), max(o.chance for o in outlooks))
        lead = Spread(0.0, 0.0, 0.0)
    else:
        # the next one is chosen by the search, not by these games: nothing is picked because it happened to be far off
        against, lost, mark = others[0] if others else one.answer, Spread(0.0, 0.0, 0.0), BEST
        lead = more_chance(ends[one.answer], ends[against], seat)
    why, who = reasons(ends[one.best], ends[against]), rival(ends[one.best], ends[against], seat)
    return Verdict(
        one.ply, seat, one.answer, one.best, mark, max(0.0, lost.mean), lost.low, lost.high, tuple(outlooks), why, who,
        against, lead.mean, lead.low, ends[one.answer].games,
    )  # fmt: skip


def _outlook(answer: int, made: Forecast, seat: int) -> Outlook:
    chance, points = spread([row[seat] for row in made.shares]), made.of(seat)
    low, high = max(0.0, chance.low), min(1.0, chance.high)
    return Outlook(answer, chance.mean, low, high, points.mean, points.low, points.high)


def marked(lost: Spread, points: Spread, chance: float) -> str:
    """The mark of an answer that lost so much of its chance, and so many points, against the best."""
    if chance < HOPELESS:
        return SLIP if points.low > 0 and points.mean >= POINTS else BEST if points.mean <= 0 else FINE
    if lost.mean <= NEAR:
        return BEST
    if lost.low > BADLY:
        return BLUNDER
    return SLIP if lost.low > 0 and lost.mean >= LOST else FINE
