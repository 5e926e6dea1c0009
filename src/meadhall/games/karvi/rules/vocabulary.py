"""The vocabulary of effects: words of the component file into operations that `effects.py` carries out."""

from __future__ import annotations

from typing import Any

from meadhall.engine.components import Entry
from meadhall.engine.errors import listed
from meadhall.engine.ints import Ints
from meadhall.engine.scene import whole
from meadhall.engine.state import ints
from meadhall.games.karvi.rules.box import (
    BUILDINGS,
    DEEDS,
    FREEDOM,
    GAINS,
    MANNERS,
    MEASURES,
    OP,
    OPS,
    PRICES,
    SIDES,
    STRENGTHS,
    Gain,
    Op,
)
from meadhall.games.karvi.rules.figures import Most

NO_MOST = 999  # the words leave it out

MOST_GAINED = {
    "fur": Most.GAINED, "silver": Most.GAINED, "gold": Most.GAINED, "bread": Most.BREAD, "beer": Most.POURED,
    "resources": Most.GOODS, "points": Most.POINTS,
}  # fmt: skip
MOST = {
    "recruit": STRENGTHS, "raise": Most.RAISE, "heal": Most.CREW, "draw": Most.DRAW, "tradecard": Most.TRADE_CARDS,
    "double": Most.CREW, "set_beer": Most.BEER,
}  # fmt: skip
MOST_GIVEN = {"resources": Most.GOODS, "bread": Most.BREAD, "health": 1, "warrior": 1}
MOST_STRONGEST = 30  # points for the strongest warriors

# Effects that may find nothing to do. Before a card is played this is looked up, elsewhere it is not.
CARDS_ONLY = (
    "free_move", "stack_move", "step_back", "reuse_space", "use_space", "ship_to_map", "ship_to_ship",
)  # fmt: skip

FORMS = {
    "gain": "gain <kind> <n>",
    "fill": "fill bread",
    "act": "act <action>",
    "recruit": "recruit <strength>",
    "raise": "raise <n>",
    "heal": "heal <n>",
    "draw": "draw <n>",
    "tradecard": "tradecard <n>",
    "release": "release tower|post",
    "score": "score <n> per <measure> [max <n>]",
    "convert": "convert <what> <n> <kind> <n> [times <n> | max <n>]",
    "sail": "sail <steps> [peaceful|forced]",
    "raise_each": "raise_each healthy|injured <n>",
    "double": "double <n>",
    "score_strongest": "score_strongest <n> max <n>",
    "set_beer": "set_beer <n>",
    "copy_beer": "copy_beer",
    "score_beer": "score_beer",
    "free_move": "free_move",
    "stack_move": "stack_move",
    "step_back": "step_back <n> paid|free",
    "reuse_space": "reuse_space",
    "use_space": "use_space paid|free",
    "ship_to_map": "ship_to_map",
    "ship_to_ship": "ship_to_ship peaceful|forced",
}  # every word of the vocabulary and how it is written


class Effects:
    """Collects effects while a component file is read."""

    def __init__(self) -> None:
        self.figures: list[int] = []
        self.names: list[tuple[int, str]] = []

    def add(self, entry: Entry, key: str, effect: Any, name: str, line: int) -> int:
        """Take up an effect, a list of sentences; returns where it begins."""
        if not isinstance(effect, list) or not effect or not all(isinstance(one, str) for one in effect):
            raise entry.wrong(key, f"an effect is a list of sentences, not {effect!r}")
        start = len(self.figures)
        self.names.append((start, name))
        for place, sentence in enumerate(effect):
            try:
                operation = parse(sentence, line)
            except ValueError as error:
                raise entry.wrong(key, f"{sentence[:60]!r} is no effect: {error}") from None
            if OPS[operation[0]] in CARDS_ONLY and (place or entry.kind != "card"):
                raise entry.wrong(key, f"{sentence!r} stands only in a box of a [[card]], as its first sentence")
            if operation[0] == Op.CONVERT and entry.kind not in ("card", "tradecard"):
                raise entry.wrong(key, f"{sentence!r} stands only in a box of a [[card]] or a [[tradecard]]")
            self.figures += [*operation, *[0] * (OP - len(operation))]
        self.figures += [Op.END] * OP
        return start

    def table(self) -> Ints:
        """All effects, one after the other."""
        array = ints(len(self.figures))
        for i, figure in enumerate(self.figures):
            array[i] = figure
        return array

    def alike(self) -> list[int]:
        """By operation, a number for what is done from there on: equal ones have the same, nothing more to do is 0."""
        numbers: dict[tuple[int, ...], int] = {(): 0}
        found = [0] * len(self.figures)
        rest: tuple[int, ...] = ()
        for at in range(len(self.figures) - OP, -1, -OP):
            rest = () if self.figures[at] == Op.END else (*self.figures[at : at + OP], *rest)
            found[at] = numbers.setdefault(rest, len(numbers))
        return found

    @staticmethod
    def is_plain(effect: list[str]) -> bool:
        """Whether an effect only gives goods or points, so that taking it first is never worse."""
        plain = (Gain.FUR, Gain.SILVER, Gain.GOLD, Gain.POINTS)
        return all(parse(one, 0)[0] == Op.GAIN and parse(one, 0)[1] in plain for one in effect)

    @staticmethod
    def does(effect: list[str], deed: int) -> bool:
        """Whether an effect holds an action."""
        return any(parse(one, 0)[:2] == [Op.ACT, deed] for one in effect)


