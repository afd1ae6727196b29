#!/usr/bin/env python3
"""How well static values foretell results, on games that no fit has learnt from.

usage: error.py [--known] [--kmoch PATH] [--stockfish PATH] [--profile FILE] [--part PART] [--seed N] [--limit N] DATA...

DATA is CSV with the columns fen, result and game, plain or .zst. `kmoch tune` cuts games into those it learns
from, those it chooses by and those to judge by, the same way for the same seed; `--part judge` (the
default) takes the last, which nothing is chosen by, and `--part all` every position of a set no fit has seen. Printed
are the mean squared error and the log-loss of the result against the sigmoid of the value, each
evaluation with its own fitted constant and values clipped at ten pawns.
"""
import argparse
import csv
import io
import math
import re
import subprocess
import sys
import threading

CLIP = 10.0
MATERIAL = {"P": 1.0, "N": 3.0, "B": 3.0, "R": 4.5, "Q": 9.0}


PARTS = {0: "choose", 1: "judge"}


def part_of(game, seed):
    """The split of `kmoch tune`: Fibonacci hashing of the game's number."""
    word = (1 << 64) - 1
    rotated = (seed << 17 | seed >> 47) & word
    hashed = (game ^ rotated) * 0x9E3779B97F4A7C15 & word
    return PARTS.get((hashed >> 40) % 10, "learn")


def read(path):
    """The records of a CSV file."""
    if path.endswith(".zst"):
        unpack = subprocess.Popen(["zstd", "-dc", path], stdout=subprocess.PIPE, text=True)
        yield from csv.DictReader(unpack.stdout)
        if unpack.wait() != 0:
            sys.exit(f"{path}: cannot be unpacked")
    else:
        with open(path, encoding="utf-8") as lines:
            yield from csv.DictReader(lines)


def material(fen):
    """Material by the sources' values, White's less Black's."""
    board = fen.split()[0]
    return sum(MATERIAL.get(unit.upper(), 0.0) * (1 if unit.isupper() else -1) for unit in board)


def by_kmoch(program, profile, fens):
    """kmoch's values in pawns, seen from White."""
    run = subprocess.run(
        [program, "features", "--profile", profile, "--format", "csv", "--strict"],
        input="\n".join(fens) + "\n", capture_output=True, text=True, check=False,
    )
    if run.returncode != 0:
        sys.exit(f"{program}: {run.stderr.strip()}")
    return [float(row["total_mp"]) / 1000.0 for row in csv.DictReader(io.StringIO(run.stdout))]


def by_stockfish(program, nnue, fens):
    """Stockfish's static values in pawns, seen from White; none where it gives none (in check)."""
    engine = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask():
        engine.stdin.write(f"setoption name Use NNUE value {'true' if nnue else 'false'}\n")
        for fen in fens:
            engine.stdin.write(f"position fen {fen}\neval\n")
        engine.stdin.write("quit\n")
        engine.stdin.close()

    threading.Thread(target=ask, daemon=True).start()
    kind = "NNUE" if nnue else "Classical"
    value, values = None, []
    for line in engine.stdout:
        if line.startswith(f"{kind} evaluation"):
            found = re.search(r"[-+]\d+\.\d+", line)
            value = float(found.group()) if found else None
        elif line.startswith("Final evaluation"):
            values.append(value)
            value = None
    if len(values) != len(fens):
        sys.exit(f"{program}: {len(values)} answers to {len(fens)} positions")
    return values


def sigmoid(value):
    return 1.0 / (1.0 + math.exp(-value))


def errors(values, results, slope):
    """Mean squared error and log-loss."""
    squares = logs = 0.0
    for value, result in zip(values, results):
        chance = sigmoid(slope * max(-CLIP, min(CLIP, value)))
        squares += (chance - result) ** 2
        sure = min(max(chance, 1e-9), 1.0 - 1e-9)
        logs -= result * math.log(sure) + (1.0 - result) * math.log(1.0 - sure)
    return squares / len(results), logs / len(results)


def best_slope(values, results):
    """The constant with the least squared error, by golden section."""
    golden, low, high = (math.sqrt(5.0) - 1.0) / 2.0, 0.02, 4.0
    while high - low > 1e-3:
        width = (high - low) * golden
        if errors(values, results, high - width)[0] < errors(values, results, low + width)[0]:
            high = low + width
        else:
            low = high - width
    return (low + high) / 2.0


def is_known(fen):
    """Whether a bare king can be mated by force: how such a game ended says how well it was played."""
    board = fen.split()[0]
    sides = ["".join(unit for unit in board if unit.isupper()), "".join(unit for unit in board if unit.islower()).upper()]
    return any(
        other == "K" and ("Q" in own or "R" in own or own.count("B") > 1 or ("B" in own and "N" in own))
        for own, other in (sides, sides[::-1])
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("data", nargs="+")
    parser.add_argument("--kmoch", default="./kmoch", help="the program (default: ./kmoch)")
    parser.add_argument("--stockfish", default="/usr/games/stockfish", help="Stockfish 15.1")
    parser.add_argument("--profile", action="append", default=[], help="a further profile")
    parser.add_argument("--part", choices=["learn", "choose", "judge", "all"], default="judge", help="which games")
    parser.add_argument("--seed", type=int, default=1, help="as given to kmoch tune")
    parser.add_argument("--limit", type=int, default=None, help="at most so many positions of each file")
    parser.add_argument("--known", action="store_true", help="bare kings that can be mated by force as well")
    parser.add_argument("--before", metavar="PATH", help="another kmoch, with its own tuned profile, beside it")
    args = parser.parse_args()

    fens, results = [], []
    for data in args.data:
        found = 0
        for record in read(data):
            if is_known(record["fen"]) and not args.known:
                continue
            if args.part in ("all", part_of(int(record["game"]), args.seed)):
                fens.append(record["fen"])
                results.append(float(record["result"]))
                found += 1
                if found == args.limit:
                    break
        if not found:
            sys.exit(f"{data}: no positions to {args.part}")

    table = [("material only", [material(fen) for fen in fens])]
    for profile in ["addendum", "tuned", *args.profile]:
        table.append((f"kmoch, {profile}", by_kmoch(args.kmoch, profile, fens)))
    if args.before:
        table.append(("kmoch before, tuned", by_kmoch(args.before, "tuned", fens)))
    table.append(("Stockfish, classical", by_stockfish(args.stockfish, False, fens)))
    table.append(("Stockfish, NNUE", by_stockfish(args.stockfish, True, fens)))

    # Where any of them gives no value none is asked: all are held against the same positions.
    asked = [place for place in range(len(fens)) if all(values[place] is not None for _, values in table)]
    results = [results[place] for place in asked]
    print(f"{len(asked)} positions, {len(fens) - len(asked)} left out (in check)")
    print(f"{'':24} {'squared error':>13} {'log-loss':>9} {'slope':>7} {'of material':>11}")
    floor = None
    for name, values in table:
        values = [values[place] for place in asked]
        slope = best_slope(values, results)
        squares, logs = errors(values, results, slope)
        floor = floor or squares
        print(f"{name:24} {squares:13.5f} {logs:9.5f} {slope:7.3f} {squares / floor:11.3f}")


if __name__ == "__main__":
    main()
