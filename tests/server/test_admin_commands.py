"""`meadhall admin`, as whoever runs a hall types it, beside an open hall."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from meadhall.cli import run
from tests.server.conftest import sit


@pytest.fixture
def db(tmp_path: Path) -> tuple[str, str]:
    """How the store of the hall is named."""
    return "--db", str(tmp_path / "hall.sqlite")


def test_tables_are_listed_shown_closed_and_deleted(
    client: TestClient,
    db: tuple[str, str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = sit(client, "raids", "mf")[0].table
    assert run(["admin", "list", *db]) == 0
    assert table[:8] in capsys.readouterr().out
    assert run(["admin", "list", "--json", "--state", "running", "--player", "RED", *db]) == 0
    assert [one["table"] for one in json.loads(capsys.readouterr().out)] in ([table], [])
    assert run(["admin", "show", table, *db]) == 0
    assert "running, 0 answers" in capsys.readouterr().out
    assert run(["admin", "show", table, "--json", *db]) == 0
    assert json.loads(capsys.readouterr().out)["state"] == "running"
    assert run(["admin", "show", table, "--reveal", *db]) == 2
    assert run(["admin", "export", table, *db]) == 2
    assert "--truth" in capsys.readouterr().err
    assert run(["admin", "close", table, "--yes", *db]) == 0
    assert run(["admin", "close", table, "--yes", *db]) == 2
    assert run(["admin", "sweep", "--keep-finished", "1", "--yes", *db]) == 0
    assert "0 tables were deleted" in capsys.readouterr().out
    assert run(["admin", "delete", table, "--yes", *db]) == 0
    assert run(["admin", "show", table, *db]) == 2
    assert f"there is no table '{table}'" in capsys.readouterr().err


def test_nothing_is_deleted_without_a_yes(
    client: TestClient,
    db: tuple[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    import io

    table = sit(client, "raids", "mf")[0].table
    monkeypatch.setattr("sys.stdin", io.StringIO("n\n"))
    assert run(["admin", "delete", table, *db]) == 130
    assert run(["admin", "show", table, *db]) == 0
    assert table in capsys.readouterr().out


def test_backup_and_restore_say_what_they_did(
    client: TestClient,
    db: tuple[str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    sit(client, "raids", "mf")
    file, other = str(tmp_path / "hall.backup"), str(tmp_path / "other.sqlite")
    assert run(["admin", "backup", file, *db]) == 0
    assert run(["admin", "backup", file, *db]) == 2
    assert run(["admin", "restore", file, "--db", other]) == 0
    assert run(["admin", "restore", file, "--db", other]) == 2
    said = capsys.readouterr()
    assert "1 tables with 0 answers" in said.out
    assert "--force" in said.err
    assert "--replace" in said.err


@pytest.mark.parametrize("command", [["list"], ["token"], ["backup", "x"], ["show", "x"]])
def test_a_store_that_is_not_there_is_not_made(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["admin", *command, "--db", str(tmp_path / "no.sqlite")]) == 2
    assert "there is no store at" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_hall_that_is_not_there_is_told_of_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "connected", "--token", "x", "--hall", "http://127.0.0.1:9"]) == 2
    assert "there is no hall at" in capsys.readouterr().err
    assert run(["admin", "connected", "--token", "x", "--hall", "ftp://127.0.0.1"]) == 2
    assert "http://" in capsys.readouterr().err
