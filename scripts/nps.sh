#!/usr/bin/env bash
# Nodes per second of several engines on the same positions, one after the other on one thread.
#
# usage: nps.sh SECONDS ENGINE [ENGINE...]
#   ENGINE  a path, or path,NAME=VALUE,... for options
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,5p' "$0" | sed 's/^# \{0,1\}//' >&2; exit 2; }
seconds=$1
shift
mapfile -t positions <"$(dirname "$0")/positions.txt"
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
