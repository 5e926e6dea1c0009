"""How Karvi's answers and events are sorted and signed: kinds, bands, prices and symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.glances import AT_ONCE, Band
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules import bar
from meadhall.games.karvi.rules.box import (
    FIELDS,
    GAINS,
    GEAR,
    GEAR_SLOTS,
    KINDS,
    SORTS,
    SPACES,
    STOPS,
    Box,
    Place,
)  # fmt: skip
from meadhall.games.karvi.rules.names import D, P
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.answers import MENU, fare, open_task
from meadhall.games.karvi.words.wording import PIECES, place_of

if TYPE_CHECKING:
    from meadhall.engine.game import Told
    from meadhall.games.karvi.rules.state import Karvi

GROUPS = ("die", AT_ONCE, "sail", "cards", "gold")
GROUP_SIGNS = {"die": "die", "sail": "longship", "cards": "equip-card", "gold": "gold"}
KIND_OF = {
    "die": "die", "sail": "sail", "far": "sail", "card": "cards", "discard": "cards", "gold": "gold",
    "smuggle": "gold", "end": AT_ONCE,
}  # fmt: skip
GOODS_SIGNS = ("wool", "honey", "salt", "glass", "wine", "ivory")
SLOT_SIGNS = dict(zip(GEAR_SLOTS, ("stern", "sail", "figurehead"), strict=True))
GAIN_SIGNS = {"resources": "fur"}
SIGNS = {
    "fur": "fur", "spend": "silver", "beer": "beer", "raise": "axe", "heal": "wound", "flip": "wound", "double": "axe",
    "give": "warrior", "dismiss": "warrior", "wound": "wound", "francia": "points", "locked": "lock",
    "explore": "map", "throw": "rune", "smuggle": "beer", "mine": "die", "any": "die", "bread": "bread",
    "startcard": "scroll", "cover": "rune", "none": "close", "end": "clock", "bonus": "equip", "push": "longship",
}  # fmt: skip
MARKS = {
    "round": "clock", "tile-off": "clock", "moved": "die", "used": "die", "sailed": "longship", "pushed": "longship",
    "explored": "map", "special": "rune", "threw": "rune", "recruited": "warrior", "dismissed": "warrior",
    "raised": "axe", "healed": "wound", "wounded": "wound", "fell": "valhalla", "drew": "equip-card",
    "drew-back": "equip-card", "discarded": "equip-card", "discarded-back": "equip-card", "exchanged": "gold",
    "raided": "axe-double", "francia": "points", "trade-card": "trade-card", "unlocked": "lock", "beer": "beer",
    "flipped": "wound", "chose": "scroll", "first-rune": "rune", "smuggled": "beer",
}  # fmt: skip


# -- kinds and bands of answers ---------------------------------------------------------------------------------------
LOSSES = {"wounded": 0}  # events that take something from a seat: which figure says from whom


def group(s: Karvi, family: str) -> str | None:
    """The kind of an answer in a turn; other questions have one list."""
    return KIND_OF.get(family) if open_task(s)[0] == MENU else None


def band(s: Karvi, family: str, labels: tuple[str, ...]) -> Band | None:
    """What an answer has in common with others of its kind."""
    match family:
        case "die":
            return _die_band(s, place_of(labels[0]))
        case "sail" | "far":
            bread = fare(s, family, FIELDS.index(labels[0]), open_task(s)[0])[1]
            left = int(s.p[int(s.seat) * P.SIZE + P.BREAD]) - bread
            return Band(bread, ("bread",), Phrase("band-bread", {"n": bread, "left": left}))
        case "card":
            return Band(0, ("equip-card",), Phrase("band-play"))
        case "discard":
            return Band(1, ("gold",), Phrase("band-discard", {"n": int(s.box.cards_for_gold)}))
        case "gold":
            return Band(0, ("gold",), Phrase("band-gold"))
        case "smuggle":
            return Band(1, ("beer",), Phrase("band-smuggle"))
        case _:
            return None


def _die_band(s: Karvi, at: int) -> Band:
    """Who moves before the asked seat does again, or that its die rests."""
    if at < STOPS:
        last = "yes" if int(s.round) >= rounds(s) else "no"
        return Band(SPACES, ("clock",), Phrase("band-stop", {"round": int(s.round) + 1, "last": last}), loud=True)
    seats = movers_before(s, at)
    if not seats:
        return Band(0, ("again",), Phrase("band-again"))
    signs = tuple(f"seat-{seat + 1}" for seat in seats)
    names = {f"who{k}": SeatName(seat) for k, seat in enumerate(seats[:2])}
    words = Phrase(f"band-before-{min(len(seats), 3)}", {**names, "n": len(seats)})
    return Band(len(seats), signs, words)


def movers_before(s: Karvi, at: int) -> tuple[int, ...]:
    """The seats whose dice move, after the hindmost has gone to a space of the bar, before its owner moves again."""
    die, after = int(bar.hindmost(s)), s.clone()
    bar.set_down(after, die, at)
    seats: list[int] = []
    for _ in range(int(s.seats) * int(s.each)):
        first = int(bar.hindmost(after))
        if first // 2 == die // 2 or after.die[D.AT + first] >= SPACES:
            break
        if first // 2 not in seats:
            seats.append(first // 2)
        after.die[D.AT + first] = SPACES + STOPS  # it has moved: behind all others
    return tuple(seats)


def rounds(s: Karvi) -> int:
    """How many rounds are played."""
    return sum(bool(s.side) or not four for four in s.box.round_four)


def price(s: Karvi, family: str, labels: tuple[str, ...]) -> tuple[str, ...] | None:
    """What an answer of a turn costs, symbol by symbol."""
    match family:
        case "die":
            return ("beer",) * int(bar.cost(s, s.seat, place_of(labels[0])))
        case "sail" | "far":
            return ("bread",) * fare(s, family, FIELDS.index(labels[0]), open_task(s)[0])[1]
        case "card":
            return paid(tables.card_price(s.box, int(labels[0])))
        case _:
            return None


def paid(asked: tables.Price) -> tuple[str, ...]:
    """A price, symbol by symbol."""
    return ("fur",) * asked.fur + ("silver",) * asked.silver + ("fur",) * asked.free


# -- symbols ----------------------------------------------------------------------------------------------------------


def sign(s: Karvi, family: str, labels: tuple[str, ...]) -> str | None:
    """The symbol that stands for an answer."""
    box, first = s.box, labels[0] if labels else ""
    match family:
        case "sail" | "far" | "push" | "build":
            at = int(s.p[int(s.seat) * P.SIZE + P.FIELD]) if family == "build" else FIELDS.index(first)
            return place_sign(s, at)
        case "card" | "discard" | "keep":
            return f"{SORTS[box.card_sort[int(first)]]}-card"
        case "draw":
            return f"{first}-card"
        case "gold":
            return first.rstrip("12")
        case "tile" | "use":
            return kind_sign(open_task(s)[1] if family == "tile" else KINDS.index(first))
        case "place" | "draft" | "rune":
            return piece_sign(box, first)
        case "special":
            return "rune"
        case "take":
            return "trade-card"
        case _:
            return SIGNS.get(family)


def place_sign(s: Karvi, at: int) -> str:
    """The symbol of what lies at a field."""
    match int(s.box.place[at]):
        case Place.TRADE | Place.RAID:
            return kind_sign(int(s.lies[at]))
        case Place.TOWER:
            return "tower"
        case Place.POST:
            return "tradepost"
        case Place.MAP:
            return "map"
        case _:
            return "harbour"


def kind_sign(kind: int) -> str:
    """The symbol of a kind of trade or raid tiles."""
    return GOODS_SIGNS[kind] if tables.is_trade(kind) else "axe-double"


def piece_sign(box: Box, name: str) -> str:
    """The symbol of an equipment tile or a rune."""
    return SLOT_SIGNS[GEAR_SLOTS[box.gear_slot[GEAR.index(name)]]] if name in GEAR else "rune"


# -- events -----------------------------------------------------------------------------------------------------------


def mark(box: Box, told: Told) -> str | None:
    """The symbol that stands for an event in the log."""
    _, b, *_ = told.figures
    match told.name:
        case "gained":
            return GAIN_SIGNS.get(GAINS[b], GAINS[b])
        case "took-tile" | "traded":
            return kind_sign(b)
        case "built":
            return "tower" if box.place[b] == Place.TOWER else "tradepost"
        case "released":
            return ("tower", "tradepost")[b]
        case "played":
            return f"{SORTS[box.card_sort[b]]}-card"
        case "laid" | "drafted" | "bonus":
            return piece_sign(box, PIECES[b].partition("-")[2])
        case _:
            return MARKS.get(told.name)


def heading(told: Told) -> Phrase | None:
    """A round begins."""
    return Phrase("heading-round", {"round": told.figures[0]}) if told.name == "round" else None
