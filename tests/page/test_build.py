"""Building: what cannot be fetched is told in a sentence, what is there is never overwritten, versions differ."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from meadhall.page import bundle, fetch
from meadhall.page.build import Built, Ready, write
from meadhall.page.fetch import CannotBuild

MOST = 9_000_000  # bytes of a first visit


@pytest.mark.slow
def test_a_first_visit_fetches_nine_megabytes_at_most(built: Built) -> None:
    assert built.download <= MOST
    told = re.search(r"^const version = (\{.*\})$", (built.folder / "service-worker.js").read_text(), re.MULTILINE)
    assert told is not None
    files = json.loads(told[1])["files"]
    for name, file in files.items():
        path = built.folder / ((name or "index.html") + (".packed" if file["packed"] else ""))
        assert path.stat().st_size == file["size"], name


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


def test_without_npm_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotBuild, match="install npm and try again; or get the npm package pyodide yourself"):
        fetch.runtime()


def test_the_bundle_holds_no_terminal_no_lab_and_no_database() -> None:
    ours = bundle.ours()
    assert "meadhall/server/web.py" in ours
    assert any(name.endswith("/entry_points.txt") for name in ours)
    for folder in ("cli", "lab", "envs", "server/migrations", "server/alerts", "pages/static"):
        assert not [name for name in ours if name.startswith(f"meadhall/{folder}/")], folder
    assert not [name for name, body in ours.items() if name.endswith(".py") and b"import sqlalchemy" in body]
