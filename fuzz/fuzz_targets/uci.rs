//! `scripts/fuzz.sh SECONDS uci`

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kmoch_proof::uci(bytes));
