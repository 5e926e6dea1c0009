"""Two truths behind one view: whatever is hidden, every byte somebody gets is the same."""

from __future__ import annotations

import random
from pathlib import Path

from starlette.testclient import TestClient

import meadhall
from meadhall.engine.dice import FastDice
from meadhall.engine.registry import games
from meadhall.engine.state import SPECTATOR
from meadhall.server.app import application
from meadhall.server.serving import make_house
from tests.seeds import Fixed
from tests.server.conftest import CLIENT, HEADERS, loose, sit
from tests.server.test_secrets import shown


def two_truths(pairs: int, folder: Path, chance: random.Random) -> dict[str, int]:
    """So many pairs, over all games."""
    house = make_house(f"sqlite:///{folder / 'truths.sqlite'}", limits=loose(), seeds=Fixed("truths"), names=[CLIENT])
    found = 0
    with TestClient(application(house), headers=HEADERS) as client:
        while found < pairs:
            for name in games():
                seats = max(meadhall.game(name).seats)
                first, *_ = sit(client, name, "m" + "f" * (seats - 1), at_once=True)
                live = house.hall.tables[first.table]
                for _ in range(chance.randrange(1, 40)):
                    if not live.table.over:
                        live.table.play(chance.choice(live.table.legal_actions()))
                truth = live.table.state
                for seat in (*range(seats), SPECTATOR):
                    live.table.state = truth
                    real = shown(live, seat)
                    live.table.state = truth.redacted(seat).imagined(FastDice(chance.randrange(2**30)))
                    live.table.state.log = truth.log
                    assert shown(live, seat) == real, f"{name}: seat {seat} sees which truth it is"
                    found += 1
                live.table.state = truth
    return {"pairs_of_truths": found, "told_apart": 0}
