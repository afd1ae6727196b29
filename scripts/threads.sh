#!/usr/bin/env bash
# How much sooner two threads reach a depth than one, position by position and all together.
#
# usage: threads.sh DEPTH KMOCH [REPEATS]
# Two threads find their way through chance, so each position is searched several times (5).
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,5p' "$0" | sed 's/^# \{0,1\}//' >&2; exit 2; }
depth=$1 kmoch=$2 repeats=${3:-5}
mapfile -t positions <"$(dirname "$0")/positions.txt"
# Milliseconds until the depth is searched.
until_depth() {
    coproc "$kmoch"
    printf '%s\n' "setoption name Threads value $1" "setoption name Hash value 64" isready \
        "position $2" "go depth $depth" >&"${COPROC[1]}"
    local line time=0
    while read -r line <&"${COPROC[0]}"; do
        case $line in
        *" time "*) time=${line##* time } time=${time%% *} ;;
        bestmove*) break ;;
        esac
    done
    echo quit >&"${COPROC[1]}"
    wait "$COPROC_PID"
    echo "$time"
}
one_all=0 two_all=0
for position in "${positions[@]}"; do
    one=0 two=0
    for _ in $(seq "$repeats"); do
        one=$((one + $(until_depth 1 "$position")))
        two=$((two + $(until_depth 2 "$position")))
    done
    printf '%8d ms %8d ms   %s\n' $((one / repeats)) $((two / repeats)) "$position"
    one_all=$((one_all + one)) two_all=$((two_all + two))
done
printf 'one thread takes %d.%02d times as long as two\n' \
    $((one_all / two_all)) $((one_all * 100 / two_all % 100))
