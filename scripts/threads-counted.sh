#!/usr/bin/env bash
# How many positions two threads look at to reach a depth, against one: what helpers are good for, whatever else
# the machine does. valgrind runs the threads in turns of the same length, as if each had a core of its own, so
# that nothing has to be timed.
#
# usage: threads-counted.sh DEPTH ENGINE [OPTION=VALUE ...]
# The engine must be one that valgrind understands: `make` builds such a kmoch, `make native` may not.
# Twice the positions of one thread over those of two: 2 is perfect, 1 is no help.
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,9p' "$0" | sed 's/^# \{0,1\}//' >&2; exit 2; }
command -v valgrind >/dev/null || { echo "there is no valgrind (Debian: apt-get install valgrind)" >&2; exit 1; }
depth=$1 engine=$2
shift 2
mapfile -t positions <"$(dirname "$0")/positions.txt"
# Positions looked at until the depth is searched, by so many threads.
until_depth() {
    local threads=$1 position=$2 line nodes=0 option
    shift 2
    coproc valgrind -q --tool=none --fair-sched=yes "$engine" 2>/dev/null
    {
        for option in "$@" "Threads=$threads" Hash=16; do
            echo "setoption name ${option%%=*} value ${option#*=}"
        done
        printf '%s\n' isready "position $position" "go depth $depth"
    } >&"${COPROC[1]}"
    while read -r line <&"${COPROC[0]}"; do
        case $line in
        *" nodes "*) nodes=${line##* nodes } nodes=${nodes%% *} ;;
        bestmove*) break ;;
        esac
    done
    echo quit >&"${COPROC[1]}"
    wait "$COPROC_PID"
    echo "$nodes"
}
for position in "${positions[@]}"; do
    one=$(until_depth 1 "$position" "$@")
    two=$(until_depth 2 "$position" "$@")
    echo "$one $two $position"
done | awk '
    { print; one += $1; two += $2; logs += log(2 * $1 / $2); count++ }
    END { if (count) printf "%.2f over all positions, %.2f in the geometric mean of %d\n", 2 * one / two, exp(logs / count), count }'
