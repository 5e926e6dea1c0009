"""The house of a server: what every request needs, with a hall that has neighbours and alerts."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from meadhall.server.hall import Hall
from meadhall.server.requests import InnerHouse


@dataclass
class House(InnerHouse):
    """What requests of a server need."""

    hall: Hall

    def __post_init__(self) -> None:
        super().__post_init__()
        neighbours = self.hall.neighbours
        neighbours.limits, self.limits.agree = self.limits, neighbours.agree


def hall_of(connection: HTTPConnection) -> Hall:
    """The whole hall of a request, where a server answers it."""
    found: House = connection.app.state.house
    return found.hall
