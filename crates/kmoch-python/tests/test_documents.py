"""What the documentation of the functions shows is run, and its types hold."""

import doctest
import importlib
import subprocess
import sys
from pathlib import Path

import kmoch
import pytest

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", ["", "._explain", "._evaluate", "._profile"])
def test_examples_in_the_documentation(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(f"kmoch{name}"))
    assert outcome.attempted > 0 and outcome.failed == 0


def test_types_hold() -> None:
    assert (Path(kmoch.__file__).parent / "py.typed").exists()
    command = [sys.executable, "-m", "mypy", "--config-file", HERE.parent / "pyproject.toml", HERE.parent / "python"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
