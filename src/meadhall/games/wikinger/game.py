"""Wikinger as the hall knows it: its answers, options and score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from meadhall.engine.actions import ActionSpace, family
from meadhall.engine.dice import Dice
from meadhall.engine.game import Game, Line, Option, OptionValue, Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.state import SPECTATOR, Judge, State, ints
from meadhall.games.wikinger import board, mat, position, rounds, scoring, told
from meadhall.games.wikinger.bot import WikingerJudge
from meadhall.games.wikinger.box import COLUMNS, FIGURES, NONE, ROWS, SLOTS, SPECIALS, TILES
from meadhall.games.wikinger.census import census
from meadhall.games.wikinger.components import read
from meadhall.games.wikinger.scoring import SCORES
from meadhall.games.wikinger.standing import shape_of, sight, standings
from meadhall.games.wikinger.state import Wikinger
from meadhall.games.wikinger.terms import EVENTS, HIGHEST_BID, QUESTIONS, Act, Phase
from meadhall.look import brush

ISLAND_ROWS = range(2, 7)
CARGO = (*FIGURES[1:], "each")


class WikingerGame(Game):
    """Buy tiles with figures from a turning wheel and build islands before the coast."""

    name = "wikinger"
    seats = range(2, 5)
    minutes = 60
    weight = 3
    options: ClassVar[dict[str, Option]] = {"version": Option("version", "base", ("base", "advanced", "no-auction"))}
    actions = ActionSpace(
        [
            family("bid", range(HIGHEST_BID + 1)),
            family("pass"),
            family("remove", FIGURES),
            family("colour", FIGURES),
            family("buy", range(SLOTS)),
            family("start", ISLAND_ROWS),
            family("lay", range(1, 7), range(1, COLUMNS + 1)),
            family("stand"),
            family("ashore"),
            family("special", SPECIALS),
            family("decline"),
            family("swap", ISLAND_ROWS, range(1, COLUMNS + 1)),
            family("ferry", CARGO),
            family("boat", CARGO),
            family("stop"),
            family("to", ISLAND_ROWS, range(1, COLUMNS + 1)),
        ]
    )
    questions = QUESTIONS
    events = EVENTS

    def open(self, text: str) -> None:
        self.components, self.box = read(text)

    def judge(self) -> Judge:
        return WikingerJudge()

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
        state = self.blank(seats, options)
        rounds.deal(state, dice)
        return state

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Wikinger:
        """A state with nothing on the table yet."""
        version = options["version"]
        return Wikinger(self.box, seats, int(version != "base"), int(version == "advanced"))

    def winners(self, state: State) -> list[int]:
        """Most points; of equals who has more gold left after the exchange; then several win (ruling 9)."""
        assert isinstance(state, Wikinger)
        if state.seat >= 0:
            return []
        ranks = [(int(state.points(seat)), int(scoring.gold_left(state, seat))) for seat in range(state.seats)]
        return [seat for seat in range(state.seats) if ranks[seat] == max(ranks)]

    def position(self, state: State, names: Sequence[str]) -> dict[str, Any]:
        assert isinstance(state, Wikinger)
        return position.write(state, names)

    def place(self, position_: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> State:
        state = self.blank(len(names), options)
        position.place(state, position_, names)
        return state

    def sheet(self, state: State, seat: int) -> list[Line]:
        """What a seat has earned, and what the final scoring would bring it now."""
        assert isinstance(state, Wikinger)
        lines = ints(len(SCORES))
        scoring.lines_into(state, seat, lines)
        return [Line(name, int(lines[line])) for line, name in enumerate(SCORES)]

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, Wikinger)
        return census(state)

    # -- words -------------------------------------------------------------------------------------------------------

    def question(self, view: State) -> Phrase:
        assert isinstance(view, Wikinger)
        return told.question(view)

    def answer(self, view: State, action: int) -> Phrase:
        assert isinstance(view, Wikinger)
        return told.answer(view, self.actions.family(action).name, self.actions.labels(action))

    def event(self, told_: Told) -> Phrase:
        return told.event(told_)

    def spot(self, told_: Told) -> str | None:
        return told.spot(told_)

    def status(self, view: State, of: int) -> Phrase:
        assert isinstance(view, Wikinger)
        return told.status(view, of)

    # -- pictures ----------------------------------------------------------------------------------------------------

    def draw(
        self,
        view: State,
        lang: str = "en",
        seat: int = SPECTATOR,
        shape: str = "wide",
        names: Sequence[str] | None = None,
        last: Sequence[Told] = (),
    ) -> str:
        assert isinstance(view, Wikinger)
        paint = brush(self, view, lang, seat, shape, names, last)
        return board.draw(view, paint, standings(view), [shape_of(int(tile)) for tile in view.tile])

    def mat(
        self,
        view: State,
        of: int,
        lang: str = "en",
        seat: int = SPECTATOR,
        size: str = "own",
        names: Sequence[str] | None = None,
    ) -> str:
        assert isinstance(view, Wikinger)
        buys = size == "own" and view.seat == of and view.phase == Phase.BUY
        seen = sight(view, of, 10 if size == "own" else 7, buys)
        return mat.draw(view, of, brush(self, view, lang, seat, "wide", names), size, seen, standings(view)[of])

    def title(self, component: str) -> Phrase:
        return self._more("name", component) or Phrase(component)

    def about(self, component: str) -> Phrase | None:
        tile = TILES.index(component.removeprefix("tile-")) + 1 if component.endswith("-ship") else NONE
        if tile == NONE:
            return self._more("about", component)
        reach, gold, points = ROWS[self.box.reach[tile] - 1], self.box.ship_gold[tile], self.box.ship_points[tile]
        return Phrase("about-ship", {"reach": reach, "gold": int(gold), "points": int(points)})

    def _more(self, what: str, component: str) -> Phrase | None:
        """The special tiles that make figures of a colour worth more."""
        name = component.removeprefix("special-")
        who = name.rpartition("-")[0]
        known = name in SPECIALS and who in FIGURES
        return Phrase(f"{what}-more-{who}", {"n": int(self.box.amount[SPECIALS.index(name)])}) if known else None

    def figures(self) -> dict[str, int]:
        box = self.box
        found = {name: int(box.amount[number]) for number, name in enumerate(SPECIALS)}
        return found | {
            "noble": int(box.noble_points), "scout": int(box.scout_points), "goldsmith": int(box.goldsmith_gold),
            "fisher": int(box.fisher_feeds), "gold-a-point": int(box.gold_a_point), "boatmen": int(box.most_boatmen),
            "islands": int(box.most_islands), "longest": int(box.longest_island), "fed": int(box.surplus),
            "hungry": int(box.missing),
        }  # fmt: skip

    def bases(self) -> dict[str, str]:
        """Tiles, figures and special tiles with their basis."""
        return {
            f"{kind}-{entry.values['id']}": entry.values["basis"]
            for kind in ("tile", "figure", "special")
            for entry in self.components.all(kind)
        }


for _name, _first, _axes in (
    ("bid", Act.BID, 1), ("pass", Act.PASS, 0), ("remove", Act.REMOVE, 1), ("colour", Act.COLOUR, 1),
    ("buy", Act.BUY, 1), ("start", Act.START, 1), ("lay", Act.LAY, 2), ("stand", Act.STAND, 0),
    ("ashore", Act.ASHORE, 0), ("special", Act.SPECIAL, 1), ("decline", Act.DECLINE, 0), ("swap", Act.SWAP, 2),
    ("ferry", Act.FERRY, 1), ("boat", Act.BOAT, 1), ("stop", Act.STOP, 0), ("to", Act.TO, 2),
):  # fmt: skip
    assert WikingerGame.actions.first(_name, _axes) == _first, _name
assert len(WikingerGame.actions) == Act.ALL


def game() -> Game:
    """The entry point."""
    return WikingerGame()
