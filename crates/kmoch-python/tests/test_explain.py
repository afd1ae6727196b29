"""A position told, and what positions are worth."""

import pickle
import threading
import time
from xml.etree import ElementTree

import chess
import kmoch
import numpy
import pandas
import polars
import pyarrow
import pytest

ISOLANI = "r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 10"


def test_a_story_adds_up_and_is_drawn() -> None:
    told = kmoch.explain(ISOLANI, nodes=2000)
    assert sum(told.amounts.values()) == pytest.approx(told.total, abs=1e-6)
    assert told.verdict and told.verdict in told._text
    assert ElementTree.fromstring(told._repr_svg_()).tag.endswith("svg")
    page = told._repr_html_()
    assert page.count("<details>") == len(told.reasons) and "<svg" in page
    assert told.story["searched"]["nodes"] > 0
    assert len(told.units) == len(chess.Board(ISOLANI).piece_map())


def test_the_ledger_adds_up_to_what_the_evaluator_says() -> None:
    told = kmoch.explain(ISOLANI, nodes=0)
    signs = {"white": 1, "black": -1}
    total = sum(signs[finding["side"]] * finding["mp"] for finding in told.ledger)
    assert total / 1000 == pytest.approx(kmoch.Evaluator().evaluate(ISOLANI), abs=1e-6)


def test_boards_languages_and_profiles() -> None:
    board = chess.Board(ISOLANI)
    assert kmoch.explain(board, nodes=0).record == kmoch.explain(board.fen(), nodes=0).record
    assert kmoch.explain(board, nodes=0, language="de").verdict != kmoch.explain(board, nodes=0).verdict
    assert kmoch.explain(board, nodes=0, profile="addendum").total != kmoch.explain(board, nodes=0).total
    with pytest.raises(ValueError, match="fr"):
        kmoch.explain(board, language="fr")
    with pytest.raises(TypeError, match="int"):
        kmoch.explain(1)  # type: ignore[arg-type]
    over = kmoch.explain("7k/5KQ1/8/8/8/8/8/8 b - - 0 1")
    assert over.record["outcome"]["winner"] == "white" and "7k" in repr(over)


def test_many_positions_come_in_many_forms() -> None:
    fens = [chess.STARTING_FEN, ISOLANI, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"]
    evaluator = kmoch.Evaluator()
    expected = [evaluator.evaluate(fen) for fen in fens]
    forms = [
        fens,
        [chess.Board(fen) for fen in fens],
        numpy.array(fens),
        numpy.array(fens, dtype=object),
        pyarrow.array(fens),
        pyarrow.chunked_array([fens[:1], fens[1:]]),
        pandas.Series(fens),
        polars.Series(fens),
    ]
    for form in forms:
        assert evaluator.evaluate_many(form).tolist() == expected
    assert evaluator.evaluate_many([]).shape == (0,)
    worth = evaluator.evaluate_many([None, "nonsense", ISOLANI], errors="nan")
    assert numpy.isnan(worth).tolist() == [True, True, False]
    with pytest.raises(ValueError, match="position 2: "):
        evaluator.evaluate_many([*fens[:2], "nonsense"])


def test_others_go_on_while_many_are_valued() -> None:
    evaluator = kmoch.Evaluator()
    # Were the lock held throughout, nothing would happen here, however long the work is; a busy machine only needs more of it.
    assert any(steps_beside(evaluator, [ISOLANI] * count) > 10 for count in (2_000, 20_000, 200_000))


def steps_beside(evaluator: kmoch.Evaluator, fens: list[str]) -> int:
    """Steps of another thread while these are valued."""
    done = threading.Event()

    def work() -> None:
        evaluator.evaluate_many(fens)
        done.set()

    worker = threading.Thread(target=work)
    worker.start()
    steps = 0
    while not done.is_set():
        steps += 1
        time.sleep(0)
    worker.join()
    return steps


def test_profiles_are_edited_saved_and_sent(tmp_path) -> None:  # type: ignore[no-untyped-def]
    mine = kmoch.Profile("tuned")
    mine["passer", "rank7"] = [900, 1500]
    mine.name = "mine"
    file = tmp_path / "mine.toml"
    mine.save(file)
    for again in (kmoch.Profile(file), pickle.loads(pickle.dumps(mine)), mine.copy()):
        assert again.name == "mine" and again["passer", "rank7"] == (900.0, 1500.0)
        assert not again.differences(mine)
    assert {difference.clause for difference in mine.differences(kmoch.Profile())} == {"passer"}
    # Thirds have more decimals than a file.
    sources = pickle.loads(pickle.dumps(kmoch.Profile("addendum")))
    assert sources["doubled_closing_ranks", "value"] == pytest.approx(1 / 3, abs=1e-15)
    with pytest.raises(ValueError, match="no_such_file"):
        kmoch.Profile("no_such_file.toml")
    with pytest.raises(ValueError, match=r"mine.toml:2: "):
        kmoch.Profile.parse("name = 'x'\nnonsense = 1\n", "mine.toml")
