"""What holds on every system: a process that is asked cannot hang or fill whoever asks."""

from __future__ import annotations

import sys

import pytest

from meadhall.bots.process import Failed, Overdue, Process

READY = "import sys, time; print('{}', flush=True); "


def asked(code: str) -> Process:
    """A process that is ready and then does this."""
    return Process([sys.executable, "-c", READY + code])


def test_an_answer_is_a_line_of_json() -> None:
    process = asked("sys.stdin.read(5); print('{\"answer\": 3}', flush=True); sys.stdin.read()")
    assert process.ask(b"!", 30.0) == {"answer": 3}
    process.end()


def test_a_process_that_hangs_is_ended() -> None:
    process = asked("time.sleep(600)")
    with pytest.raises(Overdue):
        process.ask(b"!", 0.1)
    assert process.process is None


def test_a_process_that_leaves_in_the_middle_of_a_line_has_failed() -> None:
    with pytest.raises(Failed, match="without an end"):
        asked("sys.stdin.read(5); print('{', end='')").ask(b"!", 30.0)


def test_a_process_that_never_ends_its_line_has_failed() -> None:
    with pytest.raises(Failed, match="without an end"):
        asked("sys.stdin.read(5)\nwhile True: sys.stdout.write('x' * 65536)").ask(b"!", 30.0)
