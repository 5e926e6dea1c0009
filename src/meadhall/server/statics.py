"""Files the pages link, held in memory: styles, symbols, fonts, the client."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from meadhall.engine.registry import game, games
from meadhall.look import STATIC, sheet, show, styles

TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8",
    "wav": "audio/wav",
}
STAMP = re.compile(r"[0-9a-f]{10}")


@dataclass(frozen=True)
class File:
    """A static file."""

    body: bytes
    packed: bytes | None  # gzip, where it is worth it
    type: str
    tag: str


def _file(name: str, body: bytes) -> File:
    packed = gzip.compress(body, 6, mtime=0)
    kind = TYPES[name.rpartition(".")[2]]
    tag = hashlib.sha256(body).hexdigest()[:16]
    return File(body, packed if len(packed) < 0.9 * len(body) else None, kind, f'"{tag}"')


@cache
def statics() -> dict[str, File]:
    """All static files by their path below /static/."""
    found: dict[str, bytes] = {}
    for folder in (STATIC, files("meadhall.pages").joinpath("static")):
        _collect(folder, "", found)
    found["symbols.svg"] = sheet().encode()
    found["games.css"] = "\n".join(styles(show(game(name))) for name in games()).encode()
    return {name: _file(name, body) for name, body in found.items()}


def _collect(folder: Traversable, prefix: str, found: dict[str, bytes]) -> None:
    for path in folder.iterdir():
        if path.is_dir():
            _collect(path, f"{prefix}{path.name}/", found)
        elif path.name.rpartition(".")[2] in TYPES:
            found[prefix + path.name] = path.read_bytes()


_ELSEWHERE: list[tuple[str, tuple[str, ...]]] = []


def served_elsewhere(its_stamp: str, its_modules: tuple[str, ...]) -> None:
    """Somebody else serves the files, so they are not here: they are known by stamp and modules alone."""
    _ELSEWHERE[:] = [(its_stamp, its_modules)]


def stamp() -> str:
    """Changes when a static file does. It is a folder of their addresses, so that what a file names carries it too."""
    return _ELSEWHERE[0][0] if _ELSEWHERE else _stamp()


@cache
def _stamp() -> str:
    tags = "".join(name + file.tag for name, file in sorted(statics().items()))
    return hashlib.sha256(tags.encode()).hexdigest()[:10]


def modules() -> tuple[str, ...]:
    """The client's modules."""
    return _ELSEWHERE[0][1] if _ELSEWHERE else _modules()


@cache
def _modules() -> tuple[str, ...]:
    return tuple(sorted(name for name in statics() if name.startswith("js/")))


def find(path: str) -> tuple[File | None, bool]:
    """The file at a path, and whether it may be kept for ever. An old stamp leads to the file as it is now."""
    head, _, rest = path.partition("/")
    return statics().get(rest if STAMP.fullmatch(head) else path), head == stamp()
