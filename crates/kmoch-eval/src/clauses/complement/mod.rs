//! What a strong evaluation needs and the sources do not name. The Addendum profile leaves this
//! chapter out, so that everybody sees what came from whom.

mod bishops;
mod danger;
mod files;
mod holding_back;
mod imbalance;
mod king_company;
mod king_flank;
mod lopsided;
mod outposts;
mod passer_kings;
mod passer_path;
mod pawn_ending;
mod pawn_links;
mod prospects;
mod queen_hunt;
mod reach;
mod shelter;
mod space;
mod squares;
mod tempo;
mod threats;
mod unstoppable;

pub use bishops::{BishopBesidePawns, BishopPair, LongDiagonal};
pub use danger::{KingDanger, SafeChecks};
pub use files::{RookBehindPasser, RookFile, RookOnSeventh, RookShutIn};
pub use holding_back::HoldingBack;
pub use imbalance::Imbalance;
pub use king_company::MinorFarFromKing;
pub use king_flank::{FlankAttack, FlankCover, KingEscape};
pub use lopsided::LopsidedPawns;
pub use outposts::{MinorBehindPawn, Outpost};
pub use passer_kings::{PasserEnemyKing, PasserOwnKing};
pub use passer_path::PasserPath;
pub use pawn_ending::{DrawnPawnEnding, WonPawnEnding};
pub use pawn_links::{IsolatedHalfOpen, Phalanx, SupportedPawn};
pub use prospects::{
    KindOfEnding, MOST_SHARES, OppositeBishops, PawnFront, PawnlessLead, PawnsLeft, Prospects,
    WeightOfLead, WrongRookPawn,
};
pub use queen_hunt::QueenHunt;
pub use reach::{BishopReach, KnightReach, QueenReach, RookReach};
pub use shelter::{PawnStorm, ShelterFile};
pub use space::SafeSpace;
pub use squares::{BishopSquare, KingSquare, KnightSquare, PawnSquare, QueenSquare, RookSquare};
pub use tempo::Tempo;
pub use threats::{Hanging, PawnPushThreat, PawnThreat, PieceThreat, Restriction};
pub use unstoppable::UnstoppablePasser;
