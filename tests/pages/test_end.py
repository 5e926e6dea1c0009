"""The result: the sentence, shared places, what broke a tie, and the two moments."""

from __future__ import annotations

import re
from functools import cache

import pytest

import meadhall
from meadhall.bots import make
from meadhall.bots.coach import BATCHES, Weighed
from meadhall.bots.review import PHASES, Review
from meadhall.bots.verdicts import BLUNDER, Outlook, Verdict
from meadhall.engine import SPECTATOR, Table
from meadhall.engine.game import Place
from meadhall.pages.end import end, ranks, sentence, tie
from meadhall.pages.frame import Eye, Frame, earlier, frame, replayed
from meadhall.pages.luck import luck
from meadhall.pages.model import Seat, TableModel
from meadhall.pages.moments import moments

NAMES = ("Astrid", "Bjarne", "Ragna", "Solveig")


@cache
def over(name: str) -> Table:
    """A finished game of four."""
    table = meadhall.table(name, 4, seed="the end", names=NAMES)
    minds = [make("greedy", table.game, seat) for seat in range(4)]
    while not table.over:
        table.play(minds[table.seat].choose(table.view(table.seat), table.legal_actions(), 1.0))
    return table


def seen(name: str, seat: int = 0, lang: str = "en") -> Frame:
    """The end as a seat sees it."""
    model = TableModel("here", "Birka", over(name), [Seat("human", "", who) for who in NAMES])
    return frame(model, Eye(seat, lang, "wide"))


def places(*rows: tuple[int, int, int, tuple[int, ...]]) -> list[Place]:
    """Seats with place, points and what breaks ties."""
    return [Place(seat=seat, place=place, points=points, figures=figures) for seat, place, points, figures in rows]


LEVEL = places((1, 1, 75, ()), (0, 2, 69, ()), (2, 2, 69, ()), (3, 4, 50, ()))


def test_level_seats_share_a_place_and_the_next_one_is_left_out() -> None:
    f = seen("walhalla")
    assert re.findall(r'class="rank">(\d)<', ranks(f, LEVEL)) == ["1", "2", "2", "4"]
    assert sentence(f, LEVEL) == "You came 2nd, 6 points behind Bjarne."
    assert tie(f, LEVEL) == "Level with Ragna at 69. Walhalla has no tie-break, so equals share the place."
    assert "level with you" in ranks(f, LEVEL)
    assert tie(seen("walhalla", 3), LEVEL) == ""  # neither the reader nor the winner is level with anybody


def test_what_broke_a_tie_is_told_with_everybodys_figures() -> None:
    broken = places((0, 1, 61, (7,)), (2, 2, 61, (4,)), (1, 3, 58, (9,)), (3, 4, 20, (0,)))
    assert sentence(seen("wikinger"), broken).startswith("You win with 61 points")
    said = tie(seen("wikinger"), broken)
    assert said.startswith("Level with Ragna at 61.")
    assert "you 7" in said
    assert "Ragna 4" in said
    assert "Bjarne" not in said
    german = tie(seen("wikinger", 2, "de"), broken)
    assert "Astrid 7" in german
    assert "du 4" in german
    watching = tie(seen("wikinger", SPECTATOR), broken)
    assert "Astrid 7" in watching
    assert "Ragna 4" in watching


def test_winners_who_are_level_in_everything_share_the_win() -> None:
    shared = places((0, 1, 61, (4,)), (2, 1, 61, (4,)), (1, 3, 58, (9,)), (3, 4, 20, (0,)))
    assert "Ragna" in sentence(seen("wikinger"), shared)
    assert re.findall(r'class="rank">(\d)<', ranks(seen("wikinger"), shared)) == ["1", "1", "3", "4"]
    assert "4" not in tie(seen("wikinger"), shared).removeprefix("Level with Ragna at 61.")


def reviewed(*found: Verdict, done: bool = True) -> Review:
    """A review that found this; or one that was begun only."""
    return Review((0,), (0,), 4, 1, phase=len(PHASES) if done else 0, verdicts=list(found), told=1)


def weighed(table: Table) -> Review:
    """A review whose chances are all alike."""
    batches = (0.25,) * BATCHES
    chances = [Weighed(0, seat, (0.25,) * 4, batches, 8) for seat in range(4)]
    won = [1.0 if seat in table.winners() else 0.0 for seat in range(4)]
    chances += [Weighed(table.ply, seat, tuple(won), (won[seat],) * BATCHES, 8) for seat in range(4)]
    return Review((0, 1, 2, 3), (0,), 4, table.ply, phase=len(PHASES), chances=chances, moments=[0, table.ply], told=1)


