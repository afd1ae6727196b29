#!/usr/bin/env bash
# A match between two engines with colour-swapped openings.
#
# usage: match.sh FASTCHESS OPENINGS.epd GAMES LIMIT ENGINE-A ENGINE-B [fastchess arguments...]
#   LIMIT     st=0.05 (seconds a move), nodes=20000, or tc=1+0.01
#   ENGINE-x  a path, or path,option.NAME=VALUE,... for options; the name is the file's
# Hash is 16 MB and one thread is used unless the options say otherwise. Results go to standard output.
# CONCURRENCY in the environment says how many games are played at a time (1).
set -euo pipefail
[ $# -ge 6 ] || { sed -n '2,8p' "$0" | sed 's/^# \{0,1\}//' >&2; exit 2; }
fastchess=$1 openings=$2 games=$3 limit=$4 first=$5 second=$6
shift 6
engine() {
    local path name rest=${1#"${1%%,*}"}
    path=$(realpath "${1%%,*}")
    name=$(basename "$path")$2
    local options=()
    IFS=, read -ra options <<<"${rest#,}"
    printf '%s\0' -engine "cmd=$path" "name=$name" "option.Hash=16" ${options[@]+"${options[@]}"}
}
mapfile -d '' -t one < <(engine "$first" "")
mapfile -d '' -t two < <(engine "$second" "$([ "$(basename "${first%%,*}")" = "$(basename "${second%%,*}")" ] && echo -2)")
fastchess=$(realpath "$fastchess") openings=$(realpath "$openings")
cd "$(mktemp -d)" # fastchess leaves its settings where it runs
margin=()
case $limit in
nodes=*) clock=("$limit" tc=inf) ;;
st=*) clock=("$limit") margin=(timemargin=500) ;;
*) clock=("$limit") ;;
esac
exec "$fastchess" "${one[@]}" "${two[@]}" -each "${clock[@]}" ${margin[@]+"${margin[@]}"} proto=uci \
    -openings "file=$openings" format=epd order=random -srand 1 -repeat -games 2 -rounds $(((games + 1) / 2)) \
    -concurrency "${CONCURRENCY:-1}" -recover -ratinginterval 20 "$@"
