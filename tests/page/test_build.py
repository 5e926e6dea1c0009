"""Building: what cannot be fetched is told in a sentence, what is there is never overwritten, versions differ."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.page import bundle, fetch
from meadhall.page.build import POLICY, Built, Ready, write
from meadhall.page.fetch import CannotBuild
from meadhall.server import statics

STATIC = Path(meadhall.__file__).parent / "page/static"
UNNAMED = ("", "manifest.webmanifest", "hall/static/icon.svg", "hall/static/symbols.svg")  # by no content, yet checked
MOST = 9_000_000  # bytes of a first visit
LEARNED = """
import sys
sys.path.append(sys.argv[1])
import meadhall
assert meadhall.__file__.startswith(sys.argv[1])
print(*(name for name in meadhall.games() if meadhall.game(name).network is not None))
"""


@pytest.mark.slow
def test_a_first_visit_fetches_nine_megabytes_at_most(built: Built) -> None:
    every = [path for path in built.folder.rglob("*") if path.is_file() and path.name != "_headers"]
    assert sum(path.stat().st_size for path in every) <= MOST  # all of it, also what only says what is there
    assert built.download <= MOST
    told = re.search(r"^const version = (\{.*\})$", (built.folder / "service-worker.js").read_text(), re.MULTILINE)
    assert told is not None
    files = json.loads(told[1])["files"]
    assert len(every) == len(files) + 1  # and the service worker itself
    for name, file in files.items():
        path = built.folder / ((name or "index.html") + (".packed" if file["packed"] else ""))
        assert path.stat().st_size == file["size"], name
        body = gzip.decompress(path.read_bytes()) if file["packed"] else path.read_bytes()
        assert hashlib.sha256(body).hexdigest().startswith(file["sum"]), name
        assert name in UNNAMED or f"v-{built.stamp}/" in name or f"hall/static/{statics.stamp()}/" in name, name


def test_the_policy_allows_files_of_the_page_and_wasm_and_nothing_else() -> None:
    first, worker = ((STATIC / name).read_text("utf-8") for name in ("index.html", "service-worker.js"))
    told = re.search(r'Policy" content="([^"]+)"', first), re.search(r'^const POLICY = "([^"]+)"', worker, re.MULTILINE)
    policies = [POLICY, *(one[1] for one in told if one is not None)]
    assert len(policies) == 3
    for policy in policies:
        parts = dict(one.strip().split(" ", 1) for one in policy.split(";"))
        assert parts["default-src"] == "'none'"
        assert parts["script-src"] == "'self' 'wasm-unsafe-eval'"  # no inline script, no eval
        others = {word for name, words in parts.items() if name != "script-src" for word in words.split()}
        assert others <= {"'none'", "'self'"}


@pytest.mark.slow
def test_another_content_is_another_version_and_the_same_is_the_same(
    stuff: Ready, built: Built, tmp_path: Path
) -> None:
    again = write(tmp_path / "again", stuff, seed="the whale road")
    other = write(tmp_path / "again", stuff, mark="other", seed="the whale road")  # over a page of ours
    assert again.stamp == built.stamp != other.stamp
    assert not (tmp_path / "again" / f"v-{again.stamp}").exists()


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(CannotBuild, match="is no page of Meadhall"):
        write(tmp_path, Ready({}, b"", b"", False))
    assert (tmp_path / "letter.txt").read_text() == "mine"


def test_a_package_that_is_no_pyodide_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotBuild, match=r"it has no pyodide\.mjs"):
        fetch.runtime(tmp_path)
    (tmp_path / "file.tgz").write_bytes(b"nothing")
    with pytest.raises(CannotBuild, match="is no npm package of Pyodide"):
        fetch.runtime(tmp_path / "file.tgz")


def test_pip_is_found_also_where_this_environment_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetch, "find_spec", lambda _: None)  # as in those that uv makes
    said = subprocess.run([*fetch.pip(), "--version"], capture_output=True, text=True, check=False)
    assert said.stdout.startswith("pip "), said.stderr


def test_without_npm_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotBuild, match="install npm and try again; or get the npm package pyodide yourself"):
        fetch.runtime()


def test_the_bundle_holds_what_judges_have_learned_and_they_load_from_it(tmp_path: Path) -> None:
    learned = {path.parents[1].name for path in Path(meadhall.__file__).parent.glob("games/*/rules/judge.json")}
    assert learned
    for name, body in (bundle.theirs() | bundle.ours()).items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    asked = [sys.executable, "-I", "-S", "-c", LEARNED, str(tmp_path)]  # nothing but the bundle, as in the browser
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert set(said.stdout.split()) == learned


def test_the_bundle_holds_no_terminal_no_lab_and_no_database() -> None:
    ours = bundle.ours()
    assert "meadhall/server/web.py" in ours
    assert any(name.endswith("/entry_points.txt") for name in ours)
    for folder in ("cli", "lab", "envs", "server/migrations", "server/alerts", "pages/static"):
        assert not [name for name in ours if name.startswith(f"meadhall/{folder}/")], folder
    assert not [name for name, body in ours.items() if name.endswith(".py") and b"import sqlalchemy" in body]
