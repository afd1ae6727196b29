#!/bin/sh
# Fuzzes every way into the program for so many seconds each, from the seeds and the dictionary of kmoch-proof.
#
# usage: fuzz.sh SECONDS [ENTRY...]
#
# cargo-fuzz is installed beside the build if it is not there. It needs no nightly compiler: this code is safe Rust, so that
# addresses need not be checked, and without that fuzzing is twice as fast. Where it cannot be had (no network, no C++
# compiler) the same functions are tried on damaged seeds instead, which finds less.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:?usage: fuzz.sh SECONDS [ENTRY...]}
shift
proof=$PWD/crates/kmoch-proof
[ $# -gt 0 ] || set -- $(cd "$proof/seeds" && echo *)
PATH=$PWD/target/tools/bin:$PATH

# libFuzzer, which comes with the crate, is written in C++.
if ! command -v c++ >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -q && apt-get install -qy --no-install-recommends g++
fi
missing=
command -v c++ >/dev/null || missing="a C++ compiler (on Debian: apt install g++)"
command -v cargo-fuzz >/dev/null || cargo install --quiet --root target/tools cargo-fuzz ||
    missing="cargo-fuzz (cargo install cargo-fuzz)"
if [ -n "$missing" ]; then
    echo "fuzz: there is no $missing: trying damaged seeds instead"
    end=$(($(date +%s) + seconds * $#))
    while [ "$(date +%s)" -lt "$end" ]; do
        PROPTEST_CASES=2000 cargo test --quiet --package kmoch-proof
    done
    exit
fi

cargo fuzz build --sanitizer none
failed=
for entry; do
    echo "== $entry: $seconds s"
    mkdir -p "fuzz/corpus/$entry"
    case $entry in games | annotations) more=crates/kmoch-notation/tests/data ;; *) more= ;; esac
    cargo fuzz run --sanitizer none "$entry" "fuzz/corpus/$entry" "$proof/seeds/$entry" $more -- \
        -dict="$proof/dictionary.txt" -max_total_time="$seconds" -timeout=60 -rss_limit_mb=4096 -max_len=16384 \
        -print_final_stats=1 || failed="$failed $entry"
done
[ -z "$failed" ] || { echo "fuzz: failed:$failed (fuzz/artifacts has what did it)"; exit 1; }
