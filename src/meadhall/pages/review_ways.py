"""Where answers lead, drawn on a board that lies as before them: pieces where they would stand, and the wake of the way
that was taken; what depends on chance, or on what the seat did not know, is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from meadhall.engine.dice import FastDice
from meadhall.engine.game import Told
from meadhall.engine.state import Log, State
from meadhall.look import AnyShow, Brush, Markup, brush

TRUTHS = 3  # imagined ones; what is not the same in all of them is not sure
GIVEN, BOT = "given", "bot"
SHIFTED = re.compile(r"translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)")
TELLING = ("aria-", "data-")  # attributes that change though nothing else is seen
KEPT = ("data-way", "data-page", "data-near", "data-origin", "data-moves")  # by a drawing that only shows


@dataclass(frozen=True)
class Piece:
    """Something on a drawing by its id: what it lies in, and how all of that is moved."""

    node: Element
    parent: Element
    above: tuple[str, ...]  # transforms, the outermost first

    @property
    def seen(self) -> tuple[str, ...]:
        """Equal where it looks the same in the same place."""
        return (*self.above, _looks(self.node))

    @property
    def place(self) -> tuple[str, ...]:
        """Equal where it stands in the same place."""
        return (*self.above, self.node.get("transform", ""))


class Drawing:
    """A board or mat as a tree."""

    def __init__(self, drawn: str) -> None:
        self.root = ElementTree.fromstring(f"<div>{drawn}</div>")
        self.ids: dict[str, Piece] = {}
        self.wakes: dict[str, Piece] = {}  # by their course
        self.parents: dict[Element, Element] = {}
        for one in _walk(self.root, ()):
            self.parents[one.node] = one.parent
            if name := one.node.get("id"):
                self.ids.setdefault(name, one)
            if "wake" in _classes(one.node):
                self.wakes.setdefault(one.node.get("d", ""), one)

    def hits(self, answer: str) -> list[Element]:
        """What says an answer."""
        return [node for node in self.root.iter() if node.get("data-answer") == answer]

    def tells(self, way: str) -> bool:
        """Whether a way is seen."""
        return any(way in node.get("data-way", "").split() for node in self.root.iter())

    def named(self, node: Element) -> str:
        """The id of what something belongs to."""
        at: Element | None = node
        while at is not None and not at.get("id"):
            at = self.parents.get(at)
        return "" if at is None else at.get("id", "")

    def still(self) -> Markup:
        """As markup with nothing to click, point at or read out."""
        for node in self.root.iter():
            node.tag = "span" if node.tag in ("a", "button") else node.tag
            for name in [name for name in node.attrib if _speaks(name)]:
                del node.attrib[name]
        return Markup("".join(ElementTree.tostring(node, "unicode", "html") for node in self.root))


@dataclass(frozen=True)
class Sight:
    """How a moment is drawn: for whom, in which language and shape, and what part of it."""

    show: AnyShow
    seat: int
    lang: str
    shape: str
    names: Sequence[str]
    mat: bool = False

    def draw(self, view: State, answers: Sequence[int], last: Sequence[Told] = ()) -> Drawing:
        """What lies there, with some answers to choose."""
        painter: Brush = brush(self.show, view, self.lang, self.seat, self.shape, self.names, last, answers)
        if self.mat:
            return Drawing(self.show.mat(view, self.seat, painter, "own"))
        return Drawing(self.show.board(view, painter))


def drawn(sight: Sight, view: State, ways: dict[int, str], seed: int) -> Drawing:
    """The drawing before an answer, with the ways that are told of: `given`, then what comes of it, and `bot`."""
    made, before = sight.draw(view, tuple(ways)), sight.draw(view, ())
    taken: dict[tuple[str, ...], Element] = {}
    for answer, way in sorted(ways.items(), key=lambda one: one[1] != GIVEN):
        hits = made.hits(sight.show.game.actions.text(answer))
        for node in hits:
            node.set("data-way", way)
        futures = [sight.draw(state, (), last) for state, last in _futures(sight, view, answer, seed)]
        moved = _moved(sight.seat, before, futures)
        for name, then in moved.items():
            _haunt(made, sight.seat, way, name, before.ids[name], then, taken)
        if moved and way == GIVEN:
            _wake(made, sight.seat, before, futures, moved)
        for name in {made.named(node) for node in hits} if not moved else ():
            _lay(made, before, futures, name, hits, way)
    return made


def _futures(sight: Sight, view: State, answer: int, seed: int) -> Iterator[tuple[State, list[Told]]]:
    """Moments after an answer with the seat's eyes, one for each imagined truth; before anything is scored."""
    game, dice = sight.show.game, FastDice(seed)
    for number in range(TRUTHS):
        truth = view.imagined(dice)
        log = truth.log = Log()
        truth.apply(answer, FastDice(seed + number))
        began, state, _ = log.kept[0] if log.kept else (len(log.told), truth, False)
        told = [Told(game.events[code], (a, b, c, d), who) for who, code, a, b, c, d in log.told[:began]]
        yield state.redacted(sight.seat), told


