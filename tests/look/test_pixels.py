"""Pictures as pixels: as large as asked for, and as a browser shows them."""

from __future__ import annotations

import io
import sys
from base64 import b64encode

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Browser

import meadhall
from meadhall.engine.errors import BadSetup
from meadhall.extras import MissingExtra
from meadhall.look.flat import mixed, resolved
from meadhall.look.picture import picture
from meadhall.look.pixels import pixels
from tests.look.test_picture import played

NEAR = 3.0  # of 255, on average: letters and edges are smoothed differently


def test_a_picture_is_as_wide_as_asked_for_and_has_three_colours() -> None:
    svg = picture(played("raids"), theme="light", fonts=False)
    for width in (440, 880):
        image = pixels(svg, width)
        assert image.dtype == np.uint8
        assert image.shape[1:] == (width, 3)
    wide, high = (float(svg.partition(f' {name}="')[2].partition('"')[0]) for name in ("width", "height"))
    assert image.shape[0] / image.shape[1] == pytest.approx(high / wide, abs=0.01)


def test_day_and_night_are_different_pixels_of_one_table() -> None:
    table = played("walhalla")
    light, dark = (pixels(picture(table, theme=theme, fonts=False), 220) for theme in ("light", "dark"))
    assert light.shape == dark.shape
    assert light.mean() > dark.mean() + 40


def test_tokens_are_put_in_and_colours_mixed_as_a_browser_does() -> None:
    assert resolved("var(--a, #fff)", {}) == "#fff"
    assert resolved("1px var(--a) var(--b,var(--a))", {"--a": "x"}) == "1px x x"
    assert mixed("in oklab, #ffffff, #000000") == "#636363"  # as Chromium has it
    assert mixed("in oklab, #ff0000 25%, #0000ff") == "#5147d2"
    assert mixed("in oklab, #123456, #abcdef 0%") == "#123456"


@pytest.mark.parametrize("width", [0, 10_000, "wide", 2.5])
def test_a_width_that_is_none_is_refused(width: int) -> None:
    with pytest.raises(BadSetup, match="a picture is 16 to 8192 pixels wide, not"):
        pixels(picture(played("raids"), fonts=False), width)


def test_where_the_extra_is_missing_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra, match=r"resvg_py is not installed; .*meadhall\[rl\]"):
        pixels(picture(played("raids"), fonts=False))


@pytest.mark.browser
@pytest.mark.parametrize(("seat", "theme"), [(-1, "light"), (0, "dark")])
@pytest.mark.parametrize("name", meadhall.games())
def test_pixels_look_as_the_picture_does_in_a_browser(chromium: Browser, name: str, seat: int, theme: str) -> None:
    svg = picture(played(name), seat, theme=theme)
    mine = pixels(svg)
    page = chromium.new_page(viewport={"width": 880, "height": mine.shape[0]})
    page.set_content(f'<body style="margin:0"><img src="data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}">')
    page.wait_for_function("document.images[0].complete")
    theirs = opened(page.locator("img").screenshot())
    page.close()
    assert mine.shape == theirs.shape
    assert np.abs(mine.astype(int) - theirs).mean() < NEAR


def opened(png: bytes) -> NDArray[np.int64]:
    """The pixels of a screenshot."""
    with Image.open(io.BytesIO(png)) as image:
        return np.asarray(image.convert("RGB")).astype(np.int64)
