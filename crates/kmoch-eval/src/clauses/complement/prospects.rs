//! What a lead is good for: endings in which the side behind holds more, or less, than elsewhere.
//!
//! Each clause but the first gives the side behind a share of what it is behind. All are found when
//! the total is known: see [`crate::Closing`].

use shakmaty::{Bitboard, Color, File, Rank, Role, Square};

use super::{DrawnPawnEnding, LopsidedPawns};
use crate::Place;
use crate::clause::{ClauseId, Finder, Registered, Slot};
use crate::context::{Side, Units};
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

clause! {
    /// How much of a lead wins depends on the pieces left: a pawn ending is won or drawn, with
    /// little between; rooks hold much. Up to three pieces are few.
    KindOfEnding = "kind_of_ending" {
        name: "Kind of ending",
        chapter: Complement,
        theme: Drawishness,
        section: "-",
        source: Own,
        unit: Share,
        slots: [
            PAWNS, ONE_PIECE, ROOKS, QUEENS, KNIGHTS, BISHOPS, BISHOP_AND_KNIGHT,
            ROOK_AND_MINOR, QUEEN_AND_OTHER, TWO_ROOKS, ROOK_AND_MINOR_EACH,
            FEW_PIECES, MANY_PIECES, QUEEN_OF_ONE, QUEENS_AND_MORE,
        ],
        direction: Virtue,
        says: "{side} is behind in an ending of this kind: {on_units}",
        example: "4k3/r7/8/8/8/8/P7/R3K3 w - - 0 1",
    }
}

impl Finder for WeightOfLead {}
impl Finder for PawnsLeft {}
impl Finder for PawnlessLead {}
impl Finder for OppositeBishops {}
impl Finder for WrongRookPawn {}
impl Finder for PawnFront {}
impl Finder for KindOfEnding {}

/// The most shares that can apply at once: one of each clause, and a lone minor piece beside.
pub const MOST_SHARES: usize = 9;

/// A side's pieces by kind: knights, bishops, rooks, queens.
type Pieces = [usize; 4];

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
        let lead = worth(&ours).saturating_sub(worth(&theirs)).min(LARGEST_LEAD);
        if pawns == 1 && DrawnPawnEnding::applies(own, enemy, leader, self.turn) {
            // What is known to be drawn has no weight.
            return share(DrawnPawnEnding::ID, DrawnPawnEnding::SHARE);
        }
        share(WeightOfLead::ID, WeightOfLead::SHARE);
        if pawns == 0 && lead == LARGEST_LEAD && ours != TWO_KNIGHTS {
            // A rook more and beyond wins without pawns: nothing else bears on that.
            return share(PawnlessLead::ID, PawnlessLead::LEAD0.nth(lead));
        }
        share(PawnsLeft::ID, PawnsLeft::PAWNS0.nth(pawns.min(MOST_PAWNS)));
        if pawns == 0 {
            share(PawnlessLead::ID, PawnlessLead::LEAD0.nth(lead));
            if worth(&ours) <= worth(&[1, 0, 0, 0]) {
                share(PawnlessLead::ID, PawnlessLead::LONE_MINOR);
            }
        }
        if let Some(slot) = opposite_bishops(own, enemy, &ours, &theirs, passers) {
            share(OppositeBishops::ID, slot);
        }
        if let Some(slot) = wrong_rook_pawn(own, enemy, leader) {
            share(WrongRookPawn::ID, slot);
        }
        let front = width(own.by(Role::Pawn) | enemy.by(Role::Pawn));
        share(PawnFront::ID, PawnFront::WIDTH0.nth(front));
        let lopsided = LopsidedPawns::files(own.by(Role::Pawn), enemy.by(Role::Pawn));
        share(LopsidedPawns::ID, LopsidedPawns::FILES0.nth(lopsided));
        share(KindOfEnding::ID, kind_of_ending(&ours, &theirs));
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

/// More pawns are no chess, but nothing here may fall over them.
const MOST_PAWNS: usize = 8;

/// A lead of more than this in pieces, in pawns, is counted like this.
const LARGEST_LEAD: usize = 5;

/// They cannot force mate.
const TWO_KNIGHTS: Pieces = [2, 0, 0, 0];

