"""The course of points at the end of a game."""

from __future__ import annotations

import meadhall
from meadhall.bots.played import points, record
from meadhall.bots.review import Review
from meadhall.engine import SPECTATOR, FastDice
from meadhall.pages.course import course, scorings
from meadhall.pages.frame import Eye, frame
from meadhall.pages.model import Seat, TableModel
from meadhall.pages.story import Story


def test_every_scoring_is_hatched_and_its_steps_lead_to_the_points_after_it() -> None:
    table, mind = meadhall.table("walhalla", 3, seed="course"), FastDice(4)
    while not table.over:
        legal = table.legal_actions()
        table.play(legal[mind.below(len(legal))])
    model = TableModel("here", "Birka", table, [Seat("human", "", name) for name in table.names])
    for seat in (SPECTATOR, 0):
        f, review = frame(model, Eye(seat, "en", "wide")), Review((seat,), (), 3, table.ply)
        review.points[seat] = now = points(table.game, record(table), seat)
        model.review, story = review, Story(review, seat)
        found = scorings(f, story)
        assert [ply + 1 for ply in found] == list(table.scored)
        assert all(steps[-1] == list(now[ply + 1]) for ply, steps in found.items())
        assert all(len(steps) > 1 for steps in found.values())
        assert course(f).count('class="band"') == 2 * len(found)  # over the points and over the chances
