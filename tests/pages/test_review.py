"""The coach's pane: equal answers stand together, points where no answer wins, room that is kept."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.bots.review import PHASES, Review
from meadhall.bots.verdicts import SLIP, Glance, Outlook, Verdict
from meadhall.engine import Table
from meadhall.pages import review
from meadhall.pages.frame import Eye, Frame, earlier, replayed
from meadhall.pages.model import Seat, TableModel
from tests.late import late

Figures = tuple[float, float]  # chance and points


def decision(least: int) -> tuple[Table, int, list[int]]:
    """A finished game, a ply at which the first seat had so many answers at least, and those: the given one first."""
    whole = meadhall.load(late("raids", 50, 3))
    for ply, move in enumerate(whole.moves):
        legal = whole.earlier(ply).legal_actions()
        if move.seat == 0 and len(legal) >= least:
            return whole, ply, [move.action, *(one for one in legal if one != move.action)]
    raise AssertionError("nobody ever had so much to choose")


def seen(*figures: Figures, lang: str = "en", shape: str = "wide") -> dict[str, str]:
    """The page at a decision whose answers have these figures; the first was given, the bot's is the second."""
    whole, ply, answers = decision(len(figures))
    ends = [Outlook(one, share, share - 0.01, share + 0.01, points, points - 1, points + 1)
        for one, (share, points) in zip(answers, figures, strict=False)]  # fmt: skip
    loss = figures[1][0] - figures[0][0]
    one = Verdict(ply, 0, answers[0], answers[1], SLIP, loss, loss - 0.01, loss + 0.01,
        tuple(sorted(ends, key=lambda at: -at.chance)), games=64)  # fmt: skip
    glance = Glance(ply, 0, answers[0], answers[1], loss, loss, loss, (), len(answers))
    known = Review((0,), (0,), whole.seats, whole.ply, phase=len(PHASES), verdicts=[one], glances=[glance], told=1)
    return parts(whole, ply, known, lang, shape)


def parts(whole: Table, ply: int, known: Review, lang: str = "en", shape: str = "wide") -> dict[str, str]:
    model = TableModel("here", "Birka", whole, [Seat("human", "", who) for who in whole.names])
    model.review = known
    f: Frame = replayed(model, earlier(whole, ply), Eye(0, lang, shape))
    return {name: str(made) for name, made in review.parts(f, 0).items()}


def rows(pane: str) -> list[str]:
    """The answers with whiskers, in words."""
    table = pane[pane.index('class="weighs"') : pane.index("<tfoot")]
    return [words(row) for row in re.findall(r"<tr.*?</tr>", table, re.DOTALL)]


def words(markup: str) -> str:
    return " ".join(re.sub(r"<svg.*?</svg>|<[^>]+>", " ", markup, flags=re.DOTALL).split())


def test_answers_that_came_to_the_same_in_every_game_stand_together_and_say_how_many() -> None:
    pane = seen((0.2, 30), (0.5, 33), (0.5, 33), (0.1, 30), (0.1, 30), (0.1, 30))["pane"]
    found = rows(pane)
    assert len(found) == 3
    assert "the same in every game" in found[0]
    assert "Strongest bot" in found[0]
    assert "and “" in found[0], "the other one is named"
    assert "the same" not in found[1]
    assert "and 2 more: the same in every game" in found[2]
    assert len(rows(seen((0.2, 30), (0.5, 33), (0.5, 33), (0.1, 30), lang="de")["pane"])) == 3


def test_answers_of_the_same_chance_with_other_points_stay_apart() -> None:
    assert len(rows(seen((0.2, 30), (0.5, 33), (0.5, 32), (0.1, 30))["pane"])) == 4


def test_all_answers_are_counted_once_whether_they_stand_together_or_not() -> None:
    _, _, answers = decision(5)
    left = len(answers) - 5
    assert left > 0
    assert f">{left} more<" in seen((0.2, 30), (0.5, 33), (0.5, 33), (0.1, 30), (0.1, 29))["pane"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_where_no_answer_wins_points_are_compared_everywhere(lang: str) -> None:
    made = seen((0.001, 30.0), (0.002, 34.5), (0.0, 36.0), lang=lang)
    lost, best = ("−4.5 pts", "34.5 pts") if lang == "en" else ("−4,5 P.", "34,5 P.")
    for name in ("pane", "deeds", "chance-strip"):
        assert lost in made[name], name
    assert best in made["board"]
    assert "%<" not in made["board"]
    found = rows(made["pane"])
    assert [re.findall(r"\d\d[.,]\d", row)[0].replace(",", ".") for row in found] == ["36.0", "34.5", "30.0"]


def test_where_one_answer_wins_now_and_then_chances_are_compared() -> None:
    made = seen((0.01, 30.0), (0.03, 34.5))
    assert "−2 %" in made["pane"]
    assert "pts" not in "".join(made.values())
