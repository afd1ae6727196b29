"""What the documents show is run."""

import doctest
import importlib
import os
import subprocess
import sys
from pathlib import Path

import duckdb
import kmoch
import nbformat
import pyarrow.parquet
import pytest
from nbclient import NotebookClient

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs"
#: The longest a cell may take.
SECONDS = 300


@pytest.mark.parametrize("name", ["", "._explain", "._evaluate", "._profile", "._features", ".arrow"])
def test_examples_in_the_documentation(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(f"kmoch{name}"))
    assert outcome.attempted > 0 and outcome.failed == 0


def test_types_hold() -> None:
    package = Path(kmoch.__file__).parent
    assert (package / "py.typed").exists()
    command = [sys.executable, "-m", "mypy", "--config-file", HERE.parent / "pyproject.toml", HERE.parent / "python"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_notebook_runs(pgn: Path) -> None:
    notebook = nbformat.read(DOCS / "notebook.ipynb", as_version=4)
    os.environ["KMOCH_GAMES"] = str(pgn)
    NotebookClient(notebook, timeout=SECONDS, kernel_name="python3").execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    kinds = {kind for output in shown for kind in output.get("data", {})}
    assert {"text/html", "image/png"} <= kinds


def test_masters_with_an_isolani(tmp_path: Path) -> None:
    games = HERE / "isolani.pgn"
    file = tmp_path / "games.parquet"
    table = kmoch.features(games, columns="isolated_horizontal", items=True).table()
    pyarrow.parquet.write_table(table, file)
    picture = tmp_path / "isolani.svg"
    command = [sys.executable, DOCS / "isolani.py", file, picture]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "MPLBACKEND": "Agg"})
    assert done.returncode == 0, done.stderr
    assert picture.read_text().startswith("<?xml") and "isolani" in done.stdout
    rows = duckdb.execute((DOCS / "isolani.sql").read_text(), {"files": str(file)}).fetchall()
    # One game with the pawn on d4 for long, one in which it soon goes, one without it.
    assert sorted((row[1], row[2]) for row in rows) == [(False, 2), (True, 1)]
