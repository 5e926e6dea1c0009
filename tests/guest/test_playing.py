"""A program plays a seat from elsewhere by its link."""

from __future__ import annotations

import os
import shutil
import stat
import threading
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots.random import Random
from meadhall.cli import run
from meadhall.guest import hall as halls
from meadhall.guest import kept, playing
from meadhall.guest.hall import Hall, Link, read_link
from tests.server.conftest import PATIENCE, until
from tests.server.running import Server

OWN = """
from meadhall.bots import Bot

class Last(Bot):
    def choose(self, view, legal, budget):
        assert view.legal() == legal
        return legal[-1]

class Broken(Bot):
    def choose(self, view, legal, budget):
        raise ArithmeticError("two and two")

class Wild(Bot):
    def choose(self, view, legal, budget):
        return 10**9
"""

SLOW_HALL = (  # where a socket may say only two things at once
    "import sys; from meadhall.server.rate_limits import Limits; from meadhall.server.serving import Wish, serve; "
    "serve(Wish(port=int(sys.argv[1]), db=sys.argv[2], limits=Limits(frames=(100.0, 2.0))))"
)


def table(hall: Server, *kinds: str, game: str = "raids", **more: Any) -> tuple[str, dict[str, str]]:
    """A table with seats of these kinds; its id, and the links of its seats by number."""
    seats = [{"kind": kind, "level": "random", "at_once": True} for kind in kinds]
    made = hall.client.post("/api/tables", json={"game": game, "seats": seats, **more}).json()
    hall.client.cookies.clear()
    return made["table"], {seat: f"{hall.base}/join/{token}" for seat, token in made["tokens"].items()}


def own(folder: Path) -> str:
    """A file with bots of one's own."""
    (folder / "mine.py").write_text(OWN)
    return str(folder / "mine.py")


def test_a_program_plays_a_whole_game_by_its_link(hall: Server, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key, links = table(hall, "program", "bot")
    assert run(["bot", links["0"], f"{own(home)}:Last"]) == 0
    told = capsys.readouterr().out
    assert "The game is over: Last " in told
    assert "Won by" in told
    view = hall.client.get(f"/api/tables/{key}").json()
    assert view["finished"]
    assert (view["seats"][0]["kind"], view["seats"][0]["name"], view["seats"][0]["bot"]) == ("program", "Last", None)
    saga = hall.client.get(f"/t/{key}/saga").text
    assert '"players":["program"' in saga.replace(" ", "")
    if os.name == "posix":
        assert {stat.S_IMODE(file.stat().st_mode) for file in (home / "guest-seats").iterdir()} == {0o600}
    # the same call finds its seat again, and that all is said
    assert run(["bot", links["0"], f"{own(home)}:Last"]) == 0


def test_two_of_our_own_play_each_other_and_again(hall: Server, capsys: pytest.CaptureFixture[str]) -> None:
    key, links = table(hall, "program", "program", wait=True)
    calls = [threading.Thread(target=run, args=[["bot", link, "karl", "--rematch", "1"]]) for link in links.values()]
    for call in calls:
        call.start()
    for call in calls:
        call.join(PATIENCE)
    assert capsys.readouterr().out.count("The game is over: ") == 4
    view = hall.client.get(f"/api/tables/{key}").json()
    assert sorted(seat["name"] for seat in view["seats"]) == ["Karl", "Karl 2"]


def test_a_program_that_is_quicker_than_the_hall_allows_waits_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "SOONEST", 0.05)
    slow = Server(tmp_path / "hall.sqlite", serve=SLOW_HALL)
    try:
        key, links = table(slow, "program", "bot")
        link = read_link(links["0"])
        ended = playing.Guest(Hall(link.hall), *playing.sit(link, "Hasty"), lambda game: Random(1)).play()
        view = slow.client.get(f"/api/tables/{key}").json()
        assert view["finished"]
        assert view["points"] == ended.points
    finally:
        slow.close()


