"""The commands of whoever runs a hall. They work on its store, with the hall open or not."""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from meadhall.cli.app import AsJson, app
from meadhall.engine import MeadhallError

if TYPE_CHECKING:
    from meadhall.server.keeper import Saved
    from meadhall.server.store import Store

admin = typer.Typer(help="Look after a hall: its tables, backups, the token of its admin page.", no_args_is_help=True)
app.add_typer(admin, name="admin")

Db = Annotated[str | None, typer.Option(metavar="URL", help="database URL or file; else your data folder")]
Id = Annotated[str, typer.Argument(metavar="TABLE", help="the table's id, as `meadhall admin list` shows it")]
Yes = Annotated[bool, typer.Option("--yes", help="do not ask")]
Days = Annotated[float, typer.Option(metavar="DAYS", help="how long games stay after their end", min=0)]


@contextlib.contextmanager
def opened(db: str | None, new: bool = False) -> Iterator[Store]:
    """The store of a hall; one that is not there is refused, unless a new one is to be made."""
    from meadhall.server.opening import path_of
    from meadhall.server.serving import url_of
    from meadhall.server.store import Store

    url = url_of(db)
    path = path_of(url)
    if path is not None and not new and not path.is_file():
        raise MeadhallError(f"there is no store at {path}; name one with --db")
    store = Store(url)
    try:
        if not new:
            store.open()
        yield store
    finally:
        store.engine.dispose()


def found(store: Store, table: str) -> Saved:
    """A table's rows."""
    import asyncio

    from meadhall.server.admin import unknown

    saved = asyncio.run(store.read(table))
    if saved is None:
        raise unknown(table)
    return saved


