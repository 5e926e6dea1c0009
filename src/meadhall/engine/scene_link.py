"""A position as a short text that fits into a link, and back."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Any

from meadhall.engine.errors import BadPosition
from meadhall.engine.scene import plain

LONGEST = 8000  # characters of a link
LARGEST = 200_000  # of what it holds


def pack(position: Mapping[str, Any]) -> str:
    """A position as letters, digits, hyphens and underscores."""
    text = json.dumps(plain(position), ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack(text: str) -> dict[str, Any]:
    """The position that `pack` wrote."""
    if len(text) > LONGEST:
        raise BadPosition(f"a link to a position has at most {LONGEST} characters")
    try:
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        unpacking = zlib.decompressobj()
        found = unpacking.decompress(packed, LARGEST)
        if unpacking.unconsumed_tail or unpacking.unused_data or not unpacking.eof:
            raise ValueError("it goes on")
        position = json.loads(found)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise BadPosition("that is no link to a position; it may be cut off") from None
    if not isinstance(position, dict):
        raise BadPosition("a link to a position holds a mapping")
    return dict(plain(position))
