"""Plays a game several times and prints a digest of every state; run compiled and interpreted, the lines must agree."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1] / "sixth")]

import meadhall
from meadhall import bots
from meadhall.engine import FastDice, TableDice
from meadhall.engine.learned import SEATS
from meadhall.engine.rows import shorts
from meadhall.engine.state import ints
from tests.contract.setups import each_once, walk


def main(name: str, games: int) -> None:
    """One line a setup and deal."""
    print(f"# compiled: {meadhall.compiled()}", file=sys.stderr)
    for setup in [one for one in each_once() if one.game == name]:
        encoded = bool(setup.get().encodes)
        row = shorts(setup.get().encoding(setup.seats).size if encoded else 0)
        for seed in range(games):
            digest = hashlib.sha256()
            imagine = FastDice(seed)
            judge, values, chances = setup.get().judge(), ints(SEATS), ints(SEATS)
            for state, action, _ in walk(setup, seed):
                truth = state.redacted(state.seat).imagined(imagine)
                if encoded:
                    state.encode_into(state.seat, row, 0)
                judge.values(truth, values)
                judge.chances(truth, values, chances)
                digest.update(repr((list(values), list(chances))).encode())
                digest.update(repr((list(row), state.pack(), state.legal(), action, truth.pack())).encode())
            print(setup, seed, digest.hexdigest())
        game, dice = setup.get(), TableDice("greedy")
        state = setup.new(99)
        minds = [bots.make("greedy", game, seat) for seat in range(setup.seats)]
        answers: list[int] = []
        while state.seat >= 0 and len(answers) < 40:
            answers.append(minds[state.seat].choose(state.redacted(state.seat), state.legal(), 1.0))
            state.apply(answers[-1], dice)
        print(setup, "greedy", answers)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
