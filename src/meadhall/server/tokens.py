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
