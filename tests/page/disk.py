"""A disk for tests: what IndexedDB keeps, in a dictionary, and what happens when it fails."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.page.store import DiskFailed


class Memory:
    """Keeps rows as the browser does: all of a transaction or none."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.full = False

    async def commit(self, rows: Mapping[str, str | None]) -> None:
        if self.full:
            raise DiskFailed("the disk is full")
        for key, text in rows.items():
            if text is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = text

    async def read(self, start: str) -> dict[str, str]:
        return {key: self.rows[key] for key in sorted(self.rows) if key.startswith(start)}
