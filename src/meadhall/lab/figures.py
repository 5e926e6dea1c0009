"""Figures with how sure they are: 95 % intervals of shares and of means."""

from __future__ import annotations

import math
from collections.abc import Sequence

from meadhall.bots.rating import Z, interval

__all__ = ["Z", "grouped_interval", "interval"]


def grouped_interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of shares, one for each group of games that belong together: Wilson's, for as many
    games as would be as sure as these groups are. Groups that all say the same count as one game each.
    """
    groups, share = len(shares), math.fsum(shares) / len(shares)
    spread = math.fsum((one - share) ** 2 for one in shares) / (groups * max(1, groups - 1))
    worth = share * (1 - share) / spread if spread > 0 else groups
    return interval(share * worth, worth)
