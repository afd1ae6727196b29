"""Everything that is found in positions or games, as Arrow columns."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NamedTuple

from . import _kmoch
from ._position import texts_of
from ._profile import Profile, native

PGN_ENDINGS = (".pgn", ".pgn.zst", ".pgn.gz", ".pgn.bz2")


class Fault(NamedTuple):
    """A game or position that could not be understood."""

    place: str
    number: int
    what: str

    def __str__(self) -> str:
        return f"{self.place}:{self.number}: {self.what}"


class Features:
    """Columns that are made while they are read. Whatever speaks Arrow takes them as they are, without copying:
    `pyarrow.table(x)`, `polars.DataFrame(x)`, `duckdb.sql("from x")` by way of `x.reader()`. Each reading begins anew.
    """

    def __init__(self, schema: Any, read: Callable[[], _kmoch.Batches]) -> None:
        self._schema = schema
        self._read = read
        self._last: _kmoch.Batches | None = None

    def __arrow_c_schema__(self) -> Any:
        return self._schema.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        self._last = self._read()
        return self._last.__arrow_c_stream__(requested_schema)

    @property
    def faults(self) -> list[Fault]:
        """What the last reading passed over (`errors="skip"`): the first thousand, with file and line."""
        return [] if self._last is None else [Fault(*fault) for fault in self._last.faults()[1]]

    @property
    def passed_over(self) -> int:
        """How many games or positions the last reading passed over."""
        return 0 if self._last is None else self._last.faults()[0]

    @property
    def cut_short(self) -> list[Fault]:
        """The variations that the last reading (`variations=True`) could not follow to their end: the first thousand, with file and
        line. Their games and what comes before are there, so this is never an error."""
        return [] if self._last is None else [Fault(*fault) for fault in self._last.cut_short()[1]]

    def reader(self) -> Any:
        """The columns as a `pyarrow.RecordBatchReader`, in constant memory."""
        import pyarrow

        return pyarrow.RecordBatchReader.from_stream(self)

    def table(self) -> Any:
        """The columns as a `pyarrow.Table`."""
        return self.reader().read_all()

    def to_pandas(self) -> Any:
        """The columns as a `pandas.DataFrame`."""
        return self.table().to_pandas()


def asked_for(
    of_games: bool,
    *,
    columns: str | Sequence[str] | None = None,
    tags: Sequence[str] | None = None,
    items: bool = False,
    every: int | None = None,
    quiet: bool = False,
    last: bool = False,
    plies: tuple[int, int] | None = None,
    variations: bool = False,
    profile: str | os.PathLike[str] | Profile = "addendum",
    errors: Literal["raise", "skip"] = "raise",
    threads: int | None = None,
) -> _kmoch.Asked:
    """What `features` is asked for."""
    if errors not in ("raise", "skip"):
        raise ValueError(f'errors is "raise" or "skip", not {errors!r}')
    words = columns if columns is None or isinstance(columns, str) else ",".join(columns)
    names = None if tags is None else list(tags)
    return _kmoch.Asked(
        native(profile), of_games, words, names, items, every, quiet, last, plies, variations, errors == "skip", threads
    )


def features(
    source: str | os.PathLike[str] | Iterable[Any], *, kind: Literal["pgn", "fen"] | None = None, **options: Any
) -> Features:
    """What every clause finds, for each side, with measures and broken rules: one row a position.

    `source` is a file or several (games in PGN or a position a line, packed or not; `kind` says which where the name does not),
    or positions: a list, a numpy array, an Arrow array or a Series of FENs, or boards of python-chess. A string by itself is a file.

    Options: `columns` (columns, clauses, chapters or themes, `-` before one leaves it out), `profile`, `items` (every single
    finding as nested lists), `errors` ("raise" or "skip"), `threads`; of games also `tags`, `every`, `quiet`,
    `last`, `plies` (first and last) and `variations`. The columns are told in docs/columns.md.

    >>> import pyarrow
    >>> table = pyarrow.table(features(["startpos", "8/8/8/1P6/8/8/1k6/6K1 w - - 0 1"], columns="passer"))
    >>> table["white.passer.count"].to_pylist()
    [0, 1]
    >>> features(["startpos", "8/8 w"]).table()          # doctest: +ELLIPSIS
    Traceback (most recent call last):
    pyarrow.lib.ArrowInvalid: ... position:1: ...

    (An `ArrowInvalid` is a ValueError.)
    """
    if isinstance(source, (str, os.PathLike)):
        source = [source]
    many: Sequence[Any] = source if isinstance(source, Sequence) else texts_of(source)
    if _are_paths(many):
        paths = [os.fspath(path) for path in many]
        of_games = _holds_games(paths) if kind is None else kind == "pgn"
        asked = asked_for(of_games, **options)
        return Features(asked, lambda: asked.files(paths, of_games))
    positions = []
    for index, text in enumerate(texts_of(many)):
        if text is None:
            raise ValueError(f"position {index} is missing")
        positions.append(text)
    asked = asked_for(False, **options)
    return Features(asked, lambda: asked.positions(positions))


def _are_paths(many: Sequence[Any]) -> bool:
    """Whether these are files: a position has a space in it, or is `startpos`."""
    first = many[0] if len(many) > 0 else "startpos"
    if isinstance(first, os.PathLike):
        return True
    return isinstance(first, str) and first != "startpos" and (" " not in first.strip() or os.path.exists(first))


def _holds_games(paths: Sequence[str]) -> bool:
    """Whether files hold games, told by their names."""
    games = [path.lower().endswith(PGN_ENDINGS) for path in paths]
    if any(games) and not all(games):
        raise ValueError('some files hold games and some positions: read one kind at a time, or say kind="pgn"')
    return any(games)
