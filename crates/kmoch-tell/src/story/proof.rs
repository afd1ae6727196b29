//! What a line of moves brings a side, with the moves that prove it: mate, a pawn that gets through,
//! material. Nothing is claimed before the moves have been played anew.

use kmoch_eval::Theme;
use kmoch_motifs::{Claim, worth};
use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Role};

use super::idea::telling_motif;
use super::searched::{MOST_TOLD, SOON, written};
use crate::language::Phrase;

/// Pieces that change hands, by kind from pawn to queen, for one side.
pub type UnitCounts = [i32; 5];

/// The kinds of unit that can be won, from pawn to queen.
pub const KINDS: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Moves of a line that are told at the most.
pub const MOST_PLIES: usize = 8;

/// Who is so many pawns behind needs no other reason: a piece decides, whatever more comes of it.
pub const DECIDES: i32 = 3;

/// Material that takes more moves than this is not claimed: nobody follows them.
const LONGEST_WIN: usize = 10;

/// A pawn's way is followed further than other lines.
const LONGEST_RUN: usize = 16;

/// What a line brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Brings {
    /// Mate in so many moves.
    Mate(u32),
    /// A pawn that promotes.
    Promotion,
    /// UnitCounts, for others or for nothing.
    Material {
        /// What the other side is left without.
        gained: UnitCounts,
        /// What it cost.
        given: UnitCounts,
    },
}

/// Something a side gets, and the moves that prove it.
#[derive(Debug, Clone)]
pub struct Proof {
    /// Who gets it.
    pub side: Color,
    /// What it gets.
    pub brings: Brings,
    /// The moves, from the position the claim is about.
    pub moves: Vec<Move>,
    /// The idea in them, if it has a name.
    pub motif: Option<Claim>,
    /// The same in words.
    pub idea: Option<Phrase>,
}

impl PartialEq for Proof {
    /// The motif follows from the moves.
    fn eq(&self, other: &Proof) -> bool {
        (self.side, &self.brings, &self.moves) == (other.side, &other.brings, &other.moves)
    }
}

impl Eq for Proof {}

/// Why a claim is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The move with this number, counted from 1, cannot be played.
    Illegal(usize),
    /// The moves do not end in mate, or not in so many.
    NoMate,
    /// No pawn of the side promotes with the last move.
    NoPromotion,
    /// Other units come off the board than are claimed, or nothing is won.
    OtherMaterial,
}

impl Proof {
    /// What a line brings a side, if that is mate or at least so many pawns' worth.
    pub fn find(position: &Chess, line: &[Move], side: Color, least: i32) -> Option<Proof> {
        let mate = ends_in_mate(position, line, side)
            .then(|| (Brings::Mate(moves_of(position, line.len(), side)), line.len()));
        let brings = mate.or_else(|| won(position, line, side, least))?;
        Proof::by(position, line, side, brings)
    }

    /// The same, but a mate that takes longer than anybody reads is told by what is won on the way to it.
    pub fn soon(position: &Chess, line: &[Move], side: Color) -> Option<Proof> {
        let proof = Proof::find(position, line, side, 1)?;
        let too_long = matches!(proof.brings, Brings::Mate(_)) && line.len() > MOST_TOLD;
        let instead = || Proof::by(position, line, side, won(position, line, side, DECIDES)?);
        too_long.then(instead).flatten().or(Some(proof))
    }

    /// What a line brings with so many of its moves.
    fn by(
        position: &Chess,
        line: &[Move],
        side: Color,
        (brings, plies): (Brings, usize),
    ) -> Option<Proof> {
        let moves = line[..plies].to_vec();
        let found = telling_motif(position, &moves, side, &brings);
        let (motif, idea) = found.map_or((None, None), |(claim, idea)| (Some(claim), Some(idea)));
        let proof = Proof { side, brings, moves, motif, idea };
        proof.replay(position).is_ok().then_some(proof)
    }

    /// A pawn of this side that gets through soon enough to be told.
    pub fn promotion(position: &Chess, line: &[Move], side: Color) -> Option<Proof> {
        let mover =
            |index: usize| if index.is_multiple_of(2) { position.turn() } else { !position.turn() };
        let mut moves = line.iter().enumerate().take(LONGEST_RUN);
        let (last, _) = moves.find(|(index, mv)| mv.is_promotion() && mover(*index) == side)?;
        let moves = line[..=last].to_vec();
        let proof = Proof { side, brings: Brings::Promotion, moves, motif: None, idea: None };
        proof.replay(position).is_ok().then_some(proof)
    }

    /// Plays the moves anew and looks whether they bring what is claimed.
    pub fn replay(&self, position: &Chess) -> Result<(), Refusal> {
        let mut after = position.clone();
        for (index, &mv) in self.moves.iter().enumerate() {
            if !after.is_legal(mv) {
                return Err(Refusal::Illegal(index + 1));
            }
            after.play_unchecked(mv);
        }
        let holds = match &self.brings {
            Brings::Mate(moves) => {
                let shown = after.is_checkmate() && after.turn() != self.side;
                (
                    shown && *moves == moves_of(position, self.moves.len(), self.side),
                    Refusal::NoMate,
                )
            }
            Brings::Promotion => {
                let last = self.moves.last().is_some_and(|mv| mv.is_promotion());
                (last && after.turn() != self.side, Refusal::NoPromotion)
            }
            Brings::Material { gained, given } => {
                let found = exchanged(position.board(), after.board(), self.side);
                let is_gain = points(*gained) > points(*given);
                (is_gain && found == (*gained, *given), Refusal::OtherMaterial)
            }
        };
        if holds.0 { Ok(()) } else { Err(holds.1) }
    }

