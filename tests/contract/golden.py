"""Golden games: finished sagas with what must come out of them, for ever. `scripts/golden` makes them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import meadhall
from meadhall.engine import SPECTATOR, AnyGame, Table
from tests.contract.ends import end

ROOT = Path(__file__).parents[1] / "golden"
EVERY = 25  # answers between two looks at the table
FEWEST = 12  # goldens a game
KEYS = ("end", "winners", "sheets", "events")  # of an outcome, besides the looks


def own_games() -> list[str]:
    """The games that come with Meadhall; one that another package registers keeps its own goldens."""
    return [name for name in meadhall.games() if type(meadhall.game(name)).__module__.startswith("meadhall.games.")]


def sagas(name: str | None = None) -> list[Path]:
    """The golden sagas of a game, or of all, by name: `r<rules>-<number>-<words>.saga`."""
    return sorted(ROOT.glob(f"{name or '*'}/r*.saga"))


def outcome(path: Path) -> Path:
    """Where the outcome of a saga is kept."""
    return path.with_suffix(".json")


def header(path: Path) -> dict[str, Any]:
    """The first line of a saga."""
    return dict(json.loads(path.read_text("utf-8").partition("\n")[0]))


def digest(value: object) -> str:
    """A short hash of plain data that does not depend on the order of keys or on whether they are numbers."""
    texts = json.loads(json.dumps(value))
    return hashlib.sha256(json.dumps(texts, sort_keys=True).encode()).hexdigest()[:16]


class Watch:
    """Looks at a table while it is played, and listens in every seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.legal = hashlib.sha256()
        self.told = hashlib.sha256()
        self.looks: list[dict[str, Any]] = [self.look()]

    def play(self, answer: str) -> None:
        """Give an answer; note what was possible before and who was told what after."""
        table = self.table
        self.legal.update(json.dumps(sorted(table.legal())).encode())
        table.play(answer)
        for viewer in range(SPECTATOR, table.seats):
            told = [(event.name, [int(n) for n in event.figures]) for _, event in table.events(viewer, table.ply - 1)]
            self.told.update(json.dumps([viewer, told]).encode())
        if table.over or table.ply % EVERY == 0:
            self.looks.append(self.look())

    def look(self) -> dict[str, Any]:
        """The table now: hashes of where it stands, and of all that was possible and told so far."""
        table = self.table
        return {
            "ply": table.ply,
            "seat": table.seat,
            "position": digest([table.position(), table.seat]),
            "legal": self.legal.hexdigest()[:16],
            "told": self.told.hexdigest()[:16],
        }

    def outcome(self) -> dict[str, Any]:
        """All that a golden keeps of a finished game."""
        table = self.table
        sheets = {
            name: {line.name: int(line.points) for line in table.sheet(seat)} for seat, name in enumerate(table.names)
        }
        return {
            "end": end(table),
            "winners": [table.names[seat] for seat in table.winners()],
            "sheets": sheets,
            "events": events(table),
            "looks": self.looks,
        }


def events(table: Table) -> list[str]:
    """The names of all that happened at a table."""
    return sorted({told.name for move in table.moves for told in move.events})


def replayed(text: str) -> dict[str, Any]:
    """The outcome of a saga, played again from its first answer."""
    first, *answers = text.splitlines()
    opening = json.loads(first) | {"answers": 0}
    watch = Watch(meadhall.load(json.dumps(opening)))
    for answer in answers:
        watch.play(answer)
    return watch.outcome()


def differences(expected: Mapping[str, Any], found: Mapping[str, Any]) -> Iterator[str]:
    """What is not as it was, in the order it went wrong."""
    for old, new in zip(expected["looks"], found["looks"], strict=False):
        wrong = [key for key in old if old[key] != new[key]]
        if wrong:
            yield f"after {old['ply']} answers: {', '.join(wrong)}"
            break
    if len(expected["looks"]) != len(found["looks"]):
        yield f"{len(expected['looks'])} looks expected, {len(found['looks'])} taken"
    for key in KEYS:
        if expected[key] != found[key]:
            yield f"{key}: {expected[key]} expected, {found[key]} found"


def compare(path: Path) -> list[str]:
    """What is not as it was when a golden is played again; empty when all is."""
    try:
        found = replayed(path.read_text("utf-8"))
    except meadhall.MeadhallError as error:
        return [str(error)]
    return list(differences(json.loads(outcome(path).read_text("utf-8")), found))


def written(result: Mapping[str, Any]) -> str:
    """An outcome as its file holds it: a line for each key and each look."""
    lines = [f"  {json.dumps(key)}: {json.dumps(result[key])}" for key in KEYS]
    looks = ",\n".join(f"    {json.dumps(look)}" for look in result["looks"])
    return "{\n" + ",\n".join(lines) + ',\n  "looks": [\n' + looks + "\n  ]\n}\n"


def ends(name: str) -> dict[str, str]:
    """The ways a game can end, each with a sentence."""
    return dict(json.loads((ROOT / name / "ends.json").read_text("utf-8")))


def missing(game: AnyGame) -> list[str]:
    """What the goldens of a game's newest rules do not show: seats, options, ways to end, answers, events."""
    shown: set[str] = set()
    for path in sagas(game.name):
        head, result = header(path), json.loads(outcome(path).read_text("utf-8"))
        if head["rules"] == game.rules:
            shown |= {f"{head['seats']} seats", f"end {result['end']}"}
            shown |= {f"option {name}={value}" for name, value in head["options"].items()}
            shown |= {f"answer {answer.partition(':')[0]}" for answer in path.read_text("utf-8").splitlines()[1:]}
            shown |= {f"event {event}" for event in result["events"]}
    return [thing for thing in wanted(game) if thing not in shown]


def unfit(names: Sequence[str]) -> Iterator[str]:
    """Why goldens of these games hold a release back: rules without any, a thing not shown, a game that went astray."""
    for name in names:
        game = meadhall.game(name)
        for rules in range(1, game.rules + 1):
            if not any(header(path)["rules"] == rules for path in sagas(name)):
                yield f"{name}: rules {rules} have no golden; scripts/golden {name} records some"
        yield from (f"{name}: no golden shows {thing}" for thing in missing(game))
        for path in sagas(name):
            yield from (f"golden {name}/{path.stem}: {wrong}" for wrong in compare(path))


def wanted(game: AnyGame) -> list[str]:
    """What the goldens of a game must show."""
    return [
        *(f"{count} seats" for count in game.seats),
        *(f"option {option.name}={value}" for option in game.options.values() for value in option.choices),
        *(f"end {word}" for word in ends(game.name)),
        *(f"answer {family.name}" for family in game.actions.families),
        *(f"event {event}" for event in game.events),
    ]
