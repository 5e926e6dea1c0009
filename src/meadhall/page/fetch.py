"""What the page is built from and does not lie on this machine: Pyodide by npm, one wheel by pip, both pinned."""

from __future__ import annotations

import contextlib
import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from meadhall.engine.errors import MeadhallError
from meadhall.places import data_folder

RUNTIME = (  # of the package, what a page needs
    "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json",
)  # fmt: skip
A_FETCH = 600  # seconds


class CannotBuild(MeadhallError):
    """Something that the page is built from is missing."""

    code = "page/build"


def pins() -> dict[str, dict[str, Any]]:
    """Names, versions and hashes of what is fetched."""
    return tomllib.loads(files("meadhall.page").joinpath("pins.toml").read_text("utf-8"))


def runtime(given: Path | None = None) -> dict[str, bytes]:
    """The files of Pyodide: from a folder or an npm package somebody names, else fetched by npm."""
    if given is not None and given.is_dir():
        folder = next((one for one in (given, given / "package") if (one / RUNTIME[0]).is_file()), given)
        missing = [name for name in RUNTIME if not (folder / name).is_file()]
        if missing:
            raise CannotBuild(f"{given} is no Pyodide: it has no {missing[0]}")
        return {name: (folder / name).read_bytes() for name in RUNTIME}
    packed = given if given is not None else _pyodide()
    try:
        with tarfile.open(packed) as file:
            return {name: _member(file, f"package/{name}") for name in RUNTIME}
    except (OSError, tarfile.TarError, KeyError) as error:
        raise CannotBuild(f"{packed} is no npm package of Pyodide: {error}") from None


def _member(file: tarfile.TarFile, name: str) -> bytes:
    found = file.extractfile(name)
    if found is None:
        raise KeyError(name)
    return found.read()


def wheel() -> dict[str, bytes]:
    """The files of the one package that is not plain Python, built for the browser."""
    pin = pins()["msgspec"]
    ask = [
        *pip(), "download", "-q", "--no-deps", "--only-binary=:all:", "--implementation", "cp",
        "--python-version", pin["python"], "--abi", pin["abi"], "--platform", pin["platform"],
        f"msgspec=={pin['version']}",
    ]  # fmt: skip
    with zipfile.ZipFile(io.BytesIO(_kept(pin, [*ask, "-d"], "pip").read_bytes())) as file:
        return {name: file.read(name) for name in file.namelist()}


def pip() -> list[str]:
    """The command pip: of this Python, of the one that this environment was made from (uv puts none into those it
    makes), or the one on the path.
    """
    if find_spec("pip") is not None:
        return [sys.executable, "-m", "pip"]
    base = str(getattr(sys, "_base_executable", sys.executable))
    asked = [base, "-c", "import pip"]
    with contextlib.suppress(OSError):
        if base != sys.executable and subprocess.run(asked, capture_output=True, timeout=A_FETCH).returncode == 0:
            return [base, "-m", "pip"]
    return [shutil.which("pip") or shutil.which("pip3") or "pip"]


def _pyodide() -> Path:
    pin = pins()["pyodide"]
    ask = [shutil.which("npm") or "npm", "pack", "--silent", f"pyodide@{pin['version']}", "--pack-destination"]
    return _kept(pin, ask, "npm", "; or get the npm package pyodide yourself and name it with --pyodide")


def _kept(pin: dict[str, Any], ask: list[str], tool: str, instead: str = "") -> Path:
    """A file from the last time, or fetched now by a command that wants a folder last."""
    folder = data_folder() / "page"
    folder.mkdir(exist_ok=True)
    path: Path = folder / pin["file"]
    if not path.is_file() or _sum(path) != pin["sha256"]:
        what = f"{pin['file']} is needed to build the page, and {tool}"
        try:
            done = subprocess.run([*ask, str(folder)], capture_output=True, text=True, timeout=A_FETCH, cwd=folder)
        except (OSError, subprocess.TimeoutExpired):
            raise CannotBuild(f"{what} could not be called; install {tool} and try again{instead}") from None
        if done.returncode or not path.is_file():
            said = (done.stderr.strip().splitlines() or ["it said nothing"])[-1][:200]
            raise CannotBuild(f"{what} could not fetch it ({said}); try again with a network{instead}")
        if _sum(path) != pin["sha256"]:
            path.unlink()
            raise CannotBuild(f"{what} fetched another file than was pinned{instead}")
    return path


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
