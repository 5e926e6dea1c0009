"""What whoever runs the hall can see and do in its store: list, show, close, delete, sweep; with the hall open or not.

Everything here works on a connection of the store. A change names no version, for it holds the table's row while it is
made; the version goes up, so a hall that is open sees it, and an answer made for the table as it was is refused.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import sqlalchemy as sa

from meadhall.engine.errors import MeadhallError
from meadhall.engine.registry import Shelf
from meadhall.engine.state import OVER, SPECTATOR
from meadhall.engine.table import Table
from meadhall.pages.model import Notice
from meadhall.server.errors import NotFound, Refused
from meadhall.server.keeper import Saved
from meadhall.server.links import KEPT
from meadhall.server.live_table import rebuilt
from meadhall.server.notices import tell
from meadhall.server.schema import answers, seats, settings, tables
from meadhall.server.store import AT_ONCE, note, remove

State = Literal["running", "waiting", "finished", "closed", "file"]
STATES: Final[tuple[State, ...]] = ("running", "waiting", "finished", "closed", "file")
TOKEN: Final = "admin"  # the setting that holds the hash of the token for /admin
DAY: Final = 24 * 3600.0
MOST: Final = 100  # tables of a list, unless more are asked for


@dataclass(frozen=True)
class Sought:
    """Which tables to list."""

    game: str | None = None
    state: State | None = None
    older: float | None = None  # days since it was last played at
    player: str | None = None  # a part of the name of somebody who sits there
    most: int = MOST


def listed(connection: sa.Connection, sought: Sought, now: float | None = None) -> list[dict[str, Any]]:
    """Tables, those last played at first. Nothing here is a secret of a seat."""
    row = tables.c
    told = (row.id, row.name, row.game, row.created, row.touched, row.over, row.begun, row.asked, row.saga.is_not(None))
    query = sa.select(*told).order_by(row.touched.desc(), row.id)
    if sought.game is not None:
        query = query.where(row.game == sought.game)
    if sought.state is not None:
        query = query.where(_is(sought.state))
    if sought.older is not None:
        query = query.where(row.touched < (time.time() if now is None else now) - DAY * sought.older)
    if sought.player is not None:  # letters of all alphabets have large and small ones; not every store knows them
        wanted = sought.player.casefold()
        names = connection.execute(sa.select(seats.c.name).distinct()).scalars()
        query = query.where(
            row.id.in_(
                sa.select(seats.c.table_id).where(seats.c.name.in_([one for one in names if wanted in one.casefold()]))
            )
        )
    found = connection.execute(query.limit(sought.most)).all()
    people = _people(connection, [one.id for one in found])
    plies = _plies(connection, [one.id for one in found])
    return [
        {
            "table": one.id, "name": one.name, "game": one.game,
            "state": state_of(one.over, one.begun, one.asked, one[8]),
            "players": people.get(one.id, []), "answers": plies.get(one.id, 0), "created": one.created,
            "touched": one.touched,
        }
        for one in found
    ]  # fmt: skip


def counts(connection: sa.Connection) -> dict[str, int]:
    """How many tables there are in each state."""
    return {
        state: connection.execute(sa.select(sa.func.count()).select_from(tables).where(_is(state))).scalar_one()
        for state in STATES
    }


def state_of(over: bool, begun: bool, asked: int, from_file: bool) -> State:
    """What became of a table, by its row."""
    if from_file:
        return "file"
    if over:
        return "finished" if asked == OVER else "closed"
    return "running" if begun else "waiting"


def _is(state: State) -> sa.ColumnElement[bool]:
    row = tables.c
    if state == "file":
        return row.saga.is_not(None)
    if state in ("running", "waiting"):
        return sa.and_(row.saga.is_(None), row.over.is_(False), row.begun.is_(state == "running"))
    ended = row.asked == OVER if state == "finished" else row.asked != OVER
    return sa.and_(row.saga.is_(None), row.over.is_(True), ended)


def _people(connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    row = seats.c
    for one in connection.execute(sa.select(row.table_id, row.name).where(row.table_id.in_(ids)).order_by(row.seat)):
        found.setdefault(one.table_id, []).append(one.name)
    return found


def _plies(connection: sa.Connection, ids: Sequence[str]) -> dict[str, int]:
    row = answers.c
    query = sa.select(row.table_id, sa.func.count()).where(row.table_id.in_(ids)).group_by(row.table_id)
    return {one[0]: one[1] for one in connection.execute(query)}


# -- one table -------------------------------------------------------------------------------------------------------


def shown(saved: Saved, shelf: Shelf, reveal: bool = False) -> dict[str, Any]:
    """A table in figures: no hand, seed, link or token; `reveal` opens a game that is over."""
    row = saved.table
    state = state_of(row["over"], row["begun"], row["asked"], row["saga"] is not None)
    if reveal and state not in ("finished", "file"):
        raise Refused("hands can be revealed when the game is over, not before", "admin/running", 409)
    found: dict[str, Any] = {
        "table": row["id"], "name": row["name"], "game": row["game"], "state": state, "rules": row["rules"],
        "components": row["components"], "options": row["options"], "created": row["created"],
        "touched": row["touched"], "version": row["version"], "answers": len(saved.answers), "watch": row["watch"],
        "hints": row["hints"], "patience": row["patience"], "talk": len(saved.aside.talk) if saved.aside else 0,
        "seats": [
            {
                "seat": place["seat"], "name": place["name"], "kind": place["kind"],
                "bot": place["level"] if place["kind"] == "bot" else place["stand_in"], "joined": place["joined"],
                "host": place["host"], "seen": place["seen"],
            }
            for place in saved.seats
        ],
    }  # fmt: skip
    try:
        table = rebuilt(saved, shelf)
    except MeadhallError as error:  # dealt by rules that are not known here
        return found | {"trouble": str(error)}
    found["points"] = [int(table.view(SPECTATOR).points(seat)) for seat in range(table.seats)]
    if reveal:
        found |= {"seed": row["seed"], "winners": table.winners(), "position": table.position()}
    return found


def exported(saved: Saved, shelf: Shelf, truth: bool = False) -> str:
    """A table as a saga, which tells everything; of one that is not over only where that is wanted."""
    if saved.table["saga"] is not None:
        return str(saved.table["saga"])
    table: Table = rebuilt(saved, shelf)
    if not table.over and not truth:
        text = "this game is not over, and a saga holds every hand; --truth exports it all the same"
        raise Refused(text, "admin/running", 409)
    return str(table.saga())


def close(connection: sa.Connection, key: str) -> None:
    """End a game undecided: nobody answers there any more, its people are told and can still read it."""
    row = connection.execute(sa.select(tables).where(tables.c.id == key).with_for_update()).mappings().first()
    if row is None:
        raise unknown(key)
    if row["over"]:
        raise Refused(f"the table {key} is over already; nothing has changed", "admin/over", 409)
    told = row["notices"] or []
    news = Notice(told[-1]["number"] + 1 if told else 1, "closed", SPECTATOR, SPECTATOR, "", "")
    values = {"over": True, "begun": True, "notices": [*told, news._asdict()][-KEPT:], "version": row["version"] + 1}
    connection.execute(sa.update(tables).where(tables.c.id == key).values(**values, touched=time.time()))
    tell(connection, [(key, row["version"] + 1)])


def delete(connection: sa.Connection, key: str) -> None:
    """Delete a table with all that belongs to it."""
    if connection.execute(sa.select(tables.c.id).where(tables.c.id == key).with_for_update()).first() is None:
        raise unknown(key)
    remove(connection, key)
    tell(connection, [(key, None)])


def sweep(connection: sa.Connection, days: float, but: Sequence[str] = (), now: float | None = None) -> int:
    """Delete what ended so many days ago, never what is played or waits. Returns how many tables that were."""
    row = tables.c
    before = (time.time() if now is None else now) - DAY * days
    query = sa.select(row.id).where(row.over.is_(True), row.saga.is_(None), row.touched < before)
    found = [key for key in connection.execute(query.with_for_update()).scalars() if key not in but]
    for some in (found[k : k + AT_ONCE] for k in range(0, len(found), AT_ONCE)):
        remove(connection, *some)
        tell(connection, [(key, None) for key in some])
    return len(found)


def unknown(key: str) -> NotFound:
    """A refusal: no table has that id."""
    return NotFound(f"there is no table {key[:40]!r}; `meadhall admin list` names them", "table/unknown")


# -- the token of /admin ---------------------------------------------------------------------------------------------


def new_token(connection: sa.Connection) -> str:
    """A token for /admin, which alone is good from now on. The store keeps its hash, so it is told once."""
    token = secrets.token_urlsafe(32)
    note(connection, TOKEN, _hashed(token))
    return token


def may_enter(connection: sa.Connection, token: str) -> bool:
    """Whether a token opens /admin, found out in the same time whatever it is; none was made: nothing does."""
    kept = connection.execute(sa.select(settings.c.value).where(settings.c.key == TOKEN)).scalar()
    return hmac.compare_digest(_hashed(token), kept or "") and kept is not None


def _hashed(token: str) -> str:
    return hashlib.sha256(f"meadhall admin {token}".encode(errors="replace")).hexdigest()
