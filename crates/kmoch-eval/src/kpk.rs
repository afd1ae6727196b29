//! King and pawn against king, known exactly.
//!
//! All positions are worked out once, when the first one is asked for. For a pawn and its king the squares of the lone king
//! where the pawn wins are a set, so all of them are looked at together, backwards from a pawn that queens: pawns on
//! the seventh rank first, because a pawn only steps forward.

use std::sync::LazyLock;

use shakmaty::{Bitboard, Color, File, Rank, Square, attacks};

use crate::squares::Sets;

/// For each pawn, by its file among four and its rank among six.
static WON: LazyLock<Vec<Won>> = LazyLock::new(work_out);

const FILES: usize = 4;
const RANKS: usize = 6;

/// Whether the side with the pawn wins. Seen from that side, which plays up the board.
pub fn is_won(king: Square, pawn: Square, enemy_king: Square, to_move: bool) -> bool {
    let mirror = |square: Square| {
        if pawn.file() > File::D { square.flip_horizontal() } else { square }
    };
    let (king, pawn, enemy_king) = (mirror(king), mirror(pawn), mirror(enemy_king));
    let won = place_of(pawn).map(|place| &WON[place]);
    won.is_some_and(|won| won.by(to_move)[king as usize].contains(enemy_king))
}

/// The place of a pawn on the files a to d among all; none on the first and the last rank.
fn place_of(pawn: Square) -> Option<usize> {
    let rank = (pawn.rank() as usize).checked_sub(1).filter(|&rank| rank < RANKS)?;
    Some(pawn.file() as usize * RANKS + rank)
}

/// Where the lone king stands when a pawn wins, by the square of the pawn's own king.
#[derive(Debug, Clone)]
struct Won {
    /// The side with the pawn is to move.
    to_move: [Bitboard; 64],
    /// The lone king is.
    waiting: [Bitboard; 64],
}

impl Won {
    const NOWHERE: Won = Won { to_move: [Bitboard::EMPTY; 64], waiting: [Bitboard::EMPTY; 64] };

    fn by(&self, to_move: bool) -> &[Bitboard; 64] {
        if to_move { &self.to_move } else { &self.waiting }
    }

    /// A pawn on this square, where those it can step to are known. Goes on until nothing new is learnt: who
    /// moves wins by one won move, and is lost by none that holds. What stays open is drawn.
    fn with(pawn: Square, known: &[Won]) -> Won {
        let mut won = Won::NOWHERE;
        let (at_once, held) = (advances(pawn, known), rest_for(pawn));
        loop {
            let mut learnt = false;
            for king in Square::ALL.into_iter().filter(|&king| king != pawn) {
                let at = king as usize;
                let goals = attacks::king_attacks(king).without(Bitboard::from_square(pawn));
                let by_king = goals.into_iter().map(|goal| won.waiting[goal as usize]);
                let to_move = by_king.fold(at_once[at], |all, set| all | set) & held[at].to_move;
                // The lone king holds out where it has a safe square that is not lost.
                let waiting =
                    held[at].waiting.without(kings_moves(held[at].flights.without(to_move)));
                learnt |= won.to_move[at] != to_move || won.waiting[at] != waiting;
                (won.to_move[at], won.waiting[at]) = (to_move, waiting);
            }
            if !learnt {
                return won;
            }
        }
    }
}

/// What can be said of the lone king before anything is worked out, for one square of the pawn's king.
#[derive(Debug, Clone, Copy)]
struct Rest {
    /// Where it may stand when the side with the pawn is to move.
    to_move: Bitboard,
    /// Where it may stand when it moves, and neither takes the pawn nor is stalemated.
    waiting: Bitboard,
    /// Where it may go, the pawn not counted.
    flights: Bitboard,
}

