"""The hall of the browser tests: `python -m tests.browser.opened PORT DB`. A file beside the store names the test."""

from __future__ import annotations

import sys
from pathlib import Path

from meadhall.server.rate_limits import Limits
from meadhall.server.serving import Wish, serve
from tests.seeds import Fixed


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
    seeds = Named(Path(sys.argv[2]).with_suffix(".seed"))
    serve(Wish(port=int(sys.argv[1]), db=sys.argv[2], seeds=seeds, limits=Limits.loose()))
