"""Looking into arrays of one's own: the same numbers, whatever type holds them; what cannot hold them is refused."""

from __future__ import annotations

import numpy as np
import pytest

import meadhall
from meadhall import envs
from meadhall.engine import BadSetup
from tests.envs.every import every_game


@every_game
def test_arrays_of_every_kind_get_the_same_numbers(name: str) -> None:
    table = meadhall.table(name, seats=3, seed="looked at")
    looking = envs.observer(name, 3)
    seen = looking.seen(table.state, table.seat)
    assert np.flatnonzero(seen["action_mask"]).tolist() == table.legal_actions()
    for kind in (np.int16, np.int32, np.float32):
        out, mask = np.full(len(seen["observation"]), 77, kind), np.ones(len(seen["action_mask"]), np.bool_)
        looking.into(table.view(table.seat), table.seat, out, mask)
        assert (out == seen["observation"]).all()
        assert (mask == seen["action_mask"].astype(bool)).all()


def test_bytes_do_where_every_number_fits() -> None:
    table, looking = meadhall.table("raids", seats=3, seed="bytes"), envs.observer("raids", 3)
    out = np.zeros(looking.setting.encoding.size, np.uint8)
    looking.into(table.state, 0, out)
    assert (out == looking.seen(table.state, 0)["observation"]).all()


def test_who_is_not_asked_has_no_answers() -> None:
    table, looking = meadhall.table("raids", seats=3, seed="asked"), envs.observer("raids", 3)
    looking.seen(table.state, table.seat)
    assert not looking.seen(table.state, (table.seat + 1) % 3)["action_mask"].any()


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"out": np.zeros(3, np.int16)}, r"out is an array of 365 numbers, not \(3,\)"),
        ({"out": [0] * 365}, "not list"),
        ({"out": np.zeros(365, np.bool_)}, "which bool cannot"),
        ({"out": np.zeros(365, np.int16), "mask": np.zeros(3, np.int8)}, r"mask is an array of 105 numbers"),
        ({"out": np.zeros(365, np.int16), "seat": 3}, "seats are 0 to 2"),
        ({"out": np.broadcast_to(np.int16(0), (365,))}, "cannot be written to"),
    ],
)
def test_what_cannot_hold_it_is_refused(wish: dict[str, object], words: str) -> None:
    table, looking = meadhall.table("raids", seats=3, seed="refused"), envs.observer("raids", 3)
    given = {"state": table.state, "seat": 0, **wish}
    with pytest.raises(BadSetup, match=words):
        looking.into(**given)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="this state has 3 seats, not 2"):
        envs.observer("raids", 2).seen(table.state, 0)


def test_numbers_that_leave_a_byte_are_refused_bytes() -> None:
    table, looking = meadhall.table("karvi", seats=3, seed="wide"), envs.observer("karvi", 3)
    with pytest.raises(BadSetup, match="which uint8 cannot; int16 and float32 can"):
        looking.into(table.state, 0, np.zeros(looking.setting.encoding.size, np.uint8))
