//! Positions as JSON objects, a line each.

use std::fmt::Write as _;
use std::io;
use std::sync::Arc;

use kmoch_columns::Row;
use kmoch_columns::games::{self, Rows, Selection};
use kmoch_eval::{Evaluator, Weights};
use kmoch_files::blocks::Block;
use kmoch_notation::pgn::Eval;
use kmoch_tell::record::{Columns, push_string};
use kmoch_tell::{Position, Study};

use super::lines::Text;
use super::share::{Piece, Share};
use super::source::Kind;
use crate::records::each_line;

/// Pawn structures that each thread remembers.
const PAWN_STRUCTURES: usize = 1024;

/// What all objects have in common.
pub struct Objects<'a> {
    pub columns: &'a Columns,
    pub weights: &'a Arc<Weights>,
    pub items: bool,
    pub kind: Kind,
    pub selection: &'a Selection,
    pub tags: &'a [String],
    pub strict: bool,
}

impl<'a> Objects<'a> {
    /// Writes them; one for each thread.
    pub fn writer(&'a self) -> Writer<'a> {
        let evaluator = Evaluator::with_weights(Arc::clone(self.weights), PAWN_STRUCTURES);
        Writer { objects: self, evaluator, text: Text::new(), count: 0 }
    }
}

/// Writes objects.
pub struct Writer<'a> {
    objects: &'a Objects<'a>,
    evaluator: Evaluator,
    text: Text,
    count: u64,
}

impl Writer<'_> {
    /// Fills a share, which may hold another one, from a block.
    pub fn fill(&mut self, block: &mut Block, share: &mut Share) -> io::Result<()> {
        *share = Share::default();
        (self.text, self.count) = (Text::new(), 0);
        let Objects { kind, selection, strict, .. } = *self.objects;
        let read = match kind {
            Kind::Pgn => {
                let file = Arc::clone(&block.file);
                let tally = games::read(block, Some(&file), selection, strict, self, |_| Ok(()));
                tally.map(|tally| share.note(tally))
            }
            Kind::Fen => each_line(block, "position", |line| {
                let number = line.number();
                let taken = line.or_note(|text| {
                    let position = Position::read(&text?).map_err(|fault| fault.to_string())?;
                    self.write(position);
                    self.text.end_line(0, number);
                    Ok(())
                });
                taken.map_err(|fault| share.faults.push(fault)).is_ok() || !strict
            }),
        };
        share.positions = self.count;
        share.pieces.push(Piece::Text(std::mem::take(&mut self.text)));
        read
    }

    fn write(&mut self, position: Position) {
        let Objects { columns, items, .. } = *self.objects;
        let study = Study::new(&mut self.evaluator, position);
        columns.write_json(self.text.out(), &study, items);
        self.count += 1;
    }
}

impl Rows for Writer<'_> {
    fn tags(&self) -> &[String] {
        self.objects.tags
    }

    /// What is known of the game stands before what is known of the position, in the same object.
    fn push(&mut self, row: &Row) {
        let start = self.text.out().len();
        self.write(Position::from_chess(row.position.clone()));
        let of_position = self.text.out().split_off(start);
        let out = self.text.out();
        let tags = row.origin.map_or(&[][..], |origin| &origin.tags);
        out.push_str("\"tags\":{");
        let known = self
            .objects
            .tags
            .iter()
            .zip(tags)
            .filter_map(|(name, value)| Some((name, value.as_ref()?)));
        for (place, (name, value)) in known.enumerate() {
            out.push_str(if place == 0 { "" } else { "," });
            push_string(out, name);
            out.push(':');
            push_string(out, value);
        }
        let led_by = row.led_by.as_ref().map_or("null".to_owned(), |uci| format!("\"{uci}\""));
        let (variation, ply) = (row.variation.unwrap_or(0), row.ply.unwrap_or(0));
        // Writing to memory cannot fail.
        let _ = write!(out, "}},\"variation\":{variation},\"ply\":{ply},\"move\":{led_by}");
        if let Some(clock) = row.clock {
            let _ = write!(out, ",\"clock\":{clock}");
        }
        let _ = match row.eval {
            Some(Eval::Pawns(pawns)) => write!(out, ",\"eval\":{pawns}"),
            Some(Eval::Mate(moves)) => write!(out, ",\"mate\":{moves}"),
            None => Ok(()),
        };
        out.push(',');
        out.push_str(of_position.trim_start_matches('{'));
        let (game, line) = row
            .origin
            .map_or((0, 0), |origin| (origin.game.unwrap_or(0), origin.line.unwrap_or(0)));
        self.text.end_line(game, line);
    }
}
