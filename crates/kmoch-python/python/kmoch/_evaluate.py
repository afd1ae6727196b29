"""What positions are worth, at sight."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, Literal

import numpy

from . import _kmoch
from ._position import Board, text_of, texts_of
from ._profile import Profile, native


class Evaluator:
    """Values positions by a profile, at sight: without a search, in pawns, seen from White.

    >>> evaluator = Evaluator("addendum")
    >>> evaluator.evaluate("startpos")
    0.0
    >>> evaluator.evaluate_many(["startpos", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"]) > 5
    array([False,  True])

    What is no position is a ValueError that says which and why:

    >>> evaluator.evaluate_many(["startpos", "8/8/8/8/8/8/8/8 w - - 0 1"])   # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ValueError: position 1: ...
    """

    def __init__(self, profile: str | os.PathLike[str] | Profile = "tuned") -> None:
        self._native = _kmoch.Evaluator(native(profile))

    def evaluate(self, position: str | Board) -> float:
        """What a position is worth: a FEN, an EPD, `startpos` or a board of python-chess."""
        return self._native.evaluate(text_of(position))

    def evaluate_many(
        self, positions: Iterable[Any], *, errors: Literal["raise", "nan"] = "raise"
    ) -> numpy.ndarray[Any, numpy.dtype[numpy.float64]]:
        """What many positions are worth, on all processors and without the interpreter's lock.

        Takes lists, numpy arrays, Arrow arrays and Series of pandas or Polars. A missing position is worth nan, and so
        is what is no position if `errors` says so.
        """
        if errors not in ("raise", "nan"):
            raise ValueError(f'errors is "raise" or "nan", not {errors!r}')
        worth = self._native.evaluate_many(texts_of(positions), errors == "nan")
        return numpy.frombuffer(worth, dtype=numpy.float64)
