"""Whole games with a component file that an owner of the box has corrected: everything must still play and speak."""

from __future__ import annotations

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.look import show
from meadhall.words import LANGUAGES
from tests.sayings import NAMES, Listener, draw, hear


def play_whole(name: str, components: str, games: int = 3, every: int = 23) -> list[Table]:
    """Play `games` random games for each number of seats to their end, and take every way a corrected file could break.

    Every so many answers all is said and drawn in both languages, and the position is written down and read again; at
    the end the saga is loaded again with the same file. Returns the finished tables.
    """
    game = meadhall.game(name, components)
    ears = [Listener(lang, game) for lang in LANGUAGES]
    for ear in ears:
        for component in show(game).bases():
            assert ear.title(component)
            assert ear.about(component), f"{component} is not explained in {ear.lang}"
            assert ear.basis(component)
    played = []
    for seats in game.seats:
        for n in range(games):
            table = Table(game, seats, seed=f"owner {n}", names=NAMES[:seats])
            mind = FastDice(n)
            while not table.over:
                legal = table.legal_actions()
                table.play(legal[mind.below(len(legal))])
                if table.ply % every == 0:
                    for ear in ears:
                        hear(ear, table)
                        draw(ear, table)
                    again = meadhall.scene(name, table.position(), components=components)
                    assert again.position() == table.position()
            again = meadhall.load(table.saga(), components=components)
            assert again.position() == table.position()
            played.append(table)
    return played
