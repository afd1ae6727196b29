//! `scripts/fuzz.sh SECONDS habits`

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kmoch_proof::habits(bytes));
