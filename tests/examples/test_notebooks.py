"""Every notebook of `examples/` runs from top to bottom, and is kept without what it showed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples").glob("*.ipynb"))
PATIENCE = 300  # seconds for a cell: a limit for what hangs, no measure

every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def read(path: Path) -> Any:
    """A notebook as it is kept."""
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


@every_notebook
def test_a_notebook_is_kept_without_outputs(path: Path) -> None:
    book = read(path)
    nbformat.validate(book)
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    assert code
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # of the kernel's own libraries
@every_notebook
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):  # nobody's own settings
        monkeypatch.setenv(name, str(tmp_path / name))
    book = read(path)
    resources = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(book, timeout=PATIENCE, kernel_name="python3", resources=resources).execute()
    shown = [output for cell in book.cells if cell.cell_type == "code" for output in cell.outputs]
    assert not [output for output in shown if output.output_type == "error"]
    if path.stem == "first_look":
        kinds = [kind for output in shown for kind in output.get("data", {})]
        assert kinds.count("image/svg+xml") == 5
        assert kinds.count("application/vnd.jupyter.widget-view+json") == 1
