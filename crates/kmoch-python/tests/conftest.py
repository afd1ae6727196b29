"""Games that are made, not stored: by chance, but the same every time."""

import io
import random
from pathlib import Path

import chess
import chess.pgn
import pytest

#: Plies of a made game, at most.
LONGEST = 80
#: Games that differ; more are the same under other names.
DIFFERENT = 40
RESULTS = ("1-0", "0-1", "1/2-1/2")


def made_game(seed: int) -> chess.pgn.Game:
    """A game of moves by chance."""
    chance = random.Random(seed)
    game = chess.pgn.Game()
    node: chess.pgn.GameNode = game
    board = game.board()
    while len(board.move_stack) < LONGEST and not board.is_game_over():
        move = chance.choice(sorted(board.legal_moves, key=chess.Move.uci))
        node = node.add_main_variation(move)
        board.push(move)
    return game


def made_games(positions: int) -> str:
    """A file of games with so many positions, or hardly more."""
    different = [made_game(seed) for seed in range(DIFFERENT)]
    moves = [str(game.mainline_moves()) for game in different]
    plies = [sum(1 for _ in game.mainline_moves()) for game in different]
    text = io.StringIO()
    number = written = 0
    while written < positions:
        kind = number % DIFFERENT
        result = RESULTS[number % len(RESULTS)]
        tags = {
            "Event": f"Made {number % 7}",
            "Date": "2024.01.01",
            "White": f"Player {number % 11}",
            "Black": f"Player {number % 13}",
            "Result": result,
            "WhiteElo": str(2200 + 10 * (number % 60)),
            "BlackElo": str(2250 + 10 * (number % 50)),
        }
        text.writelines(f'[{name} "{value}"]\n' for name, value in tags.items())
        text.write(f"\n{moves[kind]} {result}\n\n")
        written += plies[kind] + 1
        number += 1
    return text.getvalue()


@pytest.fixture(scope="session")
def pgn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small file of games."""
    file = tmp_path_factory.mktemp("games") / "made.pgn"
    file.write_text(made_games(3000))
    return file
