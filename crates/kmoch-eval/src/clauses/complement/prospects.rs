//! What a lead is good for: endings in which the side behind holds more, or less, than elsewhere.
//!
//! Each clause but the first gives the side behind a share of what it is behind. All are found when
//! the total is known: see [`crate::Closing`].

use shakmaty::{Bitboard, Color, Role};

use super::{
    DrawnPawnEnding, KindOfEnding, LopsidedPawns, OppositeBishops, PawnFront, PawnlessLead,
    PawnsLeft, WeightOfLead, WrongRookPawn,
};
use crate::Place;
use crate::clause::{ClauseId, Registered, Slot};
use crate::context::{Side, Units};

/// The most shares that can apply at once: one of each clause, and a lone minor piece beside.
pub const MOST_SHARES: usize = 9;

/// A side's pieces by kind: knights, bishops, rooks, queens.
pub(super) type Pieces = [usize; 4];

/// What the shares of a lead go by, as the board stands.
#[derive(Debug, Clone, Copy)]
pub struct Prospects {
    units: [Units; 2],
    passers: [u8; 2],
    turn: Color,
}

impl Prospects {
    #[inline(always)]
    pub(crate) fn of(white: &Side, black: &Side) -> Prospects {
        Prospects {
            units: [white.own, white.enemy],
            passers: [white, black].map(|side| side.pawns.passers.count() as u8),
            turn: Color::from_white(white.to_move),
        }
    }

    fn sides(&self, leader: Color) -> (&Units, &Units, usize) {
        let [white, black] = &self.units;
        match leader {
            Color::White => (white, black, self.passers[0].into()),
            Color::Black => (black, white, self.passers[1].into()),
        }
    }

    /// The shares that apply when this side leads.
    #[inline]
    pub fn shares(&self, leader: Color, mut share: impl FnMut(ClauseId, Slot)) {
        let (own, enemy, passers) = self.sides(leader);
        let (ours, theirs) = (pieces(own), pieces(enemy));
        let pawns = own.by(Role::Pawn).count();
        if pawns == 1 && DrawnPawnEnding::applies(own, enemy, leader, self.turn) {
            // What is known to be drawn has no weight.
            return share(DrawnPawnEnding::ID, DrawnPawnEnding::SHARE);
        }
        share(WeightOfLead::ID, WeightOfLead::SHARE);
        if pawns == 0 && PawnlessLead::wins(&ours, &theirs) {
            // A rook more and beyond wins without pawns: nothing else bears on that.
            return share(PawnlessLead::ID, PawnlessLead::of(&ours, &theirs));
        }
        share(PawnsLeft::ID, PawnsLeft::of(pawns));
        if pawns == 0 {
            share(PawnlessLead::ID, PawnlessLead::of(&ours, &theirs));
            if PawnlessLead::is_lone_minor(&ours) {
                share(PawnlessLead::ID, PawnlessLead::LONE_MINOR);
            }
        }
        if let Some(slot) = OppositeBishops::of([own, enemy], [&ours, &theirs], passers) {
            share(OppositeBishops::ID, slot);
        }
        if let Some(slot) = WrongRookPawn::of(own, enemy, leader) {
            share(WrongRookPawn::ID, slot);
        }
        let (our_pawns, their_pawns) = (own.by(Role::Pawn), enemy.by(Role::Pawn));
        share(PawnFront::ID, PawnFront::of(our_pawns | their_pawns));
        share(LopsidedPawns::ID, LopsidedPawns::of(our_pawns, their_pawns));
        share(KindOfEnding::ID, KindOfEnding::of(&ours, &theirs));
    }

    /// Whether a clause is one of those that take shares of a lead.
    pub(crate) fn speaks_by(clause: ClauseId) -> bool {
        [
            DrawnPawnEnding::ID,
            WeightOfLead::ID,
            PawnlessLead::ID,
            PawnsLeft::ID,
            OppositeBishops::ID,
            WrongRookPawn::ID,
            PawnFront::ID,
            LopsidedPawns::ID,
            KindOfEnding::ID,
        ]
        .contains(&clause)
    }

    /// Where a share is, as the board stands.
    pub(crate) fn place(&self, clause: ClauseId, leader: Color) -> Place {
        let (own, enemy, _) = self.sides(leader);
        let both = |role| own.by(role) | enemy.by(role);
        let pieces = own.pieces() | enemy.pieces();
        Place::on(match clause {
            WeightOfLead::ID => Bitboard::EMPTY,
            PawnsLeft::ID => own.by(Role::Pawn),
            PawnlessLead::ID => own.pieces() | own.by(Role::King),
            OppositeBishops::ID => both(Role::Bishop),
            WrongRookPawn::ID | DrawnPawnEnding::ID => own.by(Role::Pawn),
            PawnFront::ID | LopsidedPawns::ID => both(Role::Pawn),
            _ if pieces.is_empty() => both(Role::King),
            _ => pieces,
        })
    }
}

