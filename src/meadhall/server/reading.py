"""Reading what comes in: JSON into structs, and in words what does not fit."""

from __future__ import annotations

import re
from typing import Any

MOST_TOGETHER = 16  # answers in one gesture
LONGEST_PATIENCE = 7 * 24 * 60
LONGEST_REST = 60  # days
RIGHT = {  # what is allowed, by the name of a field
    "answer": "answer must be a short text",
    "answers": f"answers is a list of 1 to {MOST_TOGETHER} short texts",
    "asks": "asks is aimed, turn or always",
    "at_once": "at_once is true or false",
    "bot": "bot must be a bot's name or null",
    "code": "code must be a text",
    "form": "form is json, discord, slack or ntfy; left out, it follows from the host",
    "game": "game must be a short text",
    "hints": "hints is true or false; left out, one person may have them, several not",
    "kind": "kind must be a short text",
    "level": "level must be a short text",
    "most": "most is a number of messages a day from 1 to 100",
    "name": "name must be a short text",
    "offset": "offset is a number of minutes from -840 to 840",
    "options": "options is an object of names and values",
    "patience": f"patience is a number of minutes from 0 (never) to {LONGEST_PATIENCE}",
    "ply": "ply must be a whole number",
    "quiet": "quiet hours look like 22:00-07:30",
    "rest": f"rest is a number of days from 0 (back again) to {LONGEST_REST}",
    "rests": f"rests is a number of days from 0 (none) to {LONGEST_REST}",
    "seat": "seat must be a whole number",
    "seats": 'seats is a list of objects such as {"kind": "bot", "level": "greedy"}',
    "target": "target is an address of up to 1000 letters",
    "version": "version must be a whole number",
    "watch": "watch is true or false",
    "way": "way is push, webhook or mail",
    "zone": "zone is the name of a time zone such as Europe/Berlin",
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
