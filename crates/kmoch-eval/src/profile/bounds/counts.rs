//! How often each clause can count for one side, with sixteen men a side at most.

use crate::clause::ClauseId;

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
pub(super) fn counts(clause: ClauseId) -> &'static [Share] {
    match clause {
        // A piece looks eight ways, and the enemy has sixteen men, one of them king.
        ClauseId::Attack => &[(PIECES * 8.0, &[1.0; 5]), (PIECES, ONE)],
        ClauseId::XrayAttack => &[(PIECES * 16.0, ALL)],
        ClauseId::Pin | ClauseId::SpatialMobility => &[(PIECES * 8.0, ALL)],
        ClauseId::Mobility => &[(PIECES, REACH)],
        ClauseId::Material | ClauseId::PieceGrading => &[(PIECES, ALL)],
        // One for each square of the board.
        ClauseId::Complementarity | ClauseId::ShelterComplementarity | ClauseId::Restriction => {
            &[(64.0, ALL)]
        }
        // Two queens' lines have twelve squares in common at most, those of a queen and a knight
        // six; fifteen pieces make 105 pairs, and eight knights with seven others 56.
        ClauseId::XrayIntersection => &[(105.0 * 12.0, ALL)],
        ClauseId::XrayIntersectionKnight => &[(56.0 * 6.0, ALL)],
        // A piece and a pawn, or a piece and a square of one rank.
        ClauseId::PiecePawnFile
        | ClauseId::PiecePawnDiagonal
        | ClauseId::SemiBackwardPressure
        | ClauseId::WeakSpotControl
        | ClauseId::UnguardedFourthControl => &[(PIECES * 8.0, ALL)],
        // The front squares of both sides' pawns; the squares that pawns attack, twice at most.
        ClauseId::BackwardDoubledContest | ClauseId::PawnPieceIntersection => {
            &[(PIECES * 16.0, ALL)]
        }
        // Four steps beyond the nearest squares at most.
        ClauseId::MinorFarFromKing => &[(PIECES * 4.0, ALL)],
        // Eight pawns face to face, for each piece.
        ClauseId::ClosedBoard => &[(PIECES * 8.0, ALL)],
        // Six steps beyond the first.
        ClauseId::KingFarFromPawns => &[(6.0, ALL)],
        // From where a knight, or a bishop or rook, attacks the one queen.
        ClauseId::QueenHunt => &[(8.0, ONE), (27.0, ONE)],
        // Each pawn and each piece once.
        ClauseId::KingWing => &[(8.0, &[1.0; 8]), (PIECES, ALL)],
        // One queen at most in each of four directions.
        ClauseId::QueenInLine => &[(PIECES * 4.0, ALL)],
        ClauseId::CheckToGive => &[(1.0, ONE), (1.0, ONE), (1.0, ONE), (1.0, ONE)],
        // Every piece a bishop, and eight pawns.
        ClauseId::BishopAgainstPawns => &[(PIECES * 8.0, ALL)],
        // The longest way is a knight's of six moves.
        ClauseId::Imminence => &[(PIECES * 19.0, ALL)],
        // Each pawn once, and six files or five ranks away from the next.
        ClauseId::IsolatedHorizontal => &[(8.0, ONE), (8.0 * 6.0, ALL)],
        ClauseId::IsolatedVertical => &[(8.0, ONE), (8.0 * 5.0, ALL)],
        ClauseId::PawnAdvancePotential => &[(8.0 * 7.0, ALL)],
        ClauseId::Treble | ClauseId::Quadruple => &[(2.0, ALL)],
        // Sixteen attacks on squares: by file, by rank, and eight squares twice.
        ClauseId::PawnSpread => &[(40.0, ALL)],
        // Four kinds of attackers or five, each with fifteen targets.
        ClauseId::PieceThreat => &[(PIECES, FIVE); 4],
        ClauseId::Hanging => &[(PIECES, FIVE); 5],
        // From where a knight, a bishop, a rook and a queen check.
        ClauseId::SafeChecks => &[(8.0, ONE), (13.0, ONE), (14.0, ONE), (27.0, ONE)],
        // Seven bishops and eight pawns, or the other way round; all of the pawns may be blocked.
        ClauseId::BishopBesidePawns => &[(56.0, ONE), (56.0 * 8.0, ONE)],
        // Four pieces of a kind with eight own pawns, a pair of knights, of rooks, four queens with four
        // rooks, the same with enemy pawns, and with four enemy rooks or eight minor pieces.
        ClauseId::Imbalance => &[
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
        ClauseId::SafeSpace => &[(24.0 * 16.0, ALL)],
        ClauseId::FreedSquares => &[(65.0, ALL)],
        // Never more than makes it level.
        ClauseId::FixedChainDraw => &[(0.0, ALL)],
        // One for each side.
        ClauseId::Dispersion
        | ClauseId::Distortion
        | ClauseId::DistortionFront
        | ClauseId::IslandImbalance
        | ClauseId::PasserNeutral
        | ClauseId::ColourSplit
        | ClauseId::ShelterColourSplit
        | ClauseId::KingSquare
        | ClauseId::KingFacingQueen
        | ClauseId::KingEscape
        | ClauseId::FlankAttack
        | ClauseId::FlankCover
        | ClauseId::WonPawnEnding
        | ClauseId::PawnlessWing
        | ClauseId::BishopPair
        | ClauseId::Tempo => &[(1.0, ALL)],
        // One for each pawn.
        ClauseId::Passer
        | ClauseId::SemiPasser
        | ClauseId::Doubled
        | ClauseId::Backward
        | ClauseId::PotentiallyBackward
        | ClauseId::SemiBackward
        | ClauseId::BackwardFated
        | ClauseId::PartiallySemiBackward
        | ClauseId::BackwardNotDefinitive
        | ClauseId::PotentiallyBackwardNotDefinitive
        | ClauseId::SemiBackwardNotDefinitive
        | ClauseId::BackwardFatedNotDefinitive
        | ClauseId::PartiallySemiBackwardNotDefinitive
        | ClauseId::PawnFile
        | ClauseId::PawnGapBridging
        | ClauseId::PawnSquare
        | ClauseId::HoldingBack
        | ClauseId::Phalanx
        | ClauseId::SupportedPawn
        | ClauseId::Lever
        | ClauseId::PasserEscort
        | ClauseId::PasserPath
        | ClauseId::PasserOwnKing
        | ClauseId::PasserEnemyKing => &[(8.0, ALL)],
        // One for each man of a side, or two for each of its pawns.
        _ => &[(16.0, ALL)],
    }
}

