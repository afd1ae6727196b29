#!/usr/bin/env python3
"""Compares kmoch with python-chess on random positions: two programs that know the rules have to agree.

usage: agreement.py KMOCH [POSITIONS [SEED]]

Positions come from random games of chess and of Chess960, and from boards with a few units put down anywhere. In each of them:
the position reads back as it was said, the legal moves are the same, a search of some size answers with one of them (or
with none where there is none), its line can be played, and the outcome is the same. The games, written down
by python-chess, are read back move by move. Ends with 1 if anything differs.
"""
import csv
import io
import json
import random
import subprocess
import sys
import urllib.request

import chess
import chess.pgn

CHESS960_POSITIONS = 960
LONGEST_GAME = 200
# One game in so many is of Chess960, one position in so many has a few units put down anywhere.
EVERY_CHESS960 = 3
EVERY_SPARSE = 4
# How many random positions of a game are looked at, at most.
A_GAME = 12


class Differences:
    def __init__(self):
        self.count = 0

    def expect(self, same, what, board):
        if not same:
            self.count += 1
            print(f"differs: {what}: {board.fen()}", flush=True)


class Engine:
    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.say("setoption name Hash value 1")

    def say(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def until(self, *starts):
        lines = []
        while True:
            line = self.process.stdout.readline()
            if not line:
                sys.exit("agreement: the engine ended")
            lines.append(line.rstrip("\n"))
            if line.startswith(starts):
                return lines

    def close(self):
        self.say("quit")
        if self.process.wait(30) != 0:
            sys.exit("agreement: the engine did not end well")


class Page:
    """The outcome as the JSON interface tells it."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [path, "serve", "--port", "0", "--engines", "1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.base = self.process.stdout.readline().strip()

    def outcome(self, fen):
        body = json.dumps({"fen": fen, "at_sight": True}).encode()
        request = urllib.request.Request(self.base + "api/explain", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            told = json.load(answer)["outcome"]
        return told and told["result"]

    def close(self):
        self.process.terminate()
        self.process.wait(30)


def random_game(rng):
    """A game, and how it is said to an engine: a position to begin with and the moves."""
    is_960 = rng.randrange(EVERY_CHESS960) == 0
    board = chess.Board.from_chess960_pos(rng.randrange(CHESS960_POSITIONS)) if is_960 else chess.Board()
    for _ in range(rng.randrange(1, LONGEST_GAME)):
        if board.is_game_over():
            break
        board.push(rng.choice(list(board.legal_moves)))
    return board


def sparse(rng):
    """A few units anywhere, as long as the position can be."""
    while True:
        board = chess.Board(None)
        squares = rng.sample(chess.SQUARES, rng.randrange(2, 8))
        for square, piece in zip(squares, [chess.Piece(chess.KING, True), chess.Piece(chess.KING, False)]):
            board.set_piece_at(square, piece)
        for square in squares[2:]:
            board.set_piece_at(square, chess.Piece(rng.randrange(chess.PAWN, chess.KING), rng.random() < 0.5))
        board.turn = rng.random() < 0.5
        board.halfmove_clock = rng.choice([0, 1, 49, 99, 100, 149, 150])
        if board.is_valid():
            return board


def positions(rng, most):
    """Boards, some of which were reached by moves; and games as PGN with the positions they go through."""
    found = 0
    while found < most:
        if rng.randrange(EVERY_SPARSE) == 0:
            yield sparse(rng)
            found += 1
            continue
        board = random_game(rng)
        moves = list(board.move_stack)
        plies = {len(moves)} | {rng.randrange(len(moves) + 1) for _ in range(A_GAME - 1)}
        for ply in sorted(plies)[: most - found]:
            part = board.root()
            for move in moves[:ply]:
                part.push(move)
            yield part
            found += 1


def legal(board):
    return {board.uci(move) for move in board.legal_moves}


def ask(engine, board, rng, differences):
    """Everything an engine says of a position."""
    engine.say(f"setoption name UCI_Chess960 value {str(board.chess960).lower()}")
    moves = " ".join(move.uci() for move in board.move_stack)
    if moves and rng.random() < 0.5:
        engine.say(f"position fen {board.root().fen()} moves {moves}")
    else:
        engine.say(f"position fen {board.fen(en_passant='fen')}")
    engine.say("d")
    told = engine.until("Key:", "info string")
    fen = next((line for line in told if line.startswith("FEN: ")), told[-1]).removeprefix("FEN: ")
    differences.expect(fen == board.fen(en_passant="legal"), f"the position is read as {fen}", board)
    engine.say("go perft 1")
    heard = engine.until("Nodes searched", "info string")
    found = {line.split(":")[0] for line in heard[:-1] if line.endswith(": 1")}
    differences.expect(found == legal(board), f"legal moves {sorted(found ^ legal(board))}", board)
    engine.say(rng.choice([f"go nodes {rng.randrange(1, 400)}", f"go depth {rng.randrange(1, 5)}", "go movetime 1"]))
    said = engine.until("bestmove")
    best = said[-1].split()[1]
    if legal(board):
        differences.expect(best in legal(board), f"the engine plays {best}", board)
    else:
        differences.expect(best in ("(none)", "0000"), f"the engine plays {best}", board)
    lines = [line.split(" pv ")[1].split() for line in said if " pv " in line]
    for text in lines[-1] if lines else []:
        if text not in legal(board):
            differences.expect(False, f"{text} in the engine's line", board)
            break
        board.push_uci(text)


def read_back(program, games, differences):
    """Games written by python-chess and read by kmoch, position by position."""
    text = "\n\n".join(str(chess.pgn.Game.from_board(board)) for board in games)
    wanted = ["features", "--from", "pgn", "--format", "csv", "--columns", "passer", "--tags", ""]
    run = subprocess.run([program, *wanted], input=text, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        differences.count += 1
        print("differs: games are refused:", run.stderr)
    rows = iter(csv.DictReader(io.StringIO(run.stdout)))
    compared = 0
    for number, board in enumerate(games, 1):
        replayed = board.root()
        for move in [None, *board.move_stack]:
            if move is not None:
                replayed.push(move)
            row = next(rows, {"game": "", "fen": "missing"})
            same = row["game"] == str(number) and row["fen"] == replayed.fen(en_passant="legal")
            differences.expect(same, f"the game reads {row['fen']}", replayed)
            compared += 1
    return compared


def main():
    if not 2 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    program = sys.argv[1]
    most = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    rng = random.Random(seed)
    differences = Differences()
    engine, page = Engine(program), Page(program)
    outcomes = {}
    for board in positions(rng, most):
        told = page.outcome(board.fen(en_passant="fen"))
        # The rules end a game by themselves; what a player may claim is no end yet.
        known = board.copy(stack=False).outcome()
        result = known.result() if known else None
        outcomes[result] = outcomes.get(result, 0) + 1
        differences.expect(told == result, f"the outcome is {told} and not {result}", board)
        ask(engine, board.copy(), rng, differences)
    engine.close()
    page.close()
    games = [random_game(rng) for _ in range(max(1, most // 50))]
    compared = read_back(program, games, differences)
    over = {key: count for key, count in outcomes.items() if key}
    print(
        f"seed {seed}: {most} positions ({sum(over.values())} over: {over}), {len(games)} games with {compared} positions, "
        f"{differences.count} differences"
    )
    sys.exit(differences.count > 0)


if __name__ == "__main__":
    main()
