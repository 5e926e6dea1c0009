"""Seats are secrets: a signed token stands in the invitation link and then in a cookie. Spectators have none."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping

COOKIE = "seat-"  # and the table's id
A_YEAR = 365 * 24 * 3600
LASTS = 90 * 24 * 3600.0  # seconds: a token nobody used for so long opens nothing any more
LINK = re.compile(r"^([a-z0-9-]{4,40})\.([0-9a-f]{20})$")  # to any free seat of a table
TOKEN = re.compile(r"^([a-z0-9-]{4,40})\.(\d)\.([0-9a-f]{16})\.([0-9a-f]{32})$")


def nonce() -> str:
    """What makes the links of a seat differ; a new one makes the old links worthless."""
    return secrets.token_hex(8)


def expired(seen: float, now: float) -> bool:
    """Whether the tokens of a seat that was last used then have expired."""
    return now - seen > LASTS


class Signer:
    """Makes and checks tokens with the secret of a store."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)

    def sign(self, table: str, seat: int, its_nonce: str) -> str:
        """The token of a seat."""
        return f"{table}.{seat}.{its_nonce}.{self._mac(table, seat, its_nonce)}"

    def read(self, token: str) -> tuple[str, int, str] | None:
        """Table, seat and nonce of a token that was signed here; None for any other text."""
        found = TOKEN.match(token)
        if found is None:
            return None
        table, seat, its_nonce, mac = found.group(1), int(found.group(2)), found.group(3), found.group(4)
        if not hmac.compare_digest(mac, self._mac(table, seat, its_nonce)):
            return None
        return table, seat, its_nonce

    def derived(self, text: str) -> str:
        """What follows from a text for this store alone, in hexadecimal digits."""
        return hmac.new(self._secret, f"meadhall after {text}".encode(), hashlib.sha256).hexdigest()

    def link(self, table: str, its_nonce: str) -> str:
        """The token of a table: who has it may sit down on a free seat."""
        return f"{table}.{self._said('table', table, its_nonce)[:20]}"

    def alert(self, act: str, ids: str) -> str:
        """What shows that a link to end or to confirm alerts was made here; it opens no seat."""
        return self._said("alert", act, ids)[:32]

    def words(self, table: str, seat: int, salt: str, *, known: int) -> tuple[int, ...]:
        """The numbers of a seat's three words, of `known` ones. They are made, not kept: no store holds them."""
        number = int(self._said("words", table, str(seat), salt), 16)
        return tuple(number // known**k % known for k in range(3))

    def _said(self, *what: str) -> str:
        return hmac.new(self._secret, f"meadhall {' '.join(what)}".encode(), hashlib.sha256).hexdigest()

    def _mac(self, table: str, seat: int, its_nonce: str) -> str:
        message = f"meadhall seat {table} {seat} {its_nonce}".encode()
        return hmac.new(self._secret, message, hashlib.sha256).hexdigest()[:32]


def tables_of(cookies: Mapping[str, str]) -> list[str]:
    """The tables a browser has a seat cookie for."""
    return [name.removeprefix(COOKIE) for name in cookies if name.startswith(COOKIE)]


def presented(table: str, cookies: Mapping[str, str], authorization: str | None) -> str | None:
    """The token a caller shows for a table: of a program in the header, of a browser in the cookie."""
    if authorization is not None and authorization.lower().startswith("bearer "):
        return authorization[7:].strip()
    return cookies.get(COOKIE + table)
