//! What a column is: its name, its type and what it says.

use std::borrow::Cow;

use arrow_schema::{DataType, Field};
use kmoch_eval::{Chapter, ClauseId, CutSet};
use shakmaty::Color;

/// One column of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Column {
    /// Where a position comes from and what it is.
    Fact(Fact),
    /// A tag of the game as it is written, by its name in PGN.
    Tag(String),
    /// A clause's figure for a side.
    Clause(Color, ClauseId, Figure),
    /// A measure of a side.
    Measure(Color, Measure),
    /// Whether a side breaks a rule.
    Rule(Color, ClauseId),
    /// Every single finding.
    Items,
}

/// Which figure of a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure {
    /// How often it was found.
    Count,
    /// What that is worth to the side.
    Amount,
}

impl Figure {
    /// The name in columns.
    pub const fn key(self) -> &'static str {
        match self {
            Figure::Count => "count",
            Figure::Amount => "mp",
        }
    }
}

/// Names, types and descriptions of a list of columns.
macro_rules! columns {
    ($(#[$about:meta])* $list:ident { $($(#[doc = $what:literal])+ $column:ident = $name:literal: $kind:expr, $null:literal;)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $list { $($(#[doc = $what])+ $column,)* }

        impl $list {
            /// All of them, in the order of a table.
            pub const ALL: &[$list] = &[$($list::$column),*];

            /// The name of the column, or the end of it.
            pub const fn key(self) -> &'static str {
                match self { $($list::$column => $name,)* }
            }

            /// What it says.
            pub const fn about(self) -> &'static str {
                match self { $($list::$column => concat!($($what),+).trim_ascii(),)* }
            }

            fn data_type(self) -> DataType {
                match self { $($list::$column => $kind,)* }
            }

            const fn is_nullable(self) -> bool {
                match self { $($list::$column => $null,)* }
            }
        }
    };
}

/// Text that is the same in many rows.
pub(crate) fn repeated_text() -> DataType {
    DataType::Dictionary(Box::new(DataType::Int32), Box::new(DataType::Utf8))
}

columns! {
    /// Where a position comes from and what it is.
    Fact {
        /// The file that the game or position stands in.
        File = "file": repeated_text(), true;
        /// The number of the game in its file, from 1, whether games before it could be read or not.
        Game = "game": DataType::Int64, true;
        /// The line of the file on which the game or position starts, from 1.
        Line = "line": DataType::Int64, true;
        /// 0 in the main line, otherwise the number of the variation in its game, from 1.
        Variation = "variation": DataType::Int32, true;
        /// How many moves of either side have been played in the game.
        Ply = "ply": DataType::Int32, true;
        /// The move that led here, as UCI has it; none in the first position of a game.
        Move = "move": DataType::Utf8, true;
        /// The seconds left to whoever made that move, where a comment says so (`[%clk]`).
        Clock = "clock": DataType::Float32, true;
        /// What a comment says the position is worth, in pawns, seen from White (`[%eval]`).
        Eval = "eval": DataType::Float32, true;
        /// The moves to mate that a comment tells of, below zero if Black mates (`[%eval #3]`).
        Mate = "mate": DataType::Int16, true;
        /// The position.
        Fen = "fen": DataType::Utf8, false;
        /// Who is to move: `white` or `black`.
        Turn = "turn": repeated_text(), false;
        /// What the pieces of a side are worth in pawns, the mean of both sides: 30 at the start.
        Material = "material": DataType::Float32, false;
        /// `middlegame` or `endgame`, by material.
        Stage = "stage": repeated_text(), false;
        /// The part of the game by material in pawns: `30-25` at the start.
        Bracket = "bracket": repeated_text(), false;
        /// `open`, `semi-open`, `semi-closed` or `closed`, by the pawns that are left.
        PositionType = "position_type": repeated_text(), false;
        /// White's sum less Black's over all clauses, in thousandths of a pawn.
        Total = "total_mp": DataType::Float32, false;
    }
}

columns! {
    /// A side's measures.
    Measure {
        /// Pawn islands.
        Islands = "islands": DataType::Int16, false;
        /// Kmoch's dispersion.
        Dispersion = "dispersion": DataType::Int16, false;
        /// Kmoch's distortion.
        Distortion = "distortion": DataType::Int16, false;
        /// Distortion counted from the front.
        DistortionFront = "distortion_front": DataType::Int16, false;
        /// How unevenly the pieces share their mobility; none with fewer than two pieces.
        Disharmony = "disharmony": DataType::Float32, true;
        /// How one-sided the pieces stand on average; none without pieces.
        Imbalance = "imbalance": DataType::Float32, true;
        /// The larger colour's share of the pieces' control; none without control.
        ColourShare = "colour_share": DataType::Float32, true;
        /// The same around the own king.
        ShelterColourShare = "shelter_colour_share": DataType::Float32, true;
        /// Squares on the ways of all pieces to the enemy king.
        Distance = "distance": DataType::Int16, false;
    }
}

