"""A drawing as a tree that only shows: for pictures of the rules, and for those that stand alone."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.look.boxes import Node

GONE = ("role", "tabindex")
UNDRAWN = {"hit", "key"}


def still(node: Node, named: Callable[[str], str]) -> None:
    """A drawing that only shows: nothing to press, nothing to hear, ids of its own, which `named` gives."""
    for child in list(node):
        if UNDRAWN.intersection((child.get("class") or "").split()):
            node.remove(child)
        else:
            still(child, named)
    for key, value in list(node.attrib.items()):
        if key in GONE or key.startswith(("data-", "aria-")):
            del node.attrib[key]
        elif key == "id":
            node.set(key, named(value))
        elif key == "href" and value.startswith("#"):
            node.set(key, f"#{named(value[1:])}")
        elif value.startswith("url(#") and value.endswith(")"):
            node.set(key, f"url(#{named(value[5:-1])})")
    if node.tag == "button":
        node.tag = "span"
        node.attrib.pop("type", None)
