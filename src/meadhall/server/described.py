"""What routes say of themselves, for `/api/openapi.json`: the structs they read and reply with, written once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

Endpoint = Callable[[Request], Awaitable[Response]]
E = TypeVar("E", bound=Endpoint)

LANG = {"lang": "the language of sentences: en or de"}


@dataclass(frozen=True)
class Described:
    """A route for programs: its body, its reply, and what may stand behind the question mark."""

    reply: Any = None  # of JSON; None: an object of its own
    body: Any = None
    query: Mapping[str, str] = field(default_factory=dict)
    status: int = 200
    text: bool = False  # the body is plain text
    media: str = "application/json"  # of the reply


def described(
    reply: Any = None,
    body: Any = None,
    query: Mapping[str, str] | None = None,
    status: int = 200,
    text: bool = False,
    media: str = "application/json",
) -> Callable[[E], E]:
    """Say of a route what it reads and replies."""

    def mark(route: E) -> E:
        route.described = Described(reply, body, query or {}, status, text, media)  # type: ignore[attr-defined]
        return route

    return mark


def of(route: object) -> Described | None:
    """What a route said of itself."""
    found = getattr(route, "described", None)
    return found if isinstance(found, Described) else None
