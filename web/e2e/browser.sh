#!/bin/sh
# Sees to it that there is a Chromium for the tests: installs Debian's where that is possible.
set -eu
for browser in "${KMOCH_BROWSER:-}" chromium chromium-browser google-chrome; do
    if [ -n "$browser" ] && command -v "$browser" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing chromium for the tests of the page"
    apt-get update -q && apt-get install -qy --no-install-recommends chromium
else
    echo "The page is tested in a browser, and there is none: install chromium (on Debian: apt install chromium)" >&2
    echo "or name one in KMOCH_BROWSER." >&2
    exit 1
fi
