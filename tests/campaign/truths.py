"""Two truths behind one view: whatever is hidden, every byte somebody gets is the same."""

from __future__ import annotations

import random
from pathlib import Path

from starlette.testclient import TestClient

import meadhall
from meadhall.engine.registry import games
from meadhall.server.app import application
from meadhall.server.serving import make_house
from tests.contract.truths import pairs as truths
from tests.seeds import Fixed
from tests.server.conftest import CLIENT, HEADERS, loose, sit
from tests.server.test_secrets import shown

LONGEST = 40  # answers of a game that is looked into


def two_truths(pairs: int, folder: Path, chance: random.Random) -> dict[str, int]:
    """So many pairs, over all games."""
    house = make_house(f"sqlite:///{folder / 'truths.sqlite'}", limits=loose(), seeds=Fixed("truths"), names=[CLIENT])
    found = 0
    with TestClient(application(house), headers=HEADERS) as client:
        while found < pairs:
            for name in games():
                first, *_ = sit(client, name, "m" + "f" * (max(meadhall.game(name).seats) - 1), at_once=True)
                live = house.hall.tables[first.table]
                for viewer, table, twin in truths(live.table, f"{name} {chance.random()}", LONGEST):
                    if chance.random() < 0.1:
                        same = shown(live, twin, viewer) == shown(live, table, viewer)
                        assert same, f"{name}: seat {viewer} sees which truth it is"
                        found += 1
    return {"pairs_of_truths": found, "told_apart": 0}
