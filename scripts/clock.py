#!/usr/bin/env python3
"""Plays the engine against itself on short clocks and says whose the time was.

usage: clock.py ENGINE [GAMES [SECONDS [INCREMENT]]]

A search with one thread never waits for anything: time that passes while its processor time stands still was the
machine's, which had something else to do. For each loss on time, and for the moves that took longest, both are printed.
Ends with 1 if a move took more processor time than its clock had.
"""
import subprocess
import sys
import time

import chess

# A game is called off after so many moves of both sides.
LONGEST_GAME = 300


class Engine:
    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        # The processor clock of another process, as Linux numbers it.
        self.clock = (~self.process.pid << 3) | 2
        self.say("uci")
        self.until("uciok")

    def say(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def until(self, start):
        while True:
            line = self.process.stdout.readline()
            if not line:
                sys.exit("the engine ended")
            if line.startswith(start):
                return line.split()

    def new_game(self):
        self.say("ucinewgame")
        self.say("isready")
        self.until("readyok")

    def move(self, moves, clocks, increment):
        """The move, the time it took, and the processor's part of that, in seconds."""
        self.say("position startpos moves " + " ".join(moves))
        left = [max(1, round(1000 * clock)) for clock in clocks]
        gain = round(1000 * increment)
        used = time.clock_gettime(self.clock)
        start = time.monotonic()
        self.say(f"go wtime {left[0]} btime {left[1]} winc {gain} binc {gain}")
        best = self.until("bestmove")[1]
        return best, time.monotonic() - start, time.clock_gettime(self.clock) - used


def play(engines, opening, seconds, increment):
    """Yields for each move what the clock had, the time it took and the processor's part of it."""
    board = chess.Board()
    moves = []
    for move in opening:
        board.push_uci(move)
        moves.append(move)
    clocks = [seconds, seconds]
    for engine in engines:
        engine.new_game()
    while not board.is_game_over(claim_draw=True) and len(moves) < LONGEST_GAME:
        side = 0 if board.turn else 1
        best, took, used = engines[side].move(moves, clocks, increment)
        yield clocks[side], took, used
        if took > clocks[side]:
            return
        clocks[side] += increment - took
        board.push_uci(best)
        moves.append(best)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 0.5
    increment = float(sys.argv[4]) if len(sys.argv) > 4 else 0.005
    engines = [Engine(sys.argv[1]), Engine(sys.argv[1])]
    openings = [[a, b] for a in ("e2e4", "d2d4", "c2c4", "g1f3") for b in ("e7e5", "d7d5", "c7c5", "g8f6", "g7g6")]
    seen = [(number, *move) for number in range(games)
            for move in play(engines, openings[number % len(openings)], seconds, increment)]
    for engine in engines:
        engine.say("quit")
    lost = [(number, had, took, used) for number, had, took, used in seen if took > had]
    for number, had, took, used in lost:
        print(f"game {number + 1}: lost on time: {1000 * had:.0f} ms left, {1000 * took:.0f} ms took, "
              f"of which the engine worked {1000 * used:.0f} ms")
    own = [move for move in seen if move[3] > move[1]]
    closest = max(seen, key=lambda move: move[3] / move[1])
    stalled = max(took - used for _, _, took, used in seen)
    print(f"{games} games, {len(seen)} moves, {len(lost)} lost on time, {len(own)} by the engine's own work; "
          f"at most {100 * closest[3] / closest[1]:.0f} % of a clock was worked in one move "
          f"({1000 * closest[3]:.0f} of {1000 * closest[1]:.0f} ms); the machine held a move up for {1000 * stalled:.0f} ms at most")
    sys.exit(1 if own else 0)


if __name__ == "__main__":
    main()
