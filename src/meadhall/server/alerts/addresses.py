"""Addresses that messages may go to: never into somebody's own network, unless who runs the hall allows it.

A name is resolved once, every address it has is checked, and the connection goes to a checked address: nothing is
resolved a second time, when the answer could be another.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from meadhall.server.errors import Refused

LONGEST = 1000  # letters of an address
WRITTEN = re.compile(r"[!#-;=?-\[\]_a-z~]+")  # letters of URLs: no space, no quote, no backslash, no line's end
NAME = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)(\.(?!-)[a-z0-9_-]{1,63}(?<!-))*\.?")
USUAL = {"https": 443, "http": 80}
LEAST_PORT = 1024  # but for the usual ones: below are other services, which are not to be talked to

NOT_PUBLIC = tuple(
    ip_network(one)
    for one in (
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
        "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24",
        "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
        "168.63.129.16/32",  # looks public, and is a cloud's own service on every machine there
        "2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20",
    )
)  # fmt: skip
GIVEN_OUT = ip_network("2000::/3")  # all that is public of the long addresses
TRANSLATED = ip_network("64:ff9b::/96")  # a short address in a long one, where a network knows long ones only

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


@dataclass(frozen=True)
class Where:
    """A web address, taken apart."""

    host: str
    port: int
    path: str  # with what is asked for
    tls: bool

    @property
    def origin(self) -> str:
        """Scheme, host and port as a browser writes them."""
        scheme = "https" if self.tls else "http"
        return f"{scheme}://{self.named}"

    @property
    def named(self) -> str:
        """Host and port, without the usual port."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == USUAL["https" if self.tls else "http"] else f"{host}:{self.port}"


def is_public(address: str) -> bool:
    """Whether an address is reached through the internet; not in a local network, on this machine, or of many."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.scope_id is not None:
            return False
        inside = found.ipv4_mapped or (IPv4Address(int(found) & 0xFFFFFFFF) if found in TRANSLATED else None)
        if inside is not None:
            return is_public(str(inside))
        if found not in GIVEN_OUT:
            return False
    return not any(found in network for network in NOT_PUBLIC)


def read(url: str, *, local: bool = False) -> Where:
    """Take an address apart; one that nothing is sent to is refused. `local`: who runs the hall allows local ones."""
    if not 0 < len(url) <= LONGEST or not WRITTEN.fullmatch(url.lower()):
        raise Refused(f"a web address has up to {LONGEST} plain letters and no spaces", "alert/url", 422)
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise Refused("that is no web address; it looks like https://example.org/path", "alert/url", 422) from None
    if parts.scheme not in USUAL or not host:
        raise Refused("that is no web address; it looks like https://example.org/path", "alert/url", 422)
    if parts.scheme == "http" and not local:
        raise Refused("messages go to https addresses only", "alert/https", 422)
    if "@" in parts.netloc:
        raise Refused("name and password do not belong into a web address", "alert/password", 422)
    port = USUAL[parts.scheme] if port is None else port
    if port < LEAST_PORT and port not in USUAL.values():
        raise Refused(f"port {port} is not for the web; 443 is, and those from {LEAST_PORT} on", "alert/port", 422)
    if not _is_number(host) and not NAME.fullmatch(host):
        raise Refused("that is no web address; it looks like https://example.org/path", "alert/url", 422)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Where(host, port, path, parts.scheme == "https")


async def checked(where: Where, resolve: Resolve, *, local: bool = False) -> list[str]:
    """The addresses of a host, each of them checked; one that is not public makes all of them suspect. `OSError`: it is
    not known."""
    try:
        found = list(dict.fromkeys([where.host] if _is_number(where.host) else await resolve(where.host, where.port)))
    except UnicodeError:
        raise OSError("no name") from None
    if not found:
        raise OSError("no address")
    if not local and not all(is_public(address) for address in found):
        raise not_public()
    return found


def not_public() -> Refused:
    """The same whether a name is not known or a local one: nobody learns by it what a local network has."""
    text = (
        "that is no public address: nobody knows the name, or it lies in a local network, where this hall sends nothing"
    )
    return Refused(f"{text}; whoever runs it can allow that", "alert/local", 422)


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
