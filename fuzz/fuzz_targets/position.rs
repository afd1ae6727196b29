//! `scripts/fuzz.sh SECONDS position`

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kmoch_proof::position(bytes));
