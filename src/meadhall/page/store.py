"""The store of the page: tables in memory, every row on the device before anybody hears of it.

A row is a text under a key; `Disk` keeps such texts, all of a transaction or none (in the browser it is IndexedDB). Of
tables that nobody looks at the answers stay there until they are asked for.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, Protocol

import msgspec

from meadhall.bots.ahead import Step
from meadhall.pages.model import Plan
from meadhall.server.keeper import Change, Conflict, Given, Saved
from meadhall.server.listed import Aside, Entry, Occupant
from meadhall.server.plan_rows import PlanRow, Waiting

TABLE, SEAT, ANSWER, TALK, PLAN, REVIEW = "table/", "seat/", "answer/", "talk/", "plan/", "review/"
COMPONENTS, SETTING = "box/", "set/"
UNSAID = {"thinker": None, "winners": None, "changed": None, "aside": None, "daily": None}  # not in every row
# Columns that older pages did not have, and what their rows mean by that: a device skips any number of versions.
LATER: Mapping[str, Mapping[str, Any]] = {TABLE: UNSAID, SEAT: {}, PLAN: {}}

Row = dict[str, Any]


class DiskFailed(Exception):
    """The device keeps nothing just now: it is full, or somebody else has opened the hall."""


class Disk(Protocol):
    """Where rows are kept."""

    async def commit(self, rows: Mapping[str, str | None]) -> None:
        """Keep some texts and forget others, all or none; on return that has happened. Raises `DiskFailed`."""

    async def read(self, start: str) -> dict[str, str]:
        """Every text whose key begins so, in the order of the keys."""


class PageStore:
    """Fulfils `server.keeper.Keeper` on a disk of texts."""

    failure: type[Exception] = DiskFailed

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self._tables: dict[str, Row] = {}
        self._seats: dict[str, dict[int, Row]] = {}
        self._plans: dict[tuple[str, int], Row] = {}
        self._one = asyncio.Lock()  # one change at a time: what is checked is still true when it is kept

    async def start(self) -> None:
        """Read the tables, without their answers."""
        for key, text in (await self.disk.read(TABLE)).items():
            self._tables[key.removeprefix(TABLE)] = {**LATER[TABLE], **msgspec.json.decode(text)}
        for kind, keep in ((SEAT, self._seat), (PLAN, self._plan)):
            for key, text in (await self.disk.read(kind)).items():
                table, _, number = key.removeprefix(kind).rpartition("/")
                keep(table, int(number), {**LATER[kind], **msgspec.json.decode(text)})

    def _seat(self, table: str, number: int, row: Row) -> None:
        self._seats.setdefault(table, {})[number] = row

    def _plan(self, table: str, number: int, row: Row) -> None:
        self._plans[table, number] = row

    async def stop(self) -> None:
        """Nothing waits to be written."""

    # -- writing -----------------------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> None:
        """Keep a change, all of it or nothing."""
        key = change.table
        async with self._one:
            row = self._tables.get(key)
            if row is None or row["version"] != change.version:
                raise Conflict
            now = time.time()
            fresh = {**row, **change.values, "version": change.version + 1, "touched": now}
            places = {number: {**self._seats[key][number], **values} for number, values in change.seats.items()}
            told: dict[str, str | None] = {TABLE + key: _text(fresh)}
            told |= {f"{SEAT}{key}/{number}": _text(place) for number, place in places.items()}
            if change.undo is not None:
                told |= {name: None for name in await self.disk.read(f"{ANSWER}{key}/") if _last(name) >= change.undo}
            for number, answer in enumerate(change.answers):
                together = number > 0 or change.joins
                told[f"{ANSWER}{key}/{change.ply + number:06}"] = _text([change.seat, answer, together, now])
            await self.disk.commit(told)
            self._tables[key] = fresh
            self._seats[key] |= places

    async def add(
        self, table: Mapping[str, Any], places: Sequence[Mapping[str, Any]], given: Sequence[Given] = ()
    ) -> None:
        """A new table with its seats and what was answered before."""
        key, now = str(table["id"]), time.time()
        async with self._one:
            if key in self._tables:
                raise Conflict
            row = {**UNSAID, **table}
            seats = {int(place["seat"]): {"table_id": key, **place} for place in places}
            told: dict[str, str | None] = {f"{SEAT}{key}/{number}": _text(place) for number, place in seats.items()}
            for ply, (seat, answer) in enumerate(given):
                told[f"{ANSWER}{key}/{ply:06}"] = _text([seat, answer, False, now])
            await self.disk.commit({TABLE + key: _text(row), **told})
            self._tables[key], self._seats[key] = row, seats

    async def touch(self, key: str) -> bool:
        """Note that somebody looks at a table."""
        return await self._note(key, touched=time.time())

    async def _note(self, key: str, **values: Any) -> bool:
        async with self._one:
            if key not in self._tables:
                return False
            fresh = {**self._tables[key], **values}
            await self.disk.commit({TABLE + key: _text(fresh)})
            self._tables[key] = fresh
            return True

    async def remove(self, key: str) -> None:
        """Delete a table with all that belongs to it."""
        async with self._one:
            rows = [
                name for kind in (SEAT, ANSWER, TALK, PLAN, REVIEW) for name in await self.disk.read(f"{kind}{key}/")
            ]
            await self.disk.commit(dict.fromkeys([TABLE + key, *rows]))
            self._tables.pop(key, None)
            self._seats.pop(key, None)
            self._plans = {whose: row for whose, row in self._plans.items() if whose[0] != key}

    async def forget_sagas(self, before: float) -> None:
        """Games from files stay here: it is the reader's own device."""

    async def forget_finished(self, days: float, but: Sequence[str]) -> None:
        """Games that are over stay until somebody deletes them."""

    async def say(self, key: str, line: Mapping[str, Any], keep: int) -> None:
        """Keep what somebody said."""
        async with self._one:
            there = await self.disk.read(f"{TALK}{key}/")
            name, old = f"{TALK}{key}/{line['number']:06}", int(line["number"]) - keep
            if name in there:
                raise Conflict
            gone = dict.fromkeys(one for one in there if _last(one) <= old)
            await self.disk.commit({**gone, name: _text({"table_id": key, **line})})

    async def ping(self) -> None:
        """Raise if nothing can be written."""
        await self.disk.commit({f"{SETTING}pinged": secrets.token_hex(8)})

    async def seen(self, key: str, place: int, at: float) -> None:
        """Note when a seat was last used."""
        async with self._one:
            row = {**self._seats[key][place], "seen": at}
            await self.disk.commit({f"{SEAT}{key}/{place}": _text(row)})
            self._seats[key][place] = row

    async def review(self, key: str) -> Row | None:
        """The review of a table; None when there is none."""
        found = (await self.disk.read(f"{REVIEW}{key}/")).values()
        return next((msgspec.json.decode(text) for text in found), None)

    async def keep_review(self, key: str, row: Mapping[str, Any]) -> bool:
        """Keep it, in the place of the one before."""
        async with self._one:
            await self.disk.commit({f"{REVIEW}{key}/0": _text(row)})
        return True

    async def keep(self, texts: Mapping[str, str]) -> None:
        """Keep component files that are not there yet."""
        there = await self.disk.read(COMPONENTS)
        fresh: dict[str, str | None] = {
            COMPONENTS + digest: text for digest, text in texts.items() if COMPONENTS + digest not in there
        }
        if fresh:
            await self.disk.commit(fresh)

    async def setting(self, key: str) -> str:
        """A secret of this store, made when first asked for."""
        found = (await self.disk.read(SETTING + key)).get(SETTING + key)
        if found is None:
            found = secrets.token_hex(32)
            await self.disk.commit({SETTING + key: found})
        return found

    # -- reading -----------------------------------------------------------------------------------------------------

    async def read(self, key: str, whole: bool = True) -> Saved | None:
        """A table with its seats and answers."""
        row = self._tables.get(key)
        if row is None:
            return None
        given = [msgspec.json.decode(text) for text in (await self.disk.read(f"{ANSWER}{key}/")).values()]
        together = frozenset(ply for ply, one in enumerate(given) if one[2])
        seats = [dict(place) for _, place in sorted(self._seats[key].items())]
        saved = Saved(dict(row), seats, [one[1] for one in given], together)
        if not whole:
            return saved
        return replace(saved, components=await self.components(row["components"]), aside=await self.aside(key))

    async def aside(self, key: str) -> Aside | None:
        """What was said at a table."""
        if key not in self._tables:
            return None
        said = [msgspec.json.decode(text) for text in (await self.disk.read(f"{TALK}{key}/")).values()]
        return Aside(said, frozenset(), {})

    async def components(self, digest: str) -> str | None:
        """A component file that was kept."""
        return (await self.disk.read(COMPONENTS + digest)).get(COMPONENTS + digest)

    async def entries(self, ids: Sequence[str]) -> dict[str, Entry]:
        """Those of some tables that there are."""
        return {key: _entry(self._tables[key]) for key in ids if key in self._tables}

    async def people(self, ids: Sequence[str]) -> dict[str, list[Occupant]]:
        """Who sits at some tables."""
        return {
            key: [
                Occupant(one["kind"], one["level"], one["name"], one["joined"], one["hidden"])
                for _, one in sorted(self._seats.get(key, {}).items())
            ]
            for key in ids
        }

    async def to_watch(self, since: float, but: Sequence[str], most: int) -> list[Entry]:
        """Running tables that anybody may watch: those of bots alone, for nobody else is here."""
        found = [
            row
            for key, row in self._tables.items()
            if row["watch"] and not row["over"] and row["begun"] and row["touched"] > since and key not in but
        ]
        return [_entry(row) for row in sorted(found, key=lambda row: -row["touched"])[:most]]

    async def programs_games(self, most: int) -> list[dict[str, Any]]:
        """No program has a seat here."""
        return []

    async def out_of_patience(self, now: float, minute: float, most: int, skip: int) -> list[tuple[str, float]]:
        """Nobody is waited for in vain: all sit at this device."""
        return []

    # -- plans -------------------------------------------------------------------------------------------------------

    async def write(self, row: PlanRow, instead_of: PlanRow | None = None) -> bool:
        """Keep a plan in the place of the one before, or of a certain one only; one without steps goes."""
        name, plan = f"{PLAN}{row.table}/{row.seat}", row.plan
        async with self._one:
            if instead_of is not None and self.plan(row.table, row.seat) != instead_of:
                return False
            if not plan.steps:
                await self.disk.commit({name: None})
                self._plans.pop((row.table, row.seat), None)
                return True
            kept = {
                "nonce": row.nonce, "steps": [list(step) for step in plan.steps], "ask_if": list(plan.ask_if),
                "marks": dict(row.marks), "stopped": plan.stopped,
            }  # fmt: skip
            await self.disk.commit({name: _text(kept)})
            self._plans[row.table, row.seat] = kept
            return True

    def plan(self, table: str, seat: int) -> PlanRow | None:
        """A seat's plan."""
        row = self._plans.get((table, seat))
        if row is None:
            return None
        steps = tuple(Step(question, answer) for question, answer in row["steps"])
        return PlanRow(table, seat, row["nonce"], Plan(steps, tuple(row["ask_if"]), row["stopped"]), row["marks"])

    def waiting(self) -> list[Waiting]:
        """The questions that have come and are answered by a plan."""
        asked = [(self._tables[table], seat) for (table, seat), plan in self._plans.items() if plan["stopped"] == ""]
        return [
            Waiting(row["id"], seat, row["version"]) for row, seat in asked if row["asked"] == seat and not row["over"]
        ]


class PagePlans:
    """Fulfils `server.plan_rows.PlanKeeper` on the same store."""

    def __init__(self, store: PageStore) -> None:
        self.store = store

    async def write(self, row: PlanRow, instead_of: PlanRow | None = None) -> bool:
        """Keep a plan."""
        return await self.store.write(row, instead_of)

    async def read(self, table: str, seat: int) -> PlanRow | None:
        """A seat's plan."""
        return self.store.plan(table, seat)

    async def waiting(self) -> list[Waiting]:
        """The questions that have come and are answered by a plan."""
        return self.store.waiting()


def _text(row: object) -> str:
    return msgspec.json.encode(row).decode()


def _last(key: str) -> int:
    return int(key.rpartition("/")[2])


def _entry(row: Row) -> Entry:
    return Entry(**{one.name: row[one.name] for one in fields(Entry)})
