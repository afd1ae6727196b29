//! Files where only one side has pawns.

use shakmaty::{Bitboard, Rank};

use crate::clause::{Finder, Slot};
use crate::squares::Sets;

clause! {
    /// The part of a lead that counts no more, by how many files hold pawns of one side only.
    ///
    /// Pawns that all face one another are hard to make anything of: the more lopsided they stand the better for
    /// the side that plays to win.
    LopsidedPawns = "lopsided_pawns" {
        name: "Lopsided pawns",
        chapter: Complement,
        theme: Drawishness,
        section: "-",
        source: Own,
        unit: Share,
        slots: [
            FILES0, FILES1, FILES2, FILES3, FILES4, FILES5, FILES6, FILES7, FILES8,
        ],
        direction: Virtue,
        shape: Falling,
        says: "{side} is behind, and so lopsided do the pawns stand: {on}",
        example: "4k3/5ppp/8/8/8/8/4PPPP/4K3 w - - 0 1",
    }
}

impl Finder for LopsidedPawns {}

impl LopsidedPawns {
    /// How many files hold pawns of one side only.
    fn files(ours: Bitboard, theirs: Bitboard) -> usize {
        let one = ours.fill_south() ^ theirs.fill_south();
        (one & Bitboard::from_rank(Rank::First)).count()
    }

    /// The slot of these pawns.
    #[inline(always)]
    pub(super) fn of(ours: Bitboard, theirs: Bitboard) -> Slot {
        Self::FILES0.nth(Self::files(ours, theirs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{Board, Color, fen::Fen};

    #[test]
    fn files_of_both_sides_do_not_count() {
        let files = |fen: &str| {
            let board: Board = fen.parse::<Fen>().unwrap().into_setup().board;
            let pawns = |side| board.pawns() & board.by_color(side);
            LopsidedPawns::files(pawns(Color::White), pawns(Color::Black))
        };
        assert_eq!(files("4k3/5ppp/8/8/8/8/4PPPP/4K3 w - - 0 1"), 1);
        assert_eq!(files("4k3/pp6/8/8/8/8/5PPP/4K3 w - - 0 1"), 5);
        assert_eq!(files("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), 0);
    }
}
