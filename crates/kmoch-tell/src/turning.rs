//! Where a game turned: the moves after which the winning chances stayed changed.

use shakmaty::Move;

/// How fast winning chances grow with centipawns: the slope of a logistic curve that was
/// fitted by lichess to the results of rapid games, so that our percentages mean the same.
const CHANCE_SLOPE: f64 = 0.003_682_08;

/// A capture is often answered by one: a change counts as far as it survives so many plies.
const LASTS: usize = 2;

/// A swing of fewer points of winning chances is no turn of a game.
pub const LEAST_SWING: f64 = 5.0;

/// A game that turns at every move turns nowhere: only the largest are told.
pub const MOST_TURNS: usize = 6;

/// White's chance of winning in per cent, draws shared out, for so many centipawns.
///
/// ```
/// use kmoch_tell::turning::chance;
/// assert_eq!(chance(0.0), 50.0);
/// assert_eq!(chance(100.0).round(), 59.0);
/// ```
pub fn chance(centipawns: f64) -> f64 {
    100.0 / (1.0 + (-CHANCE_SLOPE * centipawns).exp())
}

/// With so many units on the board or more, kmoch's pawns count for [`FULL_SCALE`] of those that the curve
/// was fitted to, and with so few or fewer for [`EMPTY_SCALE`].
const FULL_BOARD: f64 = 28.0;
const EMPTY_BOARD: f64 = 22.0;
/// By these kmoch tells best in 182 positions of all kinds who is better by half a pawn of Stockfish's.
const FULL_SCALE: f64 = 1.4;
const EMPTY_SCALE: f64 = 0.85;

/// What a pawn of kmoch's counts for in winning chances with so many units on the board: much can still come
/// of a small advantage while the board is full, and little when it is nearly empty.
///
/// ```
/// use kmoch_tell::turning::scale;
/// assert!(scale(32) > 1.0 && scale(8) < 1.0);
/// assert_eq!(scale(32), scale(29));
/// ```
pub fn scale(units: usize) -> f64 {
    let fullness = (units as f64 - EMPTY_BOARD) / (FULL_BOARD - EMPTY_BOARD);
    EMPTY_SCALE + (FULL_SCALE - EMPTY_SCALE) * fullness.clamp(0.0, 1.0)
}

/// A move that turned the game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Turn {
    /// The ply after which it is changed, 1 for the first move.
    pub ply: usize,
    /// The ply at which the dust has settled.
    pub settled: usize,
    /// What is left of the change then, in points of White's winning chances.
    pub swing: f64,
}

/// Finds the turns of a game from White's winning chances in each position, in the order they
/// happened: swings of at least so many points, the largest so many of them.
pub fn turns(chances: &[f64], least: f64, most: usize) -> Vec<Turn> {
    let mut turns: Vec<Turn> = (1..chances.len())
        .map(|ply| Turn {
            ply,
            settled: (ply + LASTS).min(chances.len() - 1),
            swing: lasting(chances, ply),
        })
        .filter(|turn| turn.swing.abs() >= least)
        .collect();
    turns.sort_by(|one, other| other.swing.abs().total_cmp(&one.swing.abs()));
    turns.truncate(most);
    turns.sort_by_key(|turn| turn.ply);
    turns
}

/// Whether each move takes back what the move before it took, on the same square; no move passes.
pub fn recaptures(moves: impl IntoIterator<Item = Option<Move>>) -> Vec<bool> {
    let mut last = None;
    let takes_back = |step: Option<Move>| {
        let taken = step.filter(|step| step.is_capture()).map(Move::to);
        let before = std::mem::replace(&mut last, taken);
        taken.is_some() && taken == before
    };
    moves.into_iter().map(takes_back).collect()
}

