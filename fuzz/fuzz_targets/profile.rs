//! `scripts/fuzz.sh SECONDS profile`

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kmoch_proof::profile(bytes));