/// The classes of section 7: a pawn belongs to one of them.
const CLASSES: &[ClauseId] = &[
    ClauseId::Backward,
    ClauseId::PotentiallyBackward,
    ClauseId::SemiBackward,
    ClauseId::BackwardFated,
    ClauseId::PartiallySemiBackward,
    ClauseId::BackwardNotDefinitive,
    ClauseId::PotentiallyBackwardNotDefinitive,
    ClauseId::SemiBackwardNotDefinitive,
    ClauseId::BackwardFatedNotDefinitive,
    ClauseId::PartiallySemiBackwardNotDefinitive,
];

/// A pawn is isolated in one of these ways or in none.
const ISOLATED: &[ClauseId] = &[ClauseId::IsolatedHorizontal, ClauseId::IsolatedVertical];

/// What the shares of a clause are of, so many times over: everything that one clause of each list can
/// find. None for those that wait for the total.
pub(super) fn measured(clause: ClauseId) -> Option<(f64, &'static [&'static [ClauseId]])> {
    Some(match clause {
        ClauseId::RootPawnTwoDiagonals | ClauseId::RootPawnFixed => (1.0, &[&[ClauseId::RootPawn]]),
        ClauseId::DoubledImmobilised
        | ClauseId::DoubledClosingRanks
        | ClauseId::DoubledFixedChain => (1.0, &[&[ClauseId::Doubled]]),
        ClauseId::IsolatedFixed => (1.0, &[&[ClauseId::IsolatedHorizontal]]),
        ClauseId::BackwardFatedDoubled
        | ClauseId::BackwardConnecting
        | ClauseId::BackwardFixedChain
        | ClauseId::BackwardDoubledPair
        | ClauseId::BackwardSharedStopper
        | ClauseId::SemiBackwardBesideDoubled
        | ClauseId::WeaknessBishopPressure => (1.0, &[CLASSES]),
        ClauseId::WeaknessQueenRelief => (1.0, &[&[ClauseId::Doubled], ISOLATED]),
        // By each piece, and by each rook.
        ClauseId::BackwardPressure => (PIECES, &[CLASSES]),
        ClauseId::WeaknessRookPressure => (PIECES, &[&[ClauseId::Doubled], ISOLATED, CLASSES]),
        ClauseId::BishopPairAmnesty => (
            1.0,
            &[
                &[ClauseId::Doubled],
                &[ClauseId::Treble],
                &[ClauseId::Quadruple],
                &[ClauseId::IsolatedHorizontal],
            ],
        ),
        ClauseId::Harmony | ClauseId::ClosedPlacement => (1.0, &[&[ClauseId::Mobility]]),
        ClauseId::SmartPositioning => (
            1.0,
            &[
                &[ClauseId::Mobility],
                &[ClauseId::Attack],
                &[ClauseId::XrayAttack],
                &[ClauseId::PieceRank],
                &[ClauseId::PieceCentralisation],
            ],
        ),
        ClauseId::ComplementarityKingQuadrant => (1.0, &[&[ClauseId::Complementarity]]),
        // In a shelter zone two queens' lines have eight squares in common at most, not twelve.
        ClauseId::XrayIntersectionShelter => {
            (2.0 / 3.0, &[&[ClauseId::XrayIntersection], &[KNIGHT_PAIRS], &[KNIGHT_PAIRS]])
        }
        ClauseId::SpaceQueen | ClauseId::SpaceKingHalf | ClauseId::SpaceFixedChain => {
            (1.0, &[&[ClauseId::PawnRank], &[ClauseId::PieceRank]])
        }
        ClauseId::BlockadeSecond => (1.0, &[&[ClauseId::Blockade]]),
        _ => return None,
    })
}

/// All of its squares may lie in a shelter zone: listed twice, two thirds of it are more than enough.
const KNIGHT_PAIRS: ClauseId = ClauseId::XrayIntersectionKnight;

/// Shares of what a side is behind by, found when the total is known.
pub(super) const OF_THE_LEAD: [ClauseId; 10] = [
    QUEEN_DRAW,
    ClauseId::WeightOfLead,
    ClauseId::PawnsLeft,
    ClauseId::PawnlessLead,
    ClauseId::OppositeBishops,
    ClauseId::PawnFront,
    ClauseId::KindOfEnding,
    ClauseId::WrongRookPawn,
    ClauseId::DrawnPawnEnding,
    ClauseId::LopsidedPawns,
];

pub(super) const QUEEN_DRAW: ClauseId = ClauseId::QueenPasserDraw;
