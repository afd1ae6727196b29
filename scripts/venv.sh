#!/bin/sh
# Prints where a Python environment with these packages stands: beside the build, kept between runs, and made anew when
# something else is asked for.
#
# usage: venv.sh NAME PACKAGE...
#        venv.sh NAME -r REQUIREMENTS
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
home=$root/target/$1
shift
if [ "$1" = -r ]; then wanted=$(cat "$2"); else wanted=$*; fi

if [ ! -x "$home/bin/python" ] || [ "$wanted" != "$(cat "$home/installed" 2>/dev/null)" ]; then
    if ! python3 -m venv --clear "$home" >/dev/null 2>&1; then
        if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
            echo "Tests in Python need python3 and its venv (on Debian: apt install python3-venv)" >&2
            exit 1
        fi
        echo "installing python3 and its venv" >&2
        { apt-get update -q && apt-get install -qy --no-install-recommends python3 python3-venv; } >&2
        python3 -m venv --clear "$home" >&2
    fi
    "$home/bin/python" -m pip install --quiet --disable-pip-version-check "$@" >&2
    echo "$wanted" >"$home/installed"
fi
echo "$home"
