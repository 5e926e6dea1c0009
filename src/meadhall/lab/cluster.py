"""Games on a Ray cluster: batches are tasks, numbers of games their input, so it does not matter which node plays them,
nor how often a batch is begun anew because a node was lost.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

from meadhall.engine.errors import BadSetup, MeadhallError
from meadhall.extras import need
from meadhall.lab.games import Games, Row

PACKAGE = "meadhall"
AHEAD = 4  # batches that wait for each processor
BATCH = 200  # games at most
RETRIES = 10  # of a batch whose node was lost
WAIT = 10.0  # seconds to reach a cluster
LOOK = 64  # batches between looks at how large the cluster is
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is sent to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # as it will be in Ray's next major
    "RAY_agent_register_timeout_ms": "120000",  # a busy machine starts a node slowly
    "RAY_raylet_start_wait_time_s": "120",
}


class NoCluster(MeadhallError):
    """A cluster that cannot be reached, or that was lost."""

    code = "lab/cluster"


@contextmanager
def joined(on: str) -> Iterator[Any]:
    """Ray, connected: to the cluster at `ray://host:port`, with `ray` to the one of this machine or of RAY_ADDRESS, and
    where there is none to one that is started for it. One that is connected already is used as it is.
    """
    ray = reach(on)
    if ray.is_initialized():
        yield ray
        return
    try:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        if "://" in on:
            ray.init(on, **quiet)
        else:
            ray.init(include_dashboard=False, **quiet)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        raise NoCluster(f"{on}: no Ray cluster could be reached there: {_line(error)}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


class Cluster:
    """A cluster that plays."""

    def __init__(self, ray: Any, games: Games) -> None:
        self.ray, self.games = ray, ray.put(games)
        self.task = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
        self.looked, self.wide = 0, 0

    def window(self) -> int:
        if self.looked % LOOK == 0:  # nodes come and go
            self.wide = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.looked += 1
        return self.wide

    def submit(self, numbers: list[int]) -> Any:
        return self.task.remote(version(PACKAGE), self.games, numbers)

    def fetch(self, batch: Any) -> list[Row]:
        try:
            rows: list[Row] = self.ray.get(batch)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, MeadhallError):
                raise error.cause from None
            if isinstance(error.cause, ImportError):
                told = f"a node of the cluster has no Meadhall {version(PACKAGE)}: {error.cause}"
                raise NoCluster(told) from None
            raise
        except (self.ray.exceptions.RayError, ConnectionError) as error:
            raise NoCluster(f"the cluster was lost: {_line(error)}; with --keep the same call goes on") from None
        return rows


def batch_size(games: int, window: int) -> int:
    """How many games make a batch: enough batches for every processor, few enough to be no burden."""
    return max(1, min(BATCH, games // window))


def play(wanted: str, games: Games, numbers: list[int]) -> list[Row]:
    """A batch, on a node."""
    if wanted != version(PACKAGE):
        raise BadSetup(f"a node of the cluster has Meadhall {version(PACKAGE)}, you have {wanted}")
    return games.batch(numbers)


def reach(on: str) -> ModuleType:
    """Ray; refuses an address where nobody listens before Ray tries for a minute."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    ray = need("ray", "ray")
    if ray.is_initialized() or "://" not in on:
        return ray
    try:
        where = urlsplit(on)
        host, port = where.hostname, where.port
    except ValueError:
        host = port = None
    if host is None or port is None:
        raise BadSetup(f"the address of a cluster is written ray://host:port, not {on!r}")
    try:
        socket.create_connection((host, port), WAIT).close()
    except OSError as error:
        raise NoCluster(f"{on}: no Ray cluster could be reached there: {error.strerror or error}") from None
    return ray


def _line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
