"""Build hooks: entry points for the games' folders, and native modules by mypyc.

A module is compiled when its first line is the marker below. The modules of a folder of `meadhall` or `meadhall/games`
form a group, one library: groups call each other natively, are compiled side by side in parts, and one that did not
change is kept in `build/`. What was compiled lies in a folder of its own below `build/compiled`, and processes find it
only when it is whole: a file names that folder (`meadhall/_source.py`). MEADHALL_PURE=1 skips it, a missing compiler
falls back to the sources with a warning, MEADHALL_COMPILE=require makes that an error. Run as a program, it compiles.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

MARKER = "# compiled with mypyc"
KEPT = Path("build/mypyc")  # C and objects of the last build
COMPILED = Path("build/compiled")  # folders with all libraries of a build, and `now`, which names the one to use
FACES = {  # how a table shows itself; the engine knows only these names
    "describe": "meadhall.look.describe:describe",
    "picture": "meadhall.look.picture:picture",
    "replay": "meadhall.lab.replay:replay",
}
PART = 1_500_000  # characters of C that are compiled in one go, more or less


def compiled_modules(root: Path) -> list[Path]:
    """The modules that carry the marker, relative to src."""
    source = root / "src"
    return [
        path.relative_to(source)
        for path in sorted((source / "meadhall").rglob("*.py"))
        if path.read_text("utf-8").startswith(MARKER)
    ]


def group_of(module: Path) -> str:
    """The group of a module: its folder in meadhall, or its game."""
    return ".".join(module.parts[: 3 if module.parts[1] == "games" else 2])


def libraries(root: Path) -> set[Path]:
    """The compiled files that a build makes, relative to src: one a module, and one a group with all its code."""
    modules = compiled_modules(root)
    stems = [module.with_suffix("") for module in modules]
    stems += [Path(*f"{group_of(module)}__mypyc".split(".")) for module in modules]
    return {Path(f"{stem}{sysconfig.get_config_var('EXT_SUFFIX')}") for stem in stems}


def sweep(root: Path) -> None:
    """Remove compiled files beside the sources: that is where they lay once, and a process would find them there."""
    for path in (root / "src").rglob("*"):
        if path.suffix in (".so", ".pyd"):
            path.unlink()


def publish(root: Path) -> None:
    """Let processes that start from now on find what was compiled: all of it, from one moment to the next."""
    home, now = root / COMPILED, root / COMPILED / "now"
    home.mkdir(parents=True, exist_ok=True)
    before = now.read_text("utf-8") if now.exists() else ""  # who runs on it may still have something to import
    made = Path(tempfile.mkdtemp(prefix="", dir=home))
    made.chmod(0o755)
    for file in libraries(root):
        (made / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / KEPT / "lib" / file, made / file)
    written = home / "now.new"
    written.write_text(made.name, "utf-8")
    written.replace(now)
    for folder in home.iterdir():
        if folder.is_dir() and folder.name not in (made.name, before):
            shutil.rmtree(folder, ignore_errors=True)


def published(root: Path) -> Path | None:
    """The folder with the compiled files, if there is one."""
    now = root / COMPILED / "now"
    return root / COMPILED / now.read_text("utf-8") if now.exists() else None


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
            "meadhall.faces": FACES,
        }


class CompileHook(BuildHookInterface[Any]):
    """Runs this file as a setup script for mypyc, which puts the modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, or say why not."""
        root = Path(self.root)
        if self.target_name != "wheel" or os.environ.get("MEADHALL_PURE", "0") not in ("", "0"):
            return
        problem = compile_rules(root)
        if problem is not None:
            if os.environ.get("MEADHALL_COMPILE") == "require":
                raise RuntimeError(f"the rules could not be compiled:\n{problem}")
            self.app.display_warning(f"Meadhall will run uncompiled, some 30 times slower. Reason:\n{problem}")
            return
        if version == "editable":  # processes find the folder
            return
        folder = published(root)
        assert folder is not None
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(folder / file): file.as_posix() for file in sorted(libraries(root))}


def compile_rules(root: Path) -> str | None:
    """Run mypyc and the C compiler, unless all is as the last run left it; returns what went wrong. Where something
    did, no process runs compiled any more.
    """
    sweep(root)
    kept, log = root / KEPT, root / "build/compile.log"
    stamp, made, key = kept / "key", kept / "made", build_key()
    sources = sources_of(root, key)  # now: what is edited while it compiles has not been compiled
    if made.exists() and made.read_text("utf-8") == made_of(root, sources):
        return None
    made.unlink(missing_ok=True)
    log.parent.mkdir(exist_ok=True)
    if (compiler := missing_compiler()) is not None:  # said at once, not after a minute of making C for nobody
        (root / COMPILED / "now").unlink(missing_ok=True)
        log.write_text(problem := f"there is no C compiler {compiler!r}\n", "utf-8")
        return problem
    if not stamp.exists() or stamp.read_text("utf-8") != key:  # other tools
        shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key, "utf-8")
    command = [sys.executable, __file__, "-q", "build_ext", f"--parallel={os.cpu_count() or 1}"]
    command += [f"--build-temp={kept / 'objects'}", f"--build-lib={kept / 'lib'}"]
    run = subprocess.run(command, cwd=root / "src", capture_output=True, text=True, check=False)
    log.write_text(run.stdout + run.stderr, "utf-8")
    if run.returncode == 0:
        publish(root)
        made.write_text(made_of(root, sources), "utf-8")
        return None
    (root / COMPILED / "now").unlink(missing_ok=True)
    return (run.stdout + run.stderr).strip()[-4000:]


def tried(root: Path) -> str | None:
    """Deal every game with what was compiled, before a hall relies on it; returns what went wrong."""
    environment = {name: value for name, value in os.environ.items() if name != "MEADHALL_PURE"}
    command = [sys.executable, "-c", "import meadhall as m; assert m.compiled(); [m.table(one) for one in m.games()]"]
    run = subprocess.run(command, cwd=root / "src", env=environment, capture_output=True, text=True, check=False)
    if run.returncode == 0:
        return None
    (root / COMPILED / "now").unlink(missing_ok=True)
    (root / "build/compile.log").write_text(run.stderr, "utf-8")
    return f"what was compiled does not run:\n{run.stderr[-4000:]}"


def missing_compiler() -> str | None:
    """The C compiler that would be called but is not there; Windows finds its own."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return None if sys.platform == "win32" or shutil.which(command[0]) else command[0]


