//! Bishops that cannot win: those of opposite colours, and those of the wrong one.

use shakmaty::{Bitboard, Color, File, Rank, Role, Square};

use super::prospects::Pieces;
use crate::clause::{Finder, Slot};
use crate::context::Units;

clause! {
    /// One bishop each, on opposite colours. By the leader's passed pawns when only bishops are
    /// left; weaker with one more piece each, and with more.
    ///
    /// Neither can ever drive the other off, and passed pawns are stopped on the colour their own
    /// bishop does not see.
    OppositeBishops = "opposite_bishops" {
        name: "Bishops of opposite colours",
        chapter: Complement,
        theme: Drawishness,
        section: "-",
        source: Own,
        unit: Share,
        slots: [PASSERS0, PASSERS1, PASSERS2, PASSERS3, ONE_PIECE_MORE, PIECES_MORE],
        direction: Virtue,
        shape: FallingIn(4),
        says: "{side} is behind, but {on_units} run on opposite colours",
        example: "4k3/3b4/8/8/4P3/4B3/8/4K3 w - - 0 1",
    }
}

/// Found when the total is known: see [`super::Prospects`].
impl Finder for OppositeBishops {}

impl OppositeBishops {
    /// The slot of a leader whose bishop runs on the other colour than the enemy's.
    #[inline]
    pub(super) fn of(
        [own, enemy]: [&Units; 2],
        [ours, theirs]: [&Pieces; 2],
        passers: usize,
    ) -> Option<Slot> {
        const MOST_PASSERS: usize = 3;
        let colour = |units: &Units| units.by(Role::Bishop).single_square().map(Square::is_light);
        if colour(own)? == colour(enemy)? {
            return None;
        }
        let others = |pieces: &Pieces| pieces.iter().sum::<usize>() - 1;
        Some(match (others(ours), others(theirs)) {
            (0, 0) => Self::PASSERS0.nth(passers.min(MOST_PASSERS)),
            (1, 1) => Self::ONE_PIECE_MORE,
            _ => Self::PIECES_MORE,
        })
    }
}

clause! {
    /// All pawns of the leader stand on one edge of the board, the leader has no piece, or only bishops that
    /// do not control the corner where they promote, and the defending king is there: it cannot be driven
    /// out of the corner.
    WrongRookPawn = "wrong_rook_pawn" {
        name: "Wrong rook's pawn",
        chapter: Complement,
        theme: Drawishness,
        section: "-",
        source: Own,
        unit: Share,
        slots: [BISHOP, PAWNS_ALONE],
        direction: Virtue,
        says: "{side} is behind, but sits in the corner where the pawns on {on} would promote",
        example: "k7/8/8/P7/8/8/3B4/4K3 w - - 0 1",
    }
}

/// Found when the total is known: see [`super::Prospects`].
impl Finder for WrongRookPawn {}

impl WrongRookPawn {
    /// The slot of a leader whose pawns cannot drive the king out of their corner.
    #[inline]
    pub(super) fn of(own: &Units, enemy: &Units, leader: Color) -> Option<Slot> {
        let pawns = own.by(Role::Pawn);
        let bishops = own.by(Role::Bishop);
        let file = [File::A, File::H]
            .into_iter()
            .find(|&file| (pawns & !Bitboard::from_file(file)).is_empty())?;
        let corner = Square::from_coords(file, leader.fold_wb(Rank::Eighth, Rank::First));
        let king = enemy.by(Role::King).single_square()?;
        let is_wrong = pawns.any()
            && own.pieces() == bishops
            && bishops.into_iter().all(|bishop| bishop.is_light() != corner.is_light())
            && king.distance(corner) <= 1;
        let slot = if bishops.is_empty() { Self::PAWNS_ALONE } else { Self::BISHOP };
        is_wrong.then_some(slot)
    }
}
