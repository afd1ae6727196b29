//! `scripts/fuzz.sh SECONDS annotations`

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kmoch_proof::annotations(bytes));
