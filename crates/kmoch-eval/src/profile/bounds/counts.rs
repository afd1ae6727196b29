//! How often each clause can count for one side, with sixteen men a side at most.

/// A side has so many pieces at most, besides its king.
pub(super) const PIECES: f64 = 15.0;

/// So many counts at most, over slots that share them. Of a slot that counts several times for each
/// of them: how often. Without numbers: all the slots that are left, once.
pub(super) type Share = (f64, &'static [f64]);

const ALL: &[f64] = &[];
const ONE: &[f64] = &[1.0];
const FIVE: &[f64] = &[1.0; 5];

/// Squares that a knight, a bishop, a rook and a queen can go to, each in four sorts.
const REACH: &[f64] =
    &[8.0, 8.0, 8.0, 8.0, 13.0, 13.0, 13.0, 13.0, 14.0, 14.0, 14.0, 14.0, 27.0, 27.0, 27.0, 27.0];

/// How often the slots of a clause can count for one side.
pub(super) fn counts(key: &str) -> &'static [Share] {
    match key {
        // A piece looks eight ways, and the enemy has sixteen men, one of them king.
        "attack" => &[(PIECES * 8.0, &[1.0; 5]), (PIECES, ONE)],
        "xray_attack" => &[(PIECES * 16.0, ALL)],
        "pin" | "spatial_mobility" => &[(PIECES * 8.0, ALL)],
        "mobility" => &[(PIECES, REACH)],
        "material" | "piece_grading" => &[(PIECES, ALL)],
        // One for each square of the board.
        "complementarity" | "shelter_complementarity" | "restriction" => &[(64.0, ALL)],
        // Two queens' lines have twelve squares in common at most, those of a queen and a knight
        // six; fifteen pieces make 105 pairs, and eight knights with seven others 56.
        "xray_intersection" => &[(105.0 * 12.0, ALL)],
        "xray_intersection_knight" => &[(56.0 * 6.0, ALL)],
        // A piece and a pawn, or a piece and a square of one rank.
        "piece_pawn_file"
        | "piece_pawn_diagonal"
        | "semi_backward_pressure"
        | "weak_spot_control"
        | "unguarded_fourth_control" => &[(PIECES * 8.0, ALL)],
        // The front squares of both sides' pawns; the squares that pawns attack, twice at most.
        "backward_doubled_contest" | "pawn_piece_intersection" => &[(PIECES * 16.0, ALL)],
        // Four steps beyond the nearest squares at most.
        "minor_far_from_king" => &[(PIECES * 4.0, ALL)],
        // Eight pawns face to face, for each piece.
        "closed_board" => &[(PIECES * 8.0, ALL)],
        // Six steps beyond the first.
        "king_far_from_pawns" => &[(6.0, ALL)],
        // From where a knight, or a bishop or rook, attacks the one queen.
        "queen_hunt" => &[(8.0, ONE), (27.0, ONE)],
        // The longest way is a knight's of six moves.
        "imminence" => &[(PIECES * 19.0, ALL)],
        // Each pawn once, and six files or five ranks away from the next.
        "isolated_horizontal" => &[(8.0, ONE), (8.0 * 6.0, ALL)],
        "isolated_vertical" => &[(8.0, ONE), (8.0 * 5.0, ALL)],
        "pawn_advance_potential" => &[(8.0 * 7.0, ALL)],
        "treble" | "quadruple" => &[(2.0, ALL)],
        // Sixteen attacks on squares: by file, by rank, and eight squares twice.
        "pawn_spread" => &[(40.0, ALL)],
        // Four kinds of attackers or five, each with fifteen targets.
        "piece_threat" => &[(PIECES, FIVE); 4],
        "hanging" => &[(PIECES, FIVE); 5],
        // From where a knight, a bishop, a rook and a queen check.
        "safe_checks" => &[(8.0, ONE), (13.0, ONE), (14.0, ONE), (27.0, ONE)],
        // Seven bishops and eight pawns, or the other way round; all of the pawns may be blocked.
        "bishop_beside_pawns" => &[(56.0, ONE), (56.0 * 8.0, ONE)],
        // Four pieces of a kind with eight own pawns, a pair of knights, of rooks, four queens with four
        // rooks, the same with enemy pawns, and with four enemy rooks or eight minor pieces.
        "imbalance" => &[
            (32.0, ONE),
            (32.0, ONE),
            (32.0, ONE),
            (32.0, ONE),
            (1.0, ONE),
            (1.0, ONE),
            (16.0, ONE),
            (32.0, ONE),
            (32.0, ONE),
            (32.0, ONE),
            (32.0, ONE),
            (32.0, ONE),
            (16.0, ONE),
            (32.0, ONE),
        ],
        // Twelve squares, each of them twice, for each piece.
        "safe_space" => &[(24.0 * 16.0, ALL)],
        "freed_squares" => &[(65.0, ALL)],
        // Never more than makes it level.
        "fixed_chain_draw" => &[(0.0, ALL)],
        // One for each side.
        "dispersion"
        | "distortion"
        | "distortion_front"
        | "island_imbalance"
        | "passer_neutral"
        | "colour_split"
        | "shelter_colour_split"
        | "king_square"
        | "king_escape"
        | "flank_attack"
        | "flank_cover"
        | "won_pawn_ending"
        | "pawnless_wing"
        | "bishop_pair"
        | "tempo" => &[(1.0, ALL)],
        // One for each pawn.
        "passer"
        | "semi_passer"
        | "doubled"
        | "backward"
        | "potentially_backward"
        | "semi_backward"
        | "backward_fated"
        | "partially_semi_backward"
        | "backward_not_definitive"
        | "potentially_backward_not_definitive"
        | "semi_backward_not_definitive"
        | "backward_fated_not_definitive"
        | "partially_semi_backward_not_definitive"
        | "pawn_file"
        | "pawn_gap_bridging"
        | "pawn_square"
        | "holding_back"
        | "passer_path"
        | "passer_own_king"
        | "passer_enemy_king" => &[(8.0, ALL)],
        // One for each man of a side, or two for each of its pawns.
        _ => &[(16.0, ALL)],
    }
}

