"""Native integers: `i64`, and `Ints`, a flat array of them.

Compiled code gets machine integers and one block of memory; interpreted code gets plain `int` and the same array type.
Where `librt` has no wheel (PyPy), a list serves as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.vecs import vec

    Ints = vec[i64]
else:
    try:
        from librt.vecs import vec

        Ints = vec
    except ImportError:

        class vec(list):  # noqa: N801
            """The list that stands in for `librt.vecs.vec`."""

        Ints = vec

__all__ = ["Ints", "i64", "vec"]
