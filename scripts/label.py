#!/usr/bin/env python3
"""Asks an engine what positions are worth: fills the column `score` of `kmoch datagen --tree`.

usage: label.py [--engine PATH] [--nodes N] [--engines N] < TREE.csv > SCORED.csv

Every position is searched by itself, so many nodes each, by as many engines at a time as are asked for (2). Scores are
centipawns seen from White; a mate counts as MATE. Rows keep their order.
"""
import argparse
import csv
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

MATE = 2500
AT_A_TIME = 2000


class Engine:
    def __init__(self, path):
        try:
            self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except OSError as error:
            sys.exit(f"label.py: cannot run {path}: {error.strerror}")
        self.say("uci\nsetoption name Hash value 4")

    def say(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def score(self, fen, nodes):
        """What the last line of its search says, seen from White."""
        self.say(f"ucinewgame\nposition fen {fen}\ngo nodes {nodes}")
        found = None
        for line in self.process.stdout:
            words = line.split()
            if "score" in words:
                kind, value = words[words.index("score") + 1 :][:2]
                found = int(value) if kind == "cp" else MATE if int(value) > 0 else -MATE
            if words[:1] == ["bestmove"]:
                break
        if found is None:
            sys.exit(f"label.py: the engine said nothing of {fen}")
        found = max(-MATE, min(MATE, found))
        return found if fen.split()[1] == "w" else -found


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--engine", default="/usr/games/stockfish")
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--engines", type=int, default=2)
    args = parser.parse_args()
    rows = csv.DictReader(sys.stdin)
    if not {"fen", "score"} <= set(rows.fieldnames or []):
        sys.exit("label.py: standard input has no columns fen and score")
    free = SimpleQueue()
    for _ in range(args.engines):
        free.put(Engine(args.engine))

    def label(row):
        engine = free.get()
        row["score"] = engine.score(row["fen"], args.nodes)
        free.put(engine)
        return row

    out = csv.DictWriter(sys.stdout, rows.fieldnames, lineterminator="\n")
    out.writeheader()
    waiting = []
    with ThreadPoolExecutor(args.engines) as pool:
        for row in rows:
            waiting.append(row)
            if len(waiting) == AT_A_TIME:
                out.writerows(pool.map(label, waiting))
                waiting.clear()
        out.writerows(pool.map(label, waiting))


if __name__ == "__main__":
    main()
