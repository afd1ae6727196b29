"""What the documentation of the functions shows is run, and its types hold."""

import doctest
import importlib
import subprocess
import sys
from pathlib import Path

import duckdb
import kmoch
import pyarrow.parquet
import pytest

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs"


@pytest.mark.parametrize("name", ["", "._explain", "._evaluate", "._profile", "._features"])
def test_examples_in_the_documentation(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(f"kmoch{name}"))
    assert outcome.attempted > 0 and outcome.failed == 0


def test_types_hold() -> None:
    assert (Path(kmoch.__file__).parent / "py.typed").exists()
    command = [sys.executable, "-m", "mypy", "--config-file", HERE.parent / "pyproject.toml", HERE.parent / "python"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_masters_with_an_isolani(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    columns = kmoch.features(HERE / "isolani.pgn", columns="isolated_horizontal", items=True)
    pyarrow.parquet.write_table(pyarrow.table(columns), file)
    rows = duckdb.execute((DOCS / "isolani.sql").read_text(), {"files": str(file)}).fetchall()
    # One game with the pawn on d4 for long, one in which it soon goes, one without it.
    assert sorted((row[1], row[2]) for row in rows) == [(False, 2), (True, 1)]
