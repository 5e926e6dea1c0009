"""Positions of Runes as readable mappings, both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine.errors import BadPosition, listed
from meadhall.engine.scene import Reader
from meadhall.engine.state import OVER
from meadhall.games.runes.rules import cards, course, forms, hands, plane, setup
from meadhall.games.runes.rules.box import DECK, PILE, REMOVED, SLOTS
from meadhall.games.runes.rules.names import (
    AIMED,
    BAG,
    NO_CELL,
    NO_RITUAL,
    NOBODY,
    OUT,
    PIPS,
    QUESTIONS,
    RITUALS,
    SIDES,
    STAGES,
    Phase,
    Ritual,
    Stage,
)
from meadhall.games.runes.rules.state import Runes

DIRECTIONS = ("clockwise", "counterclockwise")
KEYS = (
    "table", "hands", "covered", "trays", "rituals", "pile", "removed", "turn", "stage", "direction", "turning",
    "interrupted", "stuck", "skips", "owed", "question", "asked", "chosen", "ritual", "shown",
)  # fmt: skip
MOST_SKIPS, MOST_OWED, MOST_REMOVED, MOST_ON_PILE, MOST_SHOWN = 100, 24, 100, 200, 10**6
LAID_KEYS = ("at", "stone", "turn", "owner", "coins")
RITUAL_KEYS = ("card", "as", "by", "for", "roll", "victim", "cell", "loot", "second")
DEED_QUESTIONS = {
    Phase.STONE: (Ritual.PLACE, Ritual.STEAL_STONE),
    Phase.TURN: (Ritual.PLACE, Ritual.STEAL_STONE),
    Phase.CELL: (Ritual.PLACE, Ritual.STEAL_STONE),
    Phase.VICTIM: (Ritual.SKIP, Ritual.SWAP_HANDS),
    Phase.TAKE: (Ritual.STEAL_HAND, Ritual.STEAL_GOLD),
    Phase.MARK: (Ritual.MORE_COINS, Ritual.REPLACE_COINS),
    Phase.DEFEND: AIMED,
}


# -- writing -----------------------------------------------------------------------------------------------------------


def write(s: Runes, names: Sequence[str]) -> dict[str, Any]:
    """The state as a mapping of the game's words."""
    seats = list(enumerate(names))
    filled = sorted((c for c in range(s.cells) if plane.stone_on(s, c)), key=lambda c: int(plane.order_of(s, c)))
    on_table = {int(plane.stone_on(s, cell)) for cell in filled}
    position: dict[str, Any] = {
        "table": [
            {
                "at": _at(s, cell),
                "stone": int(plane.stone_on(s, cell)),
                "turn": int(plane.turn_on(s, cell)),
                "owner": names[plane.owner_of(s, cell)],
                "coins": int(plane.coins_on(s, cell)),
            }
            for cell in filled
        ],
        "hands": {name: hands.stones_of(s, seat) for seat, name in seats},
        "covered": [n for n in range(1, s.box.stones + 1) if s.where[n] == OUT and n not in on_table],
        "trays": {name: int(s.tray[seat]) for seat, name in seats},
        "rituals": {name: cards.known(s, seat * SLOTS) for seat, name in seats},
        "pile": _pile(s),
        "removed": {name: cards.known(s, REMOVED + seat * SLOTS) for seat, name in seats},
        "turn": names[s.active],
        "stage": STAGES[s.stage],
        "direction": DIRECTIONS[0 if s.way > 0 else 1],
        "turning": bool(s.turning),
        "interrupted": _interrupted(s, names),
        "stuck": [name for seat, name in seats if s.idle >> seat & 1],
        "skips": {name: int(s.skips[seat]) for seat, name in seats},
        "owed": {name: int(s.owed[seat]) for seat, name in seats},
        "shown": int(s.shown),
    }
    if s.box.rules >= 2:  # rules 2: lines are remembered as they were scored
        position["lines"] = [{"from": _at(s, form.cells[0]), "to": _at(s, form.cells[-1])} for form in forms.lines(s)]
    if s.seat == OVER:
        return {**position, "question": "over"}
    position |= {"question": QUESTIONS[s.phase], "asked": names[s.seat]}
    if s.stone:
        position["chosen"] = {"stone": int(s.stone), "turn": int(s.turn)}
    if s.deed != NO_RITUAL:
        position["ritual"] = _ritual(s, names)
    return position


