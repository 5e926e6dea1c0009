"""Build hooks: entry points for the games' folders, and native modules by mypyc.

A module is compiled when its first line is the marker below; all of them form one group, so that search, rules and
dice call each other natively. MEADHALL_PURE=1 skips it, a missing compiler falls back to the sources with a warning,
MEADHALL_COMPILE=require makes that an error.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

MARKER = "# compiled with mypyc"
GROUP = "meadhall"

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(
    name={group!r},
    packages=[],
    ext_modules=mypycify({modules!r}, group_name={group!r}, opt_level="3", target_dir={target!r}),
)
"""


def compiled_modules(root: Path) -> list[str]:
    """The modules that carry the marker, relative to src."""
    source = root / "src"
    return [
        str(path.relative_to(source))
        for path in sorted((source / "meadhall").rglob("*.py"))
        if path.read_text("utf-8").startswith(MARKER)
    ]


def games(root: Path) -> list[str]:
    """The folders that hold a game."""
    return sorted(path.parent.name for path in (root / "src/meadhall/games").glob("*/game.py"))


class GameEntryPoints(MetadataHookInterface):
    """Every folder of `meadhall/games` is a game; none of them is named anywhere else."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the entry points."""
        found = games(Path(self.root))
        metadata["entry-points"] = {
            "meadhall.games": {name: f"meadhall.games.{name}.game:game" for name in found},
            "meadhall.shows": {name: f"meadhall.games.{name}.show.show:show" for name in found},
        }


class CompileHook(BuildHookInterface[Any]):
    """Calls mypyc through a temporary setup script and puts the modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, or say why not."""
        root = Path(self.root)
        if self.target_name != "wheel" or os.environ.get("MEADHALL_PURE", "0") not in ("", "0"):
            return
        problem = self.compile(root)
        if problem is not None:
            if os.environ.get("MEADHALL_COMPILE") == "require":
                raise RuntimeError(f"the rules could not be compiled:\n{problem}")
            self.app.display_warning(f"Meadhall will run uncompiled, some 30 times slower. Reason:\n{problem}")
            return
        if version == "editable":  # the modules are found beside their sources
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in (root / "src").rglob("*.so"):
            build_data["force_include"][str(path)] = str(path.relative_to(root / "src"))

    def compile(self, root: Path) -> str | None:
        """Run mypyc; returns what went wrong."""
        source = root / "src"
        for old in source.rglob("*.so"):
            old.unlink()
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "setup.py"
            target = str(Path(folder) / "c")
            script.write_text(SETUP.format(group=GROUP, modules=compiled_modules(root), target=target))
            command = [
                sys.executable,
                str(script),
                "-q",
                "build_ext",
                "--inplace",
                "--build-temp",
                folder,
                "--build-lib",
                folder,
            ]
            run = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
        log = root / "build/compile.log"
        log.parent.mkdir(exist_ok=True)
        log.write_text(run.stdout + run.stderr, "utf-8")
        return None if run.returncode == 0 else (run.stdout + run.stderr).strip()[-4000:]


def get_build_hook() -> type[BuildHookInterface[Any]]:
    """Which of the two classes is the build hook."""
    return CompileHook


def get_metadata_hook() -> type[MetadataHookInterface]:
    """Which of the two classes is the metadata hook."""
    return GameEntryPoints
