"""Columns, as others take them."""

import gzip
from pathlib import Path

import chess
import chess.pgn
import duckdb
import kmoch
import polars
import pyarrow
import pytest

FEW = "material,passer,-black"


def test_everybody_takes_the_columns(pgn: Path) -> None:
    columns = kmoch.features(pgn, columns=FEW)
    table = pyarrow.table(columns)
    assert table.num_rows >= 3000
    assert polars.DataFrame(columns).height == table.num_rows
    assert len(columns.to_pandas()) == table.num_rows
    reader = columns.reader()
    [(rows, games)] = duckdb.sql("select count(*), count(distinct game) from reader").fetchall()
    assert (rows, games) == (table.num_rows, max(table["game"].to_pylist()))
    assert pyarrow.schema(columns) == table.schema
    assert table.schema.metadata[b"kmoch.profile"] == b"addendum"


def test_positions_are_those_of_the_games(pgn: Path) -> None:
    table = kmoch.features(pgn, columns="material").table()
    fens = []
    with pgn.open() as file:
        while game := chess.pgn.read_game(file):
            board = game.board()
            fens.append(board.fen(en_passant="legal"))
            for move in game.mainline_moves():
                board.push(move)
                fens.append(board.fen(en_passant="legal"))
    assert table["fen"].to_pylist() == fens
    by_fen = kmoch.features(fens, columns="material").table()
    assert by_fen["white.material.count"].to_pylist() == table["white.material.count"].to_pylist()


def test_a_position_is_worth_what_the_evaluator_says() -> None:
    fens = [chess.STARTING_FEN, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "8/8/8/1P6/8/8/1k6/6K1 b - - 0 1"]
    evaluator = kmoch.Evaluator("tuned")
    table = pyarrow.table(kmoch.features(fens, profile="tuned"))
    assert table.num_rows == len(fens)
    assert table["total_mp"].to_pylist() == pytest.approx([1000 * evaluator.evaluate(fen) for fen in fens], abs=0.1)


def test_threads_packing_and_choice_change_nothing(pgn: Path, tmp_path: Path) -> None:
    packed = tmp_path / "made.pgn.gz"
    packed.write_bytes(gzip.compress(pgn.read_bytes()))
    table = kmoch.features(pgn, columns=FEW, threads=1).table().drop_columns(["file"])
    for other in (kmoch.features(pgn, columns=FEW, threads=3), kmoch.features([packed], columns=FEW)):
        assert other.table().drop_columns(["file"]).equals(table)
    some = kmoch.features(pgn, columns=FEW, every=10, plies=(20, 60)).table()
    assert set(some["ply"].to_pylist()) == {20, 30, 40, 50, 60}
    assert "tag.Annotator" in kmoch.features(pgn, columns=FEW, tags=["Annotator"]).table().column_names


def test_what_is_wrong_is_told_with_its_place(tmp_path: Path) -> None:
    games = tmp_path / "broken.pgn"
    games.write_text('[Event "a"]\n\n1. e4 *\n\n[Event "b"]\n\n1. e5 *\n\n[Event "c"]\n\n1. d4 *\n')
    with pytest.raises(ValueError, match=r"broken.pgn:7: "):
        kmoch.features(games).table()
    columns = kmoch.features(games, columns=FEW, errors="skip")
    assert columns.table()["game"].to_pylist() == [1, 1, 3, 3]
    assert columns.passed_over == 1 and columns.faults[0].number == 7
    games.write_text('[Event "a"]\n\n1. e4\n(1. d4 d5 2. d5) e5 *\n')
    columns = kmoch.features(games, columns=FEW, variations=True)
    assert columns.table()["variation"].to_pylist() == [0, 0, 0, 1, 1]
    assert [fault.number for fault in columns.cut_short] == [4] and columns.faults == []
    with pytest.raises(ValueError, match="did you mean"):
        kmoch.features(games, columns="pasers")
    with pytest.raises(OSError, match="none.pgn"):
        kmoch.features(tmp_path / "none.pgn").table()
    with pytest.raises(ValueError, match="position 1 is missing"):
        kmoch.features(["startpos", None])
    with pytest.raises(ValueError, match="one kind at a time"):
        kmoch.features(["a.pgn", "b.fen"])


def test_files_of_positions_and_findings(tmp_path: Path) -> None:
    file = tmp_path / "some.fen"
    file.write_text(f"{chess.STARTING_FEN}\n# a remark\n4k3/8/8/8/8/8/8/Q3K3 w - - 0 1\n")
    table = kmoch.features(file, items=True).table()
    assert table.num_rows == 2
    assert {finding["clause"] for finding in table["items"].to_pylist()[1]} >= {"material"}
    assert kmoch.features([]).table().num_rows == 0