/// The same where positions are judged at sight: in the middle of an exchange the count is of no use, so an exchange
/// is one step, and its turn is the move that began it.
pub fn turns_at_sight(chances: &[f64], recaptures: &[bool], least: f64, most: usize) -> Vec<Turn> {
    let taken_back = |ply: &usize| recaptures.get(*ply).copied().unwrap_or(false);
    let quiet: Vec<usize> = (0..chances.len()).filter(|ply| !taken_back(ply)).collect();
    let curve: Vec<f64> = quiet.iter().map(|&ply| chances[ply]).collect();
    let of_game = |turn: Turn| Turn {
        ply: quiet[turn.ply - 1] + 1,
        settled: quiet[turn.settled],
        swing: turn.swing,
    };
    turns(&curve, least, most).into_iter().map(of_game).collect()
}

/// The part of the change of a curve at `ply` that was not there before and stays over the next plies:
/// a recapture only restores what was.
pub fn lasting(curve: &[f64], ply: usize) -> f64 {
    let last = (ply + LASTS).min(curve.len() - 1);
    let (before, after) = (&curve[ply.saturating_sub(LASTS)..ply], &curve[ply..=last]);
    let highest = |values: &[f64]| values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let lowest = |values: &[f64]| values.iter().copied().fold(f64::INFINITY, f64::min);
    if curve[ply] > curve[ply - 1] {
        (lowest(after) - highest(before)).max(0.0)
    } else {
        (highest(after) - lowest(before)).min(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exchange_is_no_turn_but_a_lost_piece_is() {
        let pawns = [0.0, 3.0, 0.0, 0.1, 3.1, 3.0, 3.05];
        let chances = pawns.map(|pawns| chance(100.0 * pawns));
        let found = turns(&chances, LEAST_SWING, MOST_TURNS);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].ply, found[0].settled), (4, 6));
        assert!(found[0].swing > 20.0);
        let millipawns = pawns.map(|pawns| 1000.0 * pawns);
        assert_eq!(lasting(&millipawns, 4).round(), 2900.0);
    }

    #[test]
    fn a_recapture_is_no_turn() {
        // Bishop takes knight, queen takes bishop; later a rook is simply lost.
        let pawns = [0.1, 3.2, 0.0, 0.1, 0.05, -5.0, -4.9, -5.0, -5.1];
        let chances = pawns.map(|pawns| chance(100.0 * pawns));
        let found = turns(&chances, LEAST_SWING, MOST_TURNS);
        assert_eq!(found.iter().map(|turn| turn.ply).collect::<Vec<_>>(), [5]);
    }

    #[test]
    fn what_an_exchange_changes_belongs_to_the_move_that_began_it() {
        // An exchange of queens that takes three moves and leaves a pawn's worth of trouble.
        let pawns = [0.1, 0.1, 9.0, 0.2, 5.0, -1.1, -1.0, -1.1, -1.2];
        let chances = pawns.map(|pawns| chance(100.0 * pawns));
        let taken_back = [false, false, true, true, true, false, false, false];
        let found = turns_at_sight(&chances, &taken_back, LEAST_SWING, MOST_TURNS);
        let found: Vec<_> = found.iter().map(|turn| (turn.ply, turn.settled)).collect();
        assert_eq!(found, [(2, 7)]);
    }

    #[test]
    fn who_takes_back_takes_on_the_same_square_at_once() {
        let mut position = shakmaty::Chess::default();
        let mut played = Vec::new();
        for san in ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qxg2", "Bxg2", "Nc6", "Bxc6+", "bxc6"] {
            let san: shakmaty::san::San = san.trim_end_matches('+').parse().unwrap();
            let step = san.to_move(&position).unwrap();
            shakmaty::Position::play_unchecked(&mut position, step);
            played.push(Some(step));
        }
        let places: Vec<usize> = recaptures(played)
            .iter()
            .enumerate()
            .filter(|(_, back)| **back)
            .map(|(i, _)| i)
            .collect();
        assert_eq!(places, [3, 6, 9]);
    }
}