@pytest.mark.parametrize("bot", ["Broken", "Wild"])
def test_a_bot_that_fails_says_how_and_goes_on_when_it_is_mended(
    hall: Server, home: Path, capsys: pytest.CaptureFixture[str], bot: str
) -> None:
    key, links = table(hall, "program", "bot")
    assert run(["bot", links["0"], f"{own(home)}:{bot}"]) == 1
    errors = capsys.readouterr().err
    assert "the same call goes on" in errors
    assert ("ArithmeticError: two and two" in errors) == (bot == "Broken")
    assert run(["bot", links["0"], f"{own(home)}:Last"]) == 0
    assert hall.client.get(f"/api/tables/{key}").json()["finished"]


def test_refusals_are_one_sentence(hall: Server, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, links = table(hall, "program", "bot")
    mine = own(home)
    for call, said in (
        (["bot", "nonsense", "karl"], "is no link to a seat"),
        (["bot", links["0"], "loki"], "there is no bot 'loki'"),
        (["bot", links["0"], f"{mine}:Nobody"], "there is no class"),
        (["bot", links["0"][:-3] + "abc", "karl"], "no invitation of this hall"),
        (["bot", "http://127.0.0.1:9/join/abc", "karl"], "no hall answers at http://127.0.0.1:9"),
        (["bot", links["0"], "karl", "--components", "raids"], "GAME=FILE"),
    ):
        assert run(call) == 2
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1
    playing.sit(read_link(links["0"]), "Karl")
    shutil.rmtree(home / "guest-seats")  # somebody else, who has the link too
    assert run(["bot", links["0"], "karl"]) == 2
    assert "withdrawn or used" in capsys.readouterr().err


@pytest.mark.slow
def test_a_hall_that_is_killed_is_waited_for_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "SOONEST", 0.05)
    first = Server(tmp_path / "hall.sqlite")
    key, links = table(first, "program", "program")
    thought = [0]
    said: list[str] = []
    ended: list[playing.Ended] = []

    class Killing:
        def choose(self, view: Any, legal: list[int], budget: float) -> int:
            thought[0] += 1
            if thought[0] == 8:
                first.kill()
            return legal[0]

    def play(seat: str, make: Any) -> None:
        link = read_link(links[seat])
        at, token = playing.sit(link, f"Guest{seat}")
        ended.append(playing.Guest(Hall(link.hall), at, token, make, say=said.append).play())

    calls = [
        threading.Thread(target=play, args=("0", lambda game: Killing())),
        threading.Thread(target=play, args=("1", lambda game: Random(2))),
    ]
    for call in calls:
        call.start()
    until(lambda: first.process.poll() is not None)
    second = Server(tmp_path / "hall.sqlite", port=first.port)
    try:
        for call in calls:
            call.join(PATIENCE)
        assert len(ended) == 2
        assert ended[0].points == ended[1].points
        assert any("trying again" in one for one in said)
        assert "The hall is back." in said
        assert second.client.get(f"/api/tables/{key}").json()["finished"]
    finally:
        second.close()


def test_a_seat_given_to_somebody_else_ends_the_program(hall: Server) -> None:
    _, links = table(hall, "me", "program")
    link = read_link(links["1"])
    key, token = playing.sit(link, "Guest")
    guest = playing.Guest(Hall(link.hall), key, token, lambda game: Random(1))
    heard: list[str] = []

    def play() -> None:
        with pytest.raises(Exception) as refusal:
            guest.play()
        heard.append(str(refusal.value))

    call = threading.Thread(target=play)
    call.start()
    until(lambda: hall.client.get(f"/api/tables/{key}").json()["seats"][1]["present"])
    Hall(hall.base).post(f"/api/tables/{key}/links", {}, token)  # all links to it are worthless now
    call.join(PATIENCE)
    assert heard
    assert "somebody else now" in heard[0] or "withdrawn" in heard[0]


def test_components_that_differ_are_refused_before_anything_is_answered() -> None:
    guest = playing.Guest(Hall("http://localhost"), "x", "y", lambda game: Random(1))
    state = {"format": 1, "game": "raids", "rules": 1, "components": "0" * 16}
    with pytest.raises(Exception, match="other components"):
        guest.choose({"state": state, "answers": []})


def test_what_is_no_hall_is_told_apart() -> None:
    assert halls.refusal(502, b"<html>").passing
    assert not halls.refusal(404, b"[]").passing
    assert kept.seat_by(Link("http://nowhere", "x")) is None
