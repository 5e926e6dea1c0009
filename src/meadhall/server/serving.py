"""Opening the hall: port, store, addresses, logs, uvicorn."""

from __future__ import annotations

import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path

import structlog
import uvicorn

from meadhall.engine.registry import Shelf
from meadhall.places import data_folder
from meadhall.server.app import application
from meadhall.server.bot_workers import Workers
from meadhall.server.hall import Hall
from meadhall.server.metrics import Metrics
from meadhall.server.rate_limits import FRAME, Limits
from meadhall.server.requests import House
from meadhall.server.seeds import Seeds
from meadhall.server.store import Store

PORTS = 50  # how many further ports are tried when one is taken


def serve(
    host: str,
    port: int,
    db: str | None,
    open_browser: bool,
    components: Mapping[str, str] | None = None,
    seeds: Seeds | None = None,
) -> None:
    """Open the hall until interrupted."""
    logs()
    bound = listen(host, port)
    got = bound.getsockname()[1]
    if got != port and port != 0:
        print(f"Port {port} is taken; the hall is at {got} instead.")
    own = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::', '') else host}:{got}"
    share = f"http://{lan}:{got}" if host in ("0.0.0.0", "::", "") and (lan := lan_address()) else None
    house = make_house(url_of(db), share, shelf=Shelf(components), seeds=seeds)
    server = uvicorn.Server(configured(application(house)))
    tune()
    print(f"Meadhall is open: {own}", flush=True)
    if share is not None:
        print(f"In the local network: {share}", flush=True)
    print("Ctrl+C closes it; every game is kept.", flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, (own,)).start()
    server.run(sockets=[bound])


def tune() -> None:
    """Look for garbage less often, tables are kept long; let the writer's thread in at once when its commit is done."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def make_house(
    url: str,
    share: str | None = None,
    limits: Limits | None = None,
    shelf: Shelf | None = None,
    seeds: Seeds | None = None,
) -> House:
    """A house on a store, not yet opened."""
    metrics = Metrics()
    workers = Workers(metrics, max(1, min(4, (os.cpu_count() or 2) - 1)))
    return House(Hall(Store(url), workers, metrics, shelf, seeds), limits or Limits(), share)


def configured(app: object) -> uvicorn.Config:
    """How uvicorn serves the hall."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        ws="websockets-sansio",
        ws_max_size=2 * FRAME,
        ws_per_message_deflate=False,  # its windows would cost more memory than all tables together
        ws_ping_interval=15,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on the port or one of the next."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for offset in range(PORTS + 1):
        bound = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":  # there it would let two servers share a port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, port + offset if port else 0))
            bound.listen(2048)
        except OSError as error:
            bound.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES) or offset == PORTS:
                raise SystemExit(f"meadhall: cannot listen on {host}:{port}: {error.strerror}") from None
            continue
        bound.set_inheritable(False)
        return bound
    raise AssertionError


def lan_address() -> str | None:
    """The address of this machine in its local network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def url_of(db: str | None) -> str:
    """A database URL from a URL, a path, or nothing: the file in the user's data folder."""
    if db is not None and "://" in db:
        return db
    path = Path(db) if db is not None else data_folder() / "hall.sqlite"
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path.absolute()}"


def logs() -> None:
    """Logs to standard error: a line each, as JSON where MEADHALL_LOG=json, quiet by default."""
    wish = os.environ.get("MEADHALL_LOG", "")
    level = logging.DEBUG if "debug" in wish else logging.INFO if wish else logging.WARNING
    render: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if "json" in wish
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(),
            exception_formatter=structlog.dev.plain_traceback,  # others print variables, and a token may be one
        )
    )
    processors: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    if "json" in wish:
        processors.append(structlog.processors.format_exc_info)
    logging.getLogger("uvicorn.error").addFilter(lambda record: "completing handshake" not in record.getMessage())
    structlog.configure(
        processors=[*processors, render],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
