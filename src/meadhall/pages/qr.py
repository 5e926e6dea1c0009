"""QR codes, drawn by the server as one path: a phone's camera opens a link without typing."""

from __future__ import annotations

from functools import lru_cache

import segno

from meadhall.look import Markup, element

QUIET = 3  # modules of blank paper around the code


@lru_cache(maxsize=256)
def qr(address: str, label: str) -> Markup:
    """The code of an address. It is dark on light by day and by night, as cameras want it."""
    rows = [bytes(row) for row in segno.make(address, error="l", micro=False).matrix]
    side = len(rows) + 2 * QUIET
    ground = element("path", class_="qr-ground", d=f"M0 0h{side}v{side}H0z")
    path = "".join(f"M{x} {y}h{n}v1h-{n}z" for y, row in enumerate(rows, QUIET) for x, n in _runs(row))
    return element(
        "svg", ground, element("path", d=path), class_="qr", viewBox=f"0 0 {side} {side}", role="img",
        aria_label=label, shape_rendering="crispEdges",
    )  # fmt: skip


def _runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark modules stand side by side, and how many."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row, QUIET):
        if not dark:
            continue
        if found and sum(found[-1]) == x:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((x, 1))
    return found