def decided(table: Table, ply: int, answer: int, other: int, won: bool) -> Verdict:
    """A verdict on an answer that won much against another one, or lost it."""
    mine, theirs = (0.62, 0.41) if won else (0.41, 0.62)
    ends = tuple(Outlook(one, share, 0, 1, 30, 29, 31) for one, share in ((answer, mine), (other, theirs)))
    if won:
        return Verdict(ply, 0, answer, answer, "best", 0, 0, 0, ends, (), None, other, 0.21, 0.21 - 0.073, 64)
    return Verdict(ply, 0, answer, other, BLUNDER, 0.21, 0.21 - 0.073, 0.21 + 0.073, ends, (), None, answer, 0, 0, 64)


def decisions(table: Table, seat: int, most: int) -> list[tuple[Verdict, Verdict]]:
    """Answers of a seat that had a choice, as if each had won something, and as if it had lost it."""
    found: list[tuple[Verdict, Verdict]] = []
    then = earlier(table, 0)
    for ply, move in enumerate(table.moves):
        legal = then.legal_actions()
        if move.seat == seat and len(legal) > 1 and len(found) < most:
            other = next(one for one in legal if one != move.action)
            both = (decided(table, ply, move.action, other, won) for won in (True, False))
            found.append((next(both), next(both)))
        then.play(move.action)
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["raids", "walhalla", "karvi"])
def test_best_moment_and_slip_are_told_with_figures_and_a_piece_of_the_board(name: str, lang: str) -> None:
    f, drawn = seen(name, lang=lang), 0
    for one, lost in decisions(f.table, 0, 6):
        f.model.review = reviewed(one, lost)
        made = str(moments(f))
        told = re.sub(r"<svg.*?</svg>", "", made, flags=re.DOTALL)
        for figure in ("62", "41", "8"):  # eight of a hundred, so sure is the difference
            assert len(re.findall(rf"\b{figure}\b", told)) >= 2
        assert made.count(f"/coach?ply={one.ply}") == 2
        assert "data-answer" not in made
        ids = re.findall(r' id="([^"]+)"', made)
        assert len(ids) == len(set(ids))
        assert all(name.startswith(("best-", "slip-")) for name in ids)
        drawn += made.count('data-cut="here"')
    assert drawn > 0


def test_without_a_clear_one_it_says_so_and_while_it_is_weighed_too() -> None:
    f = seen("raids")
    f.model.review = reviewed(done=False)
    weighing = str(moments(f))
    f.model.review = reviewed()
    assert str(moments(f)).count("could not be chance") == 2
    assert "could not be chance" not in weighing
    assert moments(seen("raids", SPECTATOR)) is None


def test_the_result_of_a_replay_has_no_rematch_and_says_the_same() -> None:
    f = seen("raids")
    then = replayed(f.model, earlier(f.table, f.table.ply), f.eye)
    heading = r"<h1[^>]*>([^<]+)"
    assert re.findall(heading, end(then)) == re.findall(heading, end(f))
    assert 'data-do="rematch"' in end(f)
    assert 'data-do="rematch"' not in end(then)
    assert "course" not in end(then), "nobody weighs it there"
    f.model.review = weighed(f.table)
    assert "course" in end(then), "but what was weighed is shown"
    assert "hidden" in end(replayed(f.model, earlier(f.table, f.table.ply - 1), f.eye))


def test_luck_and_decisions_lead_from_the_deal_to_the_result_and_add_up_as_they_are_printed() -> None:
    f = seen("raids")
    f.model.review = weighed(f.table)
    said = re.sub(r"<[^>]+>", " ", str(luck(f)))
    end_of = 100 if 0 in f.table.winners() else 0
    assert "25 % at the deal" in said
    assert f"{end_of} % in the end" in said
    assert f"decisions by {'+' if end_of else '−'}{abs(end_of - 25)} %" in said
    assert "The interval of luck holds 0" in said, "without a draw there is no luck to tell of"
    assert "+0" not in said
    told = str(luck(f))
    f.model.review = reviewed(done=False)
    weighing = str(luck(f))
    assert "being weighed" in weighing
    for part in ("<tr", "<svg", "<th", "<td", "judge"):  # so that nothing grows when the figures come
        assert weighing.count(part) == told.count(part), part
    assert not re.search(r"[+−±]", weighing), "no figure before it is weighed"
    watching = seen("raids", SPECTATOR)
    watching.model.review = weighed(f.table)
    assert "Bjarne" in str(luck(watching)), "an onlooker reads everybody's"
