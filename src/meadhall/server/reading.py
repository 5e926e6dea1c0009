"""Reading what comes in: JSON into structs, and in words what does not fit."""

from __future__ import annotations

import re
from typing import Any

LONGEST_PATIENCE = 7 * 24 * 60
RIGHT = {  # what is allowed, by the name of a field
    "answer": "answer must be a short text",
    "at_once": "at_once is true or false",
    "bot": "bot must be a bot's name or null",
    "code": "code must be a text",
    "game": "game must be a short text",
    "hints": "hints is true or false; left out, one person may have them, several not",
    "kind": "kind must be a short text",
    "level": "level must be a short text",
    "name": "name must be a short text",
    "options": "options is an object of names and values",
    "patience": f"patience is a number of minutes from 0 (never) to {LONGEST_PATIENCE}",
    "ply": "ply must be a whole number",
    "seat": "seat must be a whole number",
    "seats": 'seats is a list of objects such as {"kind": "bot", "level": "greedy"}',
    "version": "version must be a whole number",
    "watch": "watch is true or false",
}


def sentence(error: Exception, asked: Any = None) -> str:
    """What msgspec says of an object, in words for people: what was wrong, and what is allowed."""
    text = str(error)
    unknown = re.search(r"unknown field `(.*?)`", text)
    if unknown is not None:
        return f"there is no {unknown[1][:40]!r} here"
    path = re.findall(r"\.(\w+)|\[(\d+)\]", text.rpartition("`$")[2])
    names = [name for name, _ in path if name] or re.findall(r"required field `(\w+)`", text)
    right, semicolon, more = RIGHT.get(names[-1] if names else "", text).partition(";")
    try:
        for name, number in path:
            asked = asked[name] if name else asked[int(number)]
    except (KeyError, IndexError, TypeError):
        path = []
    said = f", not {str(asked)[:40]!r}" if path else ""
    return f"{right}{said}{semicolon}{more}"
