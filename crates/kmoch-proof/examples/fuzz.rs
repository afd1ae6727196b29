//! What the fuzzer runs: the entry that `ENTRY` names, on whatever bytes it comes up with. See `scripts/fuzz.sh`.

#![no_main]

use std::sync::LazyLock;

use kmoch_proof::ENTRIES;

static CHECK: LazyLock<fn(&[u8])> = LazyLock::new(|| {
    let name = std::env::var("ENTRY").unwrap_or_default();
    let entry = ENTRIES.into_iter().find(|(entry, _)| *entry == name);
    entry.unwrap_or_else(|| panic!("ENTRY={name} is no way in")).1
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| CHECK(bytes));
