#!/usr/bin/env python3
"""What many numbers of the search are worth, all from the same games: a factorial experiment.

usage: effects.py KMOCH OPENINGS.epd RESULTS.jsonl [--pairs N] [--nodes N] [--seed N] [--threads N] NAME=HIGH/LOW ...

For every pair of games chance gives each number's higher value to one player and its lower value to the other, so
that every game says something of every number: as much as if it were a match about that number alone. RESULTS.jsonl
keeps what each pair came to and is taken up again where it was left. Prints for each number what the higher value is
worth against the lower one, in Elo with its standard error, the best first.
"""

import argparse
import concurrent.futures
import json
import math
import pathlib
import random
import subprocess

# Near a level match a hundredth of the points is worth about so many Elo.
ELO_FOR_A_HUNDREDTH = 6.95
POINTS_OF_A_PAIR = 2


def chances(seed, number, names):
    """Which player has the higher value of each number in this pair: 1 the first, -1 the second."""
    dice = random.Random(f"{seed} {number}")
    return {name: dice.choice((1, -1)) for name in names}


def play(arguments, values, number):
    """What the first player wins more than it loses in the two games of a pair."""
    signs = chances(arguments.seed, number, values)
    high = {name: sign == 1 for name, sign in signs.items()}
    players = [
        ",".join(f"{name}={values[name][0 if high[name] == is_first else 1]}" for name in values)
        for is_first in (True, False)
    ]
    command = [arguments.kmoch, "match", "--json", "--openings", arguments.openings, "--games", "2", "--threads", "1"]
    command += ["--nodes", str(arguments.nodes), "--seed", str(arguments.seed * 1_000_000 + number)]
    command += ["--first", players[0], "--second", players[1]]
    match = subprocess.run(command, capture_output=True, text=True)
    if match.returncode:
        raise SystemExit(match.stderr.strip())
    score = json.loads(match.stdout)["score"]
    return score["wins"] - score["losses"]


def effects(results, seed, names):
    """(name, Elo, standard error) of each number, the best first."""
    count = len(results)
    elo = lambda points: 100 * ELO_FOR_A_HUNDREDTH * points / (2 * POINTS_OF_A_PAIR)
    spread = math.sqrt(sum(won * won for won in results.values()) / count)
    signs = {number: chances(seed, number, names) for number in results}
    mean = lambda name: sum(won * signs[number][name] for number, won in results.items()) / count
    found = [(name, elo(mean(name)), elo(spread / math.sqrt(count))) for name in names]
    return sorted(found, key=lambda row: -row[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kmoch")
    parser.add_argument("openings")
    parser.add_argument("results")
    parser.add_argument("values", nargs="+", metavar="NAME=HIGH/LOW")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2, help="pairs at the same time")
    arguments = parser.parse_args()
    try:
        values = {name: tuple(map(int, pair.split("/"))) for name, pair in (v.split("=") for v in arguments.values)}
        assert all(len(pair) == 2 for pair in values.values())
    except (ValueError, AssertionError):
        parser.error("each number is given as NAME=HIGH/LOW, both whole numbers")

    file = pathlib.Path(arguments.results)
    lines = file.read_text().splitlines() if file.exists() else []
    results = {row["pair"]: row["won"] for row in map(json.loads, lines)}
    rest = [number for number in range(arguments.pairs) if number not in results]
    with file.open("a") as out, concurrent.futures.ThreadPoolExecutor(arguments.threads) as pool:
        for number, won in zip(rest, pool.map(lambda number: play(arguments, values, number), rest)):
            results[number] = won
            print(json.dumps({"pair": number, "won": won}), file=out, flush=True)
    if not results:
        parser.error("no pair was played")
    print(f"{len(results)} pairs")
    for name, worth, error in effects(results, arguments.seed, values):
        high, low = values[name]
        print(f"{name:30s} {high} for {low}: {worth:+6.1f} ± {error:.1f}")


if __name__ == "__main__":
    main()
