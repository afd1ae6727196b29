//! The columns other people's programs rest on: none may change its name, its type or its place among the others.

use std::path::Path;

use kmoch_columns::{Layout, Order, USUAL_TAGS};
use kmoch_eval::Profile;

/// Every column of a table of games, a line each.
fn schema() -> String {
    let tags = USUAL_TAGS.map(str::to_owned).to_vec();
    let order = Order { games: true, tags, items: true, ..Order::default() };
    let layout = Layout::new(&Profile::addendum(), &order).expect("all there is can be asked for");
    let line = |field: &std::sync::Arc<arrow_schema::Field>| {
        let null = if field.is_nullable() { " or null" } else { "" };
        format!("{}: {}{null}\n", field.name(), field.data_type())
    };
    layout.schema().fields().iter().map(line).collect()
}

/// A clause more is a column more and no harm: `KMOCH_WRITE_SCHEMA=1` writes the list anew. Whatever else it changes
/// needs another `SCHEMA_VERSION`.
#[test]
fn the_schema_is_stable() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/schema.txt");
    let now = schema();
    if std::env::var_os("KMOCH_WRITE_SCHEMA").is_some() {
        std::fs::write(&path, &now).expect("the schema can be written");
    }
    let pinned = std::fs::read_to_string(&path).expect("the schema is there");
    for (pinned, now) in pinned.lines().zip(now.lines()) {
        assert_eq!(pinned, now, "KMOCH_WRITE_SCHEMA=1 writes tests/schema.txt anew");
    }
    assert_eq!(pinned.lines().count(), now.lines().count());
}

#[test]
fn the_schema_does_not_depend_on_the_profile() {
    let fields = |profile: &Profile| {
        Layout::new(profile, &Order::default()).unwrap().schema().fields().clone()
    };
    assert_eq!(fields(&Profile::addendum()), fields(&Profile::tuned()));
}
