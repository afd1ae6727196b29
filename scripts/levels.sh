#!/usr/bin/env bash
# Whether a level of UCI_Elo plays as its number says: kmoch against Stockfish, both told to play at the same
# rating. Stockfish's scale was fitted to a rating list; at 50 ms a move it is a yardstick, not the list itself.
#
# usage: levels.sh FASTCHESS OPENINGS.epd KMOCH [GAMES] [LEVEL...]
set -euo pipefail
[ $# -ge 3 ] || { sed -n '2,5p' "$0" | sed 's/^# \{0,1\}//' >&2; exit 2; }
here=$(dirname "$0") fastchess=$1 openings=$2 kmoch=$3 games=${4:-100}
shift $(($# < 4 ? $# : 4))
[ $# -gt 0 ] || set -- 1400 1700 2000 2300 2600
export CONCURRENCY=${CONCURRENCY:-2}
for level in "$@"; do
    weak="option.UCI_LimitStrength=true,option.UCI_Elo=$level"
    echo "== $level"
    "$here/match.sh" "$fastchess" "$openings" "$games" st=0.05 "$kmoch,$weak" "/usr/games/stockfish,$weak" \
        -scoreinterval 100000 -ratinginterval 100000 | grep -E "^(Elo|Games)" || true
done
