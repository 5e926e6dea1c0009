"""What the server counts, as text for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Histogram:
    """How long something took, in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """The histogram as Prometheus reads it."""
        lines, below = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [f"# TYPE {name} histogram", *lines, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


class Metrics:
    """Counters and times of one server process."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.gauges: dict[str, int] = {}
        self.times = {"answer_to_push": Histogram(), "commit": Histogram(), "bot": Histogram(), "draw": Histogram()}

    def text(self) -> str:
        """All of it."""
        lines: list[str] = []
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE meadhall_{name} gauge", f"meadhall_{name} {value}"]
        for name, value in sorted(self.counts.items()):
            lines += [f"# TYPE meadhall_{name}_total counter", f"meadhall_{name}_total {value}"]
        if self.refused:
            lines.append("# TYPE meadhall_refused_total counter")
            lines += [f'meadhall_refused_total{{code="{code}"}} {n}' for code, n in sorted(self.refused.items())]
        for name, histogram in self.times.items():
            lines += histogram.lines(f"meadhall_{name}_seconds")
        return "\n".join(lines) + "\n"
