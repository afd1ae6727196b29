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