#[inline]
fn pieces(units: &Units) -> Pieces {
    [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(|role| units.by(role).count())
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, fen::Fen};

    use super::WeightOfLead;
    use crate::clause::Registered;
    use crate::sinks::Scored;
    use crate::{Evaluator, Fast, Profile, Stage, collect};

    /// The names of the shares that apply when White leads.
    fn shares(fen: &str) -> Vec<String> {
        let setup = fen.parse::<Fen>().expect("a test gives a sound FEN").into_setup();
        let evaluator = Evaluator::new(&Profile::addendum());
        let weights = evaluator.weights();
        let row = weights.row_index(Stage::of(&setup.board));
        let mut sum = Fast::<Scored>::new(weights, row);
        let mut found = Vec::new();
        let closing = collect(&setup.board, setup.turn, &mut sum);
        closing.prospects.shares(Color::White, |clause, slot| {
            if clause == WeightOfLead::ID {
                return;
            }
            let place = slot.index() - slot.clause().slots().start;
            let clause = clause.clause();
            found.push(format!("{} {}", clause.key, clause.slots[place]));
        });
        found
    }

    #[test]
    fn a_full_board() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let found = [
            "pawns_left pawns8",
            "pawn_front width8",
            "lopsided_pawns files0",
            "kind_of_ending queens_and_more",
        ];
        assert_eq!(shares(start), found);
    }

    #[test]
    fn only_the_leaders_own_pawns_count() {
        let two = "4k3/pppppppp/8/8/8/8/P6P/2R1K2R w - - 0 1";
        assert_eq!(shares(two)[0], "pawns_left pawns2");
        assert_eq!(shares("2r1k2r/p6p/8/8/8/8/PPPPPPPP/4K3 w - - 0 1")[0], "pawns_left pawns8");
    }

    #[test]
    fn without_pawns_the_lead_in_pieces_counts() {
        let rook_and_bishop = "4k3/r6p/8/8/8/3B4/8/R3K3 w - - 0 1";
        let found = [
            "pawns_left pawns0",
            "pawnless_lead lead3",
            "pawn_front width1",
            "lopsided_pawns files1",
            "kind_of_ending few_pieces",
        ];
        assert_eq!(shares(rook_and_bishop), found);
        let bishop = "4k3/p6p/8/8/8/3B4/8/4K3 w - - 0 1";
        assert_eq!(shares(bishop)[2], "pawnless_lead lone_minor");
    }

    #[test]
    fn a_rook_more_wins_without_pawns_and_two_knights_do_not() {
        assert_eq!(shares("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), ["pawnless_lead lead5"]);
        assert_eq!(shares("4k3/1n6/8/8/8/8/8/Q3K3 w - - 0 1"), ["pawnless_lead lead5"]);
        let knights = shares("4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1");
        assert!(knights.contains(&"pawns_left pawns0".to_owned()));
    }

    #[test]
    fn bishops_of_opposite_colours() {
        let bare = "4k3/p2b3p/8/8/4P3/P3B2P/8/4K3 w - - 0 1";
        assert!(shares(bare).contains(&"opposite_bishops passers1".to_owned()));
        let same = "4k3/p3b2p/8/8/4P3/P3B2P/8/4K3 w - - 0 1";
        assert!(!shares(same).iter().any(|share| share.starts_with("opposite")));
        let rooks = "r3k3/p2b3p/8/8/4P3/P3B2P/8/R3K3 w - - 0 1";
        assert!(shares(rooks).contains(&"opposite_bishops one_piece_more".to_owned()));
    }

    #[test]
    fn a_king_in_the_corner_holds_a_rooks_pawn() {
        let has = |fen| shares(fen).into_iter().find(|share| share.starts_with("wrong"));
        let wrong = Some("wrong_rook_pawn bishop".to_owned());
        assert_eq!(has("k7/8/8/P7/8/8/3B4/4K3 w - - 0 1"), wrong);
        assert_eq!(has("k7/8/8/P7/8/8/4B3/4K3 w - - 0 1"), None);
        assert_eq!(has("4k3/8/8/P7/8/8/3B4/4K3 w - - 0 1"), None);
        let alone = Some("wrong_rook_pawn pawns_alone".to_owned());
        assert_eq!(has("8/1k6/8/P7/P7/8/8/4K3 w - - 0 1"), alone);
        assert_eq!(has("8/1k6/8/P7/1P6/8/8/4K3 w - - 0 1"), None);
    }

    #[test]
    fn kinds_of_ending_and_the_width_of_the_front() {
        let rooks = "4k3/r4ppp/8/8/8/8/4PPPP/R3K3 w - - 0 1";
        assert_eq!(
            shares(rooks),
            [
                "pawns_left pawns4",
                "pawn_front width4",
                "lopsided_pawns files1",
                "kind_of_ending rooks"
            ]
        );
        let pawns = "4k3/p4ppp/8/8/8/8/4PPPP/4K3 w - - 0 1";
        assert!(shares(pawns).contains(&"kind_of_ending pawns".to_owned()));
    }
}
