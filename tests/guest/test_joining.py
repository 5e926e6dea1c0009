"""A person joins a hall's table from the terminal, by its link."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from meadhall.guest.hall import Hall, Refusal, read_link
from meadhall.guest.playing import sit
from meadhall.tui.hall import HallScreen, HallSeat, first_view
from tests.guest.test_playing import table
from tests.server.running import Server
from tests.tui.screens import Seen, run
from tests.tui.terminal import Terminal


@pytest.mark.slow
def test_a_table_of_a_hall_is_played_from_the_terminal(hall: Server) -> None:
    _, links = table(hall, "friend", "bot")
    link = read_link(links["0"])
    outside = Hall(link.hall)
    key, token = sit(link, "Ylva", program=False)
    assert sit(link, "Somebody", program=False) == (key, token)  # the same call comes back to the seat

    def connect() -> ClientConnection:
        return outside.live(key, token, "program", "de")

    ground = HallSeat(first_view(connect), "de", lambda: outside.log(key, token, "de"))

    async def steps(seen: Seen) -> None:
        for _ in range(3):
            await seen.until(lambda: ground.told["prompt"] == "answer")
            assert "Ylva" in seen.text
            ply = ground.told["ply"]
            await seen.press("enter")
            await seen.until(lambda ply=ply: ground.told["ply"] > ply)  # type: ignore[misc]
        assert any("Du " in line for line in ground.log())  # in the reader's language

    run(lambda: HallScreen(ground, connect), steps, (100, 30))
    again = HallSeat(first_view(connect), "de", lambda: outside.log(key, token, "de"))
    assert again.log()[: len(ground.log())] == ground.log()  # who comes back reads all of it


@pytest.mark.slow
def test_a_whole_game_of_a_hall_is_played_by_keys(hall: Server, home: Path) -> None:
    key, links = table(hall, "friend", "bot")
    join = f"{sys.executable} -m meadhall join {links['0']} --name Ylva --lang en"
    terminal = Terminal((80, 24), f"MEADHALL_HOME={home} {join}")
    try:
        terminal.until("The game is over.", "Up", "Enter")
    finally:
        terminal.close()
    view = hall.client.get(f"/api/tables/{key}").json()
    assert view["over"]
    assert view["seats"][0]["name"] == "Ylva"


def test_a_link_that_leads_to_no_table_is_refused(hall: Server) -> None:
    with pytest.raises(Refusal):
        sit(read_link(f"{hall.base}/join/nothing"), "Ylva", program=False)
