//! `scripts/fuzz.sh SECONDS verdict`

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kmoch_proof::verdict(bytes));
