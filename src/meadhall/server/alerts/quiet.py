"""Quiet hours and days, by the clock on somebody's wall."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

from meadhall.server.errors import Refused

OFFSET = re.compile(r"[+-]\d{1,3}")
HOURS = re.compile(r"([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)")
DAY = timedelta(days=1)
FARTHEST = 14 * 60  # minutes that a clock is away from UTC


def zone(name: str) -> tzinfo | None:
    """A time zone by its name (Europe/Berlin), or by minutes from UTC (+120); None where nobody knows it."""
    if OFFSET.fullmatch(name) and abs(int(name)) <= FARTHEST:
        return timezone(timedelta(minutes=int(name)))
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # no name, a folder, or not known here
        return None


@dataclass(frozen=True)
class Quiet:
    """Hours of the day when nothing is sent, and the zone whose clock counts."""

    hours: str | None = None  # "22:00-07:30"
    zone: str = "+0"

    @property
    def _span(self) -> tuple[time, time] | None:
        found = HOURS.fullmatch(self.hours or "")
        if found is None:
            return None
        begin, end = time(int(found[1]), int(found[2])), time(int(found[3]), int(found[4]))
        return None if begin == end else (begin, end)

    @property
    def _zone(self) -> tzinfo:
        return zone(self.zone) or UTC

    def around(self, at: float) -> tuple[float, float] | None:
        """When the quiet time around a moment begins and ends; None where it is not quiet then."""
        span = self._span
        if span is None:
            return None
        begin, end = span
        today = datetime.fromtimestamp(at, self._zone).date()
        for day in (today - DAY, today):
            first = self._at(day, begin)
            last = self._at(day if begin < end else day + DAY, end)
            if first <= at < last:
                return first, last
        return None

    def today(self, at: float) -> str:
        """The day on the wall."""
        return datetime.fromtimestamp(at, self._zone).date().isoformat()

    def tomorrow(self, at: float) -> float:
        """When the next day begins."""
        return self._at(datetime.fromtimestamp(at, self._zone).date() + DAY, time(0))

    def _at(self, day: date, hour: time) -> float:
        return datetime.combine(day, hour, self._zone).timestamp()


def read(hours: str | None, names: list[str]) -> Quiet:
    """Quiet hours that somebody wishes for; the first zone that is known here counts."""
    if hours and not HOURS.fullmatch(hours):
        raise Refused("quiet hours look like 22:00-07:30", "alert/quiet", 422)
    found = next((name for name in names if len(name) <= 60 and zone(name) is not None), None)
    if names and found is None:
        raise Refused("that time zone is not known here; it looks like Europe/Berlin or +120", "alert/zone", 422)
    return Quiet(hours or None, found or "+0")