def parse(sentence: str, line: int) -> list[int]:
    """One sentence as code and figures; `line` is where its points are noted."""
    name, *words = sentence.split() or [""]
    if name not in FORMS:
        raise ValueError(f"there is no word {name!r}; the vocabulary is {listed(FORMS)}")
    code = OPS.index(name)
    try:
        if name == "gain":
            kind, amount = words
            return [code, GAINS.index(kind), _number(amount, 0, MOST_GAINED[kind]), line]
        if name == "fill":
            if words != ["bread"]:
                raise ValueError("only bread is filled up")
            return [code]
        if name == "act":
            (deed,) = words
            return [code, DEEDS.index(deed)]
        if name in MOST:
            (amount,) = words
            return [code, _number(amount, int(name != "set_beer"), MOST[name])]
        if name == "release":
            (building,) = words
            return [code, BUILDINGS.index(building)]
        if name == "score":
            points, per, measure, *most = words
            if per != "per" or (most and (most[0] != "max" or len(most) != 2)):
                raise ValueError
            figure, of = _number(points, 1, Most.POINTS_A_THING), MEASURES[:-1].index(measure)
            return [code, figure, of, _number(most[1], 1, NO_MOST) if most else NO_MOST, line]
        if name == "convert":
            what, price, kind, amount, *bound = words
            gain = GAINS.index(kind)
            if gain not in (Gain.GOLD, Gain.POINTS):
                raise ValueError("only gold and points are converted to")
            given, gained = _number(price, 1, MOST_GIVEN.get(what, 1)), _number(amount, 1, MOST_GAINED[kind])
            times = Most.TIMES
            if bound:
                word, most_times = bound
                if word not in ("times", "max"):
                    raise ValueError
                lowest, highest = (1, Most.TIMES) if word == "times" else (gained, NO_MOST)
                times = _number(most_times, lowest, highest) // (1 if word == "times" else gained)
            return [code, PRICES.index(what), given, gain, gained, times, line]
        if name == "sail":
            steps, *manner = words
            if len(manner) > 1:
                raise ValueError
            return [code, _number(steps, 1, Most.STEPS), MANNERS.index(manner[0]) if manner else 0]
        if name == "raise_each":
            side, amount = words
            return [code, SIDES.index(side), _number(amount, 1, STRENGTHS - 1)]
        if name == "score_strongest":
            warriors, word, most_points = words
            if word != "max":
                raise ValueError
            return [code, _number(warriors, 1, Most.CREW), _number(most_points, 1, MOST_STRONGEST), line]
        if name == "step_back":
            steps, freedom = words
            return [code, _number(steps, 1, Most.STEPS), FREEDOM.index(freedom)]
        if name == "use_space":
            (freedom,) = words
            return [code, FREEDOM.index(freedom)]
        if name == "ship_to_ship":
            (manner_word,) = words
            return [code, MANNERS[1:].index(manner_word) + 1]
        if words:
            raise ValueError
        return [code, line]
    except (ValueError, IndexError) as error:
        raise ValueError(f"it is written {FORMS[name]!r}" + (f"; {error}" if str(error) else "")) from None


def _number(word: str, lowest: int, highest: int) -> int:
    number = whole(word)
    if not lowest <= number <= highest:
        raise ValueError(f"{word[:20]!r} is no number from {lowest} to {highest}")
    return number
