"""The Model Context Protocol, by the SDK's own client: a whole game of each, over stdio and over HTTP."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from mcp import Client, StdioServerParameters

from tests.server.conftest import PATIENCE
from tests.server.running import Server

SERVE = (
    "import sys; from meadhall.server.serving import Wish, serve; from meadhall.server.rate_limits import Limits; "
    "from tests.seeds import Fixed; "
    "serve(Wish(port=int(sys.argv[1]), db=sys.argv[2], seeds=Fixed('mcp'), limits=Limits.loose()))"
)


@pytest.fixture(scope="module")
def open_hall(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A hall without limits to speak of: games are played as fast as they can."""
    server = Server(tmp_path_factory.mktemp("mcp") / "hall.sqlite", serve=SERVE)
    yield server
    server.close()


async def call(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool says; a refusal fails."""
    result = await client.call_tool(tool, arguments)
    said = "\n".join(getattr(one, "text", "") for one in result.content)
    assert not result.is_error, said
    return said


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool refuses with."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return "\n".join(getattr(one, "text", "") for one in result.content)


async def whole_game(client: Client, game: str, number: int, say_seat: bool) -> str:
    """Play a game to its end, any answer that is possible; returns how it ended."""
    choices = random.Random(game)
    told = await call(client, "make_table", game=game, bots=["random"] * (number - 1), name="Unn")
    seat = told.partition("seat: ")[2].partition("\n")[0]
    mine = {"seat": seat} if say_seat else {}
    looked = False
    while "the game is over" not in told:
        if "possible: " not in told:
            told = await call(client, "wait_for_turn", **mine)
            continue
        offered = told.rpartition("possible: ")[2].split(", ")
        if not looked:
            looked = True
            text = await call(client, "look", **mine)
            assert "Unn" in text
            listed = json.loads(await call(client, "legal_answers", **mine))
            assert [one["answer"] for one in listed["answers"]] == offered
            assert len(await call(client, "look", answers=False, **mine)) < len(text)
        told = await call(client, "answer", answers=[choices.choice(offered)], **mine)
    return told


@pytest.mark.parametrize("game", ["karvi", "runes", "walhalla", "wikinger"])
@pytest.mark.slow
def test_a_whole_game_over_http(open_hall: Server, game: str) -> None:
    async def play() -> str:
        async with Client(f"{open_hall.base}/mcp") as client:
            return await whole_game(client, game, 3 if game == "walhalla" else 2, say_seat=True)

    assert "won by" in asyncio.run(asyncio.wait_for(play(), 4 * PATIENCE))


@pytest.mark.slow
def test_a_whole_game_over_stdio_without_a_server(home: Path) -> None:
    async def play() -> str:
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "meadhall", "mcp"], env={"MEADHALL_HOME": str(home)}
        )
        async with Client(command) as client:
            return await whole_game(client, "raids", 2, say_seat=False)

    assert "won by" in asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_two_programs_meet_at_a_hall_and_neither_gets_the_others_seat(open_hall: Server, home: Path) -> None:
    async def meet() -> None:
        at = ["-m", "meadhall", "mcp", "--hall", open_hall.base]
        command = StdioServerParameters(command=sys.executable, args=at, env={"MEADHALL_HOME": str(home)})
        async with Client(f"{open_hall.base}/mcp") as one, Client(command) as two:
            made = await call(one, "make_table", game="raids", friends=1, name="Unn")
            seat = made.partition("seat: ")[2].partition("\n")[0]
            link = made.partition("link for a friend: ")[2].strip()
            assert link.startswith(f"{open_hall.base}/join/")
            joined = await call(two, "join_table", link=link, name="Ylva")
            other = joined.partition("seat: ")[2].partition("\n")[0]
            table = seat.partition(".")[0]
            assert table in await call(one, "tables")
            for said in (
                await call(two, "look"),
                await call(one, "look", seat=seat),
                await call(two, "wait_for_turn", seconds=0),
                await call(one, "look", table=table),
            ):
                assert seat not in said
                assert other not in said
            assert "seat/withdrawn" in await refused(one, "join_table", link=link)
            asked, seats = (
                (one, {"seat": seat})
                if "possible" in await call(one, "wait_for_turn", seat=seat, seconds=0)
                else (two, {})
            )
            why = await refused(asked, "answer", answers=["sail:99"], **seats)
            assert "answer/illegal" in why
            assert re.search("rule|text", await call(asked, "why_not", answers=["feed"], **seats))
            assert "say your seat" in await refused(one, "look")
            picture = await one.call_tool("picture", {"seat": seat})
            assert picture.content[0].type == "image"

    asyncio.run(asyncio.wait_for(meet(), PATIENCE))


def test_games_and_rules_can_be_read_and_nonsense_is_refused(open_hall: Server) -> None:
    async def read() -> None:
        async with Client(f"{open_hall.base}/mcp") as client:
            assert "karvi" in [one["game"] for one in json.loads(await call(client, "games"))]
            assert "Wikinger" in await call(client, "read_rules", game="raids", lang="de")
            assert "game/unknown" in await refused(client, "read_rules", game="../tables")
            assert "table/setup" in await refused(client, "make_table", game="raids", bots=["loki"])
            assert "is no link" in await refused(client, "join_table", link="ftp://x/join/y")
            assert await refused(client, "look", seat="nowhere.0.a.b")
            listed = await client.list_tools()
            assert all(tool.description for tool in listed.tools)
            assert all("ctx" not in tool.input_schema["properties"] for tool in listed.tools)

    asyncio.run(asyncio.wait_for(read(), PATIENCE))


def test_foreign_pages_and_foreign_names_are_refused_as_everywhere(open_hall: Server) -> None:
    wish = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
    for headers, status, code in (
        ({"origin": "http://evil.example"}, 403, "request/origin"),
        ({"host": "evil.example"}, 421, "request/host"),
    ):
        reply = httpx.post(f"{open_hall.base}/mcp", json=wish, headers=headers, timeout=PATIENCE)
        assert (reply.status_code, reply.json()["code"]) == (status, code)
