"""The command line: every refusal is one sentence on stderr and exit status 2, Ctrl-C is 130, never a traceback."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

import typer
from typer.exceptions import TyperException

from meadhall.cli import admin, guest, lab, tables  # noqa: F401  (they add their commands)
from meadhall.cli.app import app
from meadhall.engine.errors import MeadhallError

STOPPED = 130  # by Ctrl-C
ABOUT_ITSELF = ("--help", "--version")  # all that `meadhall` is asked without a command, besides opening the hall


def main(arguments: Sequence[str] | None = None) -> None:
    """Entry point of `meadhall`."""
    for stream in (sys.stdin, sys.stdout):  # a stray byte or a terminal without some letter must not end a game
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; returns the exit status."""
    words = list(arguments)
    if not words or (words[0].startswith("-") and words[0] not in ABOUT_ITSELF):
        words = ["serve", *words]  # who names no command wants the hall
    try:
        status = app(args=words, prog_name="meadhall", standalone_mode=False)
    except MeadhallError as error:
        return refuse(str(error))
    except TyperException as error:
        message = error.format_message() if hasattr(error, "format_message") else str(error)
        return refuse(f"{' '.join(message.split()).rstrip('.')}. See: meadhall --help")
    except (typer.Abort, KeyboardInterrupt):
        status = STOPPED
    except UnicodeDecodeError:
        return refuse("that file is not text (UTF-8), so it is no saga and no component file")
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return refuse(f"{where}{error.strerror or error}")
    if status == STOPPED:
        print("\nmeadhall: stopped", file=sys.stderr)
    return status if isinstance(status, int) else 0


def refuse(sentence: str) -> int:
    """Say what was wrong."""
    print(f"meadhall: {sentence}", file=sys.stderr)
    return 2
