"""The columns of a cluster that loses a machine in the middle are those of one machine, row for row."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import kmoch
import kmoch.spark
import pyarrow
import pyarrow.parquet
import pytest
from cluster import LOOPBACK, Cluster, cluster
from conftest import made_games
from pyspark.sql import SparkSession

POSITIONS = 100_000
#: Parts of the file, about, and as many tasks.
PARTS = 16
#: Tasks that are done when a worker is killed.
DONE = 2
#: The longest the work may take.
SECONDS = 600


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("cluster")) as machines:
        machines.start_master()
        machines.start_worker()
        machines.start_worker()
        yield machines


@pytest.fixture(scope="module")
def spark(machines: Cluster) -> Iterator[SparkSession]:
    os.environ.update(PYSPARK_PYTHON=sys.executable, SPARK_LOCAL_IP=LOOPBACK)
    os.environ["PYSPARK_SUBMIT_ARGS"] = "--driver-memory 512m pyspark-shell"
    session = (
        SparkSession.builder.master(machines.url)
        .config("spark.driver.host", LOOPBACK)
        .config("spark.executor.memory", "768m")
        .config("spark.ui.enabled", "false")
        # Games that go to Python at once.
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "100")
        .getOrCreate()
    )
    yield session
    session.stop()


def one_machine(games: Path, file: Path) -> pyarrow.Table:
    """What the program writes."""
    program = os.environ["KMOCH"]
    subprocess.run([program, "features", games, "-o", file], check=True)
    return pyarrow.parquet.read_table(file)


def in_order(table: pyarrow.Table, schema: pyarrow.Schema) -> pyarrow.Table:
    return table.select(schema.names).cast(schema).sort_by([("game", "ascending"), ("ply", "ascending")])


def test_a_worker_lost_in_the_middle(machines: Cluster, spark: SparkSession, tmp_path: Path) -> None:
    games = tmp_path / "made.pgn"
    games.write_text(made_games(POSITIONS))
    read = kmoch.spark.read_pgn(str(games), part_bytes=games.stat().st_size // PARTS)
    frame = kmoch.spark.features(read)
    tasks = read.rdd.getNumPartitions()
    output = tmp_path / "columns"
    failed: list[BaseException] = []

    def write() -> None:
        try:
            frame.write.parquet(str(output))
        except BaseException as error:  # noqa: BLE001
            failed.append(error)

    work = threading.Thread(target=write, daemon=True)
    work.start()
    done = wait_for_tasks(spark, work, tasks)
    assert DONE <= done < tasks, failed
    machines.kill(machines.workers[0])
    work.join(SECONDS)
    assert not work.is_alive() and not failed, failed

    schema = kmoch.arrow.Task(of_games=True).schema
    ours = in_order(pyarrow.parquet.read_table(output), schema)
    assert ours.num_rows >= POSITIONS
    assert ours.equals(in_order(one_machine(games, tmp_path / "one.parquet"), schema))


def wait_for_tasks(spark: SparkSession, work: threading.Thread, tasks: int) -> int:
    """Waits until some tasks of the stage with so many are done, and says how many; all if it was missed."""
    tracker = spark.sparkContext.statusTracker()
    end = time.monotonic() + SECONDS
    while work.is_alive() and time.monotonic() < end:
        for stage in tracker.getActiveStageIds():
            told = tracker.getStageInfo(stage)
            if told is not None and told.numTasks == tasks and told.numCompletedTasks >= DONE:
                return int(told.numCompletedTasks)
        time.sleep(0.05)
    return tasks


def test_positions_and_errors(spark: SparkSession) -> None:
    fens = spark.createDataFrame([("8/8/8/1P6/8/8/1k6/6K1 w - - 0 1",)] * 3, "fen string")
    rows = kmoch.spark.features(fens, columns="passer").collect()
    assert [row["white.passer.count"] for row in rows] == [1] * 3
    with pytest.raises(ValueError, match="no column pgn or fen, only name"):
        kmoch.spark.features(spark.createDataFrame([("x",)], "name string"))
    with pytest.raises(FileNotFoundError, match="none.pgn"):
        kmoch.spark.read_pgn("none.pgn")
