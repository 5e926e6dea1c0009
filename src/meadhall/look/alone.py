"""Drawings that stand alone: symbols, styles and fonts inside, ids of their own, nothing linked."""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from functools import cache
from xml.etree import ElementTree

from meadhall.engine.errors import BadSetup
from meadhall.look import css
from meadhall.look.boxes import Node, parsed
from meadhall.look.sheet import STATIC, sheet
from meadhall.look.still import still
from meadhall.look.svg import SYMBOLS, at

THEMES = ("auto", css.LIGHT, css.DARK)
FONTS = (
    ("Grenze", 600, "grenze-latin-600-normal"),
    ("Alegreya Sans", 400, "alegreya-sans-latin-400-normal"),
    ("Alegreya Sans", 700, "alegreya-sans-latin-700-normal"),
)


def symbols(drawn: str) -> str:
    """The parts of the sheet that a drawing uses, and those that these use."""
    whole = _sheet()
    used: set[str] = set()
    asked = set(re.findall(rf"{re.escape(SYMBOLS)}#([\w-]+)", drawn))
    while asked:
        used |= asked
        asked = {one for name in asked for one in re.findall(r'href="#([\w-]+)"', whole.get(name, ""))} - used
    return "".join(whole.get(name, "") for name in sorted(used))


@cache
def _sheet() -> dict[str, str]:
    (whole,) = parsed(sheet().replace(' xmlns="http://www.w3.org/2000/svg"', ""))
    return {
        node.get("id", ""): ElementTree.tostring(node, "unicode").strip() for node in whole.iter() if node.get("id")
    }


@cache
def font(file: str) -> bytes:
    """A font of the house."""
    return STATIC.joinpath("fonts", f"{file}.woff2").read_bytes()


@cache
def faces() -> str:
    """The fonts of the house as a stylesheet with the fonts inside."""
    return "".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};'
        f'src:url(data:font/woff2;base64,{b64encode(font(file)).decode()}) format("woff2")}}'
        for family, weight, file in FONTS
    )


def alone(drawn: str, styles: str, title: str, *, theme: str = "auto", fonts: bool = True) -> str:
    """A drawing (one `<svg>`) with all it needs inside: one image to who listens, nothing in it can be chosen. Its ids
    and styles touch nothing else on a page. `theme` is `auto` (as whoever looks has it), `light` or `dark`.
    """
    if theme not in THEMES:
        raise BadSetup(f"a picture is {', '.join(THEMES)}, not {theme!r}")
    own = "p" + hashlib.sha256(f"{theme}{title}{drawn}".encode()).hexdigest()[:10]
    within = parsed(symbols(drawn))
    (svg,) = parsed(drawn.replace(f"{at(SYMBOLS)}#", "#"))
    things = [*svg.iter(), *within.iter()]
    ids = {node.get("id", "") for node in things}
    worn = css.worn(css.rules(styles), _names(things))
    style = css.themed(css.with_tokens(worn, ElementTree.tostring(within, "unicode") + drawn), theme, f".{own}")
    style = re.sub(r"#([A-Za-z][\w-]*)", lambda m: f"#{m[1]}-{own}" if m[1] in ids else m[0], style)

    def named(name: str) -> str:
        return f"{name}-{own}"

    for part in (svg, within):
        still(part, named)
    left, top, across, down = svg.get("viewBox", "0 0 100 100").split()
    whole = ElementTree.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "class": own, "role": "img"})
    for name in ("viewBox", "width", "height"):
        whole.set(name, svg.get(name) or {"width": across, "height": down}[name])
    for name, value in (("x", left), ("y", top), ("width", across), ("height", down), ("overflow", "visible")):
        svg.set(name, value)
    whole.set("aria-label", title)
    style_node, symbol_defs = ElementTree.SubElement(whole, "style"), ElementTree.SubElement(whole, "defs")
    style_node.text = (faces() if fonts else "") + style
    symbol_defs.extend(within)
    whole.append(svg)
    return ElementTree.tostring(whole, "unicode")


def _names(things: list[Node]) -> set[str]:
    found = set()
    for node in things:
        found.add(str(node.tag))
        found.update(f".{one}" for one in (node.get("class") or "").split())
        found.add(f"#{node.get('id', '')}")
    return found
