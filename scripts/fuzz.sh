#!/bin/sh
# Fuzzes every way into the program for so many seconds each, from the seeds and the dictionary of kmoch-proof.
#
# usage: fuzz.sh SECONDS [ENTRY...]
#
# Needs a nightly compiler and cargo-fuzz. Where either is missing the same functions are tried on damaged seeds by the
# stable compiler instead, which finds less.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:?usage: fuzz.sh SECONDS [ENTRY...]}
shift
proof=$PWD/crates/kmoch-proof
[ $# -gt 0 ] || set -- $(cd "$proof/seeds" && echo *)

if ! cargo +nightly fuzz --version >/dev/null 2>&1; then
    echo "fuzz: no nightly compiler or no cargo-fuzz (cargo install cargo-fuzz): trying damaged seeds instead"
    end=$(($(date +%s) + seconds * $#))
    while [ "$(date +%s)" -lt "$end" ]; do
        PROPTEST_CASES=2000 cargo test --quiet --package kmoch-proof
    done
    exit
fi

failed=
for entry; do
    echo "== $entry: $seconds s"
    mkdir -p "fuzz/corpus/$entry"
    case $entry in games | annotations) more=crates/kmoch-notation/tests/data ;; *) more= ;; esac
    # Addresses are not checked: this code is safe Rust, and without them fuzzing is twice as fast.
    cargo +nightly fuzz run --sanitizer none "$entry" "fuzz/corpus/$entry" "$proof/seeds/$entry" $more -- \
        -dict="$proof/dictionary.txt" -max_total_time="$seconds" -timeout=30 -rss_limit_mb=4096 -max_len=16384 \
        -print_final_stats=1 || failed="$failed $entry"
done
[ -z "$failed" ] || { echo "fuzz: failed:$failed (fuzz/artifacts has what did it)"; exit 1; }
