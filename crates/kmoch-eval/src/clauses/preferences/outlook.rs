//! What is compared of the positions after two moves.

use crate::clause::Registered;
use crate::context::Side;
use crate::measures;
use crate::profile::Row;
use crate::sinks::Sink;

/// How a side's pieces stand after a move of theirs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outlook {
    /// Knights, bishops, rooks and queens of the side.
    pub pieces: [usize; 4],
    /// How unevenly they share their mobility, with [`crate::ONE`] as one.
    pub disharmony: i32,
    /// What their mobility is worth, in micropawns.
    pub mobility: i32,
    /// How one-sided they stand on average, with [`crate::ONE`] as one; none without pieces.
    pub imbalance: Option<i32>,
    /// Their mobility, attack and placement added up, in micropawns.
    pub positioning: i32,
    /// What they control together, in micropawns.
    pub complementarity: i32,
}

impl Outlook {
    /// The outlook of a side.
    pub fn of<S: Sink>(us: &Side, measure: &S) -> Outlook {
        let mut pieces = [0; 4];
        for piece in &us.pieces {
            pieces[piece.kind()] += 1;
        }
        Outlook {
            pieces,
            disharmony: measures::disharmony(us),
            mobility: measures::total_mobility(us, measure),
            imbalance: measures::mean_imbalance(measures::all_positioning(us, measure)),
            positioning: measures::total_positioning(us, measure),
            complementarity: measures::complementarity(us, measure),
        }
    }
}

/// A reason to prefer one move to another of the same side from the same position. It orders
/// moves that are equal otherwise; it never cuts.
pub trait Preference: Registered {
    /// Whether the move with the first outlook comes before the one with the second.
    fn prefers(better: &Outlook, worse: &Outlook, limits: &Row) -> bool;
}