def _at(s: Runes, cell: int) -> list[int]:
    """Where a cell lies: how far east and south-east of the first stone."""
    return [int(plane.q_of(s, cell)), int(plane.r_of(s, cell))]


def _pile(s: Runes) -> list[str]:
    """The open pile, its top last; the order below does not matter."""
    pile = cards.known(s, PILE)
    if s.open != NO_RITUAL:
        pile.remove(RITUALS[s.open])
        pile.append(RITUALS[s.open])
    return pile


def _interrupted(s: Runes, names: Sequence[str]) -> list[list[str]]:
    """Turns that wait for an extra one to end, the last interrupted last."""
    return [[names[seat], STAGES[stage]] for seat, stage in course.broken_turns(s)]


def _ritual(s: Runes, names: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "card": RITUALS[s.card],
        "as": RITUALS[s.deed],
        "by": names[s.caster],
        "for": names[s.actor],
    }
    if s.roll:
        found["roll"] = int(s.roll)
    if s.victim != NOBODY:
        found["victim"] = names[s.victim]
    if s.cell != NO_CELL:
        found["cell"] = int(s.cell) + 1
    if s.loot:
        found["loot"] = int(s.loot)
    if s.second:
        found["second"] = int(s.second)
    return found


# -- reading -----------------------------------------------------------------------------------------------------------


