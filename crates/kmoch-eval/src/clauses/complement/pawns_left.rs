//! What there is left to win with: how many pawns, on how wide a front, or none at all.

use shakmaty::{Bitboard, Rank};

use super::prospects::Pieces;
use crate::clause::{Finder, Slot};
use crate::squares::Sets;

clause! {
    /// What a lead weighs as the pieces leave the board: much the same lead that is still open to
    /// anything in the opening decides an ending. The other clauses of this kind count from here.
    WeightOfLead = "weight_of_lead" {
        name: "Weight of a lead",
        chapter: Complement,
        theme: Material,
        section: "-",
        source: Own,
        unit: Share,
        slots: [SHARE],
        direction: Scale,
        says: "{side} is behind, and the fewer pieces are left the more that weighs",
        example: "4k3/4p3/8/8/8/4P3/3PP3/4K3 w - - 0 1",
    }
}

clause! {
    /// The pawns the leader has left to win with.
    ///
    /// Each exchange of one brings the draw nearer.
    PawnsLeft = "pawns_left" {
        name: "Pawns left to win with",
        chapter: Complement,
        theme: Drawishness,
        section: "-",
        source: Own,
        unit: Share,
        slots: [
            PAWNS0, PAWNS1, PAWNS2, PAWNS3, PAWNS4, PAWNS5, PAWNS6, PAWNS7, PAWNS8,
        ],
        direction: Virtue,
        shape: Falling,
        says: "{side} is behind, and this is what {enemy} has left to win with: {on_units}",
        example: "4k3/4p3/8/8/8/4P3/3PP3/4K3 w - - 0 1",
    }
}

clause! {
    /// The leader has no pawn left and must win with pieces alone: by the lead in pieces, from none
    /// to five pawns and more; a leader with one minor piece at most can hardly win at all.
    PawnlessLead = "pawnless_lead" {
        name: "Lead without pawns",
        chapter: Complement,
        theme: Drawishness,
        section: "-",
        source: Own,
        unit: Share,
        slots: [
            LEAD0, LEAD1, LEAD2, LEAD3, LEAD4, LEAD5, LONE_MINOR,
        ],
        direction: Virtue,
        shape: FallingIn(6),
        says: "{side} is behind, but {enemy} has no pawn, only {on_units}",
        example: "4k3/4r3/8/8/8/3B4/8/R3K3 w - - 0 1",
    }
}

clause! {
    /// How far the pawns reach from wing to wing, in files from the first to the last.
    ///
    /// On a narrow front there is no second weakness to attack, and the defending king is never far
    /// away.
    PawnFront = "pawn_front" {
        name: "Width of the front",
        chapter: Complement,
        theme: Drawishness,
        section: "-",
        source: Own,
        unit: Share,
        slots: [
            WIDTH0, WIDTH1, WIDTH2, WIDTH3, WIDTH4, WIDTH5, WIDTH6, WIDTH7, WIDTH8,
        ],
        direction: Virtue,
        shape: Falling,
        says: "{side} is behind, and the pawns on {on} are all there is to play for",
        example: "4k3/5ppp/8/8/8/8/4PPPP/4K3 w - - 0 1",
    }
}

// All are found when the total is known: see [`super::Prospects`].
impl Finder for WeightOfLead {}
impl Finder for PawnsLeft {}
impl Finder for PawnlessLead {}
impl Finder for PawnFront {}

/// More pawns are no chess, but nothing here may fall over them.
const MOST_PAWNS: usize = 8;

impl PawnsLeft {
    /// The slot of so many pawns.
    #[inline]
    pub(super) fn of(pawns: usize) -> Slot {
        Self::PAWNS0.nth(pawns.min(MOST_PAWNS))
    }
}

/// A lead of more than this in pieces, in pawns, is counted like this.
const LARGEST_LEAD: usize = 5;

/// They cannot force mate.
const TWO_KNIGHTS: Pieces = [2, 0, 0, 0];

const ONE_MINOR: Pieces = [1, 0, 0, 0];

impl PawnlessLead {
    /// How far pieces are ahead, in pawns.
    fn lead(ours: &Pieces, theirs: &Pieces) -> usize {
        worth(ours).saturating_sub(worth(theirs)).min(LARGEST_LEAD)
    }

    /// The slot of the lead in pieces.
    #[inline]
    pub(super) fn of(ours: &Pieces, theirs: &Pieces) -> Slot {
        Self::LEAD0.nth(Self::lead(ours, theirs))
    }

    /// Whether these pieces win by themselves.
    #[inline]
    pub(super) fn wins(ours: &Pieces, theirs: &Pieces) -> bool {
        Self::lead(ours, theirs) == LARGEST_LEAD && *ours != TWO_KNIGHTS
    }

    /// Whether there is no more than one minor piece.
    #[inline]
    pub(super) fn is_lone_minor(ours: &Pieces) -> bool {
        worth(ours) <= worth(&ONE_MINOR)
    }
}

/// What pieces are worth in pawns, as beginners learn it.
fn worth(&[knights, bishops, rooks, queens]: &Pieces) -> usize {
    3 * (knights + bishops) + 5 * rooks + 9 * queens
}

impl PawnFront {
    /// The slot of a front of these pawns: files from the first to the last.
    #[inline]
    pub(super) fn of(pawns: Bitboard) -> Slot {
        let files = (pawns.fill_south() & Bitboard::from_rank(Rank::First)).0;
        let width = (u64::BITS - files.leading_zeros()).saturating_sub(files.trailing_zeros());
        Self::WIDTH0.nth(width as usize)
    }
}
