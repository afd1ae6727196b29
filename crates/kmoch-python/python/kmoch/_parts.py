"""Files of games, cut into parts that can be read without each other."""

from __future__ import annotations

import glob
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pyarrow import fs

from . import _kmoch
from ._features import PGN_ENDINGS

#: So many bytes on either side of a place tell whether a file may be cut there.
_LOOK = 32
#: Bytes that are looked through at once for such a place.
_WINDOW = 1 << 20
#: Bytes of whole games that are handed on at once, about.
_PORTION = 4 << 20
#: Where a packed file ends is not known before it is read.
_TO_THE_END = -1

#: A game: its number in the file, its line, its text.
Game = tuple[int, int, bytes]


class Part(NamedTuple):
    """The games of a file that begin from `start` on and before `stop`; `games` and `lines` are how many it has, or how many
    stand before it."""

    file: str
    start: int
    stop: int
    games: int = 0
    lines: int = 0


def parts_of(paths: Sequence[str], part_bytes: int) -> Iterator[Part]:
    """All parts of all files of games at these paths."""
    if part_bytes < 1:
        raise ValueError(f"a part has some bytes, not {part_bytes}")
    for file, size in _files(paths):
        if _is_packed(file):
            yield Part(file, 0, _TO_THE_END)
        else:
            yield from (Part(file, start, min(size, start + part_bytes)) for start in range(0, size, part_bytes))


def measure(part: Part) -> Part:
    """The part with how many games and lines it has."""
    games = lines = 0
    for text in _texts(part):
        games += _kmoch.count_games(text)
        lines += text.count(b"\n")
    return part._replace(games=games, lines=lines)


def games_of(part: Part) -> Iterator[list[Game]]:
    """The games of a part that knows what stands before it."""
    games, lines = part.games, part.lines
    for text in _texts(part):
        found = _kmoch.split_games(text)
        yield [(games + number, lines + line, pgn) for number, line, pgn in found]
        games += max((number for number, _, _ in found), default=0)
        lines += text.count(b"\n")


def _store(path: str) -> tuple[Any, str]:
    """The file system, and the path in it."""
    if "://" in path:
        store, inside = fs.FileSystem.from_uri(path)
        return store, inside
    return fs.LocalFileSystem(), path


def _files(paths: Sequence[str]) -> Iterator[tuple[str, int]]:
    """The files of games at these paths, with their sizes."""
    for path in paths:
        store, inside = _store(path)
        found = sorted(glob.glob(path)) if "://" not in path and glob.has_magic(path) else [inside]
        for info in store.get_file_info(found):
            if info.type == fs.FileType.NotFound:
                raise FileNotFoundError(f"there is no file {path}")
            if info.type == fs.FileType.Directory:
                inner = store.get_file_info(fs.FileSelector(info.path, recursive=True))
                games = [file for file in inner if file.path.lower().endswith(PGN_ENDINGS)]
                files = sorted(games, key=lambda file: str(file.path))
            else:
                files = [info]
            prefix = path[: len(path) - len(inside)] if path.endswith(inside) else ""
            yield from ((prefix + file.path, file.size) for file in files)


def _is_packed(file: str) -> bool:
    return not file.lower().endswith(".pgn")


def _texts(part: Part) -> Iterator[bytes]:
    """Whole games of the part, some megabytes at once."""
    store, path = _store(part.file)
    if part.stop == _TO_THE_END:
        with store.open_input_stream(path) as stream:
            yield from _portions(stream, None)
        return
    with store.open_input_file(path) as file:
        start, stop = _border(file, part.start), _border(file, part.stop)
        file.seek(start)
        yield from _portions(file, stop - start)


def _border(file: Any, place: int) -> int:
    """The first place, at or behind this one, where a game begins; the end of the file if there is none."""
    if place == 0:
        return 0
    size = int(file.size())
    begin = max(0, place - _LOOK)
    while begin < size:
        window = file.read_at(min(_WINDOW, size - begin), begin)
        found = _kmoch.next_game(window, place - begin)
        if found is not None:
            return int(begin + found)
        # What the end of this window does not show, the next one does.
        begin += _WINDOW - 2 * _LOOK
        place = begin + _LOOK
    return size


def _portions(stream: Any, length: int | None) -> Iterator[bytes]:
    """The next bytes of a stream, cut between games."""
    held = b""
    while True:
        more = stream.read(_PORTION if length is None else min(_PORTION, length))
        if length is not None:
            length -= len(more)
        held += more
        if not more:
            break
        if len(held) >= _PORTION and (cut := _last_cut(held)) is not None:
            yield held[:cut]
            held = held[cut:]
    if held:
        yield held


def _last_cut(text: bytes) -> int | None:
    """The last place where a text can be cut between games, looked for near its end first."""
    cut = _kmoch.next_game(text, len(text) - len(text) // 4) or _kmoch.next_game(text, 1)
    while cut is not None and (later := _kmoch.next_game(text, cut + 1)) is not None:
        cut = later
    return cut
