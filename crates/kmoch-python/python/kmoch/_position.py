"""Positions as users hand them over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol


class Board(Protocol):
    """A board of python-chess."""

    def fen(self) -> str: ...


def text_of(position: str | Board) -> str:
    """The position as FEN: a FEN or EPD as it is, a board by its own."""
    if isinstance(position, str):
        return position
    fen = getattr(position, "fen", None)
    if callable(fen):
        return str(fen())
    raise TypeError(f"a position is a FEN or a board of python-chess, not {type(position).__name__}")


def texts_of(positions: Iterable[Any]) -> list[str | None]:
    """Positions of a list, a numpy array, an Arrow array or a Series; nothing stays nothing."""
    for method in ("to_pylist", "to_list", "tolist"):
        convert = getattr(positions, method, None)
        if callable(convert):
            positions = convert()
            break
    return [None if position is None else text_of(position) for position in positions]
