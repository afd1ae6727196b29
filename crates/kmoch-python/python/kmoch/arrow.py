"""Columns from batches of positions or games: the function that clusters call, whatever they are.

Spark's `mapInArrow` takes a `Task` as it is; Ray Data's `map_batches` takes its method `table`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import pyarrow

from . import _kmoch
from ._features import asked_for
from ._profile import Profile

#: What stands before the games of a batch: where each of them comes from.
PLACES = ("file", "game", "line")


class Task:
    """Turns batches with a column `pgn` (and perhaps `file`, `game` and `line`), or with a column `fen`, into columns.

    Options are those of `kmoch.features`. A task can be sent to other machines, and its profile goes with it.

    >>> task = Task(of_games=False, columns="passer")
    >>> fens = ["startpos", "8/8/8/1P6/8/8/1k6/6K1 w - - 0 1"]
    >>> task.table(pyarrow.table({"fen": fens})).column("white.passer.count").to_pylist()
    [0, 1]
    """

    def __init__(self, of_games: bool, **options: Any) -> None:
        profile = options.get("profile", "addendum")
        if not isinstance(profile, Profile):
            profile = Profile(profile)
        self.of_games = of_games
        # One task of a cluster has one processor.
        self.options = {"threads": 1, **options, "profile": profile}

    @cached_property
    def _asked(self) -> _kmoch.Asked:
        return asked_for(self.of_games, **self.options)

    def __getstate__(self) -> dict[str, Any]:
        return {"of_games": self.of_games, "options": self.options}

    @property
    def schema(self) -> Any:
        """The columns that come out, with text instead of dictionaries: not every cluster knows these."""
        fields = [field.with_type(_plain_type(field.type)) for field in pyarrow.schema(self._asked)]
        return pyarrow.schema(fields)

    def __call__(self, batches: Iterable[Any]) -> Iterator[Any]:
        """Columns for each of the batches."""
        schema = self.schema
        for batch in batches:
            for columns in pyarrow.RecordBatchReader.from_stream(self._native(batch)):
                if columns.num_rows > 0:
                    yield pyarrow.RecordBatch.from_arrays(
                        [column.cast(kind) for column, kind in zip(columns.columns, schema.types)], schema=schema
                    )

    def table(self, table: Any) -> Any:
        """Columns for a whole table."""
        return pyarrow.Table.from_batches(list(self(table.to_batches())), self.schema)

    def _native(self, batch: Any) -> _kmoch.Batches:
        if not self.of_games:
            return self._asked.positions(_texts(batch, "fen"))
        texts = [text.encode() if isinstance(text, str) else text for text in _texts(batch, "pgn")]
        nothing = [None] * len(texts)
        names = batch.schema.names
        places = [batch.column(place).to_pylist() if place in names else nothing for place in PLACES]
        return self._asked.games(list(zip(texts, *places)))


def _texts(batch: Any, name: str) -> list[Any]:
    """The texts of a column that has one in every row."""
    column = batch.column(name)
    if column.null_count > 0:
        raise ValueError(f"{column.null_count} rows have no {name}: leave them out")
    return list(column.to_pylist())


def _plain_type(kind: Any) -> Any:
    """The type without dictionaries, at any depth."""
    if pyarrow.types.is_dictionary(kind):
        return kind.value_type
    if pyarrow.types.is_list(kind):
        return pyarrow.list_(kind.value_field.with_type(_plain_type(kind.value_type)))
    if pyarrow.types.is_struct(kind):
        fields = [kind.field(index) for index in range(kind.num_fields)]
        return pyarrow.struct([field.with_type(_plain_type(field.type)) for field in fields])
    return kind
