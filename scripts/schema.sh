#!/bin/sh
# Lets schemathesis, installed beside the build, ask the JSON interface of KMOCH everything its document allows, and
# much that it does not: no answer may be a fault of the server or look other than described.
#
# usage: schema.sh KMOCH [EXAMPLES]
set -eu
here=$(dirname "$0")
home=$("$here/venv.sh" schema "schemathesis==4.*")

told=$(mktemp)
"$1" serve --port 0 --engines 2 --hash 1 >"$told" &
server=$!
trap 'kill $server 2>/dev/null || true; rm -f "$told"' EXIT
for _ in $(seq 100); do [ -s "$told" ] && break; sleep 0.1; done
base=$(head -1 "$told")
[ -n "$base" ] || { echo "kmoch serve does not start" >&2; exit 1; }

# The same questions every time.
"$home/bin/schemathesis" --config-file "$here/schema.toml" run "${base}api/openapi.json" \
    --max-examples "${2:-40}" --seed 1
