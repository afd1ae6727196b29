//! What a reason says: what is there, why that is good or bad, and where.
//!
//! Words follow from the topic, from the side it speaks for and from what stands on the board, so
//! they agree with the amount by construction: where nothing true can be said, nothing is.

mod bishops;
mod draws;
mod kings;
mod material;
mod passers;
mod phrases;
mod pieces;
mod posts;
mod space;
mod structure;
mod teams;
mod threats;
mod weak_pawns;

use kmoch_eval::Theme;
use shakmaty::{Bitboard, Square};

use super::group::Group;
use super::scene::Scene;
use super::topic::Topic;
use crate::language::Phrase;

pub use passers::{gets_through, stopped};
pub use phrases::role_name;
pub use pieces::is_opening;

/// A reason in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Telling {
    /// One or two sentences.
    pub sentence: Phrase,
    /// The squares worth looking at.
    pub squares: Bitboard,
    /// From where to where it works.
    pub arrows: Vec<(Square, Square)>,
    /// The pawn or piece it is about, if it is about one.
    pub unit: Option<Square>,
    /// What it speaks of, where that depends on more than the topic.
    pub theme: Option<Theme>,
}

impl Telling {
    fn new(sentence: impl Into<Phrase>, squares: impl Into<Bitboard>) -> Telling {
        Telling {
            sentence: sentence.into(),
            squares: squares.into(),
            arrows: Vec::new(),
            unit: None,
            theme: None,
        }
    }

    /// The same with arrows from each of these squares to one.
    fn from(self, origins: Bitboard, target: Square) -> Telling {
        let arrows = origins.into_iter().filter(|origin| *origin != target);
        Telling { arrows: arrows.map(|origin| (origin, target)).collect(), ..self }
    }

    fn about(self, unit: Option<Square>) -> Telling {
        Telling { unit, ..self }
    }
}

/// Says what a group of findings comes to, if there are words for it.
pub fn tell(group: &Group, scene: &Scene) -> Option<Telling> {
    match group.topic {
        Topic::Material => material::material(group, scene),
        Topic::BishopPair => material::bishop_pair(group, scene),
        Topic::KingSafety => kings::safety(group, scene),
        Topic::KingActivity => kings::activity(group, scene),
        Topic::Passers(side) => passers::passers(group, side, scene),
        Topic::Majorities => passers::majorities(group, scene),
        Topic::WeakPawns(side) => weak_pawns::weak_pawns(group, side, scene),
        Topic::Structure => structure::structure(group, scene),
        Topic::HangingPawns(side) => weak_pawns::hanging(group, side, scene),
        Topic::Blockade(side) => passers::blockade(group, side, scene),
        Topic::Space => space::space(group, scene),
        Topic::Activity => pieces::activity(group, scene),
        Topic::Harmony => teams::harmony(group, scene),
        Topic::Files => teams::files(group, scene),
        Topic::Post(square) => posts::post(group, square, scene),
        Topic::Holes => posts::holes(group, scene),
        Topic::BadBishop(square) => bishops::bad(square, scene),
        Topic::Bishops => bishops::compared(group, scene),
        Topic::Colours => bishops::colours(group, scene),
        Topic::Threat(square) => threats::threat(group, square, scene),
        Topic::Drawishness => draws::drawishness(group, scene),
        Topic::Weight | Topic::Move | Topic::Untold => None,
    }
}
