#!/usr/bin/env python3
"""Tunes the numbers of the search by playing: simultaneous perturbation, two rivals a round.

usage: spsa.py KMOCH OPENINGS.epd STATE.json --names a,b,c [--rounds N] [--games N] [--nodes N] [--seed N]

Each round moves every named parameter up or down by chance, plays the two opposite choices against each
other (`kmoch match`), and goes a little towards the winner. Bounds and steps are those of the engine's own
listing (`spsa`). STATE.json is written after each round and taken up again where it was left; the values
are printed at the end in the form `kmoch match --first` takes.
"""

import argparse
import json
import pathlib
import random
import subprocess

# How steps shrink, as Spall proposes and OpenBench does it.
SHRINK_STEP, SHRINK_RATE, STABILITY = 0.101, 0.602, 0.1


def listing(kmoch):
    """name -> (value, least, most, last step), from the engine."""
    lines = subprocess.run([kmoch], input="spsa\nquit\n", capture_output=True, text=True, check=True).stdout
    found = {}
    for fields in (line.split(", ") for line in lines.splitlines()):
        if len(fields) == 7:
            found[fields[0]] = tuple(map(float, fields[2:6]))
    return found


def options(values):
    return ",".join(f"{name}={round(value)}" for name, value in values.items())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kmoch")
    parser.add_argument("openings")
    parser.add_argument("state")
    parser.add_argument("--names", required=True)
    parser.add_argument("--start", default="", help="NAME=VALUE,... where it differs from the engine's own")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--games", type=int, default=16, help="of each round")
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=0.05, help="of the last round, in steps for each game won")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    listed = listing(arguments.kmoch)
    names = arguments.names.split(",")
    if unknown := [name for name in names if name not in listed]:
        parser.error(f"the engine lists no {', '.join(unknown)}")
    state = pathlib.Path(arguments.state)
    if state.exists():
        kept = json.loads(state.read_text())
        done, values = kept["rounds"], kept["values"]
    else:
        done, values = 0, {name: listed[name][0] for name in names}
        values.update({name: float(value) for name, value in (p.split("=") for p in arguments.start.split(",") if p)})

    clip = lambda name, value: min(max(value, listed[name][1]), listed[name][2])
    for number in range(done + 1, arguments.rounds + 1):
        dice = random.Random(f"{arguments.seed} {number}")
        grown = (arguments.rounds / number) ** SHRINK_STEP
        ahead = STABILITY * arguments.rounds
        rate = arguments.rate * ((ahead + arguments.rounds) / (ahead + number)) ** SHRINK_RATE
        signs = {name: dice.choice((-1, 1)) for name in names}
        step = {name: listed[name][3] * grown * signs[name] for name in names}
        # Whole numbers are played; chance decides which way a fraction is rounded.
        whole = lambda name, value: clip(name, int(value + dice.random()))
        rivals = [{n: whole(n, clip(n, values[n] + way * step[n])) for n in names} for way in (1, -1)]
        command = [arguments.kmoch, "match", "--json", "--openings", arguments.openings]
        command += ["--games", str(arguments.games), "--nodes", str(arguments.nodes)]
        command += ["--seed", str(arguments.seed * 1_000_000 + number), "--threads", str(arguments.threads)]
        command += ["--first", options(rivals[0]), "--second", options(rivals[1])]
        score = json.loads(subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout)["score"]
        won = score["wins"] - score["losses"]
        for name in names:
            values[name] = clip(name, values[name] + rate * won * step[name])
        state.write_text(json.dumps({"rounds": number, "values": values}))
        print(f"{number:5d} {won:+3d} {options(values)}", flush=True)
    print(options(values))


if __name__ == "__main__":
    main()
