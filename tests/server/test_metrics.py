"""Metrics in Prometheus' text format: read here by a parser that forgives nothing, and not for everybody."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from meadhall.server import admin
from meadhall.server.house import House
from meadhall.server.metrics import HELP, Metrics
from tests.server.conftest import sit

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = r'[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"'
SAMPLE = re.compile(rf"({NAME})(?:\{{({LABEL}(?:,{LABEL})*)\}})? (-?[0-9.e+-]+|[+-]Inf|NaN)")
ENDS = ("_bucket", "_sum", "_count")
ROOT = Path(__file__).parents[2]
Samples = dict[str, dict[str, float]]  # by metric: by labels


def parsed(text: str) -> tuple[dict[str, str], Samples]:
    """Kinds and samples; HELP before TYPE before samples, all lines of a metric together, nothing said twice."""
    assert text.endswith("\n")
    kinds, helped, found, now = {}, set(), Samples(), ""
    for line in text[:-1].split("\n"):
        if line.startswith("# HELP "):
            _, _, name, about = line.split(" ", 3)
            assert name not in helped
            assert about.strip()
            helped.add(name)
            now = name
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name == now
            assert name not in kinds
            assert kind in ("counter", "gauge", "histogram")
            kinds[name] = kind
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            name, labels, value = sample.groups()
            base = next((name.removesuffix(end) for end in ENDS if name.removesuffix(end) == now), name)
            assert base == now
            assert base in kinds
            assert (labels or "") not in found.setdefault(name, {})
            found[name][labels or ""] = float(value)
    return kinds, found


def test_metrics_are_what_prometheus_reads(client: TestClient, house: House) -> None:
    *people, _ = sit(client, "raids", "mf", at_once=True)
    people[people[0].view()["asked"]].answer()
    people[0].post("answers", ply=99, answer="x")
    token = house.hall.store.change(admin.new_token)
    got = client.get("/metrics", headers={"authorization": f"Bearer {token}"})
    assert got.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    kinds, found = parsed(got.text)
    assert found["meadhall_answers_total"] == {"": 1}
    assert found["meadhall_refused_total"]['code="answer/stale"'] == 1
    assert all(name.endswith("_total") for name, kind in kinds.items() if kind == "counter")
    for name in (name for name, kind in kinds.items() if kind == "histogram"):
        buckets = list(found[f"{name}_bucket"].values())
        assert buckets == sorted(buckets)
        assert list(found[f"{name}_bucket"])[-1] == 'le="+Inf"'
        assert buckets[-1] == found[f"{name}_count"][""]


def test_a_label_s_value_is_escaped() -> None:
    metrics = Metrics()
    metrics.refused['a"b\\c\nd'] += 1
    _, found = parsed(metrics.text())
    assert found["meadhall_refused_total"] == {r'code="a\"b\\c\nd"': 1}


@pytest.mark.parametrize("headers", [{}, {"authorization": "Bearer wrong"}])
def test_metrics_are_not_for_everybody(client: TestClient, headers: dict[str, str]) -> None:
    assert client.get("/metrics", headers=headers).json()["code"] == "admin/token"


def test_the_board_of_grafana_asks_for_metrics_that_there_are() -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel.get("targets", ()))
    names = set(re.findall(r"meadhall_(\w+)", asked))
    assert names
    assert {re.sub("_(bucket|sum|count)$", "", name) for name in names} <= set(HELP)
