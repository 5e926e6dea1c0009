"""What Raids looks and sounds like."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.raids.game import RaidsGame
from meadhall.games.raids.rules import legality, turn
from meadhall.games.raids.rules.box import HARBOURS, Kind
from meadhall.games.raids.rules.names import NOBODY, QUESTIONS, SOURCES
from meadhall.games.raids.rules.state import Raids
from meadhall.games.raids.show import board, mat
from meadhall.games.raids.words import about
from meadhall.look import Brush, Markup, Show


class RaidsShow(Show[Raids]):
    """The island, the route round it, longships and their crews."""

    def __init__(self, game: RaidsGame) -> None:
        super().__init__(game)
        self.box = game.box

    def question(self, view: Raids) -> Phrase:
        if view.seat == OVER:
            return Phrase("ask-over")
        name = QUESTIONS[view.phase]
        at = view.place[view.seat]
        args: dict[str, Any] = {"who": SeatName(view.seat), "space": int(at), "vikings": int(view.vikings[view.seat])}
        if name in ("take", "monster"):
            args["tile"] = self.tile(view.tile[at])
        if name == "monster":
            args["cost"] = int(turn.monster_cost(view, view.seat, at))
        if name == "sell":
            args["sales"] = int(view.sales)
        if name == "battle":
            args |= {"rival": SeatName(view.rival), "blow": int(view.blow), "cost": int(view.blow) + 1}
            args |= {"tile": self.tile(view.tile[at]), "side": "attacker" if view.seat == view.mover else "defender"}
        return Phrase(f"ask-{name}", args)

    def answer(self, view: Raids, action: int) -> Phrase:
        kind = self.game.actions.family(action)
        space = int((kind.labels and self.game.actions.labels(action)[0]) or 0)
        ship, at = view.seat, view.place[view.seat]
        name = f"answer-{kind.name}"
        if kind.name in ("sail", "flee") and kind.labels:
            return self._course(view, "answer-sail" if kind.name == "sail" else "answer-flee-to", space)
        if kind.name in ("replace", "sell"):
            aboard = view.hold[ship * view.box.spaces + space - 1]
            return Phrase(name, {"tile": self.tile(aboard), "points": int(view.box.points[aboard]), "space": space})
        if kind.name in ("place", "throw"):
            return Phrase(name, {"tile": self.tile(view.tile[at])})
        if kind.name == "fight":
            cost = int(turn.monster_cost(view, ship, at))
            return Phrase(name, {"cost": cost, "points": int(view.box.points[view.tile[at]])})
        if kind.name == "feed":
            return Phrase(name, {"vikings": min(1, int(view.vikings[ship]))})
        if kind.name == "strike":
            return Phrase(name, {"cost": int(view.blow) + 1, "left": int(view.vikings[ship] - view.blow) - 1})
        return Phrase(name)

    def _course(self, view: Raids, name: str, goal: int) -> Phrase:
        """A voyage to `goal`, with what lies on the way."""
        box, ship = view.box, view.seat
        way: list[Phrase] = []
        hires = coins = 0
        for space in range(view.place[ship] + 1, goal):
            kind = box.kind[view.tile[space]]
            if box.village[space]:
                hires += box.village_hires
            elif kind == Kind.VISIT and view.left[space]:
                hires += box.visit[len(box.visit) - view.left[space]]
            elif kind == Kind.PLUNDER and view.left[space]:
                coins += box.plunder[len(box.plunder) - view.left[space]]
            elif kind == Kind.MONSTER:
                way.append(self.tile(view.tile[space]))
        if coins:
            way.insert(0, Phrase("way-coins", {"coins": int(coins)}))
        if hires:
            way.insert(0, Phrase("way-vikings", {"vikings": int(hires)}))
        args: dict[str, Any] = {"space": goal, "way": tuple(way), "passes": "yes" if way else "no", "fight": "no"}
        if goal == box.harbour:
            return Phrase(f"{name}-home", {**args, "slot": int(view.docked) + 1})
        rival = legality.ship_at(view, goal, ship)
        if rival != NOBODY:
            args |= {"fight": "yes", "rival": SeatName(rival)}
        return Phrase(name, {**args, "tile": self.tile(view.tile[goal])})

    def event(self, told: Told) -> Phrase:
        a, b, c, d = told.figures
        who = SeatName(a)
        name = f"event-{told.name}"
        match told.name:
            case "voyage":
                return Phrase(name, {"voyage": a, "harbour": Phrase(f"harbour-{HARBOURS[b]}")})
            case "took":
                return Phrase(name, {"who": who, "tile": self.tile(b), "space": c})
            case "replaced":
                return Phrase(name, {"who": who, "tile": self.tile(b), "old": self.tile(c)})
            case "threw" | "sold":
                return Phrase(name, {"who": who, "tile": self.tile(b), "points": int(self.box.points[b])})
            case "hired":
                source = Phrase(f"source-{SOURCES[c]}")
                return Phrase(name, {"who": who, "vikings": b, "source": source, "lost": d - b})
            case "lost":
                return Phrase(name, {"who": who, "vikings": b})
            case "left-game":
                return Phrase(name, {"tile": self.tile(a), "space": b})
            case "sailed" | "fled":
                home = "yes" if c == self.box.harbour else "no"
                return Phrase(name, {"who": who, "from": b, "space": c, "home": home})
            case "coin":
                return Phrase(name, {"who": who, "value": b, "source": Phrase(f"source-{SOURCES[c]}")})
            case "fought":
                return Phrase(name, {"who": who, "tile": self.tile(b), "cost": c, "space": d})
            case "fed":
                return Phrase(name, {"who": who, "tile": self.tile(b), "vikings": c, "space": d})
            case "struck":
                return Phrase(name, {"who": who, "rival": SeatName(b), "vikings": c})
            case "gave-way" | "turned-away":
                return Phrase(name, {"who": who, "rival": SeatName(b), "space": c})
            case "docked":
                return Phrase(name, {"who": who, "slot": b})
            case "ghost":
                return Phrase(name, {"space": b, "home": "yes" if b == self.box.harbour else "no"})
            case "ranked":
                return Phrase(name, {"who": who, "rank": b, "coin": c, "count": d})
            case _:
                return Phrase(name)

    def spot(self, told: Told) -> str | None:
        _, b, c, d = told.figures
        space = {"took": c, "left-game": b, "sailed": c, "fled": c, "fought": d, "fed": d, "gave-way": c}.get(told.name)
        if space is None:
            return None
        return "home" if space == self.box.harbour else f"stop-{space}"

    def tile(self, tile: int) -> Phrase:
        """The name of a tile."""
        return Phrase(f"tile-{self.box.names[tile]}")

    def status(self, view: Raids, of: int) -> Phrase:
        at = view.place[of]
        if at == 0:
            return Phrase("status-waiting", {"slot": int(view.slot[of])})
        if at == self.box.harbour:
            return Phrase("status-docked", {"slot": int(view.slot[of])})
        return Phrase("status-at-sea", {"space": int(at)})

    def board(self, view: Raids, brush: Brush) -> Markup:
        return board.draw(view, brush, self._costs(view))

    def _costs(self, view: Raids) -> dict[str, int]:
        """How many Vikings an answer takes."""
        if view.seat == OVER:
            return {}
        at, crew = view.place[view.seat], int(view.vikings[view.seat])
        if QUESTIONS[view.phase] == "monster":
            return {"fight": int(turn.monster_cost(view, view.seat, at)), "feed": min(1, crew)}
        return {"strike": int(view.blow) + 1} if QUESTIONS[view.phase] == "battle" else {}

    def mat(self, view: Raids, of: int, brush: Brush, size: str) -> Markup:
        return mat.draw(view, of, brush, size)

    def title(self, component: str) -> Phrase:
        return about.title(self.box, component)

    def about(self, component: str) -> Phrase | None:
        return about.about(self.box, component)

    def bases(self) -> dict[str, str]:
        found = {"village": self.game.components.one("passing").values["basis"]}
        for table in ("tile", "harbour"):
            found |= {
                f"{table}-{entry.values['id']}": entry.values["basis"] for entry in self.game.components.all(table)
            }
        return found


show = RaidsShow  # the entry point