#[inline]
fn pieces(units: &Units) -> Pieces {
    [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(|role| units.by(role).count())
}

/// What pieces are worth in pawns, as beginners learn it.
fn worth(&[knights, bishops, rooks, queens]: &Pieces) -> usize {
    3 * (knights + bishops) + 5 * rooks + 9 * queens
}

/// The number of files from the first pawn to the last.
fn width(pawns: Bitboard) -> usize {
    let files = (pawns.fill_south() & Bitboard::from_rank(Rank::First)).0;
    (u64::BITS - files.leading_zeros()).saturating_sub(files.trailing_zeros()) as usize
}

fn opposite_bishops(
    own: &Units,
    enemy: &Units,
    ours: &Pieces,
    theirs: &Pieces,
    passers: usize,
) -> Option<Slot> {
    const MOST_PASSERS: usize = 3;
    let colour = |units: &Units| units.by(Role::Bishop).single_square().map(Square::is_light);
    if colour(own)? == colour(enemy)? {
        return None;
    }
    let others = |pieces: &Pieces| pieces.iter().sum::<usize>() - 1;
    Some(match (others(ours), others(theirs)) {
        (0, 0) => OppositeBishops::PASSERS0.nth(passers.min(MOST_PASSERS)),
        (1, 1) => OppositeBishops::ONE_PIECE_MORE,
        _ => OppositeBishops::PIECES_MORE,
    })
}

/// The slot of a leader whose pawns cannot drive the king out of their corner.
fn wrong_rook_pawn(own: &Units, enemy: &Units, leader: Color) -> Option<Slot> {
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
    let slot = if bishops.is_empty() { WrongRookPawn::PAWNS_ALONE } else { WrongRookPawn::BISHOP };
    is_wrong.then_some(slot)
}

/// The slot of the pieces left.
fn kind_of_ending(ours: &Pieces, theirs: &Pieces) -> Slot {
    const KNIGHT: Pieces = [1, 0, 0, 0];
    const BISHOP: Pieces = [0, 1, 0, 0];
    const ROOK: Pieces = [0, 0, 1, 0];
    const QUEEN: Pieces = [0, 0, 0, 1];
    const MOST_OF_FEW: usize = 3;
    let count = |pieces: &Pieces| pieces.iter().sum::<usize>();
    let [.., our_queens] = ours;
    let [.., their_queens] = theirs;
    match (count(ours), count(theirs)) {
        (0, 0) => KindOfEnding::PAWNS,
        (0, 1) | (1, 0) => KindOfEnding::ONE_PIECE,
        (1, 1) => match (*ours, *theirs) {
            (ROOK, ROOK) => KindOfEnding::ROOKS,
            (QUEEN, QUEEN) => KindOfEnding::QUEENS,
            (KNIGHT, KNIGHT) => KindOfEnding::KNIGHTS,
            (BISHOP, BISHOP) => KindOfEnding::BISHOPS,
            (BISHOP, KNIGHT) | (KNIGHT, BISHOP) => KindOfEnding::BISHOP_AND_KNIGHT,
            (QUEEN, _) | (_, QUEEN) => KindOfEnding::QUEEN_AND_OTHER,
            _ => KindOfEnding::ROOK_AND_MINOR,
        },
        (2, 2) if [*ours, *theirs] == [[0, 0, 2, 0]; 2] => KindOfEnding::TWO_ROOKS,
        (2, 2) if [ours, theirs].iter().all(|pieces| matches!(pieces, [_, _, 1, 0])) => {
            KindOfEnding::ROOK_AND_MINOR_EACH
        }
        (ours, theirs) => match (our_queens, their_queens) {
            (0, 0) if ours + theirs <= MOST_OF_FEW => KindOfEnding::FEW_PIECES,
            (0, 0) => KindOfEnding::MANY_PIECES,
            (0, _) | (_, 0) => KindOfEnding::QUEEN_OF_ONE,
            _ => KindOfEnding::QUEENS_AND_MORE,
        },
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, fen::Fen};

    use super::WeightOfLead;
    use crate::clause::Registered;
    use crate::{Evaluator, Fast, Profile, Stage, clause_of, collect, slots_of};

    /// The names of the shares that apply when White leads.
    fn shares(fen: &str) -> Vec<String> {
        let setup = fen.parse::<Fen>().expect("a test gives a sound FEN").into_setup();
        let evaluator = Evaluator::new(&Profile::addendum());
        let weights = evaluator.weights();
        let row = weights.row_index(Stage::of(&setup.board));
        let mut sum = Fast {
            values: weights.values(row),
            base: weights.base(row),
            scored: weights.scored(),
            sum: 0,
        };
        let mut found = Vec::new();
        let closing = collect(&setup.board, setup.turn, &mut sum);
        closing.prospects.shares(Color::White, |clause, slot| {
            if clause == WeightOfLead::ID {
                return;
            }
            let place = slot.index() - slots_of(clause_of(slot.index()).index()).start;
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
