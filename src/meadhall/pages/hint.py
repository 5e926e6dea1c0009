"""A hint in words: what the strongest bot advises, what it brings, and over what."""

from __future__ import annotations

from meadhall.bots import Advice, Expected
from meadhall.engine.table import Table
from meadhall.look import show
from meadhall.pages.reasons import because, figure, percent
from meadhall.pages.words import words
from meadhall.words import speaker

CLEARLY = 0.01  # more of a chance to win is worth a word


def why(table: Table, seat: int, advice: Advice, lang: str) -> str:
    """Which answer is advised and why, in a few sentences with unit and interval."""
    shown = show(table.game)
    answer = speaker(lang, shown).answer(shown.answer(table.view(seat), advice.best), table.names, seat).text
    return words(lang)("page-hint-answer", answer=answer, told=" ".join(sentences(table, seat, advice, lang)))


def sentences(table: Table, seat: int, advice: Advice, lang: str) -> list[str]:
    """Why, one by one: what it brings, over what, and where the difference comes from."""
    w, shown = words(lang), show(table.game)
    speak, view = speaker(lang, shown), table.view(seat)

    def said(answer: int) -> str:
        return speak.answer(shown.answer(view, answer), table.names, seat).text

    by = {one.answer: one for one in advice.answers}
    best, compared = by[advice.best], advice.compared
    digits = 0 if best.high is None or best.low is None or best.high - best.low > 4 else 1
    told = [
        w(
            "page-hint-brings",
            points=figure(best.points, lang, digits),
            low=figure(best.low if best.low is not None else best.points, lang, digits),
            high=figure(best.high if best.high is not None else best.points, lang, digits),
        )
    ]
    if compared is None:
        return [*told, w("page-hint-only")]
    other, mine, theirs = said(compared.other), best.chance or 0.0, by[compared.other].chance or 0.0
    more = figure(abs(compared.points), lang, 1)
    low, high = (compared.low, compared.high) if compared.points >= 0 else (-compared.high, -compared.low)
    named = {"other": other, "more": more, "low": figure(low, lang, 1), "high": figure(high, lang, 1)}
    if compared.points < 0:  # the figure beside the other answer is the better one
        if mine >= theirs + CLEARLY:
            told.append(w("page-hint-wins", mine=percent(mine), theirs=percent(theirs), **named))
        else:
            told.append(w("page-hint-further" if low > 0 else "page-hint-chance", **named))
    elif low <= 0:
        told.append(w("page-hint-even", **named))
    else:
        told.append(w("page-hint-more", **named))
    told.append(because(w, speak, lang, by[compared.other].reasons))
    return [one for one in told if one]


def warning(table: Table, one: Expected, lang: str) -> str:
    """Why an answer is a slip: what the best one brings more; nothing where no games were played for it."""
    return because(words(lang), speaker(lang, show(table.game)), lang, one.reasons)


def expected(one: Expected, lang: str) -> str:
    """What an answer can be expected to bring, and how surely."""
    w, points = words(lang), figure(one.points, lang, 1)
    if not one.sure:
        return w("page-expected-unsure", points=points)
    if one.low is None or one.high is None:
        return w("page-expected-searched", points=points)
    return w("page-expected", points=points, low=figure(one.low, lang, 1), high=figure(one.high, lang, 1))
