#!/bin/sh
# Builds the Python package and tests it, in an environment of its own beside the build that is kept between runs.
#
# usage: python.sh wheel           leaves a wheel in target/wheels; on x86-64 for any processor since about 2009
#        python.sh test [PYTEST]   tests a wheel that was built without optimisation
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
package=$root/crates/kmoch-python
home=$root/target/python
wanted=$package/tests/requirements.txt

if ! cmp -s "$wanted" "$home/installed"; then
    if ! python3 -m venv --clear "$home" 2>/dev/null; then
        if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
            echo "The Python package needs python3 and its venv (on Debian: apt install python3-venv)" >&2
            exit 1
        fi
        apt-get update -q && apt-get install -qy --no-install-recommends python3 python3-venv
        python3 -m venv --clear "$home"
    fi
    "$home/bin/pip" install --quiet --disable-pip-version-check -r "$wanted"
    cp "$wanted" "$home/installed"
fi

cd "$package"
case $1 in
wheel)
    [ "$(uname -m)" != x86_64 ] || export RUSTFLAGS="-C target-cpu=x86-64-v2"
    exec "$home/bin/maturin" build --release --target-dir "$root/target/portable" --out "$root/target/wheels"
    ;;
test)
    shift
    rm -rf "$home/wheels"
    # Everything is built for this alone, because Python's macros ask more of what others use too: so quickly, and slow.
    "$home/bin/maturin" build --quiet --profile dev --interpreter "$home/bin/python" --out "$home/wheels" \
        --config profile.dev.opt-level=0 --config profile.dev.debug=0 --config 'profile.dev.package."*".opt-level=0'
    "$home/bin/pip" install --quiet --disable-pip-version-check --force-reinstall --no-deps "$home"/wheels/*.whl
    exec "$home/bin/python" -m pytest "$@"
    ;;
*)
    echo "usage: python.sh wheel | test" >&2
    exit 2
    ;;
esac
