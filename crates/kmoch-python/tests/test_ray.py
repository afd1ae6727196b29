"""The function that Spark calls, called by Ray Data."""

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import kmoch
import kmoch._kmoch as native
import kmoch.arrow
import pyarrow
import pytest

FEW = "material,passer"


@pytest.fixture(scope="module")
def ray() -> Iterator[ModuleType]:
    module = pytest.importorskip("ray")
    module.init(num_cpus=1, include_dashboard=False, object_store_memory=100 << 20, log_to_driver=False)
    yield module
    module.shutdown()


def test_columns_are_those_of_one_machine(ray: ModuleType, pgn: Path) -> None:
    games = native.split_games(pgn.read_bytes())
    rows = [{"file": str(pgn), "game": number, "line": line, "pgn": text} for number, line, text in games]
    task = kmoch.arrow.Task(of_games=True, columns=FEW)
    data = ray.data.from_arrow(pyarrow.Table.from_pylist(rows)).map_batches(task.table, batch_format="pyarrow")
    ours = pyarrow.concat_tables(pyarrow.table(batch) for batch in data.iter_batches(batch_format="pyarrow"))
    keys = [("game", "ascending"), ("ply", "ascending")]
    assert ours.cast(task.schema).sort_by(keys).equals(kmoch.features(pgn, columns=FEW).table().cast(task.schema))
