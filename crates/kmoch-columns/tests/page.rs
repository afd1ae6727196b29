//! What the documentation says of the columns is what they are.

use std::path::Path;

#[test]
fn the_page_of_columns_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/columns.md");
    let fresh = kmoch_columns::page();
    if std::env::var_os("KMOCH_WRITE_COLUMNS").is_some() {
        std::fs::write(&path, &fresh).expect("the page can be written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == fresh, "docs/columns.md is out of date: `make docs` writes it anew");
}
