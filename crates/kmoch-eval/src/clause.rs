//! What a clause says of itself, and what it has to do.

use crate::Profile;
use crate::context::{Forces, KingSide, PawnSide, Side};
use crate::meaning::{Direction, Shape, Theme};
pub(crate) use crate::registry::ClauseId;
use crate::registry::clause_of;
use crate::sinks::Sink;
use crate::source::Source;

/// The chapters of the catalogue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chapter {
    /// Dispersion and distortion.
    Kmoch,
    /// Attacks and x-rays.
    Attacks,
    /// Passed pawns and those that may become so.
    Passers,
    /// Groups and placement of pawns.
    Groups,
    /// Doubled and isolated pawns.
    Weaknesses,
    /// The backward family.
    Backward,
    /// Pawns and pieces together.
    Cooperation,
    /// Mobility, control, harmony.
    Mobility,
    /// Placement of pieces.
    Placement,
    /// Material.
    Material,
    /// The king.
    King,
    /// Blocking.
    Blocking,
    /// Fixed structures.
    Fixed,
    /// What a strong evaluation needs and the sources do not name.
    Complement,
    /// Rules for cutting the tree.
    Cuts,
    /// Preferences between two moves.
    Preferences,
    /// Clauses about a move.
    Moves,
}

impl Chapter {
    /// All chapters in the order of the catalogue.
    pub const ALL: [Chapter; 17] = [
        Chapter::Kmoch,
        Chapter::Attacks,
        Chapter::Passers,
        Chapter::Groups,
        Chapter::Weaknesses,
        Chapter::Backward,
        Chapter::Cooperation,
        Chapter::Mobility,
        Chapter::Placement,
        Chapter::Material,
        Chapter::King,
        Chapter::Blocking,
        Chapter::Fixed,
        Chapter::Complement,
        Chapter::Cuts,
        Chapter::Preferences,
        Chapter::Moves,
    ];

    /// The chapter's title.
    pub const fn title(self) -> &'static str {
        match self {
            Chapter::Kmoch => "Kmoch",
            Chapter::Attacks => "Attacks and x-rays",
            Chapter::Passers => "Passers",
            Chapter::Groups => "Groups and placement of pawns",
            Chapter::Weaknesses => "Doubled and isolated pawns",
            Chapter::Backward => "The backward family",
            Chapter::Cooperation => "Pawns and pieces together",
            Chapter::Mobility => "Mobility, control, harmony",
            Chapter::Placement => "Placement of pieces",
            Chapter::Material => "Material",
            Chapter::King => "The king",
            Chapter::Blocking => "Blocking",
            Chapter::Fixed => "Fixed structures",
            Chapter::Complement => "Complement",
            Chapter::Cuts => "Cutting rules",
            Chapter::Preferences => "Preferences",
            Chapter::Moves => "Move clauses",
        }
    }
}

/// What a clause's numbers are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Millipawns for each thing found.
    Millipawns,
    /// A share of a measure or of another item's staged base value.
    Share,
    /// A plain number: the threshold of a rule.
    Number,
}

/// A clause: one idea of the sources with a key.
#[derive(Debug)]
pub struct Clause {
    /// The name in profiles, columns and JSON.
    pub key: &'static str,
    /// The name people read.
    pub name: &'static str,
    /// Where it stands in the catalogue.
    pub chapter: Chapter,
    /// What it speaks of when a position is explained.
    pub theme: Theme,
    /// Section of the specification that defines it.
    pub section: &'static str,
    /// Where the sources state it, and whose its numbers are.
    pub source: Source,
    /// What it is in chess and, in a second paragraph, why it matters.
    pub definition: &'static str,
    /// The names of its numbers in a profile; none for a label. Parameters come last.
    pub slots: &'static [&'static str],
    /// How many of its numbers are parameters.
    pub parameters: usize,
    /// What those numbers are.
    pub unit: Unit,
    /// What a finding means for the side it is found for.
    pub direction: Direction,
    /// How its numbers follow one another.
    pub shape: Shape,
    /// The sentence it says of a finding, with places to fill in (see [`crate::sentence`]).
    pub says: &'static str,
    /// A position where it fires.
    pub example: &'static str,
    /// The moves it speaks of there, as UCI has them: one for a clause about a move, the better and the
    /// worse for a preference.
    pub moves: &'static [&'static str],
}

impl Clause {
    /// A clause that names a fact, to which the sources give no number. A profile may, if it has slots.
    pub fn is_label(&self) -> bool {
        let of_positions = !matches!(
            self.chapter,
            Chapter::Complement | Chapter::Cuts | Chapter::Preferences | Chapter::Moves
        );
        let is_zero = |clause| Profile::addendum().is_zero(clause);
        self.slots.is_empty() || of_positions && crate::find_clause(self.key).is_some_and(is_zero)
    }

    /// The numbers that a finding counts so many times: all but its parameters.
    pub const fn amounts(&self) -> &'static [&'static str] {
        self.slots.split_at(self.slots.len() - self.parameters).0
    }

    /// Whether the number at this place of its slots is a parameter: part of what is measured, not
    /// what the measure is worth. A score is not linear in it.
    pub const fn is_parameter(&self, place: usize) -> bool {
        place >= self.amounts().len()
    }

    /// Whether a profile may leave it out: the sources do not name it, so it is worth nothing there.
    pub fn may_be_absent(&self) -> bool {
        self.chapter == Chapter::Complement
    }
}

