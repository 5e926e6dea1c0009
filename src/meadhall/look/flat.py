"""A drawing without stylesheet, tokens and references: each element has its own look, for painters without CSS."""

from __future__ import annotations

import re
from collections.abc import Mapping
from xml.etree import ElementTree

import cssselect2

from meadhall.look import css
from meadhall.look.boxes import Node

Values = Mapping[str, str]
SPACE = ' xmlns="http://www.w3.org/2000/svg"'
LINKED = ("use",)
SKIPPED = {"style", "symbol", "title", "desc"}
MOVED = ("translate", "rotate", "scale")  # as properties; as attributes they are parts of `transform`
NUMBER = re.compile(r"^(-?[\d.]+)(px|rem)$")


def flat(svg: str) -> str:
    """The same drawing, as it looks by day (or by the night it is fixed to), in attributes alone."""
    root = ElementTree.fromstring(svg.replace(SPACE, "", 1))
    style = "".join(node.text or "" for node in root.iter("style"))
    made = _Flattened(root, css.rules(style)).node(root, {})
    return ElementTree.tostring(made, "unicode").replace("<svg", f"<svg{SPACE}", 1)


class _Flattened:
    """Works on one drawing; where something is used, its own rules apply and it inherits from where it is used."""

    def __init__(self, root: Node, rules: tuple[css.Rule, ...]) -> None:
        self.by_id = {node.get("id", ""): node for node in root.iter()}
        matcher = cssselect2.Matcher()
        for rule in rules:
            for selector in cssselect2.compile_selector_list(", ".join(rule.selectors)):
                matcher.add_selector(selector, rule.declared)
        self.declared: dict[Node, dict[str, str]] = {}
        for wrapped in cssselect2.ElementWrapper.from_xml_root(root).iter_subtree():
            found: dict[str, str] = {}
            for _, _, _, declared in sorted(matcher.match(wrapped), key=lambda one: one[:2]):
                found.update(declared)
            self.declared[wrapped.etree_element] = found

    def node(self, node: Node, tokens: Values, *, used: bool = False) -> Node:
        """An element and all in it."""
        declared = self.declared[node]
        own = {name: value for name, value in declared.items() if name.startswith("--")}
        if own:
            before = tokens
            tokens = {**tokens, **own}
            tokens = {
                **tokens,
                **{name: resolved(value, _without(tokens, name, before)) for name, value in own.items()},
            }
        looks = dict(node.attrib)
        looks.update({name: value for name, value in declared.items() if not name.startswith("--")})
        if used:
            looks.pop("id", None)
        looks.pop("class", None)
        looks = {name: plain(resolved(value, tokens)) for name, value in looks.items()}
        moves = [f"{name}({_bare(looks.pop(name))})" for name in MOVED if looks.get(name, "none") != "none"]
        if moves:
            looks["transform"] = " ".join([looks.get("transform", ""), *moves]).strip()
        if node.tag in LINKED:
            return self._linked(looks, tokens)
        made = ElementTree.Element("svg" if node.tag == "symbol" else node.tag, looks)
        if node.tag == "symbol":
            made.set("overflow", "visible")  # they stay inside their box; cutting each would cost most of the time
        made.text, made.tail = node.text, node.tail
        for child in node:
            if child.tag not in SKIPPED:
                part = self.node(child, tokens, used=used)
                made.append(_merged(part) if node.tag == "clipPath" and child.tag in LINKED else part)
            elif len(made):
                made[-1].tail = (made[-1].tail or "") + (child.tail or "")
            else:
                made.text = (made.text or "") + (child.tail or "")
        return made

    def _linked(self, looks: dict[str, str], tokens: Values) -> Node:
        """What a `<use>` shows, in its place."""
        found = self.by_id.get(looks.pop("href", "")[1:])
        at = {name: looks.pop(name) for name in ("x", "y", "width", "height") if name in looks}
        looks.pop("id", None)
        made = ElementTree.Element("g", looks)
        if found is None:
            return made
        inner = self.node(found, tokens, used=True)
        if found.tag == "symbol":
            for name, value in at.items():
                inner.set(name, value)
        elif "x" in at or "y" in at:
            shift = f"translate({at.get('x', '0')} {at.get('y', '0')})"
            made.set("transform", f"{made.get('transform', '')} {shift}".strip())
        made.append(inner)
        return made


def _merged(group: Node) -> Node:
    """What a group of one shape shows, as that shape: edges to cut along cannot be groups."""
    (shape,) = group
    for name, value in group.attrib.items():
        if name not in shape.attrib:
            shape.set(name, value)
    return shape


def _without(tokens: Values, name: str, before: Values) -> Values:
    """The tokens for the value of one of them, which may name its elder."""
    return {**tokens, name: before.get(name, "")}


def resolved(value: str, tokens: Values) -> str:
    """A value with its tokens put in and its colours mixed."""
    while (at := value.find("var(")) >= 0:
        end = css.closing(value, at + 3)
        name, *fallback = css.apart(value[at + 4 : end], ",")
        value = value[:at] + (tokens.get(name) or ",".join(fallback)) + value[end + 1 :]
    while (at := value.find("color-mix(")) >= 0:
        end = css.closing(value, at + 9)
        value = value[:at] + mixed(value[at + 10 : end]) + value[end + 1 :]
    return value


def plain(value: str) -> str:
    """Lengths in pixels, which is what a drawing counts in."""
    found = NUMBER.match(value)
    if found is None:
        return value
    return f"{float(found[1]) * (16 if found[2] == 'rem' else 1):g}"


def _bare(value: str) -> str:
    return re.sub(r"(?<=\d)(?:px|deg)", "", value)


# -- colours ----------------------------------------------------------------------------------------------------------

Colour = tuple[float, float, float]


def mixed(words: str) -> str:
    """`in oklab, #aaa 30%, #bbb` as one colour."""
    how, *parts = css.apart(words, ",")
    if how != "in oklab" or len(parts) != 2:
        raise ValueError(f"a colour is mixed in oklab and of two, not by {words!r}")
    colours, shares = [], list[float | None]()
    for part in parts:
        name, _, share = part.partition(" ")
        if name == "transparent":
            raise ValueError(f"a drawing has no mix with transparent: {words!r}")
        colours.append(oklab(name))
        shares.append(float(share.rstrip("%")) / 100 if share else None)
    first = shares[0] if shares[0] is not None else 0.5 if shares[1] is None else 1 - shares[1]
    one, other = colours
    return rgb((one[0] * first + other[0] * (1 - first), one[1] * first + other[1] * (1 - first),
                one[2] * first + other[2] * (1 - first)))  # fmt: skip


def oklab(name: str) -> Colour:
    """A colour written `#rgb` or `#rrggbb`, where mixing looks even."""
    digits = name.lstrip("#")
    digits = "".join(one * 2 for one in digits) if len(digits) == 3 else digits
    r, g, b = (_linear(int(digits[k : k + 2], 16) / 255) for k in (0, 2, 4))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def rgb(colour: Colour) -> str:
    """A colour of oklab as `#rrggbb`."""
    light, a, b = colour
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    parts = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * min(max(_encoded(part), 0.0), 1.0)):02x}" for part in parts)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
