"""The hall of the browser tests: `… PORT DB BASE`. A file beside the store names the test."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path

from meadhall.server import dailies, housekeeping, plans
from meadhall.server.alerts.desk import Ways
from meadhall.server.rate_limits import Limits
from meadhall.server.serving import Wish, serve
from tests.seeds import Fixed

DAY = date(2026, 11, 17)  # what it is for daily deals, whenever the tests run


class Named(Fixed):
    """Seeds of the test that runs now; each counts from the start."""

    def __init__(self, file: Path) -> None:
        super().__init__("")
        self.file, self.name = file, ""

    def deal(self) -> str:
        name = self.file.read_text("utf-8")
        if name != self.name:
            super().__init__(name)
            self.name = name
        return super().deal()


if __name__ == "__main__":
    plans.SOONEST, plans.LATEST, housekeeping.LOOK_AROUND = 0.2, 0.4, 0.2  # planned answers follow soon
    dailies.Dailies.today = lambda _: DAY  # type: ignore[method-assign, assignment]
    seeds = Named(Path(sys.argv[2]).with_suffix(".seed"))
    port, db, base, ways = (
        int(sys.argv[1]),
        sys.argv[2],
        sys.argv[3],
        Ways(local=True),
    )
    serve(Wish(port=port, db=db, base_path=base, seeds=seeds, limits=Limits.loose(), ways=ways))
