"""The numbers behind everything."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from . import _kmoch

Number = float | tuple[float, ...]


class Difference(NamedTuple):
    """One thing that two profiles say differently."""

    clause: str
    slot: str | None
    stage: str | None
    mine: str
    theirs: str


#: The profiles that come with the program.
BUILT_IN = ("tuned", "addendum")


class Profile:
    """Every number of the evaluation; numbers are in thousandths of a pawn.

    `Profile("tuned")` and `Profile("addendum")` come with the package; any other name is a file.

    >>> mine = Profile("addendum")
    >>> mine["passer", "rank7"] = 1500
    >>> mine["passer", "rank7"]
    1500.0
    >>> mine["passer", "rank6"] = (300, 700)    # in the middlegame, in the endgame
    >>> mine["passer", "rank6"]
    (300.0, 700.0)
    >>> mine.scale("mobility", 0)               # switched off
    >>> mine.name = "passers first"
    >>> [(d.clause, d.slot) for d in mine.differences(Profile("addendum"))][-1][0] in Profile.clauses()
    True

    What cannot be is a ValueError that says where:

    >>> mine["passer", "rank9"] = 1             # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ValueError: "passer" has no slot "rank9": it has ...
    """

    _native: _kmoch.Profile

    def __init__(self, name: str | os.PathLike[str] = "tuned") -> None:
        self._native = _kmoch.Profile(os.fspath(name))

    @classmethod
    def parse(cls, text: str, file: str = "profile.toml") -> Profile:
        """Reads a profile from the text of a file; errors name `file` and the line.

        >>> Profile.parse('based_on = "tuned"\\n[passer]\\nrank7 = 1500\\n')["passer", "rank7"]
        1500.0
        """
        profile = cls.__new__(cls)
        profile._native = _kmoch.Profile.parse(text, file)
        return profile

    @staticmethod
    def clauses() -> dict[str, list[str]]:
        """The clauses that have numbers, each with the names of these."""
        return dict(_kmoch.Profile.slots())

    @property
    def name(self) -> str:
        """What the profile is called."""
        return self._native.name

    @name.setter
    def name(self, name: str) -> None:
        self._native = self._native.renamed(name)

    def __getitem__(self, place: tuple[str, str]) -> Number:
        clause, slot = place
        numbers = self._native.get(clause, slot)
        return numbers[0] if len(numbers) == 1 else tuple(numbers)

    def __setitem__(self, place: tuple[str, str], number: float | Sequence[float]) -> None:
        clause, slot = place
        numbers = [float(number)] if isinstance(number, (int, float)) else [float(one) for one in number]
        self._native = self._native.with_number(clause, slot, numbers)

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return ((clause, slot) for clause, slots in _kmoch.Profile.slots() for slot in slots)

    def scale(self, clause: str, factor: float) -> None:
        """Makes a clause count so many times as much; 0 switches it off."""
        self._native = self._native.scaled(clause, factor)

    def copy(self) -> Profile:
        """A profile that can be changed without changing this one."""
        profile = Profile.__new__(Profile)
        profile._native = self._native
        return profile

    def differences(self, other: Profile) -> list[Difference]:
        """What this profile and another say differently, in the order of the catalogue."""
        return [Difference(*difference) for difference in self._native.differences(other._native)]

    def to_toml(self) -> str:
        """The text of a file with this profile."""
        return self._native.to_toml()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the profile into a file, whole or not at all."""
        self._native.save(os.fspath(path))

    def __reduce__(self) -> tuple[object, ...]:
        # What came with the program goes by its name, and exactly; anything else as in a file, with four decimals.
        if self.name in BUILT_IN and self.to_toml() == Profile(self.name).to_toml():
            return (Profile, (self.name,))
        return (Profile.parse, (self.to_toml(), self.name))

    def __repr__(self) -> str:
        return f"<kmoch.Profile {self.name!r}>"


def native(profile: str | os.PathLike[str] | Profile) -> _kmoch.Profile:
    """The profile that was given, or the one of this name."""
    return profile._native if isinstance(profile, Profile) else _kmoch.Profile(os.fspath(profile))
