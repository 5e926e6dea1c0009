"""`scripts/puzzles GAME`: puzzles from games that bots play. A game and all that is looked at in it depend on its
number alone; what came of each is kept in `build/puzzles/GAME`, so it can be stopped and goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from meadhall.bots import make
from meadhall.bots.levels import level
from meadhall.bots.search import Search
from meadhall.engine import AnyGame, FastDice, registry
from meadhall.engine.game import folder
from meadhall.lab.puzzle_checks import AT_A_GLANCE, CHEAPLY, Candidate, Depth, Row, check
from meadhall.learn.puzzles import FILE, FORMAT
from meadhall.places import write_safely

GOAL = 40
SEATS = range(2, 5)
MOST = 12  # answers of a puzzle
FEWEST_LEFT = 0.04  # of a search's reward: with a smaller gap nobody looks closer
OF_A_KIND = 0.3  # of the goal: puzzles that ask the same question
PAIRS = 0.4  # of the goal: puzzles with two answers only
TWO = "(two answers)"
PAIR = 0.5  # so much a gap counts where there are only two answers
LATE = 0.5  # and so much in the last third of a game, where gaps are largest


def main(words: list[str]) -> int:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="scripts/puzzles", description=__doc__)
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--goal", type=int, default=GOAL, help="puzzles wanted")
    parser.add_argument("--games", type=int, default=100_000, help="games that are played at most")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop then, with what is there")
    parser.add_argument("--keep", type=Path, default=Path("build/puzzles"))
    parser.add_argument("--out", type=Path, help="the file of puzzles; by itself that of the game")
    wish = parser.parse_args(words)
    game = registry.game(wish.game)
    out = wish.out or Path(str(folder(game))) / "learn" / FILE
    end = time.monotonic() + 60 * wish.minutes
    found: list[Row] = []
    for row in looked(game, range(wish.games), wish.keep / game.name, Depth(), tell):
        found.append(row)
        chosen = selected(found, wish.goal)
        if row["puzzle"] is not None:
            write_safely(out, written(game, chosen))
        if len(chosen) >= wish.goal or time.monotonic() > end:
            break
    tell(f"{game.name}: {len(selected(found, wish.goal))} puzzles of {len(found)} games in {out}")
    return 0


def tell(line: str) -> None:
    """Progress, as it happens."""
    print(line, flush=True)


def looked(
    game: AnyGame, numbers: Iterable[int], keep: Path, depth: Depth, say: Callable[[str], None]
) -> Iterator[Row]:
    """What came of games, one after the other; those that are kept are not played again."""
    about = {"rules": game.rules, "components": game.components.digest, "depth": vars(depth)}
    for number in numbers:
        file = keep / f"{number:06}.json"
        row = json.loads(file.read_text("utf-8")) if file.exists() else None
        if row is None or row["about"] != about:
            row = {"about": about, **look(game, number, depth)}
            write_safely(file, json.dumps(row, ensure_ascii=False) + "\n")
            say(f"{game.name} {number}: {row['why']}")
        yield row


def look(game: AnyGame, number: int, depth: Depth) -> Row:
    """Game `number`, and the first puzzle among its most striking decisions."""
    candidates, why, closely = played(game, number, depth), list[str](), 0
    for one in sorted(candidates, key=lambda one: (-one.gap, one.ply)):
        made = check(game, one, seed=number * 100_003 + one.ply * 1_009, depth=depth)
        if not isinstance(made, str):
            puzzle = {"id": f"{number}-{one.ply}", **made}
            return {"number": number, "puzzle": puzzle, "why": "a puzzle"}
        why.append(made)
        closely += made not in CHEAPLY
        if closely == depth.looks:
            break
    return {"number": number, "puzzle": None, "why": f"{len(candidates)} looked at: {', '.join(why) or 'nothing'}"}


def played(game: AnyGame, number: int, depth: Depth) -> list[Candidate]:
    """Play a game with the usual options, and note where a search answers otherwise than a first glance."""
    chance = random.Random(f"puzzles {game.name} {number}")
    many = [seats for seats in game.seats if seats in SEATS] or list(game.seats)
    seats = many[number % len(many)]
    minds = [make(f"search:{depth.players}", game, chance.randrange(1 << 30)) for _ in range(seats)]
    dice = FastDice(chance.randrange(1 << 60))
    state = game.new(seats, dice, game.checked_options(None))
    noted, ply = [], 0
    while state.seat >= 0:
        seat, legal = int(state.seat), state.legal()
        view, mind = state.redacted(seat), minds[seat]
        answer = mind.choose(view, legal, 0.0)
        if 1 < len(legal) <= MOST and isinstance(mind, Search):
            gap = ahead(mind, answer) * (1.0 if len(legal) > 2 else PAIR)
            if gap >= FEWEST_LEFT and level(AT_A_GLANCE, game, ply).choose(view, legal, 0.0) != answer:
                noted.append(Candidate(ply, seat, answer, gap, view))
        state.apply(answer, dice)
        ply += 1
    return [replace(one, gap=one.gap * LATE) if 3 * one.ply > 2 * ply else one for one in noted]


def ahead(mind: Search, answer: int) -> float:
    """By how much a search's answer is better than the next one that it saw more than once."""
    seen = {one.answer: one.reward for one in mind.expectations() if one.visits > 1 or one.answer == answer}
    others = [reward for other, reward in seen.items() if other != answer]
    return seen[answer] - max(others) if answer in seen and others else 0.0


def explained(one: Row) -> bool:
    """Whether at least one line of the final sheet surely tells why the best answer is better than the obvious one."""
    (obvious,) = (at for at in one["answers"] if at["answer"] == one["obvious"])
    return any(why["low"] > 0 or why["high"] < 0 for why in obvious["reasons"])


def selected(rows: Iterable[Row], goal: int) -> list[Row]:
    """The puzzles that are taken, in the order of games: those that explain themselves, and not too many that ask the
    same.
    """
    taken: list[Row] = []
    kinds: Counter[str] = Counter()
    for row in rows:
        one = row["puzzle"]
        if one is None or not explained(one) or len(taken) >= goal or kinds[one["question"]] >= OF_A_KIND * goal:
            continue
        if len(one["answers"]) > 2 or kinds[TWO] < PAIRS * goal:
            kinds[one["question"]] += 1
            kinds[TWO] += len(one["answers"]) == 2
            taken.append(one)
    return taken


def written(game: AnyGame, puzzles: list[Row]) -> str:
    """The file of a game's puzzles: one a line."""
    head = {"format": FORMAT, "game": game.name, "rules": game.rules, "components": game.components.digest}
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in puzzles)
    return json.dumps(head)[:-1] + ', "puzzles": [\n' + lines + "\n]}\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