def _moved(seat: int, before: Drawing, futures: Sequence[Drawing]) -> dict[str, Piece]:
    """Pieces that an answer surely changes, as they stand then; the own ones, where there are some."""
    found = {}
    for name, was in before.ids.items():
        then = [future.ids.get(name) for future in futures]
        first = then[0]
        if first is None or "piece" not in _classes(first.node) or first.seen == was.seen:
            continue
        if all(one is not None and one.seen == first.seen for one in then):
            found[name] = first
    mine = {name: one for name, one in found.items() if f"seat-{seat + 1}" in _classes(one.node)}
    return mine or found


def _haunt(
    made: Drawing, seat: int, way: str, name: str, was: Piece, then: Piece, taken: dict[tuple[str, ...], Element]
) -> None:
    """A piece once more, where it would stand; once only, where both ways lead to the same place."""
    here, place = made.ids.get(name), (name, *then.place)
    if here is None or then.above != was.above:
        return
    if place in taken:
        taken[place].set("data-way", f"{GIVEN} {BOT}")
        return
    ghost = taken[place] = _copied(then.node, f"would {way} seat-{seat + 1}")
    ghost.set("data-way", way)
    here.parent.insert(list(here.parent).index(here.node) + 1, ghost)


def _wake(made: Drawing, seat: int, before: Drawing, futures: Sequence[Drawing], moved: dict[str, Piece]) -> None:
    """The wake of the way taken: the game's own, else straight from place to place; below the pieces."""
    under = next((made.ids[name] for name in moved if name in made.ids), None)
    if under is None:
        return
    at = list(under.parent).index(under.node)
    sure = [
        wake for course, wake in futures[0].wakes.items()
        if course not in before.wakes and all(course in one.wakes for one in futures) and wake.above == under.above
        and not wake.node.get("transform")
    ]  # fmt: skip
    for wake in sure:
        under.parent.insert(at, _copied(wake.node, "way-wake"))
    for name, then in moved.items() if not sure else ():
        start, end = (SHIFTED.match(one.node.get("transform", "")) for one in (before.ids[name], then))
        if start and end and start.groups() != end.groups() and then.above == under.above:
            course = f"M{' '.join(start.groups())}L{' '.join(end.groups())}"
            line = Element("path", {"class": f"wake way-wake seat-{seat + 1}", "d": course})
            under.parent.insert(at, line)


def _lay(
    made: Drawing, before: Drawing, futures: Sequence[Drawing], name: str, hits: Sequence[Element], way: str
) -> None:
    """A place as it would look, where an answer lays something there; its ring stays on it."""
    here, was, then = made.ids.get(name), before.ids.get(name), [future.ids.get(name) for future in futures]
    first = then[0]
    if here is None or first is None or first.node.get("role") != "img" or (was and first.seen == was.seen):
        return
    if not all(one is not None and one.seen == first.seen for one in then):
        return
    rings = [node for node in here.node if node in hits]
    for node in list(here.node):
        here.node.remove(node)
    here.node.extend([_copied(one, "") for one in first.node])
    here.node.extend(rings)
    here.node.set("class", f"{first.node.get('class', '')} laid {way}".strip())


def _copied(node: Element, name: str) -> Element:
    """The same without names of its own."""
    twin = deepcopy(node)
    twin.tail = None
    for one in twin.iter():
        one.attrib.pop("id", None)
    if name:
        twin.set("class", f"{twin.get('class', '')} {name}".strip())
    return twin


def _walk(node: Element, above: tuple[str, ...]) -> Iterator[Piece]:
    for child in node:
        yield Piece(child, node, above)
        moved = child.get("transform")
        yield from _walk(child, (*above, moved) if moved else above)


def _classes(node: Element) -> list[str]:
    return node.get("class", "").split()


def _looks(node: Element) -> str:
    """What is seen of it."""
    parts = [node.tag, node.text or ""]
    parts += [f"{key}={value}" for key, value in sorted(node.attrib.items()) if not key.startswith(TELLING)]
    return f"<{' '.join(parts)}{''.join(map(_looks, node))}>"


def _speaks(name: str) -> bool:
    return name in ("role", "tabindex") or (name.startswith(TELLING) and name not in KEPT)
