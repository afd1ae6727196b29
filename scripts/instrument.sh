#!/bin/sh
# Compiles this project's own crates so that a fuzzer sees which way their code goes; for cargo as RUSTC_WORKSPACE_WRAPPER.
#
# These are the passes that cargo-fuzz asks for too. They need no nightly compiler, and crates of others are taken
# as they were built for the tests.
set -eu
case " $* " in
*" --crate-name kmoch"*)
    exec "$@" -C passes=sancov-module -C llvm-args=-sanitizer-coverage-level=4 \
        -C llvm-args=-sanitizer-coverage-inline-8bit-counters -C llvm-args=-sanitizer-coverage-pc-table \
        -C llvm-args=-sanitizer-coverage-trace-compares
    ;;
*) exec "$@" ;;
esac
