"""Native integers: `i64`, and `Ints`, a flat array of them; `Shorts` and `Bytes` are what programs outside look into.

Compiled code gets machine integers and one block of memory; interpreted code gets plain `int` and the same array type.
Where `librt` has no wheel (PyPy), a list serves as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64, u8

if TYPE_CHECKING:
    from librt.vecs import vec

    Ints = vec[i64]
    Shorts = vec[i16]
    Bytes = vec[u8]
else:
    try:
        from librt.vecs import vec

        Ints = Shorts = Bytes = vec
    except ImportError:

        class vec(list):  # noqa: N801
            """The list that stands in for `librt.vecs.vec`."""

        Ints = Shorts = Bytes = vec

__all__ = ["Bytes", "Ints", "Shorts", "i16", "i64", "u8", "vec"]
