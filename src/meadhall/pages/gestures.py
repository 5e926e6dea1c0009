"""Gestures: rows of answers that are one decision to a person, and the bar where one is tried on, turned and done."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from itertools import groupby, takewhile
from operator import attrgetter

from meadhall.engine.phrase import Phrase
from meadhall.engine.prompt import Kind
from meadhall.look import AnyShow, Chain, Markup, Show, element
from meadhall.pages.frame import Frame
from meadhall.pages.html import button, icon

BAR = "gesture"  # the id of the bar
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"
LARGE = "~"  # and two digits follow
END = ","  # of a chain


def gestures(show: AnyShow) -> bool:
    """Whether a game has gestures at all."""
    return type(show).chains is not Show.chains


def chains(f: Frame) -> Markup | None:
    """The gestures of the open question, for who is asked: hidden text that the client reads."""
    if f.prompt.kind != Kind.ANSWER or not gestures(f.show):
        return None
    found = f.show.chains(f.view)
    if not found:
        return None
    text = json.dumps(packed(f, found), ensure_ascii=False, separators=(",", ":"))
    return element("data", text, id="chains", hidden=True)


class Listed(dict[str, int]):
    """Texts that are named by their number; the same one is listed once."""

    def __missing__(self, text: str) -> int:
        self[text] = len(self)
        return self[text]


class Phrases:
    """Phrases by their number; a game may hand in the same one for many chains."""

    def __init__(self) -> None:
        self.listed: list[Phrase | None] = []
        self._same: dict[int, int] = {}
        self._alike: dict[str, int] = {}

    def number(self, phrase: Phrase | None) -> int:
        """Its number, the same for all that say the same."""
        found = self._same.get(id(phrase))
        if found is None:
            found = self._same[id(phrase)] = self._alike.setdefault(repr(phrase), len(self.listed))
            if found == len(self.listed):
                self.listed.append(phrase)
        return found


def packed(f: Frame, found: Sequence[Chain]) -> dict[str, object]:
    """Chains as the client unpacks them: what repeats is listed once, and a chain is a few digits."""
    answers, spots, marks = Listed(), Listed(), Listed()
    text, phrases = f.table.game.actions.text, Phrases()
    picks, most = [], 0
    for pick, of_it in groupby(sorted(found, key=attrgetter("pick")), attrgetter("pick")):
        rows = sorted(of_it, key=lambda chain: (chain.spot, -chain.gain, chain.variant))
        begins = _common([chain.answers for chain in rows])
        most = max(most, *Counter(chain.spot for chain in rows).values())
        digits = []
        for chain in rows:
            digits += [spots[chain.spot], chain.variant, zigzag(chain.gain), phrases.number(chain.label)]
            digits += [phrases.number(chain.loss), marks[chain.marks]]
            digits += [answers[text(action)] for action in chain.answers[len(begins) :]]
            digits.append(-1)
        picks.append([pick, [answers[text(action)] for action in begins], "".join([CODES[one] for one in digits])])
    ways = ["", *(f.say(Phrase("chain-ways", {"ways": number})) for number in range(1, most + 1))]
    words = [_said(f, phrase) for phrase in phrases.listed]
    lists = {"answers": list(answers), "spots": list(spots), "say": words, "marks": list(marks), "ways": ways}
    return {**lists, "picks": picks, "first": f.show.taken_up(f.view)}


def _said(f: Frame, phrase: Phrase | None) -> list[str] | None:
    if phrase is None:
        return None
    words = f.speak.answer(phrase, f.table.names, f.eye.seat)
    return [words.text, words.detail or ""]


def _common(rows: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """What all of them begin with."""
    alike = takewhile(lambda column: len(set(column)) == 1, zip(*rows, strict=False))
    return tuple(column[0] for column in alike)


def zigzag(number: int) -> int:
    """Whole numbers as those from 0 on: 0, -1, 1, -2, 2, …"""
    return 2 * number if number >= 0 else -2 * number - 1


def coded(number: int) -> str:
    """A number from 0 to 4095 in one digit, or three."""
    if number < len(DIGITS) - 1:
        return DIGITS[number]
    return LARGE + DIGITS[number // len(DIGITS)] + DIGITS[number % len(DIGITS)]


CODES = [*map(coded, range(len(DIGITS) ** 2)), END]  # the last is that of -1


def bar(f: Frame) -> Markup:
    """Always there, so that the board keeps its size: what is tried on, its variants, back and done."""
    told = None if f.replay else f.show.bar(f.view, f.eye.seat)
    trying = f.prompt.kind == Kind.ANSWER and not f.replay
    return element(
        "section",
        element("p", _idle(f, told), class_="idle"),
        button(f.say("chain-places"), "scroll", data_do="places") if trying else None,
        _trying(f) if trying else None,
        id=BAR,
        class_="gesture-bar",
        aria_label=f.say("chain-bar"),
    )


def _idle(f: Frame, told: Phrase | None) -> list[object]:
    """What is said while nothing is tried on; the keys only where there are some."""
    text, keys = (_said(f, told) if told is not None else None) or ["", ""]
    return [text, element("span", " " + keys, class_="by-keys") if keys else None]


def _trying(f: Frame) -> Markup:
    turns = [_turn(f.say("chain-turn-back"), "turn-left", -1), _turn(f.say("chain-turn"), "turn-right", 1)]
    back = f.say("chain-back")
    return element(
        "div",
        turns[0],
        element("div", class_="dial", id="dial"),
        turns[1],
        element("p", element("b"), element("small"), class_="sum", id="gesture-sum"),
        element("p", element("b"), element("small"), class_="loss", id="gesture-loss"),
        element(
            "div",
            button("×", None, data_do="put-back", aria_label=back, title=back),
            button(f.say("chain-do"), "tick", first=True, data_do="do-it"),
            class_="do",
        ),
        class_="trying",
        id="trying",
    )


def _turn(words: str, sign: str, by: int) -> Markup:
    return element(
        "button", icon(sign), type="button", class_="btn", data_do="turn", data_by=by, aria_label=words, title=words
    )
