#!/usr/bin/env bash
# Builds kmoch for speed: once so that it counts which ways the bench goes, then again by these counts.
# Takes about three times as long as a plain build.
#
# usage: profiled.sh EXE
set -euo pipefail
[ $# -eq 1 ] || { sed -n '2,5p' "$0" | sed 's/^# \{0,1\}//' >&2; exit 2; }
exe=$(realpath -m "$1")
cd "$(dirname "$0")/.."
# What was counted is merged by the tool of the compiler's own LLVM: rustup's, or Debian's of the same number.
host=$(rustc -vV | sed -n 's/^host: //p')
llvm=llvm-$(rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
merge=$(rustc --print sysroot)/lib/rustlib/$host/bin/llvm-profdata
[ -x "$merge" ] || merge=/usr/lib/$llvm/bin/llvm-profdata
if [ ! -x "$merge" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -q && apt-get install -y -q "$llvm"
fi
[ -x "$merge" ] || { echo "profiled.sh: no llvm-profdata here: rustup component add llvm-tools, or install $llvm" >&2; exit 1; }
target=$PWD/target/profiled counts=$PWD/target/profiled/counts
rm -rf "$counts"
build() {
    RUSTFLAGS="-C target-cpu=native $1" cargo build --release --package kmoch --target-dir "$target"
}
build "-C profile-generate=$counts"
"$target/release/kmoch" bench
"$merge" merge -o "$counts/merged.profdata" "$counts"
build "-C profile-use=$counts/merged.profdata"
cp "$target/release/kmoch" "$exe"
