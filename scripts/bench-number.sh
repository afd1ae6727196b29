#!/bin/sh
# Whether KMOCH still searches the number of nodes that the history says: the last `Bench: N` of a commit.
#
# usage: bench-number.sh KMOCH
set -eu
expected=$(git log --format=%B 2>/dev/null | sed -n 's/^Bench: \([0-9][0-9]*\)$/\1/p' | head -n 1)
if [ -z "$expected" ]; then
    echo "bench-number: no commit here says Bench: N, so there is nothing to compare with"
    exit 0
fi
counted=$("$1" bench | sed -n 's/^\([0-9][0-9]*\) nodes$/\1/p')
if [ "$counted" != "$expected" ]; then
    echo "bench-number: kmoch bench counts $counted nodes, the last commit that names a number says $expected." >&2
    echo "A commit that changes what is searched ends with the line: Bench: $counted" >&2
    exit 1
fi
echo "bench-number: $counted nodes, as the history says"
