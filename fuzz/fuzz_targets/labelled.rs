//! `scripts/fuzz.sh SECONDS labelled`

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kmoch_proof::labelled(bytes));
