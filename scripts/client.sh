#!/bin/sh
# Lets python-chess, installed beside the build, play through KMOCH (see client.py).
#
# usage: client.sh KMOCH
set -eu
here=$(dirname "$0")
home=$("$here/venv.sh" client "chess==1.*")
exec "$home/bin/python" "$here/client.py" "$1"
