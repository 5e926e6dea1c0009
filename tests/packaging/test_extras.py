"""Who installs Meadhall gets no laboratory with it; what lies in an extra is asked for by the extra's right name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import metadata, packages_distributions
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from meadhall.extras import MissingExtra, need
from tests.packaging.building import ROOT, needed

EXTRAS = set(metadata("meadhall").get_all("Provides-Extra") or [])
TEXTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").iterdir()]
CALLED = re.compile(r"meadhall\[([^\]]+)\]")


def asked_for() -> Iterator[tuple[str, str]]:
    """Every library that the package asks for by `need`, with its extra."""
    for path in sorted((ROOT / "src/meadhall").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="need"),
                    args=[ast.Constant(value=str(library)), ast.Constant(value=str(extra))],
                ):
                    yield library, extra


@cache
def brought(extra: str) -> frozenset[str]:
    """The names of what is installed with the package, or with an extra of it too."""
    return frozenset(canonicalize_name(found.name) for found in needed("meadhall", frozenset({extra})))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_extras_that_are_written_of_exist(path: Path) -> None:
    named = {extra.strip() for found in CALLED.findall(path.read_text("utf-8")) for extra in found.split(",")}
    assert named <= EXTRAS


@pytest.mark.parametrize(("library", "extra"), sorted(set(asked_for())))
def test_a_library_comes_with_the_extra_that_is_named_and_not_without_it(library: str, extra: str) -> None:
    known = packages_distributions().get(library.partition(".")[0])
    if known is None:
        pytest.skip(f"{library} is not installed here")
    ours = {canonicalize_name(name) for name in known}
    assert ours & brought(extra)
    assert not ours & brought("")


def test_a_missing_extra_says_how_it_is_installed() -> None:
    with pytest.raises(MissingExtra, match=re.escape("it comes with: pip install 'meadhall[lab]'")):
        need("no_such_library", "lab")
