//! `scripts/fuzz.sh SECONDS games`

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kmoch_proof::games(bytes));
