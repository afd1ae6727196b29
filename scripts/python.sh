#!/bin/sh
# Builds the Python package, or tests it in an environment of its own beside the build.
#
# usage: python.sh wheel                   leaves a wheel in target/wheels; on x86-64 for any processor since about 2009
#        python.sh test BUILT [PYTEST]     tests the package with the library that cargo has left in this folder, beside the
#                                          program, without which there is nothing to compare with
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=${here%/scripts}
package=$root/crates/kmoch-python

case $1 in
wheel)
    home=$("$here/venv.sh" wheel "maturin>=1.9,<2")
    [ "$(uname -m)" != x86_64 ] || export RUSTFLAGS="-C target-cpu=x86-64-v2"
    cd "$package"
    exec "$home/bin/maturin" build --release --target-dir "$root/target/portable" --out "$root/target/wheels"
    ;;
test)
    built=$(realpath "$2")
    shift 2
    "$here/java.sh"
    home=$("$here/venv.sh" python -r "$package/tests/requirements.txt")
    site=$("$home/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
    rm -rf "$site/kmoch"
    cp -R "$package/python/kmoch" "$site/kmoch"
    cp "$built/libkmoch_python.so" "$site/kmoch/_kmoch.abi3.so"
    cd "$package"
    export KMOCH="$built/kmoch"
    exec "$home/bin/python" -m pytest "$@"
    ;;
*)
    echo "usage: python.sh wheel | test BUILT" >&2
    exit 2
    ;;
esac
