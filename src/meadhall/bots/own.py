"""Bots that other people write: found by file or entry point, watched while they play."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import signal
import sys
import threading
from importlib.metadata import entry_points
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

from meadhall.bots.bot import Bot
from meadhall.engine.errors import BadSetup
from meadhall.engine.game import Game
from meadhall.engine.state import State

GROUP = "meadhall.bots"
GRACE = 0.5  # seconds beyond its budget before a bot counts as hanging


def registered() -> list[str]:
    """Bots that installed packages bring."""
    return sorted(point.name for point in entry_points(group=GROUP))


def own(name: str, game: Game, seed: int) -> Any:
    """The bot of `file.py:Class`, `package.module:Class` or an entry point; gets game and seed if it wants them."""
    if name in registered():
        (point,) = (point for point in entry_points(group=GROUP) if point.name == name)
        made = point.load()
    else:
        where, _, what = name.rpartition(":")
        made = getattr(_module(where, name), what, None)
    if not callable(made) or not callable(getattr(made, "choose", None)):
        raise BadSetup(f"{name}: there is no class with a method choose(view, legal, budget)")
    wanted = inspect.signature(made).parameters
    return made(**{key: value for key, value in (("game", game), ("seed", seed)) if key in wanted})


def _module(where: str, name: str) -> ModuleType:
    try:
        if not where.endswith(".py"):
            return importlib.import_module(where)
        path = Path(where).expanduser().resolve()
        if not path.exists():
            raise BadSetup(f"{name}: there is no file {where}")
        spec = importlib.util.spec_from_file_location(f"own_bots_{path.stem}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    except BadSetup:
        raise
    except Exception as error:
        raise BadSetup(f"{name}: it could not be loaded: {error!r}") from None
    return module


class Overdue(BaseException):
    """A bot did not answer in time. Not an Exception, so that a bot's own `except Exception` cannot swallow it."""


class Guarded(Bot):
    """Asks a bot, and another one for good once the first raised, hung past its budget or answered illegally."""

    def __init__(self, bot: Any, spare: Bot, name: str) -> None:
        self.bot, self.spare, self.name = bot, spare, name
        self.failure: str | None = None

    def choose(self, view: State, legal: list[int], budget: float) -> int:
        if self.failure is None:
            try:
                answer = self._ask(view.clone(), list(legal), budget)
                if type(answer) is int and answer in legal:
                    return answer
                self.failure = f"it answered {answer!r}, which is none of the {len(legal)} legal answers"
            except Overdue:
                self.failure = f"it did not answer within {budget:g} s"
            except Exception as error:
                self.failure = f"it raised {error!r}"
            print(f"meadhall: {self.name}: {self.failure}; greedy plays on in its place", file=sys.stderr)
        return self.spare.choose(view, legal, budget)

    def _ask(self, view: State, legal: list[int], budget: float) -> Any:
        if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
            return self.bot.choose(view, legal, budget)
        before = signal.signal(signal.SIGALRM, _overdue)
        signal.setitimer(signal.ITIMER_REAL, budget + GRACE)
        try:
            return self.bot.choose(view, legal, budget)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def _overdue(_signal: int, _frame: FrameType | None) -> None:
    raise Overdue
