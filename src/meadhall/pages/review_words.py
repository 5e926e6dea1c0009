"""A review in words: verdicts, reasons, luck and decisions; page, terminal and programs read the same sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from meadhall.bots.coach import Split
from meadhall.bots.review import Review
from meadhall.bots.verdicts import BLUNDER, HOPELESS, JUDGE, SLIP, Outlook, Verdict
from meadhall.engine.state import State
from meadhall.engine.table import Table
from meadhall.look import AnyShow, show
from meadhall.pages.reasons import because, figure, percent
from meadhall.pages.words import Words, words
from meadhall.words import Speaker, speaker

NOTHING = "0 %"  # that a decision lost
INNER = str.maketrans("“”„", "‘’‚")


class Told:
    """Speaks of one review."""

    def __init__(self, table: Table, review: Review, lang: str) -> None:
        self.table, self.review, self.lang = table, review, lang
        self._views: dict[int, State] = {}

    @cached_property
    def w(self) -> Words:
        """The house's words."""
        return words(self.lang)

    @cached_property
    def show(self) -> AnyShow:
        """What the game sounds like."""
        return show(self.table.game)

    @cached_property
    def speak(self) -> Speaker:
        """Who speaks for it."""
        return speaker(self.lang, self.show)

    def view(self, ply: int) -> State:
        """What the asked seat knew before an answer."""
        if ply not in self._views:
            then = self.table.earlier(0)
            for at, move in enumerate(self.table.moves):
                self._views[at] = then.view(then.seat)
                then.play(move.action)
        return self._views[ply]

    def answer(self, ply: int, action: int) -> str:
        """An answer in words."""
        view = self.view(ply)
        return self.speak.answer(self.show.answer(view, action), self.table.names, int(view.seat)).text.rstrip(".")

    def whole(self, ply: int, action: int) -> str:
        """An answer in all its words."""
        view = self.view(ply)
        return self.speak.answer(self.show.answer(view, action), self.table.names, int(view.seat)).whole.rstrip(".")

    def mark(self, one: Verdict) -> str:
        """The verdict in a word."""
        return self.w(f"review-{one.mark}")

    def why(self, one: Verdict) -> str:
        """Why, in a sentence or two: what the better answer brings more. Never a reason that was not counted."""
        w, lines = self.w, because(self.w, self.speak, self.lang, one.reasons)
        if not one.outlooks:
            if one.answer == one.best:
                return w("review-same")
            seen = {"low": round(100 * one.low), "high": round(100 * one.high), "games": one.games}
            return w("review-unplayed", best=self.quoted(one.ply, one.best), lost=round(100 * one.loss), **seen)
        if one.answer == one.best:
            other = self.quoted(one.ply, one.against if one.against is not None else one.answer)
            over = w("review-over", other=other) if lines or one.rival else ""
            return " ".join(filter(None, (w("review-same"), over, lines, self.rival(one))))
        by = {at.answer: at for at in one.outlooks}
        points = by_points(one)
        figures = {"mine": self.figure(one, by[one.answer]), "theirs": self.figure(one, by[one.best])}
        message = "review-instead-points" if points else "review-instead"
        said = [w(message, best=self.quoted(one.ply, one.best), **figures), lines, self.rival(one)]
        if one.mark != SLIP if points else one.low <= 0 <= one.high:
            said.append(w("review-could-be-chance"))
        return " ".join(filter(None, said))

    def short(self, one: Verdict, who: str) -> str:
        """Both answers in a line, with what they promise where games were played."""
        by = {at.answer: f", {self.promise(one, at)}" for at in one.outlooks}
        mine, best = (self.answer(one.ply, at) + by.get(at, "") for at in (one.answer, one.best))
        return mine if one.answer == one.best else self.w("review-short", who=who, mine=mine, best=best)

    def figure(self, one: Verdict, at: Outlook) -> str:
        """What an answer promises: a chance in hundredths, or points where those are compared."""
        return figure(at.points, self.lang, 1) if by_points(one) else percent(at.chance)

    def promise(self, one: Verdict, at: Outlook) -> str:
        """The same with its unit."""
        said = self.figure(one, at)
        return self.w("review-in-points", n=said) if by_points(one) else f"{said}\N{NO-BREAK SPACE}%"

    def rival(self, one: Verdict) -> str:
        """Who gains or loses most by the better answer; nothing where that is not sure."""
        if (who := one.rival) is None:
            return ""
        figures = {"n": figure(abs(who.points), self.lang, 1), "off": figure((who.high - who.low) / 2, self.lang, 1)}
        return self.w("why-rival", who=self.table.names[who.seat], more="yes" if who.points > 0 else "no", **figures)

    def quoted(self, ply: int, action: int) -> str:
        """An answer in words that stand between quotation marks: those inside are single ones."""
        return self.answer(ply, action).translate(INNER)

    def loss(self, one: Verdict) -> str:
        """What a decision cost: hundredths of a chance, or points where those are compared; empty when nothing."""
        if not by_points(one):
            return f"−{percent(one.loss)} %" if round(100 * one.loss) else ""
        by = {at.answer: at.points for at in one.outlooks}
        lost = round(by[one.best] - by[one.answer], 1)
        return self.w("review-in-points", n=f"−{figure(lost, self.lang, 1)}") if lost > 0 else ""

    def line(self, one: Split) -> str:
        """Luck and decisions of a seat; the figures add up as they are printed."""
        start, luck, skill, end = whole(one)
        return self.w(
            "review-line", who=self.table.names[one.seat], start=start, end=end,
            luck=signed(luck), luck_off=round(100 * one.luck_off),
            skill=signed(skill), skill_off=round(100 * one.skill_off),
        )  # fmt: skip

    def report(self, seats: Sequence[int]) -> list[str]:
        """The whole review as lines to read."""
        w, found = self.w, self.review
        made = [w("review-head", game=self.speak.say("game"), judge=JUDGE), ""]
        for seat in seats:
            split = found.of(seat)
            could = [w("review-luck")] if abs(split.luck) <= split.luck_off else []
            could += [w("review-skill")] if abs(split.skill) <= split.skill_off else []
            made.append(self.line(split) + (f" {w('review-chance-of', what=', '.join(could))}" if could else ""))
        for seat in dict.fromkeys(one.seat for one in found.verdicts):
            mine = found.by(seat)
            bad = [one for one in mine if one.mark in (SLIP, BLUNDER)]
            made += ["", w("review-seat", who=self.table.names[seat], n=len(mine), slips=len(bad))]
            for one in mine:
                lost = self.loss(one) or NOTHING
                made.append(f"{one.ply + 1:>4}  {self.mark(one):<8} {lost:>8}  {self.answer(one.ply, one.answer)}")
                if one in bad:
                    made.append(f"      {self.why(one)}")
        return made


def by_points(one: Verdict) -> bool:
    """Whether points say more of a decision than chances, which are next to nothing whatever is answered."""
    return bool(one.outlooks) and max(at.chance for at in one.outlooks) < HOPELESS


def whole(one: Split) -> tuple[int, int, int, int]:
    """Start, luck, skill and end in hundredths; they add up: the last of them takes what rounding left."""
    start, luck, end = round(100 * one.start), round(100 * one.luck), round(100 * one.end)
    return start, luck, end - start - luck, end


def signed(figure: int) -> str:
    """With its sign."""
    return f"+{figure}" if figure > 0 else f"−{-figure}" if figure else "0"
