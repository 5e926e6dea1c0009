"""The page of whoever runs the hall: how it is, who is connected, its tables, a backup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from meadhall.engine.state import SPECTATOR
from meadhall.look import Markup, element
from meadhall.pages.html import button, link, void
from meadhall.pages.layout import Reader, page
from meadhall.pages.words import Words, words

MINUTE, HOUR, DAY = 60, 3600, 86400


@dataclass(frozen=True)
class Guest:
    """Somebody who is connected."""

    table: str
    game: str
    seat: int  # SPECTATOR without one
    name: str  # "" for an onlooker who says nothing
    address: str


@dataclass(frozen=True)
class Health:
    """How the hall is."""

    version: str
    store: str  # in words, without a password
    keeps: bool  # whether answers can be kept
    uptime: int  # seconds
    in_memory: int  # tables
    answers: int  # since it was opened
    refused: Mapping[str, int]  # by code, since then
    soon: float | None  # seconds within which 95 of 100 answers were shown; None: there was none


def sign_in(reader: Reader) -> str:
    """Where the token is asked for."""
    w = words(reader.lang)
    field = void(
        "input", id="token", name_="token", type="password", required=True, maxlength="200",
        autocomplete="current-password",
    )  # fmt: skip
    form = element(
        "form",
        element("h2", element("label", w("admin-token"), for_="token")),
        element("p", w("admin-token-about"), " ", element("code", "meadhall admin token")),
        element("div", field, button(w("admin-enter"), "lock", first=True, type="submit"), class_="row-in"),
        class_="panel joincard",
        data_post="/admin",
    )
    return page(
        reader, w("admin-title"), element("main", element("h1", w("admin-title")), form, class_="joining admin")
    )


def overview(
    reader: Reader,
    health: Health,
    guests: Sequence[Guest],
    rows: Sequence[Mapping[str, Any]],
    counts: Mapping[str, int],
    state: str | None,
) -> str:
    """The whole page; `rows` are the tables of a state, or of all."""
    w = words(reader.lang)
    main = element(
        "main",
        element("h1", w("admin-title")),
        _health(w, health),
        _guests(w, guests),
        _tables(w, rows, counts, state),
        _backup(w),
        class_="lobby admin",
    )
    return page(reader, w("admin-title"), main, class_="admin-page")


def _health(w: Words, health: Health) -> Markup:
    days, rest = divmod(health.uptime, DAY)
    open_since = w("admin-uptime", days=days, hours=rest // HOUR, minutes=rest % HOUR // MINUTE)
    told = [
        element("li", w("admin-keeps" if health.keeps else "admin-keeps-not", store=health.store)),
        element("li", w("admin-version", version=health.version), " ", open_since),
        element("li", w("admin-played", answers=health.answers, tables=health.in_memory)),
    ]
    if health.soon is not None:
        told.append(element("li", w("admin-soon", ms=round(1000 * health.soon))))
    if health.refused:
        most = sorted(health.refused.items(), key=lambda one: (-one[1], one[0]))[:5]
        named = ", ".join(f"{code} {n}" for code, n in most)
        told.append(
            element(
                "li", w("admin-refused", n=sum(health.refused.values())), " ", element("span", named, class_="quiet")
            )
        )
    out = element("form", button(w("admin-leave"), type="submit"), data_post="/admin/out")
    return element(
        "section", element("h2", w("admin-health")), element("ul", told), out, class_="panel",
        data_well="yes" if health.keeps else "no",
    )  # fmt: skip


def _guests(w: Words, guests: Sequence[Guest]) -> Markup:
    rows = [
        element(
            "tr",
            element("th", element("b", one.name or w("page-onlooker")), scope="row"),
            element(
                "td", element("a", one.table, href=f"/t/{one.table}"), " ", element("span", one.game, class_="quiet")
            ),
            element("td", w("admin-looks-on") if one.seat == SPECTATOR else w("admin-seat", n=one.seat + 1)),
            element("td", one.address, class_="quiet"),
        )
        for one in guests
    ]
    heads = [element("th", w(f"admin-{name}"), scope="col") for name in ("who", "table", "place", "address")]
    grid = element("table", element("thead", element("tr", heads)), element("tbody", rows), class_="tables guests")
    return element(
        "section",
        element("h2", w("admin-connected", n=len(guests))),
        grid if rows else None,
        class_="panel",
        id="connected",
    )


def _tables(w: Words, rows: Sequence[Mapping[str, Any]], counts: Mapping[str, int], state: str | None) -> Markup:
    ways = [(None, sum(counts.values())), *counts.items()]
    chosen = [
        element(
            "a", w(f"admin-{name or 'all'}"), f" {n}", class_="btn first" if name == state else "btn",
            href=f"?state={name}#tables" if name else "?#tables", aria_current="true" if name == state else None,
        )
        for name, n in ways
    ]  # fmt: skip
    heads = [element("th", w(f"admin-{name}"), scope="col") for name in ("table", "players", "last", "state")]
    grid = element(
        "table",
        element("thead", element("tr", heads, element("td"))),
        element("tbody", [_row(w, row) for row in rows]),
        class_="tables",
    )
    return element(
        "section",
        element("h2", w("admin-tables")),
        element("nav", chosen, class_="row", aria_label=w("admin-tables")),
        grid if rows else element("p", w("admin-none")),
        class_="panel",
        id="tables",
    )


def _row(w: Words, row: Mapping[str, Any]) -> Markup:
    when, key, state = datetime.fromtimestamp(row["touched"], UTC), row["table"], row["state"]
    acts = [_sure(w, "delete", key)]
    if state in ("running", "waiting"):
        acts.insert(0, _sure(w, "close", key))
    return element(
        "tr",
        element("th", element("b", row["game"]), " ", element("a", key, href=f"/t/{key}"), scope="row"),
        element("td", ", ".join(row["players"]), class_="with"),
        element(
            "td",
            element("time", when.strftime("%Y-%m-%d %H:%M UTC"), datetime=when.isoformat(timespec="seconds")),
            class_="last-move",
        ),
        element("td", w(f"admin-{state}"), " ", element("span", w("admin-answers", n=row["answers"]), class_="quiet"),
                class_="stands"),
        element("td", element("span", acts, class_="acts"), class_="act"),
    )  # fmt: skip


def _sure(w: Words, what: str, key: str) -> Markup:
    """A button that asks once more before something is lost."""
    form = element(
        "form",
        element("p", w(f"admin-{what}-sure")),
        button(w(f"admin-{what}-yes"), first=True, type="submit"),
        data_post=f"/admin/tables/{key}/{what}",
    )
    head = element("summary", w(f"admin-{what}"), class_="btn", aria_label=f"{w(f'admin-{what}')}: {key}")
    return element("details", head, form, class_="sure")


def _backup(w: Words) -> Markup:
    return element(
        "section",
        element("h2", w("admin-backup")),
        element("p", w("admin-backup-about")),
        link(w("admin-backup-take"), "/admin/backup", "map", download="meadhall.backup"),
        class_="panel",
    )
