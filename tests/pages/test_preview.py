"""What an answer would do, as a phone tells it before it is given."""

from __future__ import annotations

import meadhall
from meadhall.engine.dice import FastDice
from meadhall.look import show
from meadhall.pages.model import USUAL, Seat, TableModel
from meadhall.pages.preview import BRINGS, preview
from meadhall.words import speaker


def test_who_moves_then_or_what_is_left_is_told_of_every_answer_that_has_a_kind() -> None:
    table, mind = meadhall.table("karvi", 3, seed="kinds"), FastDice(2)
    look = show(table.game)
    speak = speaker("en", look)
    kinds = set[str]()
    while not table.over and len(kinds) < 3:
        view, seat = table.view(table.seat), table.seat
        seats = [Seat("human" if one == seat else "bot", USUAL, name) for one, name in enumerate(table.names)]
        model = TableModel("here", "Birka", table, seats)
        for action in table.legal_actions():
            group, band = look.group(view, action), look.band(view, action)
            if group is None or band is None:
                continue
            brings = preview(model, seat, table.game.actions.text(action), "en", "tall")["brings"]
            assert 1 < len(brings) <= BRINGS
            assert brings[-1]["text"] == speak.say(band.words, table.names, seat)
            kinds.add(group)
        legal = table.legal_actions()
        table.play(legal[mind.below(len(legal))])
    assert len(kinds) >= 3
