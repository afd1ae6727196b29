//! Games on their way into columns, and expressions that ask for them.

use std::sync::{Arc, LazyLock};

use arrow_array::RecordBatch;
use kmoch_columns::games::{Selection, read};
use kmoch_columns::parquet::{Encoder, File};
use kmoch_columns::{Before, Choice, Layout, Order, Row, Sheet, Table, USUAL_TAGS, text};
use kmoch_eval::Profile;
use kmoch_find::{Expression, Finder, Structures};
use kmoch_notation::Position;

use crate::games;

/// Columns of every type: what is told of games, some figures, and single findings.
static LAYOUT: LazyLock<Arc<Layout>> = LazyLock::new(|| {
    let figures =
        Choice::read("passer,measures,total_mp,white.cut_harmony").expect("there are these");
    let tags = USUAL_TAGS.map(str::to_owned).to_vec();
    let order = Order { figures, games: true, tags, items: true };
    Arc::new(Layout::new(&Profile::addendum(), &order).expect("there are these columns"))
});

/// The rows of a text, with games and lines counted from here, and how many games it has.
fn rows(bytes: &[u8], before: Before) -> (RecordBatch, u64) {
    let (sheet, games) = sheet(bytes);
    (before.settle(&sheet.batch()), games)
}

/// The same, counted from the beginning.
fn sheet(bytes: &[u8]) -> (Sheet, u64) {
    let selection = Selection { variations: true, ..Selection::default() };
    let mut table = Table::new(&LAYOUT);
    let tally = read(bytes, Some("any"), &selection, false, &mut table, |_| Ok(()));
    let tally = tally.expect("bytes in memory can be read");
    assert!(tally.written + tally.flaws.len() as u64 == tally.read);
    (table.take(), tally.read)
}

/// Every position of every game that can be understood is a row, wherever the text is cut for many threads, and can be
/// written in every form.
pub fn columns(bytes: &[u8]) {
    let (sheet, count) = sheet(bytes);
    let whole = sheet.batch();
    let names = text::header(LAYOUT.schema());
    let mut line = String::new();
    for row in 0..whole.num_rows() {
        line.clear();
        text::push_row(&mut line, &whole, row, 0);
        assert!(line.matches(',').count() >= names.matches(',').count(), "{line}");
    }
    let mut file = File::new(Vec::new(), LAYOUT.schema()).expect("memory can be written");
    if whole.num_rows() > 0 {
        let encoder = Encoder::new(LAYOUT.schema()).expect("Parquet has a place for each column");
        let group = encoder.encode(&sheet).expect("the columns are these");
        file.append(group, Before::default()).expect("memory can be written");
    }
    assert_eq!(file.rows(), whole.num_rows() as u64);
    assert!(file.finish().is_ok_and(|bytes| bytes.ends_with(b"PAR1")));
    let Some(place) = games::cut(bytes, &games::read(bytes)) else { return };
    let (first, games_before) = rows(&bytes[..place], Before::default());
    let lines = bytes[..place].iter().filter(|byte| **byte == b'\n').count() as u64;
    let (second, behind) = rows(&bytes[place..], Before { games: games_before, lines });
    assert_eq!(games_before + behind, count, "games are counted the same");
    // A text that ends its lines with carriage returns alone counts them differently where it is cut: see `kmoch-files`.
    if bytes.contains(&b'\r') {
        return;
    }
    let parts = first.num_rows() + second.num_rows();
    assert_eq!(parts, whole.num_rows());
    assert_eq!(whole.slice(0, first.num_rows()), first);
    assert_eq!(whole.slice(first.num_rows(), second.num_rows()), second);
}

/// Positions that are asked about.
const POSITIONS: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 10",
    "8/5k2/8/3P4/8/8/8/K7 b - - 0 1",
];

/// The structures that come with the program: reading them takes longer than anything that is asked here.
static SHIPPED: LazyLock<Structures> = LazyLock::new(Structures::shipped);

/// An expression, a file of structures or a list of columns is refused at a place, or has an answer in every position.
pub fn find(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut structures = SHIPPED.clone();
    if let Err(error) = structures.add(&text, "any.toml") {
        assert!(error.to_string().starts_with("any.toml: "));
        structures = SHIPPED.clone();
    }
    if let Err(unknown) = Choice::read(&text) {
        assert!(!unknown.to_string().is_empty());
    }
    let expression = match Expression::read(&text, &structures) {
        Ok(expression) => expression,
        Err(fault) => return assert!(fault.to_string().contains('^'), "{fault}"),
    };
    let mut finder = Finder::new(&expression, &Profile::addendum());
    if let Err(why) = finder.check() {
        return assert!(!why.to_string().is_empty());
    }
    for fen in POSITIONS {
        let position = Position::read(fen).expect("a position");
        let row = Row::of(&position.chess);
        let first = finder.holds(&row);
        assert_eq!(first, finder.holds(&row), "{text} has one answer");
    }
}
