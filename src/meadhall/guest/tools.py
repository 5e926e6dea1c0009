"""The tools that a program of the Model Context Protocol gets: find, make and join tables, look, answer, wait, read.

Needs the extra `mcp`; whoever may lack it imports this module late.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from mcp.server.mcpserver import Context, Image, MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import meadhall
from meadhall.engine.errors import MeadhallError
from meadhall.guest.hall import Refusal, read_link
from meadhall.guest.ways import Way

ABOUT = (
    "Meadhall: five Viking board games by their real rules. Make a table against bots (make_table) or take a seat by a "
    "link (join_table). Then, until the game is over: wait_for_turn, look, answer. Answers have names such as sail:7; "
    "look lists those that are possible, why_not tells why another is not, read_rules has the rules."
)
SEAT = "seat: what make_table or join_table gave you; it is yours alone"
LONGEST = 50  # seconds of waiting


class Tools:
    """The tools, for one way to a hall. `remembers`: one program alone is served, so its last seat need not be said."""

    def __init__(self, way: Callable[[Any], Way], remembers: bool) -> None:
        self.way, self.remembers, self.last = way, remembers, ""

    async def games(self, ctx: Context) -> str:
        """The games that can be played: players, minutes, options, and the bots there are, weakest first."""
        found = await self._ask(ctx, "/api/games")
        kept = ("game", "name", "about", "seats", "minutes", "options", "bots")
        return json.dumps([{key: one[key] for key in kept} for one in found], ensure_ascii=False)

    async def tables(self, ctx: Context) -> str:
        """Running tables of this hall that anybody may watch; look(table=…) shows one."""
        return json.dumps(await self._ask(ctx, "/api/tables"), ensure_ascii=False)

    async def make_table(
        self, ctx: Context, game: str, bots: list[str] | None = None, friends: int = 0, name: str = "",
        options: dict[str, Any] | None = None,
    ) -> str:  # fmt: skip
        """Deal a table and sit down: against `bots` (their levels, e.g. ["karl", "skald"]) and so many `friends`, whose
        links you get to hand on. Gives your `seat`.
        """
        seats = [{"kind": "program"}, *({"kind": "friend"} for _ in range(friends))]
        seats += [{"kind": "bot", "level": level} for level in bots or ()]
        made = await self._ask(ctx, "/api/tables", {"game": game, "seats": seats, "options": options or {}})
        told = await self._sit(ctx, made["tokens"].pop("0"), name)
        address = self.way(ctx).address
        links = [f"{address}/join/{token}" for token in made["tokens"].values()]
        return told + "".join(f"\nlink for a friend: {link}" for link in links)

    async def join_table(self, ctx: Context, link: str, name: str = "") -> str:
        """Sit down by the link of a host (http://HALL/join/TOKEN), shown to all as a program. Gives your `seat`."""
        try:
            found = read_link(link)
        except MeadhallError as error:
            raise ToolError(str(error)) from None
        return await self._sit(ctx, found.token, name)

    async def look(self, ctx: Context, seat: str = "", table: str = "", answers: bool = True, lang: str = "en") -> str:
        """What you may know of the table, as text: the question, the board, everybody's things, and, unless answers is
        false, what may be answered now. With `table` instead of a seat: as anybody may see it.
        """
        key, token = self._whose(seat, table)
        told = await self._ask(
            ctx, f"/api/tables/{key}/text", None, token, lang=lang, answers="yes" if answers else "no"
        )
        return f"[ply {told['ply']}, you may: {told['prompt']}]\n{told['text']}"

    async def picture(self, ctx: Context, seat: str = "", table: str = "", lang: str = "en") -> Any:
        """The same as a picture (PNG)."""
        key, token = self._whose(seat, table)
        painted = await self._ask(ctx, f"/api/tables/{key}/picture", None, token, lang=lang, form="png")
        return Image(data=painted, format="png")

    async def legal_answers(self, ctx: Context, seat: str = "", lang: str = "en") -> str:
        """What you may answer now, with a sentence for each; none when it is not your turn."""
        key, token = self._whose(seat)
        view = await self._ask(ctx, f"/api/tables/{key}", None, token, lang=lang)
        return json.dumps(
            {"ply": view["ply"], "question": view["question"], "answers": view["answers"], "over": view["finished"]},
            ensure_ascii=False,
        )

    async def answer(self, ctx: Context, answers: list[str], seat: str = "", ply: int | None = None) -> str:
        """Answer your question: one answer, or several in a row with nothing drawn and nobody asked between, all or
        none. With `ply` only if the table still stands there.
        """
        key, token = self._whose(seat)
        if ply is None:
            ply = (await self._ask(ctx, f"/api/tables/{key}", None, token))["ply"]
        view = await self._ask(ctx, f"/api/tables/{key}/answers", {"ply": ply, "answers": answers}, token)
        return _standing(view)

    async def wait_for_turn(self, ctx: Context, seat: str = "", seconds: int = 30) -> str:
        """Wait until it is your turn or the game is over, for at most 50 seconds; then say how it stands."""
        key, token = self._whose(seat)
        return _standing(
            await self._ask(ctx, f"/api/tables/{key}/wait", None, token, seconds=max(0, min(seconds, LONGEST)))
        )

    async def why_not(self, ctx: Context, answers: list[str], seat: str = "", lang: str = "en") -> str:
        """Why none of some answers can be given now, with the rule; "it can" where one can."""
        key, token = self._whose(seat)
        told = (await self._ask(ctx, f"/api/tables/{key}/why", None, token, answer=answers, lang=lang)).get("why")
        return "it can" if told is None else json.dumps(told, ensure_ascii=False)

    async def read_rules(self, ctx: Context, game: str, lang: str = "en") -> str:
        """The rules of a game: the goal, every numbered rule, every component and what it does."""
        return json.dumps(
            await self._ask(ctx, f"/api/games/{quote(game, safe='')}/rules", lang=lang), ensure_ascii=False
        )

    # -- how ---------------------------------------------------------------------------------------------------------

    async def _ask(
        self, ctx: Context, path: str, wish: object = None, token: str | None = None, **query: object
    ) -> Any:
        try:
            return await self.way(ctx).ask(path, wish, token, **query)
        except Refusal as refused:
            raise ToolError(f"{refused.code}: {refused}") from None
        except MeadhallError as error:
            raise ToolError(str(error)) from None

    async def _sit(self, ctx: Context, token: str, name: str) -> str:
        wish = {"program": True} | ({"name": name} if name else {})
        sat = await self._ask(ctx, f"/join/{quote(token, safe='')}", wish)
        if self.remembers:
            self.last = sat["token"]
        view = await self._ask(ctx, f"/api/tables/{sat['table']}", None, sat["token"])
        if view["waiting"] is not None:
            view = await self._ask(ctx, f"/api/tables/{sat['table']}/room", {"do": "ready"}, sat["token"])
        called = view["seats"][sat["seat"]]["name"]
        return f"seat: {sat['token']}\ntable: {sat['table']}, you are {called}\n{_standing(view)}"

    def _whose(self, seat: str, table: str = "") -> tuple[str, str | None]:
        """Table and token; a table alone is looked at by anybody."""
        if table and not seat:
            return quote(table, safe=""), None
        token = seat.removeprefix("seat:").strip() or self.last
        if not token:
            raise ToolError(f"say your seat ({SEAT})")
        return quote(token.partition(".")[0], safe=""), token


def _standing(view: dict[str, Any]) -> str:
    """How a table stands, in a few lines."""
    points = ", ".join(f"{seat['name']} {points}" for seat, points in zip(view["seats"], view["points"], strict=True))
    if view["finished"]:
        won = ", ".join(view["seats"][one]["name"] for one in view["winners"])
        return f"the game is over: {points}; won by {won}"
    if not view["begun"]:
        return "the game has not begun: its people wait for each other; wait_for_turn"
    told = [f"points: {points}", *view["events"]]
    if view["answers"]:
        offered = ", ".join(one["answer"] for one in view["answers"])
        return "\n".join([*told, f"your question (ply {view['ply']}): {view['question']}", f"possible: {offered}"])
    asked = view["seats"][view["asked"]]["name"] if view["asked"] is not None else "nobody"
    return "\n".join([*told, f"it is not your turn: {asked} is asked; wait_for_turn"])


def make_server(way: Callable[[Any], Way], remembers: bool = False) -> Any:
    """A server of the protocol with these tools."""
    made: MCPServer[Any] = MCPServer("Meadhall", instructions=ABOUT, version=meadhall.__version__, log_level="WARNING")
    tools = Tools(way, remembers)
    for tool in (
        tools.games, tools.tables, tools.make_table, tools.join_table, tools.look, tools.picture, tools.legal_answers,
        tools.answer, tools.wait_for_turn, tools.why_not, tools.read_rules,
    ):  # fmt: skip
        made.add_tool(tool, description=" ".join((tool.__doc__ or "").split()), structured_output=False)
    return made
