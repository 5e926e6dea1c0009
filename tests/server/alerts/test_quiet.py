"""Quiet hours, by the clock on somebody's wall."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.server.alerts.quiet import Quiet, read, zone
from meadhall.server.alerts.turns import reminds
from meadhall.server.errors import Refused

HOURS = st.builds(lambda h, m: f"{h:02}:{m:02}", st.integers(0, 23), st.integers(0, 59))
ZONES = st.sampled_from(
    ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "+0", "+330", "-840"]
)
MOMENTS = st.floats(0, 4e9)


def at(text: str) -> float:
    """A moment, in UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_a_night_ends_the_next_morning() -> None:
    night = Quiet("22:00-07:30", "Europe/Berlin")
    assert night.around(at("2026-11-17 20:59")) is None
    assert night.around(at("2026-11-17 21:00")) == (at("2026-11-17 21:00"), at("2026-11-18 06:30"))
    assert night.around(at("2026-11-18 06:29")) == (at("2026-11-17 21:00"), at("2026-11-18 06:30"))
    assert night.around(at("2026-11-18 06:30")) is None


def test_clocks_that_are_put_forward_are_followed() -> None:
    night = Quiet("22:00-07:00", "Europe/Berlin")
    assert night.around(at("2026-03-29 03:00")) == (at("2026-03-28 21:00"), at("2026-03-29 05:00"))


def test_a_day_ends_at_midnight_on_the_wall() -> None:
    there = Quiet(None, "+330")
    assert there.today(at("2026-11-17 18:29")) == "2026-11-17"
    assert there.today(at("2026-11-17 18:30")) == "2026-11-18"
    assert there.tomorrow(at("2026-11-17 18:29")) == at("2026-11-17 18:30")


@given(HOURS, HOURS, ZONES, MOMENTS)
def test_quiet_time_is_what_the_wall_says_and_it_ends(begin: str, end: str, where: str, moment: float) -> None:
    found = Quiet(f"{begin}-{end}", where).around(moment)
    known = zone(where)
    assert known is not None
    wall = datetime.fromtimestamp(moment, known).strftime("%H:%M")
    if begin == end:
        assert found is None
    elif not isinstance(known, ZoneInfo):  # else an hour may be there twice, or not at all
        assert (found is not None) == (begin <= wall < end if begin < end else not end <= wall < begin)
    if found is not None:
        assert found[0] <= moment < found[1] <= found[0] + 26 * 3600


@given(HOURS, HOURS, ZONES, st.integers(1, 7 * 24 * 60), MOMENTS)
def test_a_reminder_comes_in_time_and_not_at_night(begin: str, end: str, where: str, patience: int, now: float) -> None:
    quiet = Quiet(f"{begin}-{end}", where)
    ends = now + 60 * patience
    found = reminds(ends, patience, quiet, now)
    if found is not None:
        assert now < found < ends
        assert patience >= 15
    assert reminds(None, patience, quiet, now) is None


@pytest.mark.parametrize("hours", ["22-7", "22:00", "24:00-07:00", "22:60-07:00", "nonsense"])
def test_hours_that_are_none_are_refused(hours: str) -> None:
    with pytest.raises(Refused) as refused:
        read(hours, ["+0"])
    assert refused.value.code == "alert/quiet"


def test_a_zone_that_is_not_known_leaves_the_minutes_from_utc() -> None:
    assert read("22:00-07:00", ["Nowhere/Atlantis", "+120"]).zone == "+120"
    assert read(None, []).zone == "+0"
    for wrong in ("../../etc/passwd", "/etc/passwd", "", "Europe", "+9999", "a\0b"):
        with pytest.raises(Refused) as refused:
            read(None, [wrong])
        assert refused.value.code == "alert/zone"