fn rest_for(pawn: Square) -> [Rest; 64] {
    let (place, checks) = (Bitboard::from_square(pawn), attacks::pawn_attacks(Color::White, pawn));
    Square::ALL.map(|king| {
        let reach = attacks::king_attacks(king);
        let standing = !(reach | Bitboard::from_square(king) | place);
        let safe = !(reach | Bitboard::from_square(king) | checks);
        let takes =
            if reach.contains(pawn) { Bitboard::EMPTY } else { attacks::king_attacks(pawn) };
        let stalemated = !(checks | kings_moves(safe));
        Rest {
            to_move: standing.without(checks),
            waiting: standing.without(takes | stalemated),
            flights: safe.without(place),
        }
    })
}

/// Where the lone king stands when a step of the pawn wins, by the square of the pawn's king.
fn advances(pawn: Square, known: &[Won]) -> [Bitboard; 64] {
    let ahead = pawn.offset(8).filter(|step| step.rank() > pawn.rank());
    let before_it = ahead.map_or(Bitboard::EMPTY, Bitboard::from_square);
    Square::ALL.map(|king| {
        let Some(step) = ahead.filter(|&step| step != king) else { return Bitboard::EMPTY };
        if step.rank() == Rank::Eighth {
            // A queen that the lone king cannot take, or that its own king guards.
            let guarded = attacks::king_attacks(king).contains(step);
            let near = if guarded { Bitboard::EMPTY } else { attacks::king_attacks(step) };
            return !(near | before_it);
        }
        let after = |pawn: Square| {
            place_of(pawn).map_or(Bitboard::EMPTY, |at| known[at].waiting[king as usize])
        };
        let double = step.offset(8).filter(|_| pawn.rank() == Rank::Second);
        after(step) | double.map_or(Bitboard::EMPTY, after).without(before_it)
    })
}

/// Where kings on these squares can go.
fn kings_moves(kings: Bitboard) -> Bitboard {
    let row = kings | kings.beside();
    kings.beside() | row.north() | row.south()
}

fn work_out() -> Vec<Won> {
    let mut known = vec![Won::NOWHERE; FILES * RANKS];
    for file in File::ALL.into_iter().take(FILES) {
        for rank in Rank::ALL.into_iter().skip(1).take(RANKS).rev() {
            let pawn = Square::from_coords(file, rank);
            if let Some(place) = place_of(pawn) {
                known[place] = Won::with(pawn, &known);
            }
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(king: Square, pawn: Square, enemy: Square, to_move: bool) -> bool {
        is_won(king, pawn, enemy, to_move)
    }

    #[test]
    fn the_opposition_decides() {
        assert!(!won(Square::E5, Square::E4, Square::E7, true));
        assert!(won(Square::E5, Square::E4, Square::E7, false));
        // On the sixth rank the king before its pawn wins whoever moves.
        assert!(won(Square::E6, Square::E5, Square::E8, true));
        assert!(won(Square::E6, Square::E5, Square::E8, false));
        assert!(won(Square::D6, Square::D5, Square::D8, true));
    }

    #[test]
    fn a_rooks_pawn_and_a_stalemate_are_drawn() {
        assert!(!won(Square::B6, Square::A6, Square::A8, true));
        assert!(!won(Square::G6, Square::H6, Square::H8, true));
        assert!(!won(Square::E6, Square::E7, Square::E8, false));
    }

    #[test]
    fn a_pawn_that_runs_and_a_pawn_that_is_lost() {
        assert!(won(Square::H1, Square::A5, Square::H8, true));
        assert!(!won(Square::H1, Square::A4, Square::B4, true));
        assert!(!won(Square::H1, Square::A4, Square::B4, false));
    }

    /// How many positions with the pawn on the files a to d are won is known.
    #[test]
    fn as_many_are_won_as_there_should_be() {
        let sets = WON.iter().flat_map(|won| won.to_move.iter().chain(&won.waiting));
        assert_eq!(sets.map(|set| set.count()).sum::<usize>(), 111_282);
    }
}
