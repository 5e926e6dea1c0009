"""Builds the page: a folder of files that any web server can show, and that plays without one once it was opened."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from meadhall.page import bundle, fetch
from meadhall.page.fetch import CannotBuild
from meadhall.pages.words import words
from meadhall.server import statics
from meadhall.words import LANGUAGES

SHELL = (  # of this package's static folder; all but the first two lie in a folder named by the version
    "shell.js", "door.js", "keeping.js", "hall.js", "words.js", "worker.js", "bots.js", "python.js", "disk.js",
    "shell.css", "icon-192.png", "icon-512.png",
)  # fmt: skip
PLAIN = (  # fetched before anything can unpack
    "", "manifest.webmanifest", "shell.js", "door.js", "keeping.js", "hall.js", "words.js", "shell.css", "icon.svg",
    "icon-192.png", "icon-512.png",
)  # fmt: skip
SENTENCES = (
    "fetching", "bytes", "waking", "opening", "other-tab", "taken", "open-here", "failed", "try-again", "insecure",
    "old", "unkept", "interrupted", "new-version", "restart",
)  # fmt: skip
TYPES = {
    "": "text/html; charset=utf-8", "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8", "svg": "image/svg+xml",
    "bin": "application/octet-stream",
    "json": "application/json", "wasm": "application/wasm", "zip": "application/zip", "png": "image/png",
    "woff2": "font/woff2", "wav": "audio/wav", "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
}  # fmt: skip
PACKED = ".packed"  # gzip; no ending that a web server knows, so that none unpacks it on the way
COMPILING = 600  # seconds
POLICY = (  # for servers that send headers; the page itself says most of it too
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "frame-src 'self'; img-src 'self'; style-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'self'"
)


@dataclass(frozen=True)
class Built:
    """What was written."""

    folder: Path
    stamp: str
    files: int
    download: int  # bytes that a first visit fetches
    compiled: bool


@dataclass(frozen=True)
class Ready:
    """What a page is written from."""

    runtime: Mapping[str, bytes]
    library: bytes
    hall: bytes
    compiled: bool


def build(out: Path, pyodide: Path | None = None) -> Built:
    """Write the page into a folder, whole: it is there as before, or all of it is new."""
    _mine(out)
    return write(out, ready(pyodide))


def ready(pyodide: Path | None = None) -> Ready:
    """Fetch, trim and compile what the browser's Python needs."""
    runtime = fetch.runtime(pyodide)
    library = bundle.trimmed(_unzipped(runtime["python_stdlib.zip"]))
    parts = {"library": library, "hall": {**bundle.theirs(), **bundle.ours(), **bundle.plain(fetch.wheel())}}
    compiled = _compiled(runtime, parts)
    return Ready(runtime, _zipped(parts["library"]), _row(parts["hall"]), compiled)


def write(out: Path, made: Ready, mark: str = "", seed: str | None = None) -> Built:
    """Write a page that is ready. Another `mark` is another version of the same; a `seed` makes every deal
    foreseeable, for tests.
    """
    _mine(out)
    lock = json.loads(made.runtime["pyodide-lock.json"])
    own = files("meadhall.page").joinpath("static")
    config = {"stamp": statics.stamp(), "modules": statics.modules()} | ({"seed": seed} if seed else {})
    inside = {
        **made.runtime,
        "pyodide-lock.json": json.dumps({**lock, "packages": {}}).encode(),
        "python_stdlib.zip": made.library,
        "hall.bin": made.hall,
        **{name: own.joinpath(name).read_bytes() for name in SHELL},
        "icon.svg": statics.statics()["icon.svg"].body,
    }
    inside["words.js"] = _filled(inside["words.js"], "words", {lang: _sentences(lang) for lang in LANGUAGES})
    inside["worker.js"] = _filled(inside["worker.js"], "config", config)
    outside = {name: own.joinpath(name or "index.html").read_bytes() for name in ("", "manifest.webmanifest")}
    shown = {f"hall/static/{statics.stamp()}/{name}": file.body for name, file in statics.statics().items()}
    shown |= {f"hall/static/{name}": statics.statics()[name].body for name in ("icon.svg", "symbols.svg")}
    every = sorted((inside | outside | shown).items())
    stamp = _sum(*(f"{name} {_sum(body)} ".encode() for name, body in every), mark.encode())[:12]
    outside = {name: _placed(body, stamp) for name, body in outside.items()}
    everything = outside | {f"v-{stamp}/{name}": body for name, body in inside.items()} | shown
    return _written(out, stamp, everything, own.joinpath("service-worker.js").read_bytes(), made.compiled)


