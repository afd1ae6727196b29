//! Mobility spread evenly.

use crate::clause::Finder;
use crate::context::Side;
use crate::{ONE, Place, Sink, measures, times};

clause! {
    /// With two pieces or more, sorted by the number of free squares they attack, each is ahead of
    /// the next by some share of its own number; one less the mean of these shares, times the
    /// side's mobility.
    ///
    /// Pieces work best together when none is far busier than the next.
    Harmony = "harmony" {
        name: "Harmony",
        chapter: Mobility,
        theme: Harmony,
        section: "9",
        source: Addendum(
            "Harmonious (smart) mobility",
            "the sum of the percentual differences between the pieces in rising order of mobility",
            Ours,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s pieces share their mobility: {on_units}",
        example: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    }
}

impl Finder for Harmony {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        const FEWEST: usize = 2;
        let pieces = us.pieces.len();
        if pieces < FEWEST {
            return;
        }
        let mean = measures::disharmony(us) / (pieces as i32 - 1);
        let measure = times(measures::total_mobility(us, found), ONE - mean);
        found.scaled(Self::VALUE, measure, Place::on(us.own.pieces()));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_white, items};

    #[test]
    fn two_rooks_and_a_knight_share_what_they_have() {
        assert_white(
            "8/8/8/8/3R4/6k1/7K/R2N4 w - - 0 1",
            "harmony",
            &[("a1 d1 d4", harmony(&[13, 9, 4]) * 260.0)],
        );
    }

    #[test]
    fn the_more_even_split_is_better() {
        assert!(harmony(&[12, 7, 6, 5, 4]) > harmony(&[14, 7, 6, 5, 2]));
    }

    #[test]
    fn one_piece_alone_has_none() {
        assert!(
            items("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "harmony", shakmaty::Color::White).is_empty()
        );
    }

    /// The definition, word for word.
    fn harmony(squares: &[i32]) -> f64 {
        let lags = squares.windows(2).map(|pair| f64::from(pair[0] - pair[1]) / f64::from(pair[0]));
        1.0 - lags.sum::<f64>() / (squares.len() - 1) as f64
    }
}