@admin.command("list")
def list_tables(
    game: Annotated[str | None, typer.Option(help="of this game only")] = None,
    state: Annotated[
        Literal["running", "waiting", "finished", "closed", "file"] | None, typer.Option(help="in this state only")
    ] = None,
    older: Annotated[
        float | None, typer.Option("--older-than", metavar="DAYS", help="not played at for so long", min=0)
    ] = None,
    player: Annotated[str | None, typer.Option(metavar="NAME", help="where somebody of this name sits")] = None,
    most: Annotated[int, typer.Option(help="how many at most, those last played at first", min=1)] = 100,
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """List the tables of a hall."""
    from meadhall.server.admin import Sought, listed

    with opened(db) as store, store.engine.connect() as connection:
        rows = listed(connection, Sought(game, state, older, player, most))
    if as_json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    from rich.table import Table as Grid

    from meadhall.cli.lines import console

    grid = Grid("table", "game", "state", "answers", "players", "last played at")
    for row in rows:
        told = (row["table"], row["game"], row["state"], str(row["answers"]), ", ".join(row["players"]))
        grid.add_row(*told, moment(row["touched"]))
    console().print(grid)


@admin.command()
def show(
    table: Id,
    reveal: Annotated[bool, typer.Option("--reveal", help="of a game that is over: hands and seed too")] = False,
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Show a table: who sits there and how it stands, as an onlooker may know it. Never a link or token."""
    from meadhall.engine.registry import Shelf
    from meadhall.server.admin import shown

    with opened(db) as store:
        told = shown(found(store, table), Shelf(), reveal)
    if as_json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return
    points = told.get("points") or [None] * len(told["seats"])
    print(f"{told['table']}: {told['game']}, {told['state']}, {told['answers']} answers, version {told['version']}")
    print(f"set up {moment(told['created'])}, last played at {moment(told['touched'])}")
    for seat, own in zip(told["seats"], points, strict=True):
        who = f"bot {seat['bot']}" if seat["kind"] == "bot" else "here by link" if seat["joined"] else "invited"
        bot = f", {seat['bot']} plays" if seat["kind"] == "human" and seat["bot"] else ""
        print(f"  {seat['seat'] + 1}. {seat['name']} ({who}{bot}{', host' if seat['host'] else ''})", end="")
        print("" if own is None else f": {own} points")
    if "trouble" in told:
        print(f"It cannot be opened here: {told['trouble']}")
    if reveal:
        print(f"seed {told['seed']}")
        print(json.dumps(told["position"], indent=2, ensure_ascii=False))


@admin.command()
def close(table: Id, yes: Yes = False, db: Db = None) -> None:
    """End a running game undecided: nobody answers there any more, its people are told and can still read it."""
    from functools import partial

    from meadhall.server import admin as care

    with opened(db) as store:
        found(store, table)
        sure(f"Close the table {table} for good?", yes)
        store.change(partial(care.close, key=table))
    print(f"{table} is closed.")


@admin.command()
def delete(table: Id, yes: Yes = False, db: Db = None) -> None:
    """Delete a table with its answers, seats and talk."""
    from functools import partial

    from meadhall.server import admin as care

    with opened(db) as store:
        found(store, table)
        sure(f"Delete the table {table} for good?", yes)
        store.change(partial(care.delete, key=table))
    print(f"{table} is deleted.")


@admin.command()
def sweep(keep_finished: Days, yes: Yes = False, db: Db = None) -> None:
    """Delete games that ended long ago; never one that is played or waits."""
    from functools import partial

    from meadhall.server import admin as care

    with opened(db) as store:
        sure(f"Delete all games that ended more than {keep_finished:g} days ago?", yes)
        n = store.change(partial(care.sweep, days=keep_finished))
    print(f"{n} tables were deleted." if n != 1 else "1 table was deleted.")


@admin.command()
def export(
    table: Id,
    truth: Annotated[bool, typer.Option("--truth", help="also a game that is not over, with every hand")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="write it there instead of printing it")] = None,
    db: Db = None,
) -> None:
    """Give out a table as a saga."""
    from meadhall.engine.registry import Shelf
    from meadhall.places import write_safely
    from meadhall.server.admin import exported

    with opened(db) as store:
        text = exported(found(store, table), Shelf(), truth)
    if out is None:
        print(text, end="")
    else:
        write_safely(out, text)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="where to; it is as secret as the store itself")],
    force: Annotated[bool, typer.Option("--force", help="write over what lies there")] = False,
    db: Db = None,
) -> None:
    """Back up a whole store, also while the hall is open; the file can be restored into a store of any kind."""
    from meadhall.server.backup import backup as write

    with opened(db) as store:
        kept = write(store, file, force)
    print(f"{file}: {kept['tables']} tables with {kept['answers']} answers.")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="what `meadhall admin backup` wrote")],
    replace: Annotated[bool, typer.Option("--replace", help="first delete all that the store holds")] = False,
    yes: Yes = False,
    db: Db = None,
) -> None:
    """Fill an empty store from a backup, all or nothing. Close the hall first."""
    from meadhall.server.backup import check
    from meadhall.server.backup import restore as fill

    header = check(file)
    with opened(db, new=True) as store:
        if replace:
            sure(f"Delete all that {store.where} holds, and restore {file} of {moment(header.at)}?", yes)
        kept = fill(store, file, replace)
        print(f"{store.where}: {kept['tables']} tables with {kept['answers']} answers are restored.")


@admin.command()
def token(db: Db = None) -> None:
    """Make a new token for the hall's admin page, which alone is good from now on, and print it."""
    from meadhall.server.admin import new_token

    with opened(db) as store:
        print(store.change(new_token))


@admin.command()
def connected(
    hall: Annotated[str, typer.Option(metavar="URL", help="where the hall is")] = "http://127.0.0.1:8420",
    key: Annotated[
        str | None, typer.Option("--token", help="what `meadhall admin token` printed; else MEADHALL_ADMIN_TOKEN")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show who is connected to a hall that is open."""
    token = key or os.environ.get("MEADHALL_ADMIN_TOKEN")
    if not token:
        raise MeadhallError("the hall tells that by its admin token only: --token, or MEADHALL_ADMIN_TOKEN")
    rows = asked(f"{hall.rstrip('/')}/api/admin/connected", token)["connected"]
    if as_json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    from rich.table import Table as Grid

    from meadhall.cli.lines import console

    grid = Grid("table", "game", "who", "seat", "address")
    for row in rows:
        who = row["name"] or "an onlooker"
        grid.add_row(row["table"], row["game"], who, "" if row["seat"] < 0 else str(row["seat"] + 1), row["address"])
    console().print(grid)


def asked(address: str, token: str) -> dict[str, Any]:
    """What a hall that is open says."""
    from urllib.error import HTTPError, URLError
    from urllib.request import Request, urlopen

    if not address.startswith(("http://", "https://")):
        raise MeadhallError(f"the address of a hall begins with http:// or https://, not {address[:80]!r}")
    try:
        with urlopen(Request(address, headers={"authorization": f"Bearer {token}"}), timeout=10) as reply:
            said: dict[str, Any] = json.load(reply)
            return said
    except HTTPError as error:
        with contextlib.suppress(ValueError, TypeError, KeyError):
            raise MeadhallError(str(json.load(error)["text"])) from None
        raise MeadhallError(f"{address} answered with status {error.code}") from None
    except (URLError, OSError, ValueError):
        raise MeadhallError(f"there is no hall at {address}; name it with --hall") from None


def sure(question: str, yes: bool) -> None:
    """Ask before something is lost."""
    if not yes:
        typer.confirm(question, abort=True)


def moment(at: float) -> str:
    """A time as people of this machine write it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
