//! What a program reports of a position beside its clauses: what type it is, and each side's measures.

use shakmaty::{Bitboard, Board, Color, Role};

use crate::clauses::cuts::Case;
use crate::clauses::kmoch::{dispersion, distortion, distortion_front};
use crate::context::islands;
use crate::measures::ColourSplit;
use crate::sinks::ONE;
use crate::{Evaluator, Reading, measures};

/// How many pawns of both sides are left, from which pieces are graded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PositionType {
    /// Four pawns or fewer.
    Open,
    /// Five to eight pawns.
    SemiOpen,
    /// Nine to twelve pawns.
    SemiClosed,
    /// Thirteen pawns or more.
    Closed,
}

impl PositionType {
    /// The type of a board.
    ///
    /// ```
    /// use kmoch_eval::PositionType;
    /// assert_eq!(PositionType::of(&shakmaty::Board::default()), PositionType::Closed);
    /// ```
    pub fn of(board: &Board) -> PositionType {
        PositionType::of_pawns(board.by_role(Role::Pawn).count())
    }

    /// The type with so many pawns on the board.
    #[inline(always)]
    pub(crate) fn of_pawns(pawns: usize) -> PositionType {
        match pawns {
            0..=4 => PositionType::Open,
            5..=8 => PositionType::SemiOpen,
            9..=12 => PositionType::SemiClosed,
            _ => PositionType::Closed,
        }
    }

    /// The name people and programs read.
    pub const fn name(self) -> &'static str {
        match self {
            PositionType::Open => "open",
            PositionType::SemiOpen => "semi-open",
            PositionType::SemiClosed => "semi-closed",
            PositionType::Closed => "closed",
        }
    }
}

/// One side's measures; nothing where there is nothing to measure.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SideMeasures {
    /// Pawn islands.
    pub islands: usize,
    /// Kmoch's dispersion D, the wiki's number.
    pub dispersion: usize,
    /// Kmoch's distortion, the wiki's number.
    pub distortion: usize,
    /// Distortion counted from the front.
    pub distortion_front: usize,
    /// How unevenly the pieces share their mobility; none with fewer than two pieces.
    pub disharmony: Option<f64>,
    /// How one-sided the pieces stand on average; none without pieces.
    pub imbalance: Option<f64>,
    /// The larger colour's share of the pieces' control; none without control.
    pub colour_share: Option<f64>,
    /// The same around the own king.
    pub shelter_colour_share: Option<f64>,
    /// Squares on the ways of all pieces to the enemy king.
    pub distance: usize,
}

impl SideMeasures {
    /// What the measures are called, in the order of their fields.
    pub const NAMES: [&str; 9] = [
        "islands",
        "dispersion",
        "distortion",
        "distortion_front",
        "disharmony",
        "imbalance",
        "colour_share",
        "shelter_colour_share",
        "distance",
    ];

    /// The measures as numbers, in the order of [`SideMeasures::NAMES`].
    ///
    /// ```
    /// use kmoch_eval::{Evaluator, Profile};
    /// let survey = Evaluator::new(&Profile::addendum()).survey(&shakmaty::Board::default());
    /// assert_eq!(survey.white.numbers()[0], Some(1.0));
    /// ```
    pub fn numbers(&self) -> [Option<f64>; 9] {
        let whole = |number: usize| Some(number as f64);
        [
            whole(self.islands),
            whole(self.dispersion),
            whole(self.distortion),
            whole(self.distortion_front),
            self.disharmony,
            self.imbalance,
            self.colour_share,
            self.shelter_colour_share,
            whole(self.distance),
        ]
    }

    /// The same measures with their fractions rounded.
    pub fn rounded(self, round: impl Fn(f64) -> f64) -> SideMeasures {
        SideMeasures {
            disharmony: self.disharmony.map(&round),
            imbalance: self.imbalance.map(&round),
            colour_share: self.colour_share.map(&round),
            shelter_colour_share: self.shelter_colour_share.map(&round),
            ..self
        }
    }

    /// Those of a side, of which what pawns alone show is known.
    pub(crate) fn of(case: &Case, pawns: PawnMeasures) -> SideMeasures {
        let us = case.us;
        let several = us.pieces.len() > 1;
        let exact = |sum: i64| sum as f64 / measures::EXACT_ONE as f64;
        let share = |split: ColourSplit| split.share().map(Reading::value);
        SideMeasures {
            islands: pawns.islands,
            dispersion: pawns.dispersion,
            distortion: pawns.distortion,
            distortion_front: pawns.distortion_front,
            disharmony: several.then(|| exact(case.disharmony())),
            imbalance: case.imbalance().map(|mean| f64::from(mean) / f64::from(ONE)),
            colour_share: share(case.colour_split()),
            shelter_colour_share: share(case.shelter_colour_split()),
            distance: measures::distance(us),
        }
    }
}

/// The measures that pawns alone show.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct PawnMeasures {
    islands: usize,
    dispersion: usize,
    distortion: usize,
    distortion_front: usize,
}

impl PawnMeasures {
    /// Those of these pawns, seen from their side.
    pub fn of(pawns: Bitboard) -> PawnMeasures {
        PawnMeasures {
            islands: islands(pawns),
            dispersion: dispersion(pawns),
            distortion: distortion(pawns),
            distortion_front: distortion_front(pawns),
        }
    }
}

/// Both sides' measures.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Survey {
    /// White's.
    pub white: SideMeasures,
    /// Black's.
    pub black: SideMeasures,
}

impl Survey {
    /// Those of one side.
    #[inline]
    pub fn of(&self, side: Color) -> &SideMeasures {
        side.fold_wb(&self.white, &self.black)
    }
}

impl Evaluator {
    /// Both sides' measures.
    ///
    /// ```
    /// use kmoch_eval::{Evaluator, Profile};
    /// use shakmaty::Board;
    ///
    /// let survey = Evaluator::new(&Profile::addendum()).survey(&Board::default());
    /// assert_eq!((survey.white.islands, survey.white.dispersion), (1, 5));
    /// assert_eq!(survey.white, survey.black);
    /// ```
    pub fn survey(&mut self, board: &Board) -> Survey {
        self.with_cases(board, |cases| {
            let of = |case: &Case| SideMeasures::of(case, PawnMeasures::of(case.us.pawns.own));
            Survey { white: of(&cases[0]), black: of(&cases[1]) }
        })
    }
}
