"""Where the hall gets what nobody may foresee: the seeds of deals and of bots' thoughts."""

from __future__ import annotations

import secrets

from meadhall.engine.table import Table


class Seeds:
    """Secret ones. Whoever opens a hall for tests hands in others; no request can."""

    def deal(self) -> str:
        """For a new table."""
        return secrets.token_hex(16)

    def think(self, table: Table) -> int:
        """For a bot that is asked at a table."""
        return secrets.randbits(48)
