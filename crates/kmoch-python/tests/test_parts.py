"""Files cut into parts hold the games of the whole."""

import gzip
from pathlib import Path

import kmoch._kmoch as native
import pytest
from kmoch._parts import Part, games_of, measure, parts_of
from kmoch.spark import _placed


def read_in_parts(paths: list[str], part_bytes: int) -> list[tuple[int, int, bytes]]:
    parts = _placed(measure(part) for part in parts_of(paths, part_bytes))
    return [game for part in parts for games in games_of(part) for game in games]


@pytest.mark.parametrize("part_bytes", [100, 977, 5000, 1 << 20])
def test_parts_hold_all_games_in_their_places(pgn: Path, part_bytes: int) -> None:
    whole = native.split_games(pgn.read_bytes())
    assert read_in_parts([str(pgn)], part_bytes) == whole


def test_packed_files_folders_and_patterns(pgn: Path, tmp_path: Path) -> None:
    whole = native.split_games(pgn.read_bytes())
    (tmp_path / "one.pgn.gz").write_bytes(gzip.compress(pgn.read_bytes()))
    (tmp_path / "other.txt").write_text("no games")
    for path in (tmp_path, tmp_path / "*.gz", tmp_path / "one.pgn.gz"):
        assert read_in_parts([str(path)], 1000) == whole
    with pytest.raises(FileNotFoundError, match="none.pgn"):
        list(parts_of([str(tmp_path / "none.pgn")], 1000))
    with pytest.raises(ValueError, match="0"):
        list(parts_of([str(pgn)], 0))


def test_a_file_without_a_place_to_cut_is_one_part(tmp_path: Path) -> None:
    file = tmp_path / "moves.pgn"
    file.write_text("1. e4 e5 2. Nf3 *\n" * 200)
    games = read_in_parts([str(file)], 500)
    assert games == native.split_games(file.read_bytes())


def test_parts_are_placed_by_file() -> None:
    parts = [Part("b", 0, 9, 4, 40), Part("a", 9, 18, 2, 20), Part("a", 0, 9, 3, 30)]
    placed = [(part.file, part.start, part.games, part.lines) for part in _placed(parts)]
    assert placed == [("a", 0, 0, 0), ("a", 9, 3, 30), ("b", 0, 0, 0)]
