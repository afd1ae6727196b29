//! `scripts/fuzz.sh SECONDS http`

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kmoch_proof::http(bytes));