    /// What it is worth in pawns, as players learn it; a mate more than everything.
    pub fn worth(&self) -> i32 {
        match self.brings {
            Brings::Mate(_) => worth(Role::King),
            Brings::Promotion => worth(Role::Queen) - worth(Role::Pawn),
            Brings::Material { gained, given } => points(gained) - points(given),
        }
    }

    /// What it speaks of.
    pub fn theme(&self) -> Theme {
        match self.brings {
            Brings::Mate(_) => Theme::KingSafety,
            Brings::Promotion => Theme::PassedPawns,
            Brings::Material { .. } => Theme::Threats,
        }
    }

    /// The squares the moves start from and lead to, and the king that is mated.
    pub fn squares(&self, position: &Chess) -> Bitboard {
        let king = match self.brings {
            Brings::Mate(_) => position.board().king_of(!self.side),
            _ => None,
        };
        ways(&self.moves) | king.map_or(Bitboard::EMPTY, Bitboard::from)
    }

    /// The moves in notation; of a pawn's long way its beginning and its end.
    pub fn line(&self, position: &Chess) -> String {
        // One move more is shorter than dots.
        let whole = self.moves.len() <= MOST_PLIES + 1 && self.brings == Brings::Promotion;
        let most = match self.brings {
            Brings::Material { .. } => LONGEST_WIN,
            Brings::Mate(_) if self.moves.len() <= MOST_TOLD => MOST_TOLD,
            _ if whole => self.moves.len(),
            _ => MOST_PLIES,
        };
        let told = &self.moves[..self.moves.len().min(most)];
        let way = written(position, told);
        match self.moves.last() {
            Some(&last) if self.brings == Brings::Promotion && told.len() < self.moves.len() => {
                let mut before = position.clone();
                let passed = &self.moves[..self.moves.len() - 1];
                passed.iter().for_each(|&mv| before.play_unchecked(mv));
                format!("{way} ... {}", written(&before, &[last]))
            }
            _ => way,
        }
    }
}

/// How many of so many plies are moves of this side.
fn moves_of(position: &Chess, plies: usize, side: Color) -> u32 {
    let first = usize::from(position.turn() == side);
    ((plies + first) / 2) as u32
}

fn ends_in_mate(position: &Chess, line: &[Move], side: Color) -> bool {
    let mut end = position.clone();
    line.iter().for_each(|&mv| end.play_unchecked(mv));
    end.is_checkmate() && end.turn() != side
}

/// The squares the moves of a line start from and lead to.
pub fn ways(line: &[Move]) -> Bitboard {
    let told = &line[..MOST_PLIES.min(line.len())];
    let from = told.iter().filter_map(|mv| mv.from());
    from.chain(told.iter().map(|mv| mv.to())).collect::<Bitboard>()
}

fn units(board: &Board, side: Color) -> UnitCounts {
    KINDS.map(|role| (board.by_color(side) & board.by_role(role)).count() as i32)
}

/// What a list of units is worth in pawns.
pub fn points(units: UnitCounts) -> i32 {
    units.iter().zip(KINDS).map(|(count, role)| count * worth(role)).sum()
}

/// What a side has more on the board than the other, in pawns.
pub fn balance(board: &Board, side: Color) -> i32 {
    points(units(board, side)) - points(units(board, !side))
}

/// What more leaves the other side than us between two boards, and the other way round.
fn exchanged(before: &Board, after: &Board, side: Color) -> (UnitCounts, UnitCounts) {
    let lost = |side: Color| -> UnitCounts {
        let (before, after) = (units(before, side), units(after, side));
        std::array::from_fn(|kind| (before[kind] - after[kind]).max(0))
    };
    let (mut given, mut gained) = (lost(side), lost(!side));
    for kind in 0..KINDS.len() {
        let both = given[kind].min(gained[kind]);
        given[kind] -= both;
        gained[kind] -= both;
    }
    (gained, given)
}

/// Material that is won by force: more leaves the enemy than us until nothing is left to be taken;
/// and how many plies that takes.
fn won(position: &Chess, line: &[Move], side: Color, least: i32) -> Option<(Brings, usize)> {
    let balance = |board: &Board| balance(board, side);
    let start = balance(position.board());
    let mut end = position.clone();
    for &mv in line {
        end.play_unchecked(mv);
    }
    let gain = balance(end.board()) - start;
    if gain < least.max(1) {
        return None;
    }
    // Most of it is enough: what else falls later is another story.
    let most = (gain * 2 + 2) / 3;
    let (mut last, mut then) = settled(position, line, |board| balance(board) - start >= most);
    if let Some(promotion) = Proof::promotion(position, &line[..last], side) {
        return Some((Brings::Promotion, promotion.moves.len()));
    }
    if last > MOST_PLIES {
        // A piece that is won soon is told, whatever else falls far on.
        (last, then) = settled(position, line, |board| balance(board) - start >= most.min(DECIDES));
    }
    // A lone pawn that falls far on is no more than a line that happened to be found.
    if last > LONGEST_WIN || (gain == 1 && last > SOON) {
        // What cannot be shown is not claimed.
        return None;
    }
    let (gained, given) = exchanged(position.board(), then.board(), side);
    Some((Brings::Material { gained, given }, last))
}

/// How many plies it takes until something holds for good, looked at wherever nothing is being taken,
/// and the position then.
fn settled(position: &Chess, line: &[Move], holds: impl Fn(&Board) -> bool) -> (usize, Chess) {
    let mut after = position.clone();
    let mut since = None;
    for (index, &mv) in line.iter().enumerate() {
        after.play_unchecked(mv);
        if line.get(index + 1).is_some_and(|next| next.is_capture()) {
            continue;
        }
        since = holds(after.board()).then(|| since.unwrap_or_else(|| (index + 1, after.clone())));
    }
    since.unwrap_or((line.len(), after))
}
