#!/usr/bin/env bash
# Nodes per second of several engines on the same positions, one after the other on one thread.
#
# usage: nps.sh SECONDS ENGINE [ENGINE...]
#   ENGINE  a path, or path,NAME=VALUE,... for options
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,5p' "$0" | sed 's/^# \{0,1\}//' >&2; exit 2; }
seconds=$1
shift
positions=(
    "startpos"
    "fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
    "fen r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"
    "fen 2q1rr1k/3bbnnp/p2p1pp1/2pPp3/PpP1P1P1/1P2BNNP/2BQ1PRK/7R b - - 0 1"
    "fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
)
for engine in "$@"; do
    path=${engine%%,*}
    options=()
    case $engine in *,*) IFS=, read -ra options <<<"${engine#*,}" ;; esac
    total=0
    for position in "${positions[@]}"; do
        last=$({
            echo uci
            echo "setoption name Hash value 16"
            for option in ${options[@]+"${options[@]}"}; do
                echo "setoption name ${option%%=*} value ${option#*=}"
            done
            echo isready
            echo "position $position"
            echo "go movetime $((seconds * 1000))"
            sleep "$seconds.5"
            echo quit
        } | "$path" | grep -o ' nps [0-9]*' | tail -1 | grep -o '[0-9]*')
        total=$((total + ${last:-0}))
    done
    printf '%-40s %10d nps\n' "$engine" $((total / ${#positions[@]}))
done
