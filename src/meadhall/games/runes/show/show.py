"""What Runes looks and sounds like."""

from __future__ import annotations

from typing import Any

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.runes.game import RunesGame
from meadhall.games.runes.rules import placing, plane, rituals
from meadhall.games.runes.rules.box import COLOURS as STONE_COLOURS
from meadhall.games.runes.rules.box import RITUALS, SIDES, Ritual, Variant
from meadhall.games.runes.rules.names import NO_CELL, NO_RITUAL, NOBODY, QUESTIONS, STAGES, Act, Phase
from meadhall.games.runes.rules.state import Runes
from meadhall.games.runes.show import board, mat
from meadhall.games.runes.show.board import Offer
from meadhall.look import Brush, Markup, Show


class RunesShow(Show[Runes]):
    """Stones on a plane of hexagons, coins on them, and hands of rituals."""

    def __init__(self, game: RunesGame) -> None:
        super().__init__(game)
        self.box = game.box

    def question(self, view: Runes) -> Phrase:
        if view.seat == OVER:
            return Phrase("ask-over")
        name = QUESTIONS[view.phase]
        args: dict[str, Any] = {"who": SeatName(view.seat), "ritual": "no"}
        if view.deed != NO_RITUAL:
            args |= {"ritual": self.ritual(view.deed), "caster": SeatName(view.caster), "roll": int(view.roll)}
            args["is"] = RITUALS[view.deed]
        else:
            args |= {"is": "no", "roll": 0}
        if name == "window":
            args |= {"turn": SeatName(view.active), "stage": STAGES[view.stage]}
        if name in ("turn", "cell"):
            args["stone"] = self.stone(view.stone)
        if name == "take":
            args["colour"] = STONE_COLOURS[rituals.loot_colour(view)]
        if name == "defend":
            args |= self._threat(view)
        return Phrase(f"ask-{name}", args)

    def _threat(self, view: Runes) -> dict[str, Any]:
        """What a ritual would do to the asked seat."""
        if view.loot or view.second:
            loot = [stone for stone in (view.loot, view.second) if stone and view.where[stone] == view.seat + 1]
            return {"threat": Phrase("threat-hand", {"stones": tuple(self.stone(stone) for stone in loot)})}
        if view.deed == Ritual.STEAL_STONE:
            cell = {"cell": int(view.cell) + 1, "coins": int(plane.coins_on(view, view.cell))}
            return {"threat": Phrase("threat-cover", cell)}
        if view.deed == Ritual.REPLACE_COINS:
            cell = {"cell": int(view.cell) + 1, "coins": int(plane.coins_on(view, view.cell))}
            return {"threat": Phrase("threat-coins", cell)}
        return {"threat": Phrase(f"threat-{RITUALS[view.deed]}")}

    def answer(self, view: Runes, action: int) -> Phrase:
        name = f"answer-{self.game.actions.family(action).name}"
        if Act.PLAY <= action < Act.DROP:
            kind = action - Act.PLAY
            if kind == Ritual.COPY:
                return Phrase("answer-play-copy", {"ritual": self.ritual(kind), "copied": self.ritual(view.open)})
            return Phrase(name, {"ritual": self.ritual(kind)})
        if Act.DROP <= action < Act.NONE:
            return Phrase(name, {"ritual": self.ritual(action - Act.DROP)})
        if action == Act.NONE:
            return Phrase("answer-none-black" if view.phase == Phase.TAKE else name)
        if Act.STONE <= action < Act.TURN:
            stone = action - Act.STONE + 1
            return Phrase(
                name, {"stone": self.stone(stone), "runes": self.runes(stone), "best": self._best(view, stone)}
            )
        if Act.TURN <= action < Act.CELL:
            turn = action - Act.TURN
            cells = self.places(view, view.stone, turn)
            best = max(self._pay(view, view.stone, turn, cell) for cell in cells)
            return Phrase(name, {"turn": turn, "cells": len(cells), "best": best})
        if Act.CELL <= action < Act.AT:
            return self._cell(view, action - Act.CELL)
        if Act.AT <= action < Act.TAKE:
            return Phrase(name, {"victim": SeatName(action - Act.AT)})
        if Act.TAKE <= action < Act.WARD:
            stone = action - Act.TAKE + 1
            return Phrase(name, {"stone": self.stone(stone), "victim": SeatName(view.where[stone] - 1)})
        return Phrase(name, {"ritual": self.ritual(view.deed)})

    def _cell(self, view: Runes, cell: int) -> Phrase:
        args: dict[str, Any] = {"cell": cell + 1, "there": int(plane.coins_on(view, cell))}
        owner = plane.owner_of(view, cell)
        if owner != NOBODY:
            args["victim"] = SeatName(owner)
        if view.phase == Phase.MARK:
            if view.deed == Ritual.MORE_COINS:
                return Phrase("answer-cell-more", {**args, "coins": self._room(view, cell)})
            return Phrase("answer-cell-replace", args)
        coins = self._pay(view, view.stone, view.turn, cell)
        matches = plane.count(self.box.face[view.stone * SIDES + view.turn] & view.around[cell])
        args |= {"coins": coins, "matches": int(matches)}
        return Phrase("answer-cell" if owner == NOBODY else "answer-cell-cover", args)

    def _best(self, view: Runes, stone: int) -> int:
        """The most coins a stone can bring now."""
        if view.laid == 0:
            return self._pay(view, stone, 0, 0)
        pays = [self._pay(view, stone, turn, cell) for turn in range(SIDES) for cell in self.places(view, stone, turn)]
        return max(pays, default=0)

    def places(self, view: Runes, stone: int, turn: int) -> list[int]:
        """Cells where the asked seat may lay a stone turned like this."""
        cells = []
        cell = placing.next_place(view, view.seat, rituals.theft(view), stone, turn, 0)
        while cell != NO_CELL:
            cells.append(int(cell))
            cell = placing.next_place(view, view.seat, rituals.theft(view), stone, turn, cell + 1)
        return cells

    def event(self, told: Told) -> Phrase:
        a, b, c, d = told.figures
        who = SeatName(a)
        name = f"event-{told.name}"
        match told.name:
            case "laid" | "covered":
                return Phrase(name, {"who": who, "stone": self.stone(b), "cell": c + 1, "coins": d})
            case "home":
                return Phrase(name, {"who": who, "coins": b, "cell": c + 1})
            case "formed" | "broken":
                return Phrase(name, {"who": who, "forms": b, "coins": c})
            case "drew-stones" | "new-hand" | "refilled":
                return Phrase(name, {"who": who, "stones": b})
            case "drew" | "dropped" | "played" | "copied" | "in-vain":
                return Phrase(name, {"who": who, "ritual": self.ritual(b)})
            case "rolled":
                return Phrase(name, {"who": who, "roll": b})
            case "aimed":
                return Phrase(name, {"who": who, "victim": SeatName(b), "ritual": self.ritual(c), "cell": d + 1})
            case "warded" | "mirrored":
                return Phrase(name, {"who": who, "caster": SeatName(b), "ritual": self.ritual(c)})
            case "skipped" | "swapped":
                return Phrase(name, {"who": who, "victim": SeatName(b)})
            case "more-coins":
                return Phrase(name, {"who": who, "cell": b + 1, "coins": c})
            case "replaced":
                return Phrase(name, {"who": who, "victim": SeatName(b), "cell": c + 1, "coins": d})
            case "stole":
                return Phrase(name, {"who": who, "victim": SeatName(b), "stone": self.stone(c)})
            case "tide":
                return Phrase(name, {"who": who, "turning": "yes" if b else "no"})
            case "reshuffled" | "stalled":
                return Phrase(name)
            case _:
                return Phrase(name, {"who": who})

    def spot(self, told: Told) -> str | None:
        _, b, c, _ = told.figures
        at = {"laid": c, "covered": c, "home": c, "more-coins": b, "replaced": c}.get(told.name)
        return None if at is None else f"cell-{at + 1}"

    def stone(self, stone: int) -> Phrase:
        """The name of a stone."""
        return Phrase("stone", {"colour": STONE_COLOURS[self.box.colour[stone]], "number": int(stone)})

    def runes(self, stone: int) -> tuple[Phrase, ...]:
        """The names of a stone's runes."""
        return tuple(Phrase(f"rune-{self.box.symbols[self.box.rune[stone * SIDES + side]]}") for side in range(SIDES))

    def ritual(self, kind: int) -> Phrase:
        """The name of a ritual."""
        return Phrase("ritual-unknown" if kind >= len(RITUALS) else f"ritual-{RITUALS[kind]}")

    def status(self, view: Runes, of: int) -> Phrase:
        rituals = -1 if view.variant == Variant.CHILDREN else int(view.held[of])  # there are none
        return Phrase("status-coins", {"coins": int(view.tray[of]), "rituals": rituals})

    def board(self, view: Runes, brush: Brush) -> Markup:
        offers = self._offers(view) if brush.choices else {}
        return board.draw(view, brush, offers)

    def _offers(self, view: Runes) -> dict[int, Offer]:
        """What the cells would bring: as the stone is turned, or while that is asked for, at best."""
        if view.seat == OVER:
            return {}
        if view.phase == Phase.CELL:
            cells = self.places(view, view.stone, view.turn)
            return {cell: Offer(self._pay(view, view.stone, view.turn, cell)) for cell in cells}
        if view.phase == Phase.MARK and view.deed == Ritual.MORE_COINS:
            own = [action - Act.CELL for action in view.legal()]
            return {cell: Offer(self._room(view, cell)) for cell in own}
        offers: dict[int, Offer] = {}
        if view.phase == Phase.TURN:
            for turn in range(SIDES):
                for cell in self.places(view, view.stone, turn):
                    coins, best = self._pay(view, view.stone, turn, cell), offers.get(cell)
                    if best is None or coins > best.coins:
                        offers[cell] = Offer(coins, (turn,))
                    elif coins == best.coins:
                        offers[cell] = Offer(coins, (*best.turns, turn))
        return offers

    def _pay(self, view: Runes, stone: int, turn: int, cell: int) -> int:
        """The coins a stone brings on a cell, as far as the tray has them; an own stone below gives its coins back."""
        back = int(plane.coins_on(view, cell)) if plane.owner_of(view, cell) == view.seat else 0
        return min(int(placing.pay(view, stone, turn, cell)), int(view.tray[view.seat]) + back)

    def _room(self, view: Runes, cell: int) -> int:
        """How many more coins a ritual can lay on an own stone."""
        there = int(plane.coins_on(view, cell))
        return min(int(view.roll), int(self.box.most) - there, int(view.tray[view.seat]))

    def mat(self, view: Runes, of: int, brush: Brush, size: str) -> Markup:
        offers: dict[str, int] = {}
        if size == "own" and of == brush.seat and brush.choices:
            for action in view.legal():
                if Act.STONE <= action < Act.TURN:
                    offers[self.game.actions.text(action)] = self._best(view, action - Act.STONE + 1)
                elif Act.TURN <= action < Act.CELL:
                    turn = action - Act.TURN
                    pays = [self._pay(view, view.stone, turn, cell) for cell in self.places(view, view.stone, turn)]
                    offers[self.game.actions.text(action)] = max(pays)
        return mat.draw(view, of, brush, size, offers)

    def figures(self) -> dict[str, int]:
        box = self.box
        return {
            "match": int(box.match), "gold": int(box.match * box.gold), "most": int(box.most), "line": int(box.line),
            "form": int(box.form), "hand": int(box.hand), "theft": int(box.theft),
        }  # fmt: skip

    def bases(self) -> dict[str, str]:
        found = {f"ritual-{entry.values['id']}": entry.values["basis"] for entry in self.game.components.all("ritual")}
        found |= {f"stone-{entry.values['id']}": entry.values["basis"] for entry in self.game.components.all("colour")}
        runes = self.game.components.one("runes")
        return found | {f"rune-{symbol}": runes.values["basis"] for symbol in self.box.symbols}


show = RunesShow  # the entry point
