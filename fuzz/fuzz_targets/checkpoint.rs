//! `scripts/fuzz.sh SECONDS checkpoint`

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kmoch_proof::checkpoint(bytes));
