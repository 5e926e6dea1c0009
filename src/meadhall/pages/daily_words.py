"""The daily deal in words, for pages, lists and the terminal."""

from __future__ import annotations

from datetime import date

from meadhall.bots.par import LEVELS, RIVAL, Par
from meadhall.engine.daily import Deal
from meadhall.engine.registry import game
from meadhall.look import show
from meadhall.pages.model import TableModel
from meadhall.pages.words import Words, words
from meadhall.words import speaker

PAR = LEVELS[-1]  # whose points are par


def dated(w: Words, day: date | str) -> str:
    """A day in words: 18 November 2026."""
    told = date.fromisoformat(day) if isinstance(day, str) else day
    return w("daily-date", day=str(told.day), month=told.month, year=str(told.year))


def titled(w: Words, day: date | str) -> str:
    """Which daily deal it is."""
    return w("daily-of", date=dated(w, day))


def began_as(w: Words, model: TableModel) -> str:
    """What all should know of how a table began, in a few words; "" where there is nothing to know."""
    if model.daily is not None:
        return titled(w, model.daily.day)
    return w(f"end-{model.began}") if model.began else ""


def called(lang: str, name: str) -> str:
    """What a game is called."""
    return speaker(lang, show(game(name))).say("game")


def described(lang: str, deal: Deal) -> str:
    """Game, seats and rivals, in a sentence."""
    w, rivals = words(lang), deal.seats - 1
    bot, level = w(f"page-so-many-{RIVAL}", n=rivals), w(f"page-so-many-{RIVAL}", n=1)
    return w("daily-what", game=called(lang, deal.game), seats=deal.seats, place=deal.seat + 1, rivals=rivals,
             bot=bot, level=level)  # fmt: skip


def shared(lang: str, deal: Deal, points: int, place: int, par: Par) -> str:
    """A result as text to send around; nothing of the deal is told."""
    return words(lang)(
        "daily-shared", day=deal.day.isoformat(), game=called(lang, deal.game), points=points, place=place,
        seats=deal.seats, par=str(par[PAR].points) if PAR in par else "none",
    )  # fmt: skip


def against(w: Words, points: int, par: Par) -> str:
    """How points compare with par; nothing while that is not known."""
    if PAR not in par:
        return ""
    ahead = points - par[PAR].points
    return w("daily-above" if ahead > 0 else "daily-below" if ahead < 0 else "daily-level", n=abs(ahead))
