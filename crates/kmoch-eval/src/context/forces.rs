//! What material clauses see: pawns, and how many pieces of each kind there are.

use shakmaty::{Bitboard, Board, Color, Role, Square};

use super::{PawnSide, PawnSides, Units};

/// Pawns where they stand, and pieces by number, seen from one side.
///
/// Squares of pieces are for the places of findings only, never for their amounts: what is found
/// here is remembered by pawns and numbers of pieces.
#[derive(Debug, Clone, Copy)]
pub struct Forces<'a> {
    /// The pawns.
    pub pawns: &'a PawnSide,
    pub(super) own: Units,
    pub(super) enemy: Units,
}

impl<'a> Forces<'a> {
    /// Both sides' forces, White's first.
    pub fn both(board: &Board, pawns: &'a PawnSides) -> [Forces<'a>; 2] {
        let [white, black] = [Color::White, Color::Black].map(|color| Units::of(board, color));
        let [seen_from_white, seen_from_black] = &pawns.sides;
        [
            Forces { pawns: seen_from_white, own: white, enemy: black },
            Forces { pawns: seen_from_black, own: black.flipped(), enemy: white.flipped() },
        ]
    }

    /// How many units of this kind we have.
    #[inline(always)]
    pub fn count(&self, role: Role) -> i32 {
        self.own.by(role).count() as i32
    }

    /// How many units of this kind the enemy has.
    #[inline(always)]
    pub fn enemy_count(&self, role: Role) -> i32 {
        self.enemy.by(role).count() as i32
    }

    /// Whether we have bishops on both colours.
    #[inline(always)]
    pub fn has_bishop_pair(&self) -> bool {
        let bishops = self.own.by(Role::Bishop);
        let light = bishops & Bitboard::LIGHT_SQUARES;
        light.any() && light != bishops
    }

    /// The enemy's bishops on the colour of a square.
    #[inline(always)]
    pub fn enemy_bishops_on_colour_of(&self, square: Square) -> Bitboard {
        let light = Bitboard::LIGHT_SQUARES.contains(square);
        let colour = if light { Bitboard::LIGHT_SQUARES } else { Bitboard::DARK_SQUARES };
        self.enemy.by(Role::Bishop) & colour
    }

    /// Piece material of both sides in half pawns.
    #[inline(always)]
    pub fn piece_half_pawns(&self) -> usize {
        self.own.piece_half_pawns() + self.enemy.piece_half_pawns()
    }

    /// Where our units of this kind stand.
    #[inline(always)]
    pub fn squares(&self, role: Role) -> Bitboard {
        self.own.by(role)
    }

    /// Where the enemy's units of this kind stand.
    #[inline(always)]
    pub fn enemy_squares(&self, role: Role) -> Bitboard {
        self.enemy.by(role)
    }

    /// Where our pieces stand.
    #[inline(always)]
    pub fn pieces(&self) -> Bitboard {
        self.own.pieces()
    }
}

/// How many pieces of each kind there are, bishops by the colour of their squares: a number that is
/// the same for two boards only if all of these are.
#[inline]
pub fn signature(board: &Board) -> u64 {
    /// A board has room for so many digits of any piece.
    const DIGITS: u32 = 6;
    let bishops = board.bishops();
    let kinds = [
        board.knights(),
        bishops & Bitboard::LIGHT_SQUARES,
        bishops & Bitboard::DARK_SQUARES,
        board.rooks(),
        board.queens(),
    ];
    let both = kinds.into_iter().flat_map(|kind| [kind & board.white(), kind & board.black()]);
    both.fold(0, |all, units| all << DIGITS | units.count() as u64)
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;

    fn signature_of(fen: &str) -> u64 {
        signature(&Fen::from_ascii(fen.as_bytes()).expect("a sound FEN").into_setup().board)
    }

    #[test]
    fn pieces_may_move_but_not_change() {
        let start = signature_of("4k3/8/8/8/8/8/8/RNB1K3 w - - 0 1");
        assert_eq!(signature_of("4k3/8/8/4B3/8/3N4/8/K5R1 w - - 0 1"), start);
        assert_ne!(signature_of("4k3/8/8/8/4B3/8/8/RN2K3 w - - 0 1"), start);
        assert_ne!(signature_of("4k3/8/8/8/8/8/8/QNB1K3 w - - 0 1"), start);
        assert_ne!(signature_of("4k3/8/8/8/8/8/8/rNB1K3 w - - 0 1"), start);
    }

    #[test]
    fn no_number_runs_into_the_next() {
        let many =
            "NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNKk w - - 0 1";
        assert_eq!(signature_of(many).count_ones(), 62u64.count_ones());
    }
}
