//! `scripts/fuzz.sh SECONDS puzzle`

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kmoch_proof::puzzle(bytes));
