"""What effects would bring the asked seat now, where the figure on a component alone would promise too much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.rules import bar, beer, crew, scoring, trade
from meadhall.games.karvi.rules.box import GAINS, TRACKS, Deed, Gain, Op, Track
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.names import P
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.wording import Words, effect, operation, points

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


class Now:
    """The asked seat at this moment; `paid` is beer that an answer takes off a die before it brings anything."""

    def __init__(self, s: Karvi, paid: int = 0) -> None:
        self.s, self.box, self.seat, self.paid = s, s.box, int(s.seat), paid

    def has(self, what: int) -> int:
        """A figure of the seat."""
        return int(self.s.p[self.seat * P.SIZE + what])

    def operation(self, figures: list[int]) -> Phrase | None:
        """What one operation brings now; None where its plain words say it all."""
        code, a, b, c, *_ = figures
        match code:
            case Op.GAIN if a in (Gain.BREAD, Gain.BEER):
                return self.gain(a, b)
            case Op.FILL:
                return Phrase("now-fill", {"n": int(self.box.most_bread), "more": self.room(Gain.BREAD)})
            case Op.ACT:
                return self.act(a)
            case Op.RECRUIT if crew.size(self.s, self.seat) >= self.box.crew:
                return Phrase("now-recruit", {"n": a})
            case Op.SCORE:
                return self.scored(figures, min(c, a * int(scoring.measure(self.s, self.seat, b))))
            case Op.SCORE_STRONGEST:
                return self.scored(figures, min(b, int(crew.strongest(self.s, self.seat, a))))
            case Op.SCORE_BEER:
                return self.scored(figures, int(scoring.beer(self.s, self.seat)))
            case _:
                return None

    def scored(self, figures: list[int], many: int) -> Phrase:
        """Points that depend on what the seat has."""
        return Phrase("now-score", {"effect": operation(self.box, figures), "points": points(many)})

    def room(self, kind: int) -> int:
        """Provisions that fit on the ship, or beer that fits on the dice."""
        if kind == Gain.BREAD:
            return int(self.box.most_bread) - self.has(P.BREAD)
        return int(beer.fitting(self.s, Most.BEER * 2)) + self.paid

    def gain(self, kind: int, many: int) -> Phrase:
        """Provisions or beer, and how much of that has room."""
        fits = min(many, self.room(kind))
        when = "do" if fits == many else "now"
        return Phrase(f"{when}-gain-{GAINS[kind]}", {"n": many, "fits": fits})

    def act(self, deed: int) -> Phrase | None:
        """An action of the bar."""
        s = self.s
        match deed:
            case Deed.BEER:
                return self.pours("beer", Gain.BEER, self.worth(Gain.BEER))
            case Deed.BREAD:
                return self.pours("bread", Gain.BREAD, self.worth(Gain.BREAD))
            case Deed.YIELD:
                figures = {"n": 1 + self.has(P.BUILT_POSTS), "strength": 1 + self.has(P.BUILT_TOWERS)}
                return Phrase("now-act-yield", figures)
            case Deed.TRADE:
                return None if trade.could_trade(s) else Phrase("now-act-trade")
            case Deed.RAID:
                return None if trade.can_raid(s) else Phrase("now-act-raid")
            case Deed.LOCKED:
                return self.locked()
            case _:
                return None

    def worth(self, kind: int) -> int:
        """What the beer or provision action is worth, by the tiles on its track."""
        track = tables.beer_track(self.box) if kind == Gain.BEER else 1 - tables.beer_track(self.box)
        return tables.more(self.box, track)[1][self.has(P.TRADES + track)]

    def pours(self, name: str, kind: int, many: int) -> Phrase:
        """The beer or provision action."""
        fits = min(many, self.room(kind))
        room = "all" if fits == many else "some" if fits else "none"
        return Phrase(f"now-act-{name}", {"n": many, "fits": fits, "room": room})

    def locked(self) -> Phrase | None:
        """The locked action: what the tracks have unlocked."""
        found: list[Words] = [
            effect(self.box, int(self.box.locked[track]))
            for track in range(len(TRACKS))
            if bar.unlocked(self.s, self.seat, track)
        ]
        if not found:
            return None
        first, second = found[Track.TRADE], found[-1]
        return Phrase("now-act-locked", {"first": first, "second": second, "both": "yes" if len(found) > 1 else "no"})