/// The classes of section 7: a pawn belongs to one of them.
const CLASSES: &[&str] = &[
    "backward",
    "potentially_backward",
    "semi_backward",
    "backward_fated",
    "partially_semi_backward",
    "backward_not_definitive",
    "potentially_backward_not_definitive",
    "semi_backward_not_definitive",
    "backward_fated_not_definitive",
    "partially_semi_backward_not_definitive",
];

/// A pawn is isolated in one of these ways or in none.
const ISOLATED: &[&str] = &["isolated_horizontal", "isolated_vertical"];

/// What the shares of a clause are of, so many times over: everything that one clause of each list can
/// find. None for those that wait for the total.
pub(super) fn measured(key: &str) -> Option<(f64, &'static [&'static [&'static str]])> {
    Some(match key {
        "root_pawn_two_diagonals" | "root_pawn_fixed" => (1.0, &[&["root_pawn"]]),
        "doubled_immobilised" | "doubled_closing_ranks" | "doubled_fixed_chain" => {
            (1.0, &[&["doubled"]])
        }
        "isolated_fixed" => (1.0, &[&["isolated_horizontal"]]),
        "backward_fated_doubled"
        | "backward_connecting"
        | "backward_fixed_chain"
        | "backward_doubled_pair"
        | "backward_shared_stopper"
        | "semi_backward_beside_doubled"
        | "weakness_bishop_pressure" => (1.0, &[CLASSES]),
        "weakness_queen_relief" => (1.0, &[&["doubled"], ISOLATED]),
        // By each piece, and by each rook.
        "backward_pressure" => (PIECES, &[CLASSES]),
        "weakness_rook_pressure" => (PIECES, &[&["doubled"], ISOLATED, CLASSES]),
        "bishop_pair_amnesty" => {
            (1.0, &[&["doubled"], &["treble"], &["quadruple"], &["isolated_horizontal"]])
        }
        "harmony" | "closed_placement" => (1.0, &[&["mobility"]]),
        "smart_positioning" => (
            1.0,
            &[
                &["mobility"],
                &["attack"],
                &["xray_attack"],
                &["piece_rank"],
                &["piece_centralisation"],
            ],
        ),
        "complementarity_king_quadrant" => (1.0, &[&["complementarity"]]),
        // In a shelter zone two queens' lines have eight squares in common at most, not twelve.
        "xray_intersection_shelter" => {
            (2.0 / 3.0, &[&["xray_intersection"], &[KNIGHT_PAIRS], &[KNIGHT_PAIRS]])
        }
        "space_queen" | "space_king_half" | "space_fixed_chain" => {
            (1.0, &[&["pawn_rank"], &["piece_rank"]])
        }
        "blockade_second" => (1.0, &[&["blockade"]]),
        _ => return None,
    })
}

/// All of its squares may lie in a shelter zone: listed twice, two thirds of it are more than enough.
const KNIGHT_PAIRS: &str = "xray_intersection_knight";

/// Shares of what a side is behind by, found when the total is known.
pub(super) const OF_THE_LEAD: [&str; 10] = [
    QUEEN_DRAW,
    "weight_of_lead",
    "pawns_left",
    "pawnless_lead",
    "opposite_bishops",
    "pawn_front",
    "kind_of_ending",
    "wrong_rook_pawn",
    "drawn_pawn_ending",
    "lopsided_pawns",
];

pub(super) const QUEEN_DRAW: &str = "queen_passer_draw";
