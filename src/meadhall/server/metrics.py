"""What the server counts, as text for Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats)."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
CONTENT = "text/plain; version=0.0.4; charset=utf-8"
HELP = {  # every metric says what it is
    "compiled": "1 where the rules run compiled, else 0.",
    "tables": "Tables in memory.",
    "sockets": "Sockets that are open.",
    "uptime_seconds": "Seconds since the process was started.",
    "answers_total": "Answers of people and bots that were kept.",
    "undos_total": "Answers that were taken back.",
    "bot_answers_total": "Answers that bots thought about.",
    "bot_failures_total": "Bots that crashed or hung and were replaced.",
    "sockets_opened_total": "Sockets that were opened.",
    "tables_made_total": "Tables that were set up.",
    "refused_total": "Requests and messages that were refused, by the code of the refusal.",
    "answer_to_push_seconds": "From an answer to everybody's page.",
    "commit_seconds": "Until a change was on disk.",
    "bot_seconds": "How long bots thought.",
    "draw_seconds": "Drawing a view of a table.",
}


def escaped(value: str) -> str:
    """The value of a label."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def head(name: str, kind: str) -> list[str]:
    """What stands before the figures of a metric."""
    about = HELP[name].replace("\\", "\\\\").replace("\n", "\\n")
    return [f"# HELP meadhall_{name} {about}", f"# TYPE meadhall_{name} {kind}"]


class Histogram:
    """How long something took, in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def within(self, share: float) -> float | None:
        """Within how many seconds such a share of them was done, rounded up to a bound; None when nobody knows."""
        below, n = 0, sum(self.counts)
        for bound, count in zip(BOUNDS, self.counts, strict=False):
            below += count
            if n and below >= share * n:
                return bound
        return None

    def lines(self, name: str) -> list[str]:
        """The histogram as Prometheus reads it."""
        lines, below, full = [], 0, f"meadhall_{name}"
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            lines.append(f'{full}_bucket{{le="{bound}"}} {below}')
        return [*head(name, "histogram"), *lines, f"{full}_sum {self.total:.6f}", f"{full}_count {below}"]


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
            lines += [*head(name, "gauge"), f"meadhall_{name} {value}"]
        for name, value in sorted(self.counts.items()):
            lines += [*head(f"{name}_total", "counter"), f"meadhall_{name}_total {value}"]
        if self.refused:
            refused = sorted(self.refused.items())
            lines += head("refused_total", "counter")
            lines += [f'meadhall_refused_total{{code="{escaped(code)}"}} {n}' for code, n in refused]
        for name, histogram in self.times.items():
            lines += histogram.lines(f"{name}_seconds")
        return "\n".join(lines) + "\n"
