"""The daily deal: the same on every machine, every game within five days, days by UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from importlib import metadata

import pytest
from tests.server import whisper
from tests.server.conftest import great_standard

from meadhall.bots import par
from meadhall.engine import registry
from meadhall.engine.daily import FIRST, Deal, daily, day_named, dealt_at, thought, today
from meadhall.engine.errors import NoDeal
from meadhall.engine.registry import Shelf, game
from meadhall.engine.table import Table

DAY = date(2026, 11, 18)
YEAR = [date(2026, 11, 1) + timedelta(k) for k in range(365)]


def dealt(day: date) -> tuple[str, int, int, str]:
    deal = daily(day)
    return deal.game, deal.seats, deal.seat, deal.seed


def test_a_day_is_dealt_the_same_everywhere() -> None:
    assert dealt(date(2026, 11, 17)) == ("raids", 2, 1, "meadhall daily 1 2026-11-17 raids")
    assert dealt(DAY) == ("karvi", 2, 0, "meadhall daily 1 2026-11-18 karvi")
    assert dealt(date(2026, 11, 21)) == ("walhalla", 3, 1, "meadhall daily 1 2026-11-21 walhalla")
    assert dealt(date(2027, 2, 28)) == ("runes", 3, 0, "meadhall daily 1 2027-02-28 runes")
    assert dealt(date(2028, 2, 29)) == ("walhalla", 4, 2, "meadhall daily 1 2028-02-29 walhalla")
    assert thought("meadhall daily 1 2026-11-18 karvi", 7) == 124396290613214


def test_every_game_comes_within_any_five_days() -> None:
    names = [daily(day).game for day in YEAR]
    assert all(set(names[k : k + 5]) == set(registry.shipped()) for k in range(len(names) - 4))


def test_a_game_from_elsewhere_changes_no_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [dealt(day) for day in YEAR[:10]]
    found = metadata.entry_points
    monkeypatch.setattr(registry, "entry_points", lambda group: [*found(group=group), whisper.POINT])
    assert "whisper" in registry.games()
    assert "whisper" not in registry.shipped()
    assert [dealt(day) for day in YEAR[:10]] == before


def test_seats_and_places_vary_and_fit_the_game() -> None:
    deals = [daily(day) for day in YEAR]
    for name in registry.shipped():
        ours = [deal for deal in deals if deal.game == name]
        assert {deal.seats for deal in ours} == {n for n in game(name).seats if 2 <= n <= 4}
        for seats in {deal.seats for deal in ours}:
            assert {deal.seat for deal in ours if deal.seats == seats} == set(range(seats))
        assert all(dict(deal.options) == game(name).checked_options({}) for deal in ours)


def test_rules_and_components_are_part_of_the_deal() -> None:
    plain, own = daily(date(2026, 11, 17)), daily(date(2026, 11, 17), Shelf({"raids": great_standard()}))
    assert (plain.seed, plain.rules) == (own.seed, own.rules)
    assert plain.mark != own.mark
    assert plain.mark == daily(date(2026, 11, 17)).mark
    older = Deal(**{**vars(plain), "rules": plain.rules + 1})
    assert older.mark != plain.mark


def test_a_day_begins_at_midnight_by_utc_wherever_somebody_is() -> None:
    midnight = datetime(2026, 11, 18, tzinfo=UTC).timestamp()
    assert today(midnight - 0.001) == date(2026, 11, 17)
    assert today(midnight) == DAY
    summer = timezone(timedelta(hours=2))
    assert today(datetime(2026, 3, 29, 1, 59, tzinfo=summer).timestamp()) == date(2026, 3, 28)
    assert today(datetime(2026, 10, 25, 2, 0, tzinfo=summer).timestamp()) == date(2026, 10, 25)


def test_days_to_come_and_what_is_no_day_are_refused() -> None:
    assert day_named(None, DAY) == day_named("", DAY) == day_named("2026-11-18", DAY) == DAY
    assert day_named("2026-01-01", DAY) == FIRST
    wrong = ("2026-11-19", "2025-12-31", "2026-02-30", "2026-11-1", "20261118", "2026-W47-3", "yesterday", "٢٠٢٦-١١-١٨")
    for text in wrong:
        with pytest.raises(NoDeal) as refused:
            day_named(text, DAY)
        assert "2026" in str(refused.value)
    with pytest.raises(NoDeal, match="still to come; today is 2026-11-18 by UTC"):
        day_named("2026-11-19", DAY)


def test_a_table_is_known_as_a_daily_deal_by_how_it_was_dealt() -> None:
    deal = daily(DAY)
    names = ("Ada", "Bo")
    table = par.dealt(deal, game(deal.game), names)
    assert dealt_at(table, par.RIVAL) == deal
    assert dealt_at(table, "skald") is None
    other = Table(game(deal.game), 3, seed=deal.seed)
    assert dealt_at(other, par.RIVAL) is None
    assert dealt_at(Table(game("raids"), 2, seed="meadhall daily 1 2026-99-99 raids"), par.RIVAL) is None
    assert dealt_at(Table(game("raids"), 2, seed="anything"), par.RIVAL) is None
