#!/bin/sh
# Makes sure that there is a Java that Apache Spark runs on: 17 or newer.
set -eu
oldest=17

# The first number of `openjdk version "17.0.12"`; nothing where there is no Java.
version=$(java -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p')
[ "${version:-0}" -lt "$oldest" ] || exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "The test on a Spark cluster needs Java $oldest or newer (on Debian: apt install default-jre-headless)" >&2
    exit 1
fi
echo "installing Java for the test on a Spark cluster" >&2
{ apt-get update -q && apt-get install -qy --no-install-recommends default-jre-headless; } >&2
