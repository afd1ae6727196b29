"""Why a position is worth what it is worth."""

from __future__ import annotations

import html
import json
import os
from functools import cached_property
from typing import Any

from . import _kmoch
from ._position import Board, text_of
from ._profile import Profile, native

Record = dict[str, Any]


class Explanation:
    """A position told. `print` shows it as `kmoch explain` does; a notebook shows the board with the reasons.

    All of it is in `record`, the object that `kmoch explain --json --units` writes; amounts are in thousandths of a pawn, seen from
    White unless they belong to a side.
    """

    def __init__(self, record: str, text: str, svg: str) -> None:
        self._json = record
        self._text = text
        self._svg = svg

    @cached_property
    def record(self) -> Record:
        """Everything: what stands below, clauses, measures, rules, units."""
        record: Record = json.loads(self._json)
        return record

    @property
    def fen(self) -> str:
        """The position."""
        return str(self.record["fen"])

    @property
    def story(self) -> Record:
        """The verdict, the reasons, what is left, the search."""
        story: Record = self.record["story"]
        return story

    @property
    def verdict(self) -> str:
        """Who is better, in words."""
        return str(self.story["verdict"])

    @property
    def total(self) -> float:
        """What the position is worth in pawns, seen from White; the reasons add up to it."""
        return float(self.story["total_mp"]) / 1000

    @property
    def reasons(self) -> list[Record]:
        """The reasons, the weightiest first: theme, side, amount, squares, sentence and the clauses behind it."""
        return list(self.story["reasons"])

    @property
    def amounts(self) -> dict[str, float]:
        """The reasons in pawns by theme and side, what is left and the move: they add up to the total."""
        amounts: dict[str, float] = {}
        for reason in self.reasons:
            key = f"{reason['side']}.{reason['theme']}"
            amounts[key] = amounts.get(key, 0.0) + reason["mp"] / 1000
        amounts["other"] = self.story["other_mp"] / 1000
        amounts["move"] = self.story["move_mp"] / 1000
        if "unexplained_mp" in self.story:
            amounts["unexplained"] = self.story["unexplained_mp"] / 1000
        return amounts

    @property
    def ledger(self) -> list[Record]:
        """Every single finding: clause, side, squares, count, amount to the side, sentence."""
        return list(self.record["items"])

    @property
    def units(self) -> list[Record]:
        """What each unit on the board is worth and why."""
        return list(self.record["units"])

    @property
    def svg(self) -> str:
        """The board with the reasons as a picture."""
        return self._svg

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<kmoch.Explanation {self.verdict!r} {self.fen!r}>"

    def _repr_svg_(self) -> str:
        return self._svg

    def _repr_html_(self) -> str:
        reasons = "".join(_opened(reason) for reason in self.reasons)
        return f'<div class="kmoch">{self._svg}{reasons}</div>'


def _opened(reason: Record) -> str:
    """A reason that opens into the clauses behind it."""
    rows = "".join(
        f"<tr><td>{html.escape(str(part['name']))}</td><td>{part['mp'] / 1000:+.2f}</td></tr>"
        for part in reason["clauses"]
    )
    summary = f"{reason['mp'] / 1000:+.2f} {html.escape(reason['title'])}"
    return f"<details><summary>{summary}</summary><p>{html.escape(reason['sentence'])}</p><table>{rows}</table></details>"


def explain(
    position: str | Board = "startpos",
    *,
    profile: str | os.PathLike[str] | Profile = "tuned",
    nodes: int = 150_000,
    language: str = "en",
) -> Explanation:
    """Tells why a position is worth what it is worth: a FEN, an EPD, `startpos` or a board of python-chess.

    `nodes` positions are searched first; the same number gives the same story every time, and 0 tells what is seen at sight.
    `language` is en, de or es.

    >>> told = explain("r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 10", nodes=0)
    >>> abs(sum(told.amounts.values()) - told.total) < 1e-6
    True
    >>> {finding["clause"] for finding in told.ledger} >= {"material"}
    True
    >>> explain("8/8/8/4k3/8/4K3/8/7P w - - 0 1")
    Traceback (most recent call last):
    ValueError: placement: a pawn stands on h1, where no pawn can be
    8/8/8/4k3/8/4K3/8/7P w - - 0 1
    ^^^^^^^^^^^^^^^^^^^^
    """
    if nodes < 0:
        raise ValueError(f"nodes is a number of positions, not {nodes}")
    return Explanation(*_kmoch.explain(text_of(position), native(profile), nodes, language))
