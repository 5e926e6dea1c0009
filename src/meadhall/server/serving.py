"""Opening the hall: port, store, addresses, logs, uvicorn."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import structlog
import uvicorn

from meadhall import beside
from meadhall.engine.registry import Shelf
from meadhall.look import live_below
from meadhall.places import data_folder
from meadhall.server.alerts.desk import Ways
from meadhall.server.app import application
from meadhall.server.bot_workers import Workers
from meadhall.server.changeover import BEGUN, DONE, Changeover, go_over, handed_over
from meadhall.server.connections import RESERVE, Connections, descriptors, protocols
from meadhall.server.hall import Hall
from meadhall.server.house import House
from meadhall.server.metrics import Metrics
from meadhall.server.outside import Outside
from meadhall.server.rate_limits import FRAME, Limits, is_here
from meadhall.server.readying import ready
from meadhall.server.seeds import Seeds
from meadhall.server.sharing import Sharing
from meadhall.server.store import Store

PORTS = 50  # how many further ports are tried when one is taken
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
BACKLOG = 2048  # connections that wait to be let in
TICKS = 10  # a second
THEIRS = (  # what uvicorn says of clients that vanish or talk nonsense: their mistakes, not ours
    "ASGI callable returned without completing handshake",
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
)


@dataclass(frozen=True)
class Wish:
    """How somebody wants the hall opened."""

    host: str | None = None  # where to listen; else on this machine, or everywhere when shared
    port: int = 8420
    db: str | None = None
    share: bool = False  # whether others may come in
    browser: bool = False
    names: Sequence[str] = ()  # that the hall goes by, besides those of this machine
    proxies: Sequence[str] = ()  # whose word is taken for who asks
    base_path: str = ""  # that all addresses lie below, as /meadhall
    https: bool = False  # whether browsers reach it by https, whatever is said
    components: Mapping[str, str] = field(default_factory=dict)
    keep_finished: float | None = None  # days that games stay after their end; None: for ever
    seeds: Seeds | None = None
    limits: Limits | None = None
    processes: int = 1  # that share the work
    ways: Ways | None = None  # by which people are told of their turns

    @property
    def at(self) -> str:
        """Where to listen."""
        return self.host or (EVERYWHERE if self.share else HERE)


def serve(wish: Wish) -> None:
    """Open the hall until interrupted. A store that cannot be used is told of before anything is open."""
    logs()
    with beside.build() as build:
        changeover = Changeover(build)
        doors = (_serve_alone if wish.processes == 1 else _serve_by_many)(wish, changeover, handed_over())
    if changeover.due:
        go_over(doors)


def _serve_alone(wish: Wish, changeover: Changeover, handed: Sequence[socket.socket]) -> Sequence[int]:
    house = house_of(wish)
    house.hall.store.open()
    bound = handed[0] if handed else listen(wish.at, wish.port, more_ports(wish))
    say = partial(announce, wish, bound.getsockname()[1], changeover, bool(handed))
    return attend(wish, house, bound, say, changeover, shared_at=handed[1] if handed[1:] else None)


def _serve_by_many(wish: Wish, changeover: Changeover, handed: Sequence[socket.socket]) -> Sequence[int]:
    from meadhall.server import processes  # late: it needs this module

    return processes.serve(wish, changeover, handed)


def house_of(wish: Wish) -> House:
    """The house that was wished for."""
    house = make_house(
        url_of(wish.db),
        limits=wish.limits,
        shelf=Shelf(wish.components),
        seeds=wish.seeds,
        names=wish.names,
        processes=wish.processes,
        ways=wish.ways,
    )
    house.hall.housekeeping.keep_finished = wish.keep_finished
    live_below(wish.base_path)
    return house


def more_ports(wish: Wish) -> int:
    """How many further ports are tried when one is taken; a proxy knows of the one only."""
    return 0 if wish.proxies else PORTS


def attend(
    wish: Wish,
    house: House,
    bound: socket.socket,
    announce: Callable[[], None],
    changeover: Changeover | None = None,
    *,
    alone: bool = True,
    shared_at: socket.socket | None = None,
) -> Sequence[int]:
    """Let people in by a socket until interrupted; who is not alone has no switch to share the hall with. Returns what
    is left open for who takes over: the socket, and the one by which the hall was shared.
    """
    got = bound.getsockname()[1]
    house.share = _shared(wish, got)
    house.changeover = changeover = changeover or Changeover(None)
    lines = Connections(descriptors() - RESERVE, proxies=wish.proxies)
    server = Server(configured(Outside(application(house), wish.base_path, wish.https), lines), lines, changeover)
    if alone and wish.at == HERE and (lan := lan_address()):
        address = f"http://{lan}:{got}{wish.base_path}"
        house.sharing = Sharing(address, partial(server.listen_at, lan, got), lines.drop_others)
        if shared_at is not None:
            server.opened = partial(house.sharing.go_on, partial(server.listen_by, shared_at))
    tune()
    server.announce, server.ready = announce, partial(ready, house.hall.shelf)
    server.run(sockets=[bound])
    return server.doors


def announce(wish: Wish, got: int, changeover: Changeover, again: bool) -> None:
    """Say that the hall is open, and where; who has heard that hears only what is new."""
    if again:
        print(DONE, flush=True)
        return
    own = f"http://{HERE if _everywhere(wish) else f'[{wish.at}]' if ':' in wish.at else wish.at}:{got}{wish.base_path}"
    share = _shared(wish, got)
    others = f"shared in the local network: {share}" if share else "shared"
    alone = "on this machine only; --share or a switch on its front page lets others in"
    if got != wish.port and wish.port != 0:
        print(f"Port {wish.port} is taken; the hall is at {got} instead.")
    print(f"Meadhall is open: {own} ({alone if is_here(wish.at) else others})")
    print("Ctrl+C closes it; every game is kept.", flush=True)
    if changeover.coming:
        print(BEGUN, flush=True)
    if wish.browser:
        webbrowser.open(own)


def _everywhere(wish: Wish) -> bool:
    return wish.at in ("0.0.0.0", "::", "")


def _shared(wish: Wish, got: int) -> str | None:
    return f"http://{lan}:{got}{wish.base_path}" if _everywhere(wish) and (lan := lan_address()) else None


class Server(uvicorn.Server):
    """uvicorn, which says when it is open, and looks after its connections."""

    def __init__(self, config: uvicorn.Config, lines: Connections, changeover: Changeover | None = None) -> None:
        super().__init__(config)
        self.lines, self.changeover = lines, changeover or Changeover(None)
        self.announce: Callable[[], None] = lambda: None
        self.ready: Callable[[], None] = lambda: None
        self.opened: Callable[[], Awaitable[None]] | None = None
        self.doors: Sequence[int] = ()  # what stays open for who takes over

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say so."""
        await super().startup(sockets)
        if self.opened is not None:
            await self.opened()
        threading.Thread(target=self.announce, daemon=True).start()  # a browser may take its time to open
        threading.Thread(target=self.ready, daemon=True).start()

    async def listen_at(self, host: str, port: int) -> asyncio.Server:
        """Listen at one more address."""
        return self._also(await asyncio.get_running_loop().create_server(self._protocol, host, port))

    async def listen_by(self, bound: socket.socket) -> asyncio.Server:
        """Listen by one more socket, of the process that this one was."""
        return self._also(await asyncio.get_running_loop().create_server(self._protocol, sock=bound))

    def _also(self, found: asyncio.Server) -> asyncio.Server:
        self.servers.append(found)
        return found

    def _protocol(self) -> asyncio.Protocol:
        made = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        assert isinstance(made, asyncio.Protocol)
        return made

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % TICKS == 0:
            self.lines.sweep()
            if self.changeover.look():
                listening = [one for server in self.servers for one in server.sockets]
                self.doors = [os.dup(one.fileno()) for one in listening]
                return True
        return await super().on_tick(counter)


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
    names: Collection[str] = (),
    processes: int = 1,
    ways: Ways | None = None,
) -> House:
    """A house on a store, not yet opened; `names` are those it goes by besides this machine's."""
    metrics = Metrics()
    cores = os.cpu_count() or 2
    number = max(2, min(4, (cores - 1) // processes))  # two at least: one thinks briefly
    workers = Workers(metrics, number, together=min(number, cores // processes))
    hall = Hall(Store(url), workers, metrics, shelf, seeds, ways=ways)
    return House(hall, limits or Limits(), share, names=own_names() | {name.lower() for name in names})


def configured(app: object, lines: Connections) -> uvicorn.Config:
    """How uvicorn serves the hall. What a request says of its address is believed from named proxies only."""
    http, live = protocols(lines)
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=http,
        ws=live,
        proxy_headers=bool(lines.proxies),
        forwarded_allow_ips=sorted(lines.proxies),
        ws_max_size=2 * FRAME,
        ws_per_message_deflate=False,  # its windows would cost more memory than all tables together
        ws_ping_interval=15,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def listen(host: str, port: int, more: int = PORTS) -> socket.socket:
    """A listening socket on the port or one of the next."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for offset in range(more + 1):
        bound = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":  # there it would let two servers share a port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, port + offset if port else 0))
            bound.listen(BACKLOG)
        except OSError as error:
            bound.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES) or offset == more:
                raise SystemExit(f"meadhall: cannot listen on {host}:{port}: {error.strerror}") from None
            continue
        bound.set_inheritable(False)
        return bound
    raise AssertionError


def own_names() -> frozenset[str]:
    """What others in the local network call this machine."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"} - {""})


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
    logging.getLogger("uvicorn.error").addFilter(lambda record: not record.getMessage().startswith(THEIRS))
    structlog.configure(
        processors=[*processors, render],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