def _mine(out: Path) -> None:
    """Refuse a folder with somebody's files in it."""
    if out.exists() and (not out.is_dir() or (any(out.iterdir()) and not (out / "service-worker.js").is_file())):
        raise CannotBuild(f"{out} is there and is no page of Meadhall; name another folder, or empty it")


def _written(out: Path, stamp: str, everything: Mapping[str, bytes], worker: bytes, compiled: bool) -> Built:
    out.parent.mkdir(parents=True, exist_ok=True)
    told: dict[str, dict[str, object]] = {}
    with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=out.parent) as made:
        fresh = Path(made) / "page"
        for name, body in sorted(everything.items()):
            packed = _packed(body)
            small = name.rpartition("/")[2] not in PLAIN and len(packed) < 0.95 * len(body)
            path = fresh / ((name or "index.html") + (PACKED if small else ""))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(packed if small else body)
            kind = TYPES[name.rpartition(".")[2] if name else ""]
            told[name] = {"sum": _sum(body)[:20], "size": path.stat().st_size, "type": kind, "packed": small}
        version = {"stamp": stamp, "files": told}
        (fresh / "service-worker.js").write_bytes(_filled(worker, "version", version))
        (fresh / "_headers").write_text(
            f"/*\n  Content-Security-Policy: {POLICY}\n"
            "  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n"
            "/service-worker.js\n  Cache-Control: no-cache\n/index.html\n  Cache-Control: no-cache\n"
            "/v-*\n  Cache-Control: max-age=31536000, immutable\n"
        )
        if out.exists():
            out.rename(Path(made) / "before")
        fresh.rename(out)
    return Built(out, stamp, len(told), sum(int(str(one["size"])) for one in told.values()), compiled)


def _compiled(runtime: Mapping[str, bytes], parts: dict[str, dict[str, bytes]]) -> bool:
    """Compile the sources with the Python that will run them, where node can: they start three times as fast."""
    node = shutil.which("node")
    if node is None:
        return False
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for name, body in runtime.items():
            (folder / name).write_bytes(body)
        script = folder / "compile.mjs"
        script.write_bytes(files("meadhall.page").joinpath("static", "compile.mjs").read_bytes())
        for name, sources in parts.items():
            came, gone = folder / f"from-{name}", folder / f"to-{name}"
            came.write_bytes(_zipped({path: body for path, body in sources.items() if path not in bundle.AS_SOURCE}))
            done = subprocess.run(
                [node, str(script), str(folder), str(came), str(gone)], capture_output=True, timeout=COMPILING
            )
            if done.returncode:
                return False
            kept = {path: body for path, body in sources.items() if path in bundle.AS_SOURCE}
            parts[name] = {**_unzipped(gone.read_bytes()), **kept}
    return True


@lru_cache(maxsize=512)
def _packed(body: bytes) -> bytes:
    """As it is sent; two versions of a page have most of it in common."""
    return gzip.compress(body, 9, mtime=0)


def _unzipped(packed: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(packed)) as file:
        return {name: file.read(name) for name in file.namelist() if not name.endswith("/")}


def _zipped(parts: Mapping[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as file:  # not packed: the whole file is, on its way
        for name, body in sorted(parts.items()):
            file.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), body)
    return made.getvalue()


def _row(parts: Mapping[str, bytes]) -> bytes:
    """Files one after the other, before them their names and sizes: a script reads that faster than a zip."""
    names = json.dumps([[name, len(body)] for name, body in sorted(parts.items())]).encode()
    return len(names).to_bytes(4, "big") + names + b"".join(body for _, body in sorted(parts.items()))


def _sentences(lang: str) -> dict[str, str]:
    w = words(lang)
    return {f"page-{name}": w(f"page-{name}", got="{got}", all="{all}") for name in SENTENCES}


def _filled(script: bytes, name: str, value: object) -> bytes:
    """A script with what only the build knows in the line that is marked for it."""
    lines = script.decode().splitlines()
    (number,) = [number for number, line in enumerate(lines) if line.endswith(f" // {name}")]
    start = lines[number].partition(" = ")[0]
    lines[number] = f"{start} = {json.dumps(value, ensure_ascii=False)}"
    return ("\n".join(lines) + "\n").encode()


def _placed(body: bytes, stamp: str) -> bytes:
    return body.replace(b"{home}", f"v-{stamp}".encode()).replace(b"{stamp}", stamp.encode())


def _sum(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()
