"""Games on a cluster: the same to the last digit, nodes lost or not."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import meadhall
from meadhall.cli import run
from meadhall.engine import BadSetup
from meadhall.extras import MissingExtra
from meadhall.lab import cluster
from meadhall.lab.games import Games
from meadhall.lab.match import play_match
from meadhall.lab.record import write_record
from meadhall.lab.running import played
from meadhall.lab.study import study, write_json

RAIDS = meadhall.game("raids")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 << 20}


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two nodes on this machine, a processor each, connected."""
    for name, value in cluster.SETTINGS.items():
        monkeypatch.setenv(name, value)
    import ray
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    try:
        made.add_node(**NODE)
        ray.init(address=made.address, log_to_driver=False)
        yield made
    finally:
        ray.shutdown()
        made.shutdown()  # type: ignore[no-untyped-call]


@pytest.mark.slow
def test_games_are_the_same_on_a_cluster_that_loses_a_node_midway(two_nodes: Any, tmp_path: Path) -> None:
    import ray
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    games = Games(RAIDS.key, ("search:250", "karl"), "two nodes")
    here = [games.play(number) for number in range(10)]
    for node in ray.nodes():  # type: ignore[no-untyped-call]  # both have a process that waits for games
        on_node = NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
        ray.get(ray.remote(cluster.batch_size).options(scheduling_strategy=on_node).remote(8, 2))
    rows = played(games, range(10), on="ray", batch=1)
    found = [next(rows)]
    (worker,) = two_nodes.worker_nodes
    until = time.monotonic() + 60
    free: Any = ray.available_resources
    while free().get("CPU", 0) and time.monotonic() < until:
        time.sleep(0.02)  # until both nodes play
    two_nodes.remove_node(worker, allow_graceful=False)  # killed, with what it is playing
    found += rows
    assert found == here
    assert ray.is_initialized(), "whoever was connected before stays so"

    keep, entrants = tmp_path / "kept.jsonl", ["karl", "random"]
    alone = play_match(RAIDS, entrants, 12, workers=1, duplicate=True)
    assert play_match(RAIDS, entrants, 12, duplicate=True, on="ray", keep=keep) == alone
    kept = keep.read_text("utf-8")
    keep.write_text("\n".join(kept.splitlines()[:5]) + "\n", "utf-8")
    assert play_match(RAIDS, entrants, 12, duplicate=True, on="ray", keep=keep) == alone
    assert keep.read_text("utf-8") == kept

    files = tmp_path / "here.parquet", tmp_path / "there.parquet"
    write_record(RAIDS, ["random"], 8, files[0], seats=2, workers=1)
    write_record(RAIDS, ["random"], 8, files[1], seats=2, on="ray")
    assert parquet.read_table(files[0]).equals(parquet.read_table(files[1]), check_metadata=True)
    more: dict[str, Any] = {"seats": 2, "chain": 4, "to": "karl"}
    studied, _ = study(RAIDS, ["random"], 30, workers=1, **more)
    assert write_json(study(RAIDS, ["random"], 30, on="ray", **more)[0]) == write_json(studied)

    place = cluster.Cluster(ray, games)
    other = place.task.remote("0.0.0", place.games, [0])
    with pytest.raises(BadSetup, match="a node of the cluster has Meadhall"):
        place.fetch(other)


@pytest.mark.parametrize("address", ["ray://127.0.0.1:1", "ray://nobody.invalid:10001", "ray://127.0.0.1", "ray://x:y"])
def test_a_cluster_that_cannot_be_reached_is_refused_in_a_sentence(
    address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "x.parquet"
    calls = [
        ["match", "raids", "--bots", "karl,random", "--keep", str(tmp_path / "kept")],
        ["ladder", "raids", "--keep", str(tmp_path / "ladder")],
        ["study", "raids", "--bots", "karl,random", "--out", str(tmp_path / "study")],
        ["record", "raids", "--bots", "karl,random", "--out", str(out)],
    ]
    for call in calls:
        assert run([*call, "--on", address, "--games", "2"]) == 2
        said = capsys.readouterr()
        (told,) = said.err.strip().splitlines()
        assert said.out == ""
        assert told.startswith("meadhall: ")
        assert address in told
        assert "could be reached" in told or "ray://host:port" in told
    assert list(tmp_path.iterdir()) == []


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"ray is not installed; it comes with: pip install 'meadhall\[ray\]'"):
        play_match(RAIDS, ["karl", "random"], 2, on="ray")
