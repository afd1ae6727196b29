//! Names of slots that several clauses share.

/// A clause without numbers: a label.
pub const NONE: &[&str] = &[];

/// One number.
pub const ONE_VALUE: &[&str] = &["value"];

/// By rank, seen from the own side.
pub const RANKS_2_TO_7: &[&str] = &["rank2", "rank3", "rank4", "rank5", "rank6", "rank7"];

/// By rank, for pawns with another ahead of them.
pub const RANKS_2_TO_6: &[&str] = &["rank2", "rank3", "rank4", "rank5", "rank6"];

/// By the four files of a half, seen from the edge.
pub const FILES: &[&str] = &["files_ah", "files_bg", "files_cf", "files_de"];

/// By kind of piece.
pub const PIECES: &[&str] = &["knight", "bishop", "rook", "queen"];

/// By kind of unit.
pub const UNITS: &[&str] = &["pawn", "knight", "bishop", "rook", "queen", "king"];

/// Pawns stopped on the very next square, by rank: no pawn beyond rank 5 can be.
pub const STOPPED_BY_RANK: &[&str] = &["rank2", "rank3", "rank4", "rank5"];

/// Pawns stopped further on, by rank and distance to the stop: there are no others.
pub const STOPPED_AFAR: &[&str] =
    &["rank2_away2", "rank2_away3", "rank2_away4", "rank3_away2", "rank3_away3", "rank4_away2"];

/// Pawns that may be stopped on the very next square, by rank, before one attacker and before two.
pub const MAY_BE_STOPPED_BY_RANK: &[&str] = &[
    "rank2",
    "rank3",
    "rank4",
    "rank5",
    "rank2_by_two",
    "rank3_by_two",
    "rank4_by_two",
    "rank5_by_two",
];

/// Pawns that may be stopped further on, by rank and distance, before one attacker and before two.
pub const MAY_BE_STOPPED_AFAR: &[&str] = &[
    "rank2_away2",
    "rank2_away3",
    "rank2_away4",
    "rank3_away2",
    "rank3_away3",
    "rank4_away2",
    "rank2_away2_by_two",
    "rank2_away3_by_two",
    "rank2_away4_by_two",
    "rank3_away2_by_two",
    "rank3_away3_by_two",
    "rank4_away2_by_two",
];

/// By how often a square is controlled.
pub const TIMES_CONTROLLED: &[&str] = &["once", "twice", "three_times"];

/// By how evenly control is split between dark and light squares, and up to what share of the
/// larger colour a split is even or fair.
pub const COLOUR_SPLIT: &[&str] = &["even", "fair", "uneven", "even_limit", "fair_limit"];

/// By rank, seen from the own side.
pub const RANKS: &[&str] =
    &["rank1", "rank2", "rank3", "rank4", "rank5", "rank6", "rank7", "rank8"];

/// A piece ahead of a pawn of its own side or behind it.
pub const PIECE_AND_PAWN: &[&str] = &["piece_ahead", "piece_behind"];

/// By rings of squares from the centre outwards.
pub const RING_NAMES: &[&str] = &["centre", "second_ring", "third_ring", "edge"];

/// One number for each square, seen from the own side.
pub const SQUARES: &[&str] = &[
    "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2",
    "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4",
    "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6",
    "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8",
];

/// By a number of squares, from none to a queen's most.
const REACH: &[&str] = &[
    "reach0", "reach1", "reach2", "reach3", "reach4", "reach5", "reach6", "reach7", "reach8",
    "reach9", "reach10", "reach11", "reach12", "reach13", "reach14", "reach15", "reach16",
    "reach17", "reach18", "reach19", "reach20", "reach21", "reach22", "reach23", "reach24",
    "reach25", "reach26", "reach27",
];

/// By how many squares a piece reaches, up to the most its kind can reach.
pub const fn reach_up_to(most: usize) -> &'static [&'static str] {
    REACH.split_at(most + 1).0
}

/// One share.
pub const SHARE: &[&str] = &["share"];

/// Elsewhere, and in or before the shelter zone of the own king.
pub const BY_SHELTER: &[&str] = &["elsewhere", "shelter"];
