#!/bin/sh
# Holds the answers of the interface against its schema: schemathesis, installed beside the build.
#
# usage: schema.sh KMOCH [SECONDS]
set -eu
here=$(dirname "$0")
home=$here/../target/schemathesis
kmoch=$1
seconds=${2:-30}
if [ ! -x "$home/bin/schemathesis" ]; then
    if ! python3 -m venv --clear "$home" ||
        ! "$home/bin/pip" install --quiet --disable-pip-version-check "schemathesis==4.*"; then
        echo "schema: no schemathesis here (it needs python3 with venv and a package index): the interface is not held against its schema" >&2
        exit 0
    fi
fi
answer=$(mktemp)
"$kmoch" serve --port 0 > "$answer" &
server=$!
trap 'kill $server; rm -f "$answer"' EXIT
for _ in $(seq 300); do
    [ -s "$answer" ] && break
    sleep 0.1
done
url=$(head -1 "$answer")
"$home/bin/schemathesis" run "${url}api/openapi.json" --phases examples,coverage,fuzzing --max-time "$seconds" \
    --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance \
    --request-timeout 30 --rate-limit 10/s --no-shrink --no-color
