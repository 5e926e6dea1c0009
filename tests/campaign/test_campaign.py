"""The campaign in short: every part holds. Seconds are measured by `scripts/campaign long`, not here."""

from __future__ import annotations

import pytest

from tests.campaign.__main__ import PARTS, run

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_the_campaign_holds(part: str) -> None:
    found = run(part)
    assert found
    assert not any(found.get(wrong) for wrong in ("lost", "failures", "told_apart"))
