"""Sagas: a game as text, a JSON header line, then one answer a line. Save, replay, bug report and test golden."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from meadhall.engine import registry
from meadhall.engine.dice import RecordedDice, SealedError, TableDice, commitment
from meadhall.engine.errors import BadSaga, BadSetup, MeadhallError, listed
from meadhall.engine.game import AnyGame
from meadhall.engine.table import Table, checked_seed

FORMAT = 1
KEYS = (
    "saga", "game", "rules", "components", "seats", "names", "players", "options", "commitment", "seed", "draws",
    "start", "answers",
)  # fmt: skip
LONGEST = 5_000_000
ECHOED = 80  # characters of what was wrong
Find = Callable[[str, str, int], AnyGame]  # a game by its name, the digest of its components and its rules
SLIPS = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)  # of what does not fit


class Saga(str):
    """The text of a game, which draws itself in a notebook: the table where it ends, as everybody sees it."""

    game: AnyGame | None = None  # with the components it was dealt with; None: found by its header

    def table(self) -> Table:
        """The table it tells of, replayed and verified answer by answer."""
        found = self.game
        return load(self, game=registry.dealt if found is None else lambda name, digest, rules: found)

    def __repr__(self) -> str:
        header = _header(_lines(self))
        return f"<saga of {header['game']} ({', '.join(header['names'])}): {header['answers']} answers>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        """What a notebook shows."""
        return {"image/svg+xml": self.table().picture(), "text/plain": str(self)}


def write(table: Table, with_seed: bool) -> Saga:
    """The saga of a table."""
    header: dict[str, Any] = {
        "saga": FORMAT,
        "game": table.game.name,
        "rules": table.game.rules,
        "components": table.game.components.digest,
        "seats": table.seats,
        "names": list(table.names),
        "players": list(table.players),
        "options": table.options,
        "commitment": table.dice.commitment,
        "answers": table.ply,
    }
    if with_seed and isinstance(table.dice, TableDice):
        header["seed"] = table.dice.seed
    else:
        header["draws"] = list(table.dice.values)
    if table.start is not None:
        header["start"] = table.start
    lines = [json.dumps(header, ensure_ascii=False)]
    lines += [table.game.actions.text(move.action) for move in table.moves]
    saga = Saga("\n".join(lines) + "\n")
    saga.game = table.game
    return saga


def load(text: str, *, seed: str | None = None, game: Find = registry.dealt) -> Table:
    """Replay a saga and verify it: the table as it stood, or `BadSaga` with the line that is wrong."""
    if not isinstance(text, str):
        raise BadSaga(1, f"a saga is a text, not {type(text).__name__}")
    if len(text) > LONGEST:
        raise BadSaga(1, f"the text is longer than {LONGEST} characters; that is no saga")
    lines = _lines(text)
    header = _header(lines)
    played = _game(header, game)
    table = _table(header, played, seed)
    answers = lines[1:]
    for number, answer in enumerate(answers, 2):
        if not answer.strip():
            raise BadSaga(number, "an answer is missing; sagas have no empty lines")
        if table.over:
            raise BadSaga(number, f"{answer[:60]!r} comes after the end of the game")
        try:
            table.play(answer)
        except MeadhallError as error:
            raise BadSaga(number, str(error)) from None
        except SLIPS as error:
            raise BadSaga(1, f"{_suspect(header)} do not fit: {error}") from None
    if len(answers) != header["answers"]:
        raise BadSaga(
            len(lines), f"the header counts {header['answers']} answers, {len(answers)} follow; it was cut or added to"
        )
    if isinstance(table.dice, RecordedDice) and table.dice.drawn != len(table.dice.values):
        raise BadSaga(1, f"{len(table.dice.values)} draws are noted, the game used {table.dice.drawn}")
    return table


def verify(text: str, *, game: Find = registry.dealt) -> Table:
    """Load a finished saga whose seed is told: dice, answers and end are all checked."""
    table = load(text, game=game)
    if not table.over:
        raise BadSaga(1, "the game is not over yet, so its seed is still secret; it can be replayed, not verified")
    if not isinstance(table.dice, TableDice) or "seed" not in json.loads(_lines(text)[0]):
        raise BadSaga(1, "the seed is missing, so the dice cannot be checked")
    return table


def _lines(text: str) -> list[str]:
    return text.removeprefix("\ufeff").splitlines()  # some editors begin every file with that mark


def _header(lines: list[str]) -> dict[str, Any]:
    if not lines:
        raise BadSaga(1, "the file is empty")
    try:
        header = json.loads(lines[0])
    except (ValueError, RecursionError):  # no JSON, a number of thousands of digits, thousands of brackets
        raise BadSaga(1, "the first line is no saga header (a JSON object)") from None
    if not isinstance(header, dict) or "saga" not in header:
        raise BadSaga(1, 'the first line is no saga header (a JSON object with "saga")')
    if header["saga"] != FORMAT:
        raise BadSaga(1, f"saga format {header['saga']!r} is unknown; this Meadhall reads format {FORMAT}")
    for key in header:
        if key not in KEYS:
            raise BadSaga(1, f"unknown key {key[:ECHOED]!r} in the header; known are {listed(KEYS)}")
    needs = (("game", str), ("rules", int), ("components", str), ("seats", int), ("names", list), ("options", dict))
    for key, kind in (*needs, ("commitment", str), ("answers", int)):
        if not isinstance(header.get(key), kind) or isinstance(header[key], bool):
            raise BadSaga(1, f"the header needs {key!r} ({kind.__name__}), it has {header.get(key)!r:.{ECHOED}}")
    return header


def _game(header: dict[str, Any], find: Find) -> AnyGame:
    """The game with the components and by the rules it was dealt with, which need not be those of today."""
    try:
        return find(header["game"], header["components"], header["rules"])
    except MeadhallError as error:
        raise BadSaga(1, str(error)) from None


def _table(header: dict[str, Any], game: AnyGame, seed: str | None) -> Table:
    bound = header["commitment"]
    told = seed if seed is not None else header.get("seed")
    dice: TableDice | RecordedDice
    if told is not None:
        if not isinstance(told, str) or not told.isprintable() or commitment(told) != bound:
            raise BadSaga(1, "the seed does not match its commitment; it is not the seed this game was dealt with")
        try:
            dice = TableDice(checked_seed(told))
        except BadSetup as error:
            raise BadSaga(1, str(error)[:ECHOED]) from None
    else:
        draws = header.get("draws")
        if not isinstance(draws, list) or not all(type(x) is int and x >= 0 for x in draws):
            raise BadSaga(1, "the header has neither the seed nor the draws made so far")
        dice = RecordedDice(list(draws), bound)
    given = {key: header.get(key) for key in ("options", "names", "players")}
    try:
        return Table(game, header["seats"], position=header.get("start"), dice=dice, **given)
    except MeadhallError as error:
        raise BadSaga(1, str(error)) from None
    except (SealedError, *SLIPS) as error:
        raise BadSaga(1, f"{_suspect(header)} do not fit: {error!r}") from None


def _suspect(header: dict[str, Any]) -> str:
    """What must be wrong when the rules stumble: answers are checked, so it is where the game began or what it drew."""
    return "the draws" if header.get("start") is None else "the pieces of the start"
