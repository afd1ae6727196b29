#!/bin/sh
# Lets python-chess, installed beside the build, play through KMOCH (see client.py).
#
# usage: client.sh KMOCH
set -eu
here=$(dirname "$0")
home=$here/../target/client
if ! command -v python3 >/dev/null; then
    echo "No python3 here: playing through python-chess is not tested (on Debian: apt install python3-venv)" >&2
    exit 1
fi
if [ ! -x "$home/bin/python" ] || ! "$home/bin/python" -c 'import chess' 2>/dev/null; then
    python3 -m venv --clear "$home" 2>/dev/null || {
        [ "$(id -u)" = 0 ] && apt-get update -q && apt-get install -qy --no-install-recommends python3-venv
        python3 -m venv --clear "$home"
    }
    "$home/bin/pip" install --quiet --disable-pip-version-check "chess==1.*"
fi
exec "$home/bin/python" "$here/client.py" "$1"
