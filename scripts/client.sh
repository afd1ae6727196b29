#!/bin/sh
# Lets python-chess, installed beside the build, play through KMOCH (see client.py).
#
# usage: client.sh KMOCH
set -eu
here=$(dirname "$0")
home=$here/../target/client
if [ ! -x "$home/bin/python" ] || ! "$home/bin/python" -c 'import chess' 2>/dev/null; then
    if ! python3 -m venv --clear "$home" 2>/dev/null; then
        if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
            echo "The engine is tested through python-chess: install python3 and its venv (on Debian: apt install python3-venv)" >&2
            exit 1
        fi
        echo "installing python3-venv for the test through python-chess"
        apt-get update -q && apt-get install -qy --no-install-recommends python3 python3-venv
        python3 -m venv --clear "$home"
    fi
    "$home/bin/pip" install --quiet --disable-pip-version-check "chess==1.*"
fi
exec "$home/bin/python" "$here/client.py" "$1"
