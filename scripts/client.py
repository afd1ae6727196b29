#!/usr/bin/env python3
"""Plays through python-chess, as a bot or a board program would.

usage: client.py KMOCH

Games on a real clock (White ponders, Black does not), at fixed nodes and at Chess960, analysis of several
lines that is stopped, a limited strength, options of every kind. Exits 1 at the first thing that is not as it should be.
"""

import sys
import time

import chess
import chess.engine

PLIES = 60
SECONDS = 5.0
CHESS960_POSITION = 518 - 17
MIDDLEGAME = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"


def expect(condition, what):
    if not condition:
        sys.exit(f"client: {what}")
    print(f"ok: {what}")


def play_game(white, black, board, limit_of, after_move=lambda board, seconds: None):
    """Plays on until the end or the limit of plies; python-chess itself refuses illegal moves."""
    while board.ply() < PLIES and not board.is_game_over(claim_draw=True):
        engine, ponders = (white, True) if board.turn else (black, False)
        start = time.monotonic()
        played = engine.play(board, limit_of(), info=chess.engine.INFO_ALL, ponder=ponders, game=board.root().fen())
        after_move(board, time.monotonic() - start)
        if played.move is None:
            return False
        line = board.copy(stack=False)
        for move in played.info.get("pv", []):
            if move not in line.legal_moves:
                return False
            line.push(move)
        board.push(played.move)
    return True


def play_on_the_clock(white, black):
    left = {chess.WHITE: SECONDS, chess.BLACK: SECONDS}

    def limit_of():
        return chess.engine.Limit(white_clock=left[chess.WHITE], black_clock=left[chess.BLACK])

    def after_move(board, seconds):
        left[board.turn] -= seconds
        if left[board.turn] <= 0:
            sys.exit(f"client: lost on time: {board.fen()}")

    board = chess.Board()
    sound = play_game(white, black, board, limit_of, after_move)
    expect(sound, f"a game on the clock, one side pondering: {board.fen()}")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with (
        chess.engine.SimpleEngine.popen_uci(sys.argv[1], timeout=60) as white,
        chess.engine.SimpleEngine.popen_uci(sys.argv[1], timeout=60) as black,
    ):
        expect(white.id.get("name", "").startswith("kmoch"), "it says its name")
        white.configure({"Hash": 4, "Threads": 2, "Move Overhead": 20})
        black.configure({"Hash": 4, "Profile": "addendum", "Cut Tree": "reduce"})
        for name, option in white.options.items():
            if option.type == "check":
                value = option.default
            elif option.type == "combo":
                value = option.var[-1]
            else:
                continue
            if not option.is_managed():
                black.configure({name: value})
        expect(True, "every switch can be set")
        black.configure({"Cut Tree": "off"})

        play_on_the_clock(white, black)
        board = chess.Board()
        nodes = chess.engine.Limit(nodes=500)
        expect(play_game(white, black, board, lambda: nodes), f"a game at fixed nodes: {board.fen()}")
        board = chess.Board.from_chess960_pos(CHESS960_POSITION)
        expect(play_game(white, black, board, lambda: nodes), f"a game of Chess960: {board.fen()}")

        board = chess.Board(MIDDLEGAME)
        lines = white.analyse(board, chess.engine.Limit(depth=6), multipv=3)
        scores = [line["score"].relative.score(mate_score=100_000) for line in lines]
        expect(len(lines) == 3 and scores == sorted(scores, reverse=True), "three lines, best first")
        with white.analysis(board) as endless:
            for info in endless:
                if info.get("depth", 0) >= 5:
                    break
        expect(endless.wait().move in board.legal_moves, "endless analysis stops when told to")
        mate = white.play(chess.Board("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"), chess.engine.Limit(mate=1))
        expect(mate.move == chess.Move.from_uci("a1a8"), "a mate in one")
        only = white.play(board, chess.engine.Limit(depth=3), root_moves=[chess.Move.from_uci("a3a4")])
        expect(only.move == chess.Move.from_uci("a3a4"), "only the moves asked for")
        white.configure({"UCI_LimitStrength": True, "UCI_Elo": white.options["UCI_Elo"].min})
        weak = white.play(board, chess.engine.Limit(nodes=500))
        expect(weak.move in board.legal_moves, "a weaker level")
        white.quit()
        black.quit()
        ends = [engine.protocol.returncode.result() for engine in (white, black)]
        expect(ends == [0, 0], "both end when told to")


if __name__ == "__main__":
    main()
