//! What a reason is about: the topic under which findings are told.

use kmoch_eval::Theme;
use shakmaty::{Color, Square};

/// What a reason is about. Like things are set off against each other, so most topics are about
/// both sides at once; a topic with a side or a square in it is about what stands there alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// What is on the board.
    Material,
    /// The pair of bishops.
    BishopPair,
    /// Which king is the safer one.
    KingSafety,
    /// Which king does more.
    KingActivity,
    /// A side's passed pawns, with everything that helps and hinders them.
    Passers(Color),
    /// Whose majorities may yet give a passed pawn.
    Majorities,
    /// A side's weak pawns, with everything that bears on them.
    WeakPawns(Color),
    /// A side's hanging pawns: what they command, and what it costs to guard them.
    HangingPawns(Color),
    /// Whose pawns hang together better.
    Structure,
    /// What a side's pieces stop.
    Blockade(Color),
    /// Who has more room.
    Space,
    /// Whose pieces are freer and better placed.
    Activity,
    /// A piece where no pawn can drive it away.
    Post(Square),
    /// A bishop behind its own pawns.
    BadBishop(Square),
    /// Whose bishops suit their pawns better.
    Bishops,
    /// Whose camp has more holes.
    Holes,
    /// Whose pieces hold both colours of squares.
    Colours,
    /// Whose rooks have the files.
    Files,
    /// A unit that is attacked.
    Threat(Square),
    /// Whose pieces work together better.
    Harmony,
    /// What keeps a lead from winning.
    Drawishness,
    /// How much any lead weighs at this stage: a gauge of all other reasons, and none itself.
    Weight,
    /// Having the move.
    Move,
    /// What is counted and not told, for its amount does not say what its words say.
    Untold,
}

impl Topic {
    /// The same topic after a unit has moved.
    pub fn moved(self, from: Square, to: Square) -> Topic {
        match self {
            Topic::Post(square) if square == from => Topic::Post(to),
            Topic::BadBishop(square) if square == from => Topic::BadBishop(to),
            Topic::Threat(square) if square == from => Topic::Threat(to),
            topic => topic,
        }
    }

    /// Whether players have a name for it: then it is told even where little is at stake.
    pub fn is_named(self) -> bool {
        matches!(self, Topic::HangingPawns(_) | Topic::Majorities | Topic::BishopPair)
    }

    /// Whether it lasts and can be pointed at, unlike how freely pieces stand at the moment.
    pub fn is_lasting(self) -> bool {
        matches!(
            self,
            Topic::WeakPawns(_)
                | Topic::Passers(_)
                | Topic::KingActivity
                | Topic::Space
                | Topic::Post(_)
                | Topic::BadBishop(_)
                | Topic::Files
                | Topic::Blockade(_)
                | Topic::Drawishness
        )
    }

    /// The theme of reasons on this topic; none if it is never a reason.
    pub fn theme(self) -> Option<Theme> {
        Some(match self {
            Topic::Material => Theme::Material,
            Topic::BishopPair => Theme::Imbalance,
            Topic::KingSafety => Theme::KingSafety,
            Topic::KingActivity => Theme::KingActivity,
            Topic::Passers(_) | Topic::Majorities => Theme::PassedPawns,
            Topic::WeakPawns(_) => Theme::PawnWeaknesses,
            Topic::Structure | Topic::HangingPawns(_) => Theme::PawnStructure,
            Topic::Blockade(_) => Theme::Blockade,
            Topic::Space => Theme::Space,
            Topic::Activity => Theme::PieceActivity,
            Topic::Post(_) | Topic::Holes => Theme::Outposts,
            Topic::BadBishop(_) | Topic::Bishops | Topic::Colours => Theme::Bishops,
            Topic::Files => Theme::Files,
            Topic::Threat(_) => Theme::Threats,
            Topic::Harmony => Theme::Harmony,
            Topic::Drawishness => Theme::Drawishness,
            Topic::Weight | Topic::Move | Topic::Untold => return None,
        })
    }
}
