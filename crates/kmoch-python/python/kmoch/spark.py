"""Positions and games of any number, on Apache Spark.

    games = kmoch.spark.read_pgn("s3://games/2024/")
    columns = kmoch.spark.features(games, columns="passers,king_safety", every=2)
    columns.write.parquet("s3://columns/2024/")

Workers need this package, and see the files under the same names.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pyarrow
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.pandas.types import from_arrow_schema

from ._parts import Part, games_of, measure, parts_of
from .arrow import PLACES, Task

#: Bytes of a file that one task reads.
PART_BYTES = 16 << 20

_PART = "file string, start bigint, stop bigint, games bigint, lines bigint"
_GAME = "file string, game bigint, line bigint, pgn binary"


def read_pgn(
    path: str | Sequence[str], *, spark: SparkSession | None = None, part_bytes: int = PART_BYTES
) -> DataFrame:
    """The games of files in PGN, a row each: `file`, `game` (its number in the file), `line` and `pgn`.

    `path` is a file, a folder, a pattern or several of them, on a disk that all workers see or in a store that pyarrow knows.
    Files are cut at the borders of games into parts of about `part_bytes`; a packed file is one part, because it can only be read from
    its beginning. Files are read twice: first to count games and lines, so that every game is told where it stands.
    """
    spark = spark or SparkSession.getActiveSession()
    if spark is None:
        raise ValueError("there is no Spark session: start one, or hand it over")
    parts = list(parts_of([path] if isinstance(path, str) else path, part_bytes))
    if not parts:
        raise ValueError(f"there are no games in PGN at {path}")
    counted = _spread(spark, parts).mapInArrow(_count, _PART).collect()
    return _spread(spark, _placed(Part(*row) for row in counted)).mapInArrow(_games, _GAME)


def features(games: DataFrame, **options: Any) -> DataFrame:
    """The columns of `kmoch.features` for games (a column `pgn`, as `read_pgn` has it) or positions (a column `fen`).

    Options are those of `kmoch.features`; a game that cannot be understood ends the work with its file and line, or is left out with
    `errors="skip"`. Names of columns have points in them: write `` df["`white.passer.mp`"] ``.
    """
    of_games = "pgn" in games.columns
    if not of_games and "fen" not in games.columns:
        raise ValueError(f"there is no column pgn or fen, only {', '.join(games.columns)}")
    task = Task(of_games, **options)
    needed = ["pgn", *(place for place in PLACES if place in games.columns)] if of_games else ["fen"]
    return games.select(*needed).mapInArrow(task, from_arrow_schema(task.schema))


def _spread(spark: SparkSession, parts: Sequence[Part]) -> DataFrame:
    """The parts as rows, one to a partition: from a single partition they are dealt out in turn."""
    return spark.createDataFrame(parts, _PART).coalesce(1).repartition(len(parts))


def _placed(parts: Iterable[Part]) -> list[Part]:
    """The parts with the games and lines that stand before them in their file instead of their own."""
    games: dict[str, int] = defaultdict(int)
    lines: dict[str, int] = defaultdict(int)
    placed = []
    for part in sorted(parts):
        placed.append(part._replace(games=games[part.file], lines=lines[part.file]))
        games[part.file] += part.games
        lines[part.file] += part.lines
    return placed


def _rows(batches: Iterable[Any]) -> Iterator[Part]:
    for batch in batches:
        yield from (Part(**row) for row in batch.to_pylist())


def _count(batches: Iterable[Any]) -> Iterator[Any]:
    """The parts with their games and lines."""
    counted = [measure(part)._asdict() for part in _rows(batches)]
    schema = pyarrow.schema([("file", pyarrow.string()), *((name, pyarrow.int64()) for name in Part._fields[1:])])
    yield pyarrow.RecordBatch.from_pylist(counted, schema)


def _games(batches: Iterable[Any]) -> Iterator[Any]:
    """The games of the parts."""
    schema = pyarrow.schema(
        [("file", pyarrow.string()), ("game", pyarrow.int64()), ("line", pyarrow.int64()), ("pgn", pyarrow.binary())]
    )
    for part in _rows(batches):
        for games in games_of(part):
            rows = [dict(zip(schema.names, (part.file, *game))) for game in games]
            yield pyarrow.RecordBatch.from_pylist(rows, schema)


__all__ = ["PART_BYTES", "features", "read_pgn"]
