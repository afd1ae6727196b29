#!/usr/bin/env python3
"""What each cutting rule is worth: kmoch with one rule on against kmoch with none, in short games.

usage: cutting-rules.py measure KMOCH OPENINGS.epd RESULTS.jsonl --nodes N | --movetime MS [--games N] [--manner cut|reduce]
       cutting-rules.py table RESULTS.jsonl

`measure` plays one match for each rule and one for all rules together, and adds a line to the results after
each; what is there already is not played again. `table` prints the results as Markdown.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys


def rules_of(kmoch):
    """The rules the engine itself lists, one switch each."""
    listing = subprocess.run([kmoch], input="uci\nquit\n", capture_output=True, text=True, check=True).stdout
    rules = re.findall(r"^option name (cut_\w+) type check", listing, re.MULTILINE)
    if not rules:
        sys.exit(f"{kmoch} lists no cutting rule")
    return rules


def options(manner, chosen, rules):
    """The options that leave only the chosen rules on."""
    switches = [f"{rule}={'true' if rule in chosen else 'false'}" for rule in rules]
    return ",".join([f"Cut Tree={manner}", *switches])


def measure(arguments):
    results = pathlib.Path(arguments.results)
    limit = f"{arguments.nodes} nodes" if arguments.nodes else f"{arguments.movetime} ms"
    done = set()
    if results.exists():
        done = {(r["rule"], r["manner"], r["limit"]) for r in map(json.loads, results.read_text().splitlines())}
    rules = rules_of(arguments.kmoch)
    for name, chosen in [*((rule, [rule]) for rule in rules), ("all together", rules)]:
        if (name, arguments.manner, limit) in done:
            continue
        command = [arguments.kmoch, "match", "--json", "--openings", arguments.openings]
        command += ["--games", str(arguments.games)]
        command += ["--nodes", str(arguments.nodes)] if arguments.nodes else ["--movetime", str(arguments.movetime)]
        command += ["--first", options(arguments.manner, chosen, rules), "--second", "Cut Tree=off"]
        played = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
        line = {"rule": name, "manner": arguments.manner, "limit": limit, **played}
        with results.open("a") as out:
            out.write(json.dumps(line) + "\n")
        print(name, limit, f"{played['strength']['elo']:+.1f} ± {played['strength']['error']:.1f}", flush=True)


def table(arguments):
    results = [json.loads(line) for line in pathlib.Path(arguments.results).read_text().splitlines()]
    columns = list(dict.fromkeys((r["manner"], r["limit"]) for r in results))
    rows = list(dict.fromkeys(r["rule"] for r in results))
    cell = {(r["rule"], r["manner"], r["limit"]): r for r in results}
    print("| rule |" + "".join(f" {manner}, {limit} | won, lost, drawn |" for manner, limit in columns))
    print("|---|" + "---:|---|" * len(columns))
    for rule in rows:
        line = f"| `{rule}` |" if rule.startswith("cut_") else f"| {rule} |"
        for column in columns:
            found = cell.get((rule, *column))
            if found is None:
                line += " | |"
                continue
            score, strength = found["score"], found["strength"]
            line += f" {round(strength['elo']) + 0:+d} ± {strength['error']:.0f} |"
            line += f" {score['wins']}, {score['losses']}, {score['draws']} |"
        print(line)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    measuring = commands.add_parser("measure")
    for name in ("kmoch", "openings", "results"):
        measuring.add_argument(name)
    limit = measuring.add_mutually_exclusive_group(required=True)
    limit.add_argument("--nodes", type=int)
    limit.add_argument("--movetime", type=int)
    measuring.add_argument("--games", type=int, default=1000)
    measuring.add_argument("--manner", choices=["cut", "reduce"], default="cut")
    measuring.set_defaults(run=measure)
    printing = commands.add_parser("table")
    printing.add_argument("results")
    printing.set_defaults(run=table)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
