//! The one list of clauses.

mod lookup;
mod views;

use crate::clause::{Clause, Declared, Finder, Registered};
use crate::clauses;
use crate::clauses::cuts::{Case, CutSet, CuttingRule};
use crate::context::{Forces, KingSide, PawnSide, Side};
use crate::sinks::Sink;

pub use lookup::{clause_of, find_clause, is_parameter, slots_of};
pub use views::{Measured, Views};

/// From the list: each clause's place and slots, and one function a view that asks every
/// clause for its findings.
macro_rules! registry {
    (
        finders: [$($chapter:ident::$finder:ident),* $(,)?],
        cuts: [$($cuts:ident::$cut:ident),* $(,)?],
        rules: [$($rules:ident::$rule:ident),* $(,)?] $(,)?
    ) => {
        /// A clause, by its place in the catalogue.
        ///
        /// ```
        /// use kmoch_eval::ClauseId;
        /// assert_eq!(ClauseId::Passer.clause().key, "passer");
        /// assert!(ClauseId::all().any(|clause| clause == ClauseId::Passer));
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum ClauseId {
            $(#[doc = concat!("The clause `", stringify!($finder), "`.")] $finder,)*
            $(#[doc = concat!("The cutting rule `", stringify!($cut), "`.")] $cut,)*
            $(#[doc = concat!("The clause `", stringify!($rule), "`.")] $rule,)*
        }

        /// All clauses in the order of the catalogue.
        pub const IDS: &[ClauseId] =
            &[$(ClauseId::$finder,)* $(ClauseId::$cut,)* $(ClauseId::$rule,)*];

        /// The cutting rules.
        pub const CUTS: &[ClauseId] = &[$(ClauseId::$cut),*];

        /// The number of cutting rules.
        pub const CUT_COUNT: usize = CUTS.len();

        /// The place of the first cutting rule.
        pub const FIRST_CUT: usize = CUTS[0].index();

        /// The number of clauses.
        pub const CLAUSE_COUNT: usize = IDS.len();

        /// Every clause in the order of the catalogue.
        pub static CLAUSES: [&Clause; CLAUSE_COUNT] = DECLARATIONS;

        /// The same for what is worked out while the program is built.
        pub(crate) const DECLARATIONS: [&Clause; CLAUSE_COUNT] = [
            $(&<clauses::$chapter::$finder as Declared>::CLAUSE,)*
            $(&<clauses::$cuts::$cut as Declared>::CLAUSE,)*
            $(&<clauses::$rules::$rule as Declared>::CLAUSE,)*
        ];

        $(
            impl Registered for clauses::$chapter::$finder {
                const ID: ClauseId = ClauseId::$finder;
                const FIRST_SLOT: u16 = FIRST_SLOTS[ClauseId::$finder.index()];
            }
        )*
        $(
            impl Registered for clauses::$cuts::$cut {
                const ID: ClauseId = ClauseId::$cut;
                const FIRST_SLOT: u16 = FIRST_SLOTS[ClauseId::$cut.index()];
            }
        )*
        $(
            impl Registered for clauses::$rules::$rule {
                const ID: ClauseId = ClauseId::$rule;
                const FIRST_SLOT: u16 = FIRST_SLOTS[ClauseId::$rule.index()];
            }
        )*

        /// Everything that pawns alone show.
        #[inline]
        pub fn find_pawns<S: Sink>(us: &PawnSide, them: &PawnSide, found: &mut S) {
            $(if found.wants(<clauses::$chapter::$finder as Registered>::ID) {
                <clauses::$chapter::$finder as Finder>::pawns(us, them, found);
            })*
        }

        /// Everything that pawns and numbers of pieces show.
        #[inline]
        pub fn find_forces<S: Sink>(us: &Forces, them: &Forces, found: &mut S) {
            $(if found.wants(<clauses::$chapter::$finder as Registered>::ID) {
                <clauses::$chapter::$finder as Finder>::forces(us, them, found);
            })*
        }

        /// Everything that these and kings show.
        #[inline]
        pub fn find_kings<S: Sink>(us: &KingSide, them: &KingSide, found: &mut S) {
            $(if found.wants(<clauses::$chapter::$finder as Registered>::ID) {
                <clauses::$chapter::$finder as Finder>::kings(us, them, found);
            })*
        }

        /// The cutting rules that look at nothing but pawns.
        pub const PAWN_CUTS: CutSet = CutSet::EMPTY$(.with(CutSet::of_pawns::<clauses::$cuts::$cut>()))*;

        /// What each of the cutting rules asked measures and allows, and where it looks.
        #[inline]
        pub fn measure_cuts(case: &Case, asked: CutSet, mut report: impl FnMut(Measured)) {
            $(if asked.contains(<clauses::$cuts::$cut as Registered>::ID) {
                report(Measured {
                    rule: <clauses::$cuts::$cut as Registered>::ID,
                    measure: <clauses::$cuts::$cut as CuttingRule>::measure(case),
                    limit: <clauses::$cuts::$cut as CuttingRule>::limit(case),
                    shown: <clauses::$cuts::$cut as CuttingRule>::SHOWN,
                    place: <clauses::$cuts::$cut as CuttingRule>::place,
                });
            })*
        }

        /// Everything else.
        #[inline]
        pub fn find_pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
            $(if found.wants(<clauses::$chapter::$finder as Registered>::ID) {
                <clauses::$chapter::$finder as Finder>::pieces(us, them, found);
            })*
        }

        /// Everything there is, clause by clause in the order of the catalogue.
        #[inline]
        pub fn find_all<S: Sink>(us: Views, them: Views, found: &mut S) {
            $(if found.wants(<clauses::$chapter::$finder as Registered>::ID) {
                <clauses::$chapter::$finder as Finder>::pawns(us.pawns, them.pawns, found);
                <clauses::$chapter::$finder as Finder>::forces(us.forces, them.forces, found);
                <clauses::$chapter::$finder as Finder>::kings(us.kings, them.kings, found);
                <clauses::$chapter::$finder as Finder>::pieces(us.pieces, them.pieces, found);
            })*
        }
    };
}

registry! {
    finders: [
        // 2. Kmoch
        kmoch::Dispersion,
        kmoch::Distortion,
        kmoch::DistortionFront,
        kmoch::IslandImbalance,
        kmoch::WeakPawn,
        // 3. Attacks and x-rays
        attacks::Attack,
        attacks::XrayAttack,
        attacks::Pin,
        // 4. Passers
        passers::Passer,
        passers::PotentialPasser,
        passers::PasserNeutral,
        passers::SemiPasser,
        passers::ConnectedPassers,
        passers::ConnectedPassersDiagonal,
        passers::CentralPasser,
        // 5. Groups and placement of pawns
        groups::GroupMember,
        groups::PawnDefended,
        groups::GroupCount,
        groups::GroupPotentialMember,
        groups::GroupStrandedMember,
        groups::GroupRankSpan,
        groups::PawnFile,
        groups::PawnRank,
        groups::PawnAdvancePotential,
        groups::PawnConnectednessPotential,
        groups::PawnGapBridging,
        groups::PawnSpread,
        groups::RootPawn,
        groups::RootPawnTwoDiagonals,
        groups::RootPawnFixed,
        // 6. Doubled and isolated pawns
        weaknesses::Doubled,
        weaknesses::Treble,
        weaknesses::Quadruple,
        weaknesses::DoubledImmobilised,
        weaknesses::DoubledImmobilisedRelief,
        weaknesses::DoubledClosingRanks,
        weaknesses::DoubledGroupSize,
        weaknesses::DoubledSeparation,
        weaknesses::DoubledFixedChain,
        weaknesses::IsolatedHorizontal,
        weaknesses::IsolatedVertical,
        weaknesses::IsolatedFixed,
        // 7. The backward family
        backward::Backward,
        backward::PotentiallyBackward,
        backward::SemiBackward,
        backward::BackwardFated,
        backward::PartiallySemiBackward,
        backward::BackwardNotDefinitive,
        backward::PotentiallyBackwardNotDefinitive,
        backward::SemiBackwardNotDefinitive,
        backward::BackwardFatedNotDefinitive,
        backward::PartiallySemiBackwardNotDefinitive,
        backward::BackwardFatedDoubled,
        backward::BackwardConnecting,
        backward::BackwardFixedChain,
        backward::BackwardDoubledPair,
        backward::BackwardSharedStopper,
        backward::SemiBackwardBesideDoubled,
        backward::BackwardPressure,
        backward::SemiBackwardPressure,
        backward::BackwardBlockader,
        backward::BackwardDoubledContest,
        backward::WeaknessQueenRelief,
        backward::WeaknessRookPressure,
        backward::WeaknessBishopPressure,
        backward::BishopPairAmnesty,
        // 8. Pawns and pieces together
        cooperation::PawnPieceIntersection,
        cooperation::SteppingStone,
        cooperation::PiecePawnFile,
        cooperation::PiecePawnDiagonal,
        cooperation::CheapDefender,
        // 9. Mobility, control, harmony
        mobility::Mobility,
        mobility::Harmony,
        mobility::SpatialMobility,
        mobility::Complementarity,
        mobility::ComplementarityKingQuadrant,
        mobility::ColourSplit,
        mobility::ShelterComplementarity,
        mobility::ShelterColourSplit,
        mobility::XrayIntersection,
        mobility::XrayIntersectionShelter,
        mobility::XrayIntersectionKnight,
        // 10. Placement of pieces
        placement::PieceRank,
        placement::PieceCentralisation,
        placement::PieceHolistic,
        placement::SmartPositioning,
        placement::SpaceQueen,
        placement::SpaceKingHalf,
        placement::SpaceFixedChain,
        // 11. Material
        material::Material,
        material::PieceGrading,
        material::PawnGrading,
        material::MaterialCompensation,
        material::QueenPasserDraw,
        // 12. The king
        king::ShelterPawnImmediate,
        king::ShelterPawnWider,
        king::ShelterPawnSinuous,
        king::WeakSpot,
        king::UnguardedFourth,
        king::WeakSpotControl,
        king::UnguardedFourthControl,
        king::WeakSpotOccupied,
        king::UnguardedFourthOccupied,
        king::Imminence,
        // 13. Blocking
        blocking::Blockade,
        blocking::BlockadeFromAfar,
        blocking::BlockadeReserve,
        blocking::BlockadeSecond,
        blocking::BlockDoubled,
        blocking::BlockIsolated,
        blocking::BlockDoubledIsolated,
        blocking::BlockDoubledBackward,
        blocking::BlockIntruder,
        blocking::BlockShelterDoubled,
        blocking::FixShelterDoubled,
        blocking::BlockRoot,
        // 14. Fixed structures
        fixed::FixedPawn,
        fixed::SemiFixedPawn,
        fixed::FixedPart,
        fixed::SemiFixedPart,
        fixed::ClosedStructure,
        fixed::SemiClosedStructure,
        fixed::ClosedPlacement,
        fixed::FixedChainDraw,
        // Complement
        complement::PawnSquare,
        complement::KnightSquare,
        complement::BishopSquare,
        complement::RookSquare,
        complement::QueenSquare,
        complement::KingSquare,
        complement::KnightReach,
        complement::BishopReach,
        complement::RookReach,
        complement::QueenReach,
        complement::PawnThreat,
        complement::PawnPushThreat,
        complement::PieceThreat,
        complement::Hanging,
        complement::QueenHunt,
        complement::QueenInLine,
        complement::ToTake,
        complement::Restriction,
        complement::KingDanger,
        complement::SafeChecks,
        complement::CheckToGive,
        complement::KingWing,
        complement::KingFacingQueen,
        complement::BackRankGuard,
        complement::FlankAttack,
        complement::FlankCover,
        complement::KingEscape,
        complement::MinorFarFromKing,
        complement::LineToKing,
        complement::PawnlessWing,
        complement::KingFarFromPawns,
        complement::ShelterFile,
        complement::PawnStorm,
        complement::PasserOwnKing,
        complement::PasserEnemyKing,
        complement::PasserPath,
        complement::PasserEscort,
        complement::UnstoppablePasser,
        complement::WonPawnEnding,
        complement::Phalanx,
        complement::SupportedPawn,
        complement::HoldingBack,
        complement::Lever,
        complement::IsolatedHalfOpen,
        complement::RookFile,
        complement::RookShutIn,
        complement::RookOnSeventh,
        complement::RookBehindPasser,
        complement::RooksTogether,
        complement::RookBeforePasser,
        complement::RookBoxedIn,
        complement::KingCutOff,
        complement::Outpost,
        complement::OutpostInReach,
        complement::GuardedByPawn,
        complement::MinorBehindPawn,
        complement::BishopPair,
        complement::BishopBesidePawns,
        complement::BishopAgainstPawns,
        complement::LongDiagonal,
        complement::Imbalance,
        complement::ClosedBoard,
        complement::SafeSpace,
        complement::Tempo,
        complement::WeightOfLead,
        complement::PawnsLeft,
        complement::PawnlessLead,
        complement::OppositeBishops,
        complement::WrongRookPawn,
        complement::DrawnPawnEnding,
        complement::PawnFront,
        complement::LopsidedPawns,
        complement::KindOfEnding,
        complement::LeanedOn,
    ],
    cuts: [
        // 15. Cutting rules
        cuts::CutLowMobility,
        cuts::CutColourSplit,
        cuts::CutShelterColourSplit,
        cuts::CutBackwardSeventh,
        cuts::CutBackwardSixth,
        cuts::CutFatedSeventh,
        cuts::CutDoubledPairs,
        cuts::CutTopMobility,
        cuts::CutConnectedness,
        cuts::CutGapBridging,
        cuts::CutPawnSpread,
        cuts::CutFixedIsolated,
        cuts::CutHarmony,
        cuts::CutPositioning,
        cuts::CutImminence,
    ],
    rules: [
        // 15. Preferences
        preferences::PreferHarmony,
        preferences::PreferPositioning,
        preferences::PreferComplementarity,
        // 16. Move clauses
        moves::FixingWhenAhead,
        moves::FreedSquares,
    ],
}

/// The number of slots of all clauses.
pub const SLOT_COUNT: usize = FIRST_SLOTS[CLAUSE_COUNT] as usize;

const FIRST_SLOTS: [u16; CLAUSE_COUNT + 1] = {
    let mut first = [0; CLAUSE_COUNT + 1];
    let mut index = 0;
    while index < CLAUSE_COUNT {
        first[index + 1] = first[index] + DECLARATIONS[index].slots.len() as u16;
        index += 1;
    }
    first
};
