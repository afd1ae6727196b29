#!/bin/sh
# Fuzzes every way into the program for so many seconds each, from the seeds and the dictionary of kmoch-proof.
#
# usage: fuzz.sh SECONDS [ENTRY...]
#
# libFuzzer comes with a crate and needs a C++ compiler, but no nightly one of Rust: this code is safe, so that addresses need not
# be checked, and sums are, as in the tests. Where there is no C++ compiler the same functions are
# tried on damaged seeds instead, which finds less. What was found goes to target/fuzz/ENTRY, so that the next run goes on
# from there; what made an entry fail, take a minute or eat the memory goes to target/fuzz/found.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:?usage: fuzz.sh SECONDS [ENTRY...]}
shift
proof=$PWD/crates/kmoch-proof
[ $# -gt 0 ] || set -- $(cd "$proof/seeds" && echo *)

if ! command -v c++ >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -q && apt-get install -qy --no-install-recommends g++
fi
if ! command -v c++ >/dev/null; then
    echo "fuzz: there is no C++ compiler (on Debian: apt install g++): trying damaged seeds instead"
    end=$(($(date +%s) + seconds * $#))
    while [ "$(date +%s)" -lt "$end" ]; do
        PROPTEST_CASES=2000 cargo test --quiet --package kmoch-proof
    done
    exit
fi

RUSTC_WORKSPACE_WRAPPER=$PWD/scripts/instrument.sh \
    cargo build --quiet --workspace --features kmoch-proof/fuzz --example fuzz
mkdir -p target/fuzz/found
failed=
for entry; do
    echo "== $entry: $seconds s"
    mkdir -p "target/fuzz/$entry"
    case $entry in games | annotations | columns) more=crates/kmoch-notation/tests/data ;; *) more= ;; esac
    ENTRY=$entry target/debug/examples/fuzz "target/fuzz/$entry" "$proof/seeds/$entry" $more \
        -dict="$proof/dictionary.txt" -max_total_time="$seconds" -timeout=60 -rss_limit_mb=4096 -max_len=16384 \
        -artifact_prefix="target/fuzz/found/$entry-" -print_final_stats=1 || failed="$failed $entry"
done
[ -z "$failed" ] || { echo "fuzz: failed:$failed (see target/fuzz/found)"; exit 1; }