def place(s: Runes, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Set up `s` as the mapping says. Without a question it is the start of a turn. Hands not given are filled up."""
    read = Reader(position).only(*KEYS, *(("lines",) if s.box.rules >= 2 else ()))
    players = list(names)
    over = read.mapping.get("question") == "over"
    plane.first_cell(s)
    _place_table(s, read, players)
    if s.box.rules >= 2:
        _place_lines(s, read)
    _place_hands(s, read, players)
    _place_trays(s, read, players, over)
    _place_rituals(s, read, players)
    _place_course(s, read, players)
    _ask(s, read, players)


def _place_table(s: Runes, read: Reader, names: list[str]) -> None:
    table = _list(read, "table", "stones in the order they were laid")
    east, south = _first(table)
    for number, entry in enumerate(table):
        name = f"table: stone {number + 1}"
        laid = Reader(entry, name).only(*LAID_KEYS)
        at = _place(laid, "at")
        cell = _cell_at(s, at[0] - east, at[1] - south)
        if cell == NO_CELL:
            raise BadPosition(f"{name}: {at} touches no stone laid before it")
        if plane.stone_on(s, cell):
            raise BadPosition(f"{name}: there is a stone at {at} already")
        stone = laid.number("stone", 1, int(s.box.stones))
        if s.where[stone] != BAG:
            raise BadPosition(f"{name}: stone {stone} lies on the table already")
        plane.lay(s, cell, stone, laid.number("turn", 0, SIDES - 1, 0))
        s.where[stone] = OUT
        owner = names.index(laid.word("owner", names, names[0]))
        plane.own(s, cell, owner, laid.number("coins", 1, int(s.box.most), 1))


def _list(read: Reader, key: str, what: str) -> Sequence[Any]:
    value = read.mapping.get(key, ())
    if isinstance(value, (str, Mapping)) or not isinstance(value, Sequence):
        raise BadPosition(f"{key} must be a list of {what}, not {value!r}")
    return value


def _place(read: Reader, key: str) -> list[int]:
    """Where something lies, as two numbers."""
    at = read.mapping.get(key)
    if isinstance(at, str) or not isinstance(at, Sequence) or len(at) != 2 or any(type(x) is not int for x in at):
        raise BadPosition(f"{read.name}: {key} must be two whole numbers, east and south-east, not {at!r}")
    return list(at)


def _first(table: Sequence[Any]) -> list[int]:
    """Where the first stone lies; all others are seen from there."""
    return _place(Reader(table[0], "table: stone 1"), "at") if table else [0, 0]


def _cell_at(s: Runes, q: int, r: int) -> int:
    for cell in range(s.cells):
        if plane.q_of(s, cell) == q and plane.r_of(s, cell) == r:
            return cell
    return NO_CELL


def _place_lines(s: Runes, read: Reader) -> None:
    """The lines that coins lie on (ruling 4); where none are told every long row is one."""
    if "lines" not in read.mapping:
        forms.score_rows(s)
        return
    east, south = _first(_list(read, "table", "stones"))
    for number, entry in enumerate(_list(read, "lines", "lines that coins lie on")):
        ends = Reader(entry, f"lines: line {number + 1}").only("from", "to")
        first, last = _place(ends, "from"), _place(ends, "to")
        cells = [_cell_at(s, at[0] - east, at[1] - south) for at in (first, last)]
        if NO_CELL in cells or not forms.score_line(s, *cells):
            raise BadPosition(
                f"{ends.name}: {first} to {last} is no row of {s.box.line} or more stones of one player, or another"
                " line lies in it or touches it"
            )


def _take_stones(s: Runes, stones: object, where: int, name: str) -> int:
    """Put stones somewhere; each is there once."""
    if isinstance(stones, str) or not isinstance(stones, Sequence):
        raise BadPosition(f"{name} must be a list of stones, not {stones!r}")
    for stone in stones:
        if type(stone) is not int or not 1 <= stone <= s.box.stones:
            raise BadPosition(f"{name}: {stone!r} is no stone; stones are 1 to {s.box.stones}")
        if s.where[stone] != BAG:
            raise BadPosition(f"{name}: stone {stone} is somewhere else already")
        s.where[stone] = where
    return len(stones)


def _place_hands(s: Runes, read: Reader, names: list[str]) -> None:
    _take_stones(s, read.mapping.get("covered", ()), OUT, "covered")
    given = read.part("hands").only(*names)
    for seat, name in enumerate(names):
        if name in given.mapping:
            s.hand[seat] = _take_stones(s, given.mapping[name], seat + 1, f"hands: {name}")
    for seat, name in enumerate(names):
        if name not in given.mapping:
            rest = [stone for stone in range(1, s.box.stones + 1) if s.where[stone] == BAG][: s.box.hand]
            s.hand[seat] = _take_stones(s, rest, seat + 1, "hands")
    for seat, name in enumerate(names):
        if s.hand[seat] == 0 and hands.in_bag(s) > 0:
            raise BadPosition(f"hands: {name} has none although the bag holds stones; an empty hand draws at once")


def _place_trays(s: Runes, read: Reader, names: list[str], over: bool) -> None:
    trays = read.part("trays").only(*names)
    for seat, name in enumerate(names):
        coins = sum(int(plane.coins_on(s, cell)) for cell in range(s.cells) if plane.owner_of(s, cell) == seat)
        bonus = int(s.box.form * forms.forms(s, seat))
        left = int(s.box.tray[s.seats]) - coins
        if left < 0 or (left < bonus and not over):
            raise BadPosition(
                f"table: {name} has {coins + bonus} coins on stones and forms, but only {coins + left} in all"
            )
        s.bonus[seat] = min(bonus, left)  # who runs short for a form has won
        s.tray[seat] = left - s.bonus[seat]
        if trays.number(name, 0, coins + left, int(s.tray[seat])) != s.tray[seat]:
            raise BadPosition(
                f"trays: {name} must have {s.tray[seat]} coins left, {coins + s.bonus[seat]} lie on the table"
            )
        if s.tray[seat] == 0 and not over:
            raise BadPosition(f"trays: {name} has no coin left, so the game is over")


def _place_rituals(s: Runes, read: Reader, names: list[str]) -> None:
    setup.stock_deck(s)
    holders, removed = read.part("rituals").only(*names), read.part("removed").only(*names)
    for seat, name in enumerate(names):
        held = holders.words(name, RITUALS, int(s.box.held))
        s.held[seat] = len(held)
        for word in held:
            s.cards[seat * SLOTS + _from_deck(s, word)] += 1
        for word in removed.words(name, RITUALS, MOST_REMOVED):
            s.cards[REMOVED + seat * SLOTS + _from_deck(s, word)] += 1
    for word in read.words("pile", RITUALS, MOST_ON_PILE):
        s.cards[PILE + _from_deck(s, word)] += 1
        s.open = RITUALS.index(word)


def _from_deck(s: Runes, word: str) -> int:
    kind = RITUALS.index(word)
    if s.cards[DECK + kind] == 0:
        raise BadPosition(f"rituals: there are not that many of {word} in this variant")
    s.cards[DECK + kind] -= 1
    return kind


def _seat(read: Reader, key: str, names: list[str], default: str | None = None) -> int:
    return names.index(read.word(key, names, default))


def _flag(read: Reader, key: str) -> int:
    value = read.mapping.get(key, False)
    if type(value) is not bool:
        raise BadPosition(f"{read.name}: {key} must be true or false, not {value!r}")
    return int(value)


def _place_course(s: Runes, read: Reader, names: list[str]) -> None:
    s.active = _seat(read, "turn", names, read.mapping.get("asked", names[0]))
    s.stage = STAGES.index(read.word("stage", STAGES, STAGES[0]))
    s.way = 1 if read.word("direction", DIRECTIONS, DIRECTIONS[0]) == DIRECTIONS[0] else -1
    s.turning = _flag(read, "turning")
    s.shown = read.number("shown", 0, MOST_SHOWN, 0)
    skips, owed = read.part("skips").only(*names), read.part("owed").only(*names)
    for seat, name in enumerate(names):
        s.skips[seat] = skips.number(name, 0, MOST_SKIPS, 0)
        s.owed[seat] = owed.number(name, 0, MOST_OWED, 0)
    for name in read.words("stuck", names, len(names)):
        s.idle |= 1 << names.index(name)
    if s.idle == (1 << s.seats) - 1:
        raise BadPosition("stuck: when nobody can lay a stone the game is over")
    interrupted = read.mapping.get("interrupted", ())
    if isinstance(interrupted, str) or not isinstance(interrupted, Sequence) or len(interrupted) > course.DEEPEST:
        raise BadPosition(f"interrupted must be a list of at most {course.DEEPEST} turns, not {interrupted!r}")
    for pair in interrupted:
        if not isinstance(pair, Sequence) or len(pair) != 2 or pair[0] not in names or pair[1] not in STAGES:
            raise BadPosition(f"interrupted: {pair!r} must be a player and one of {listed(STAGES)}")
        course.note_break(s, names.index(pair[0]), STAGES.index(pair[1]))


def _ask(s: Runes, read: Reader, names: list[str]) -> None:
    """Open the question the mapping names, or begin a turn."""
    question = read.word("question", ("start", "over", *QUESTIONS), "start")
    if question == "over":
        if any(s.owed) or s.idle or s.breaks or s.turning:
            raise BadPosition("question: when the game is over nothing is owed, stuck, interrupted or turning")
        s.stage = Stage.AFTER
        s.seat = OVER
        return
    if question == "start":
        if any(s.owed) or s.stage != Stage.BEFORE:
            raise BadPosition("question: a turn starts before its stone is laid and with no ritual owed")
        course.begin_turn(s, s.active)
        return
    s.phase = QUESTIONS.index(question)
    s.seat = _seat(read, "asked", names, names[s.active])
    _choose(s, read)
    if "ritual" in read.mapping:
        _place_deed(s, read.part("ritual"), names)
    elif s.phase in (Phase.STONE, Phase.TURN, Phase.CELL):
        if s.seat != s.active or s.stage != Stage.BEFORE:
            raise BadPosition("asked: without a ritual only the player whose turn it is lays a stone, once")
        s.actor = s.active
    elif s.phase not in (Phase.WINDOW, Phase.DRAW):
        raise BadPosition(f"ritual: the question {question} needs a ritual that asks it")
    _check_question(s, names)


def _choose(s: Runes, read: Reader) -> None:
    needed = s.phase in (Phase.TURN, Phase.CELL)
    chosen = read.part("chosen").only("stone", "turn")
    if needed or chosen.mapping:
        s.stone = chosen.number("stone", 1, int(s.box.stones))
        s.turn = chosen.number("turn", 0, SIDES - 1, 0)
        owner = s.where[s.stone] - 1
        if s.phase not in (Phase.TURN, Phase.CELL, Phase.DEFEND) or not 0 <= owner < s.seats:
            raise BadPosition(f"chosen: stone {s.stone} cannot be chosen here; it must be in the hand of who lays it")


def _place_deed(s: Runes, read: Reader, names: list[str]) -> None:
    """The ritual that is being played."""
    read.only(*RITUAL_KEYS)
    s.card = _from_deck(s, read.word("card", RITUALS))
    s.deed = RITUALS.index(read.word("as", RITUALS, RITUALS[s.card]))
    if (s.deed != s.card and s.card != Ritual.COPY) or s.deed == Ritual.COPY:
        raise BadPosition(f"ritual: {RITUALS[s.card]} cannot be played as {RITUALS[s.deed]}")
    if s.deed not in DEED_QUESTIONS.get(s.phase, ()):
        raise BadPosition(f"question: {RITUALS[s.deed]} does not ask {QUESTIONS[s.phase]}")
    s.caster = _seat(read, "by", names, names[s.seat])
    s.actor = _seat(read, "for", names, names[s.caster])
    if s.box.die[s.deed]:
        s.roll = read.number("roll", 1, PIPS)
    if "victim" in read.mapping:
        s.victim = _seat(read, "victim", names)
    s.cell = read.number("cell", 0, int(s.cells), 0) - 1
    stones = int(s.box.stones)
    s.loot, s.second = read.number("loot", 0, stones, 0), read.number("second", 0, stones, 0)
    for stone in (s.loot, s.second):
        if stone and not 0 < s.where[stone] <= s.seats:
            raise BadPosition(f"ritual: stone {stone} is in no hand")
    if s.loot and s.victim != s.where[s.loot] - 1:
        raise BadPosition("ritual: the victim is who holds the loot")


def _check_question(s: Runes, names: list[str]) -> None:
    asked = names[s.seat]
    if s.phase == Phase.WINDOW and s.held[s.seat] == 0:
        raise BadPosition(f"asked: {asked} holds no ritual and is not asked to play one")
    if s.phase == Phase.DRAW and (s.owed[s.seat] == 0 or s.held[s.seat] < s.box.held):
        raise BadPosition(f"asked: {asked} is asked only when a ritual is owed and {s.box.held} are held")
    if s.phase == Phase.DEFEND:
        second = s.where[s.second] - 1 if s.second else NOBODY
        if s.victim == NOBODY or s.seat not in (s.victim, second) or s.held[s.seat] == 0 or s.actor != s.caster:
            raise BadPosition(f"asked: {asked} is not a victim that holds a ritual")
    elif s.phase not in (Phase.WINDOW, Phase.DRAW) and s.seat != s.actor:
        raise BadPosition(f"asked: the question goes to {names[s.actor]}")
    if s.phase in (Phase.TURN, Phase.CELL) and s.where[s.stone] != s.seat + 1:
        raise BadPosition(f"chosen: stone {s.stone} is not in the hand of {asked}")
    if s.phase == Phase.TURN and s.turn:
        raise BadPosition("chosen: the turn is being asked for, so none is chosen")
    if not s.legal():
        raise BadPosition(f"question: {asked} would have no answer")
