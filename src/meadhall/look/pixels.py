"""Pictures as pixels, for whoever records or trains on them: needs the extra `rl`."""

from __future__ import annotations

import io
from functools import cache
from importlib.resources import as_file
from typing import TYPE_CHECKING

from meadhall.engine.errors import BadSetup
from meadhall.extras import need
from meadhall.look.alone import FONTS
from meadhall.look.sheet import STATIC

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WIDTH = 880


def pixels(svg: str, width: int = WIDTH) -> NDArray[np.uint8]:
    """A picture that stands alone, painted: rows of red, green and blue, as high as its width makes it. A picture of
    the theme `auto` is painted by day.
    """
    if not isinstance(width, int) or not 16 <= width <= 8192:
        raise BadSetup(f"a picture is 16 to 8192 pixels wide, not {width!r}")
    numpy, resvg, image = need("numpy", "rl"), need("resvg_py", "rl"), need("PIL.Image", "rl")
    need("cssselect2", "rl")
    from meadhall.look.flat import flat

    painted = resvg.svg_to_bytes(
        svg_string=flat(svg), width=width, skip_system_fonts=True, font_files=fonts(), font_family=FONTS[1][0]
    )
    with image.open(io.BytesIO(bytes(painted))) as opened:
        made: NDArray[np.uint8] = numpy.asarray(opened.convert("RGB"))
    return made


@cache
def fonts() -> list[str]:
    """Files of the house's fonts that painters can read."""
    found = []
    for _, _, name in FONTS:
        with as_file(STATIC.joinpath("fonts", f"{name}.ttf")) as file:
            found.append(str(file))
    return found