def sources_of(root: Path, key: str) -> str:
    """A digest of what is compiled, and how."""
    paths = sorted((root / "src/meadhall").rglob("*.py"))
    return digest_of(key, [(path.relative_to(root), path) for path in paths])


def made_of(root: Path, sources: str) -> str:
    """A digest of the libraries that processes find and of all that they were made of."""
    folder = published(root) or root / "nothing"
    return digest_of(sources, [(file, folder / file) for file in sorted(libraries(root))])


def digest_of(begun: str, files: list[tuple[Path, Path]]) -> str:
    """A digest that goes on with the names of some files and what is in them."""
    told = hashlib.sha256(begun.encode())
    for name, path in files:
        told.update(f"\n{name.as_posix()}\n".encode())
        told.update(path.read_bytes() if path.exists() else b"missing")
    return told.hexdigest()


def build_key() -> str:
    """What else than the sources decides how a module is compiled."""
    tools = [sys.version, sys.base_prefix, version_of("mypy"), version_of("setuptools")]
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "ARCHFLAGS")]
    how = [inspect.getsource(function) for function in (group_of, build_extensions, in_parts)]
    return hashlib.sha256(repr([tools, flags, how]).encode()).hexdigest()


def build_extensions() -> None:
    """The setup script that mypyc wants: this file, run in src with the arguments of `compile`."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]
        """Compiles the parts of a library side by side, as setuptools does with libraries."""

        def build_extensions(self) -> None:
            alone = self.compiler.compile
            with ThreadPoolExecutor(self.parallel) as pool:

                def compile_all(sources: list[str], **how: Any) -> list[str]:
                    made = pool.map(lambda source: alone([source], **how), sources)
                    return [name for names in made for name in names]

                self.compiler.compile = compile_all
                super().build_extensions()

        def build_extension(self, extension: Any) -> None:
            """What is there counts if it was finished: a build may be broken off, and the next one goes on."""
            made = Path(self.get_ext_fullpath(extension.name))
            finished = made.with_name(f"{made.name}.finished")
            if made.exists() and not (finished.exists() and finished.read_text() == str(made.stat().st_mtime_ns)):
                made.unlink()
            super().build_extension(extension)
            finished.write_text(str(made.stat().st_mtime_ns))

    root = Path(__file__).resolve().parent
    posix = sys.platform != "win32"
    modules, groups = compiled_modules(root), dict[str, list[str]]()
    for module in modules:
        groups.setdefault(group_of(module), []).append(str(module))
    extensions = mypycify(
        # No cache: what mypy keeps of classes is not all that mypyc needs, and C is made anew in a few seconds. Silent
        # about what is not compiled: it may import libraries of extras, and a build has none of them.
        ["--cache-dir", os.devnull, "--follow-imports=silent", *map(str, modules)],
        separate=[(members, name) for name, members in groups.items()],
        target_dir=str(root / KEPT / "c"),
        multi_file=posix,
        opt_level="3",
        debug_level="0",
    )
    if posix:
        for extension in extensions:
            # Hidden names can be inlined; parts share what they import, which mypyc defines in each; warnings about
            # generated code help nobody and cost time.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-fcommon", "-w"]
            if len(extension.sources) > 1:
                in_parts(extension, root / KEPT / "c")
    setup(name="meadhall", packages=[], ext_modules=extensions, cmdclass={"build_ext": SideBySide})


def in_parts(extension: Any, folder: Path) -> None:
    """Gather the C of a library's modules into a few large files: the compiler inlines inside of each."""
    sources = extension.sources
    sizes = [Path(source).stat().st_size for source in sources]
    parts: list[list[str]] = [[] for _ in range(max(1, round(sum(sizes) / PART)))]
    passed = 0
    for source, size in zip(sources, sizes, strict=True):
        parts[passed * len(parts) // sum(sizes)].append(source)
        passed += size
    headers = folder.joinpath(*extension.name.split(".")[:-1])
    extension.include_dirs = [*extension.include_dirs, str(headers)]
    extension.depends = [*extension.depends, *sources]
    extension.sources = [str(folder / f"{extension.name}.{number}.c") for number in range(len(parts))]
    for path, part in zip(map(Path, extension.sources), parts, strict=True):
        # Relative, so that a checkout may be moved or copied together with what was compiled.
        text = "".join(f'#include "{os.path.relpath(source, folder)}"\n' for source in part)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


def get_build_hook() -> type[BuildHookInterface[Any]]:
    """Which of the two classes is the build hook."""
    return CompileHook


def get_metadata_hook() -> type[MetadataHookInterface]:
    """Which of the two classes is the metadata hook."""
    return GameEntryPoints


if __name__ == "__main__":
    if sys.argv[1:]:
        build_extensions()
    else:
        here = Path(__file__).resolve().parent
        sys.exit(compile_rules(here) or tried(here))
