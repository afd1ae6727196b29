#!/usr/bin/env bash
# The matches of docs/strength.md: kmoch against Debian's engines, one thread, 16 MB, no books of their own.
#
# usage: strength.sh FASTCHESS OPENINGS.epd KMOCH [GAMES]
# At 50 ms a move against all; at fixed nodes against those that keep to a number of nodes. A game ends when
# both engines have agreed for four moves that it is decided by nine pawns, or, after move 40, for eight moves
# that neither is ahead by a tenth of one.
set -euo pipefail
[ $# -ge 3 ] || { sed -n '2,7p' "$0" | sed 's/^# \{0,1\}//' >&2; exit 2; }
here=$(dirname "$0") fastchess=$1 openings=$2 kmoch="$3,option.Move Overhead=0" games=${4:-200}
export CONCURRENCY=${CONCURRENCY:-2}
stockfish="/usr/games/stockfish,option.Use NNUE=false,option.Move Overhead=0"
glaurung="/usr/games/glaurung,option.OwnBook=false,option.Threads=1,option.Ponder=false"
play() {
    echo "== $1 against ${2%%,*}"
    "$here/match.sh" "$fastchess" "$openings" "$games" "$1" "$kmoch" "$2" -scoreinterval 100000 \
        -ratinginterval 100000 -resign movecount=4 score=900 twosided=true \
        -draw movenumber=40 movecount=8 score=10 | grep -E "^(Elo|Games|Ptnml|LOS)|Timeouts|Crashed|loses on time|disconnect|stall" || true
}
play st=0.05 "$glaurung"
play st=0.05 "/usr/games/toga2,option.OwnBook=false"
play st=0.05 "/usr/games/ethereal-chess,option.MoveOverhead=0"
play st=0.05 "$stockfish"
play nodes=20000 "$stockfish"
play nodes=20000 "$glaurung"
