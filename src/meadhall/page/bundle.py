"""What the browser's Python imports: this package without what only servers, labs and terminals need, and the plain
Python packages it builds on, as they are installed here.
"""

from __future__ import annotations

import importlib.metadata
import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from meadhall.engine import registry
from meadhall.page.fetch import CannotBuild
from meadhall.words import LANGUAGES

NEEDED = (  # distributions, all plain Python
    "starlette", "anyio", "markdown-it-py", "mdurl", "fluent.runtime", "fluent.syntax", "babel", "pytz", "attrs",
    "structlog", "segno", "mypy_extensions", "typing_extensions",
)  # fmt: skip
LEFT_OUT = re.compile(  # of their files
    r"(^|/)(tests?|__pycache__|zoneinfo|_vendor|docs|bin|messages|plugins/__main__)(/|\.py$)"
    r"|\.(pyi|so|pyd|md|rst|typed|exe|1)$|^\.\.|(^|/)py\.typed$"
)
OF_OURS = re.compile(  # what the browser needs nothing of
    r"^(cli|tui|envs|lab|guest)/|^server/(migrations|alerts)/|^(pages|page)/static/|^look/static/fonts/|__pycache__/|\.(so|pyd|md~)$|^games/\w+/README\.md$"
    r"|^server/(admin|admin_routes|alert_routes|alert_store|app|backup|bench|bot_workers|connections|crowded|databases"
    r"|hall|house|mcp_routes|neighbours|notices|openapi|opening|load|outside|daily_store|plan_store|private|processes|reading_routes"
    r"|register|schema|serving|store)\.py$|^page/(build|bundle|fetch|measure)\.py$|^page/pins\.toml$"
)
AS_SOURCE = {"anyio/__init__.py"}  # reads itself to find what it imports when it is needed
LOCALES = {f"{name}.dat" for name in (*LANGUAGES, "root")}
STDLIB_OUT = re.compile(  # of Python's own library: what is large and nothing here imports
    r"^(_pyrepl|multiprocessing|unittest|sqlite3|xmlrpc|wsgiref|ctypes|__phello__|site-packages|pydoc_data|ensurepip"
    r"|profiling|compression/zstd|xml/dom)(/|$)"
    r"|^(pdb|pydoc|doctest|mailbox|pickletools|tarfile|_pyio|_pydatetime|_pydecimal|trace|turtle"
    r"|smtplib|imaplib|poplib|ftplib|webbrowser|zipapp|plistlib|antigravity|this|tabnanny|pyclbr|optparse|cmd|bdb|netrc"
    r"|wave|modulefinder|compileall|filecmp|fileinput|sched|symtable|timeit|tracemalloc|shelve|_osx_support"
    r"|_apple_support|_android_support|_ios_support|_aix_support|http/server|http/cookiejar)\.py$"
    r"|^encodings/(?!__init__|aliases|ascii|latin_1|utf_8|idna|punycode|raw_unicode_escape|unicode_escape|cp437|utf_16)"
)


def ours() -> dict[str, bytes]:
    """This package's files by path, and the entry points by which it finds its games."""
    found = {f"meadhall/{name}": body for name, body in _walk(files("meadhall"), "") if not OF_OURS.search(name)}
    return found | _metadata("meadhall") | _guests()


def _guests() -> dict[str, bytes]:
    """Games of other packages: whoever has installed one finds it on the page too."""
    found: dict[str, bytes] = {}
    for point in importlib.metadata.entry_points(group=registry.GROUP):
        module = point.module.partition(".")[0]
        if module != "meadhall" and point.dist is not None:
            found |= {f"{module}/{name}": body for name, body in _walk(files(module), "") if "__pycache__/" not in name}
            found |= _metadata(point.dist.name)
    return found


def theirs() -> dict[str, bytes]:
    """The files of the packages it builds on."""
    found: dict[str, bytes] = {}
    for name in NEEDED:
        for path in _distribution(name).files or ():
            told = path.as_posix()
            if ".dist-info/" in told or LEFT_OUT.search(told):
                continue
            if told.startswith("babel/locale-data/") and path.name not in LOCALES:
                continue
            found[told] = path.read_binary()
    return found


def plain(wheel: dict[str, bytes]) -> dict[str, bytes]:
    """Of a wheel what is imported."""
    return {
        name: body
        for name, body in wheel.items()
        if ".dist-info/" not in name and not name.endswith((".pyi", ".typed"))
    }


def trimmed(stdlib: dict[str, bytes]) -> dict[str, bytes]:
    """Python's own library without what no page needs."""
    return {name: body for name, body in stdlib.items() if not name.endswith("/") and not STDLIB_OUT.search(name)}


def _walk(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for one in sorted(folder.iterdir(), key=lambda path: path.name):
        name = prefix + one.name
        if one.is_dir():
            found += _walk(one, f"{name}/") if not OF_OURS.search(f"{name}/") else []
        else:
            found.append((name, one.read_bytes()))
    return found


def _metadata(name: str) -> dict[str, bytes]:
    about = _distribution(name)
    where = f"{name}-{about.version}.dist-info"
    made = {f"{where}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {about.version}\n".encode()}
    points: dict[str, list[str]] = {}
    for point in sorted(about.entry_points):
        if point.group != "console_scripts" and ".lab." not in point.value:
            points.setdefault(point.group, []).append(f"{point.name} = {point.value}")
    text = "\n".join(f"[{group}]\n" + "\n".join(lines) + "\n" for group, lines in points.items())
    return made | {f"{where}/entry_points.txt": text.encode()}


def _distribution(name: str) -> importlib.metadata.Distribution:
    try:
        return importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        raise CannotBuild(f"the package {name} is needed to build the page; install it with pip") from None
