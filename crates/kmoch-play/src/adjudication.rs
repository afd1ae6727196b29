//! When a game need not be played to its end: both players agree on what it has come to.

use shakmaty::Color;

/// When a game is broken off. Scores are centipawns, seen from White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Adjudication {
    /// A side resigns when both players see it this far behind …
    pub resign_score: i32,
    /// … for so many of each player's moves in a row; never if 0.
    pub resign_moves: u32,
    /// A draw is agreed when neither sees more than this …
    pub draw_score: i32,
    /// … for so many of each player's moves in a row; never if 0 …
    pub draw_moves: u32,
    /// … and not before this move of the game.
    pub draw_after: u32,
}

impl Default for Adjudication {
    fn default() -> Adjudication {
        Adjudication {
            resign_score: 700,
            resign_moves: 4,
            draw_score: 10,
            draw_moves: 8,
            draw_after: 34,
        }
    }
}

impl Adjudication {
    /// Every game is played to its end.
    pub const NONE: Adjudication = Adjudication {
        resign_score: 0,
        resign_moves: 0,
        draw_score: 0,
        draw_moves: 0,
        draw_after: 0,
    };
}

/// What was agreed upon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Agreement {
    /// One side is lost.
    Lost(Color),
    /// Nobody will win.
    Draw,
}

/// Watches the scores of one game.
#[derive(Debug, Clone)]
pub struct Watch {
    rules: Adjudication,
    /// Plies in a row in which White was seen to win, Black was seen to win, nobody was.
    winning: [u32; 2],
    level: u32,
}

/// Both players have to move once for a move of the game.
const PLIES_A_MOVE: u32 = 2;

impl Watch {
    /// Watches a game from its first move.
    pub fn new(rules: Adjudication) -> Watch {
        Watch { rules, winning: [0; 2], level: 0 }
    }

    /// Takes in what the mover said (seen from White) at this ply of the game, counted from 1.
    pub fn see(&mut self, white_score: i32, ply: u32) -> Option<Agreement> {
        let Adjudication { resign_score, resign_moves, draw_score, draw_moves, draw_after } =
            self.rules;
        for (count, score) in self.winning.iter_mut().zip([white_score, -white_score]) {
            *count = if score >= resign_score { *count + 1 } else { 0 };
        }
        self.level = if white_score.abs() <= draw_score { self.level + 1 } else { 0 };
        if resign_moves > 0 {
            for (count, loser) in self.winning.into_iter().zip([Color::Black, Color::White]) {
                if count >= PLIES_A_MOVE * resign_moves {
                    return Some(Agreement::Lost(loser));
                }
            }
        }
        let late = ply > PLIES_A_MOVE * draw_after;
        (draw_moves > 0 && late && self.level >= PLIES_A_MOVE * draw_moves)
            .then_some(Agreement::Draw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn agreed(scores: impl IntoIterator<Item = i32>) -> Option<(u32, Agreement)> {
        let mut watch = Watch::new(Adjudication::default());
        (1..).zip(scores).find_map(|(ply, score)| Some((ply, watch.see(score, ply)?)))
    }

    #[test]
    fn a_side_resigns_when_both_see_it_lost_long_enough() {
        assert_eq!(agreed([900; 20]), Some((8, Agreement::Lost(Color::Black))));
        assert_eq!(agreed([-900; 20]), Some((8, Agreement::Lost(Color::White))));
        // One player alone does not count.
        assert_eq!(agreed([900, 300].into_iter().cycle().take(60)), None);
    }

    #[test]
    fn a_draw_is_agreed_late_and_level() {
        assert_eq!(agreed([3; 100]), Some((69, Agreement::Draw)));
        assert_eq!(agreed((0..100).map(|ply| if ply == 65 { 40 } else { 0 })).unwrap().0, 82);
        assert_eq!(agreed([11; 200]), None);
    }

    #[test]
    fn nothing_is_agreed_where_games_go_to_their_end() {
        let mut watch = Watch::new(Adjudication::NONE);
        assert!((1..400).all(|ply| watch.see(0, ply).is_none()));
    }
}