/// The place of one number in a compiled profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub(crate) u16);

impl Slot {
    /// The place as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The clause it belongs to.
    pub fn clause(self) -> ClauseId {
        clause_of(self.index())
    }

    /// The slot so many places further on, of the same clause.
    #[inline(always)]
    pub(crate) fn nth(self, places: usize) -> Slot {
        let slot = Slot(self.0 + places as u16);
        debug_assert_eq!(slot.clause(), self.clause(), "slot {places} after {self:?}");
        slot
    }
}

/// Declared by `clause!`: what a clause says of itself.
pub trait Declared {
    /// The declaration.
    const CLAUSE: Clause;
}

/// Given by the registry: where a clause's numbers are.
pub trait Registered: Declared {
    /// The clause's place in the registry.
    const ID: ClauseId;
    /// The place of its first number.
    const FIRST_SLOT: u16;
}

/// A clause finds things for one side and says where; it never adds up, formats or caches.
///
/// It overrides the method whose view shows just what it needs: what a clause cannot
/// see it cannot depend on, so everything found by [`Finder::pawns`] may be remembered by
/// pawn structure, everything found by [`Finder::forces`] by pawns and numbers of pieces, and
/// everything found by [`Finder::kings`] by these and the kings.
/// Both sides are seen playing up the board: `us` from our side, `them` from theirs.
pub trait Finder: Registered {
    /// Findings that depend on nothing but pawns.
    #[inline(always)]
    fn pawns<S: Sink>(us: &PawnSide, them: &PawnSide, found: &mut S) {
        let _ = (us, them, found);
    }

    /// Findings that depend on pawns and on how many pieces of each kind there are.
    #[inline(always)]
    fn forces<S: Sink>(us: &Forces, them: &Forces, found: &mut S) {
        let _ = (us, them, found);
    }

    /// Findings that depend on pawns, kings and numbers of pieces.
    #[inline(always)]
    fn kings<S: Sink>(us: &KingSide, them: &KingSide, found: &mut S) {
        let _ = (us, them, found);
    }

    /// Findings that depend on anything on the board.
    #[inline(always)]
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let _ = (us, them, found);
    }
}

/// Declares a clause. The doc comment is its definition, in the program and on its page: what it is,
/// and in a paragraph of its own why it matters.
macro_rules! clause {
    (@shape) => { $crate::meaning::Shape::Free };
    (@shape $shape:ident $(($run:literal))?) => { $crate::meaning::Shape::$shape $(($run))? };
    (@source Own) => { $crate::source::Source::OWN };
    (@source $document:ident($heading:literal, $quote:literal
        $(, $numbers:ident $(($which:literal))?)? $(,)?
    )) => {
        $crate::source::Source {
            passage: Some($crate::source::Passage {
                document: $crate::source::Document::$document,
                heading: $heading,
                quote: $quote,
            }),
            numbers: clause!(@numbers $($numbers $(($which))?)?),
        }
    };
    (@slots $clause:ident [$($name:ident),* $(,)?]) => {
        impl $clause {
            slot_constants! { pub, 0; $($name)* }
        }
    };
    (@slots $clause:ident $set:ident $(first $many:expr)?) => {
        impl $set for $clause {}
    };
    (@names $clause:ident [$($name:ident),* $(,)?]) => { slot_names!($($name)*) };
    (@names $clause:ident $set:ident) => { <$clause as $set>::NAMES };
    (@names $clause:ident $set:ident first $many:expr) => {
        <$clause as $set>::NAMES.split_at($many).0
    };
    (@numbers) => { None };
    (@numbers $numbers:ident $(($which:literal))?) => {
        Some($crate::source::Numbers::$numbers $(($which))?)
    };
    (
        $(#[doc = $line:literal])+
        $clause:ident = $key:literal {
            name: $name:expr,
            chapter: $chapter:ident,
            theme: $theme:ident,
            section: $section:expr,
            source: $document:ident $(($($passage:tt)*))?,
            unit: $unit:ident,
            slots: $slots:tt $(first $many:expr)?,
            $(parameters: $parameters:expr,)?
            direction: $direction:ident,
            $(shape: $shape:ident $(($run:literal))?,)?
            says: $says:expr,
            example: $example:expr
            $(, moves: [$($move:literal),+])? $(,)?
        }
    ) => {
        $(#[doc = $line])+
        #[derive(Debug, Clone, Copy)]
        pub struct $clause;

        clause!(@slots $clause $slots $(first $many)?);

        impl $crate::clause::Declared for $clause {
            const CLAUSE: $crate::clause::Clause = $crate::clause::Clause {
                key: $key,
                name: $name,
                chapter: $crate::clause::Chapter::$chapter,
                theme: $crate::meaning::Theme::$theme,
                section: $section,
                source: clause!(@source $document $(($($passage)*))?),
                definition: concat!($($line, "\n"),+),
                slots: clause!(@names $clause $slots $(first $many)?),
                parameters: 0 $(+ $parameters)?,
                unit: $crate::clause::Unit::$unit,
                direction: $crate::meaning::Direction::$direction,
                shape: clause!(@shape $($shape $(($run))?)?),
                says: $says,
                example: $example,
                moves: &[$($($move),+)?],
            };
        }
    };
}