/// Tags with a column name of their own: the name in PGN, the column, what it says.
pub(crate) const TAGS: [(&str, &str, &str); 15] = [
    ("Event", "event", "The tournament or match"),
    ("Site", "site", "Where it was played"),
    ("Date", "date", "When, as the game has it (`1972.07.11`)"),
    ("Round", "round", "The round"),
    ("White", "player.white", "Who has White"),
    ("Black", "player.black", "Who has Black"),
    ("WhiteElo", "elo.white", "White's rating"),
    ("BlackElo", "elo.black", "Black's rating"),
    ("WhiteTitle", "title.white", "White's title"),
    ("BlackTitle", "title.black", "Black's title"),
    ("Result", "result", "`1-0`, `0-1`, `1/2-1/2` or `*`"),
    ("ECO", "eco", "The code of the opening"),
    ("Opening", "opening", "The name of the opening"),
    ("TimeControl", "time_control", "The time control"),
    ("Termination", "termination", "How the game ended"),
];

/// The tags that are numbers.
const NUMBERS: [&str; 2] = ["WhiteElo", "BlackElo"];

/// Whether a tag is a number.
pub(crate) fn is_number(tag: &str) -> bool {
    NUMBERS.contains(&tag)
}

/// The name of a side in columns.
pub(crate) const fn side_key(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl Column {
    /// The name: that of the column in a file, and of the figure in an expression.
    pub fn name(&self) -> String {
        match self {
            Column::Fact(fact) => fact.key().to_owned(),
            Column::Tag(tag) => match TAGS.iter().find(|(name, ..)| name == tag) {
                Some((_, column, _)) => (*column).to_owned(),
                None => format!("tag.{tag}"),
            },
            Column::Clause(side, clause, figure) => {
                format!("{}.{}.{}", side_key(*side), clause.clause().key, figure.key())
            }
            Column::Measure(side, measure) => {
                format!("{}.measures.{}", side_key(*side), measure.key())
            }
            Column::Rule(side, rule) => format!("{}.{}", side_key(*side), rule.clause().key),
            Column::Items => "items".to_owned(),
        }
    }

    /// What it says.
    pub fn about(&self) -> Cow<'static, str> {
        match self {
            Column::Fact(fact) => fact.about().into(),
            Column::Tag(tag) => match TAGS.iter().find(|(name, ..)| name == tag) {
                Some((_, _, about)) => (*about).into(),
                None => format!("The tag {tag}").into(),
            },
            Column::Clause(_, clause, Figure::Count) => {
                format!("How often: {}", clause.clause().name).into()
            }
            Column::Clause(_, clause, Figure::Amount) => {
                format!("Worth to the side, in thousandths of a pawn: {}", clause.clause().name)
                    .into()
            }
            Column::Measure(_, measure) => measure.about().into(),
            Column::Rule(_, rule) => {
                format!("Whether the rule is broken: {}", rule.clause().name).into()
            }
            Column::Items => "Every single finding".into(),
        }
    }

    /// The column as Arrow has it.
    pub fn field(&self) -> Field {
        let (kind, nullable) = match self {
            Column::Fact(fact) => (fact.data_type(), fact.is_nullable()),
            Column::Tag(tag) if is_number(tag) => (DataType::Int16, true),
            Column::Tag(_) => (repeated_text(), true),
            Column::Clause(_, _, Figure::Count) => (DataType::Int16, false),
            Column::Clause(_, _, Figure::Amount) => (DataType::Float32, false),
            Column::Measure(_, measure) => (measure.data_type(), measure.is_nullable()),
            Column::Rule(..) => (DataType::Boolean, false),
            Column::Items => (crate::items::data_type(), false),
        };
        Field::new(self.name(), kind, nullable)
    }

    /// The figures of the position, in the order of a table: of all clauses about positions, measures and rules. They
    /// do not depend on a profile; what they say does.
    pub fn figures() -> impl Iterator<Item = Column> {
        let sides = [Color::White, Color::Black];
        let clauses = static_clauses().flat_map(move |clause| {
            sides.into_iter().flat_map(move |side| {
                [Figure::Count, Figure::Amount].map(|figure| Column::Clause(side, clause, figure))
            })
        });
        let measures = sides.into_iter().flat_map(|side| {
            Measure::ALL.iter().map(move |measure| Column::Measure(side, *measure))
        });
        let rules = CutSet::ALL
            .rules()
            .flat_map(move |rule| sides.into_iter().map(move |side| Column::Rule(side, rule)));
        clauses.chain(measures).chain(rules)
    }

    /// Whether it is a tag that is a number.
    pub fn is_number(&self) -> bool {
        matches!(self, Column::Tag(tag) if is_number(tag))
    }

    /// All columns that can be told apart by name alone: facts, figures and tags with a name of their own.
    pub fn named() -> impl Iterator<Item = Column> {
        let facts = Fact::ALL.iter().map(|fact| Column::Fact(*fact));
        let tags = TAGS.iter().map(|(tag, ..)| Column::Tag((*tag).to_owned()));
        facts.chain(tags).chain(Column::figures())
    }

    /// The clause or rule that it tells of.
    pub fn clause(&self) -> Option<ClauseId> {
        match self {
            Column::Clause(_, clause, _) | Column::Rule(_, clause) => Some(*clause),
            _ => None,
        }
    }
}

/// The clauses about positions.
pub(crate) fn static_clauses() -> impl Iterator<Item = ClauseId> {
    let is_static = |chapter: Chapter| {
        !matches!(chapter, Chapter::Cuts | Chapter::Preferences | Chapter::Moves)
    };
    ClauseId::all().filter(move |clause| is_static(clause.clause().chapter))
}
