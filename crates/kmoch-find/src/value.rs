//! What the names of an expression stand for in a position.

use cel::common::types::{CelBool, CelDouble, CelInt, CelNull, CelString};
use cel::common::value::CowVal;
use cel::context::VariableResolver;
use kmoch_columns::{Column, Fact, Figure, Measure, Row};
use kmoch_eval::{Overview, PositionType, Stage, Weights};
use kmoch_notation::pgn::Eval;
use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode, Position};

use crate::units::{Answer, Units};

/// What a name stands for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Variable {
    /// The value of a column; of a tag with its place among the tags asked for.
    Column(Column),
    /// What stands where.
    Units(Units),
}

/// A value; none where there is none.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value {
    Nothing,
    Whole(i64),
    Number(f64),
    Flag(bool),
    Text(String),
}

/// The names that variables have in a compiled expression: this letter, and their number.
pub(crate) const MARK: char = '#';

/// The values of all variables in one position.
#[derive(Debug, Default)]
pub(crate) struct Values(pub Vec<Value>);

impl Values {
    /// Whether any of them is missing.
    pub fn any_missing(&self) -> bool {
        self.0.contains(&Value::Nothing)
    }
}

impl VariableResolver for Values {
    fn resolve<'b>(&'b self, variable: &str) -> Option<CowVal<'b, 'b>> {
        let number: usize = variable.strip_prefix(MARK)?.parse().ok()?;
        Some(match self.0.get(number)? {
            Value::Nothing => CowVal::owned(CelNull),
            Value::Whole(number) => CowVal::owned(CelInt::from(*number)),
            Value::Number(number) => CowVal::owned(CelDouble::from(*number)),
            Value::Flag(flag) => CowVal::owned(CelBool::from(*flag)),
            Value::Text(text) => CowVal::owned(CelString::from(text.as_str())),
        })
    }
}

/// Everything known of a position.
pub(crate) struct Seen<'a> {
    pub row: &'a Row<'a>,
    pub overview: &'a Overview,
    pub weights: &'a Weights,
    /// The tags asked for, in the order of the row's.
    pub tags: &'a [String],
}

impl Seen<'_> {
    /// The value of a variable.
    pub fn value(&self, variable: &Variable) -> Value {
        match variable {
            Variable::Units(units) => match units.ask(self.row.position.board()) {
                Answer::Count(count) => Value::Whole(count as i64),
                Answer::All(all) => Value::Flag(all),
            },
            Variable::Column(column) => self.column(column),
        }
    }

    fn column(&self, column: &Column) -> Value {
        let Overview { totals, survey, cuts } = self.overview;
        match column {
            Column::Fact(fact) => self.fact(*fact),
            Column::Tag(tag) => {
                let place = self.tags.iter().position(|asked| asked == tag);
                let tags = self.row.origin.map_or(&[][..], |origin| &origin.tags);
                let value = place.and_then(|place| tags.get(place)?.as_deref());
                match (value, column.is_number()) {
                    (None, _) => Value::Nothing,
                    (Some(text), false) => Value::Text(text.to_owned()),
                    (Some(text), true) => text.trim().parse().map_or(Value::Nothing, Value::Whole),
                }
            }
            Column::Clause(side, clause, figure) => {
                let total = totals.of(*side)[clause.index()];
                match figure {
                    Figure::Count => Value::Whole(total.count().into()),
                    Figure::Amount => Value::Number(total.amount().millipawns()),
                }
            }
            Column::Measure(side, measure) => {
                let Some(survey) = survey else { return Value::Nothing };
                let side = survey.of(*side);
                let whole = |number: usize| Value::Whole(number as i64);
                let part = |number: Option<f64>| number.map_or(Value::Nothing, Value::Number);
                match measure {
                    Measure::Islands => whole(side.islands),
                    Measure::Dispersion => whole(side.dispersion),
                    Measure::Distortion => whole(side.distortion),
                    Measure::DistortionFront => whole(side.distortion_front),
                    Measure::Distance => whole(side.distance),
                    Measure::Disharmony => part(side.disharmony),
                    Measure::Imbalance => part(side.imbalance),
                    Measure::ColourShare => part(side.colour_share),
                    Measure::ShelterColourShare => part(side.shelter_colour_share),
                }
            }
            Column::Rule(side, rule) => Value::Flag(cuts.of(*side).contains(*rule)),
            Column::Items => Value::Nothing,
        }
    }

    fn fact(&self, fact: Fact) -> Value {
        let Row { position, origin, ply, variation, led_by, clock, eval, .. } = self.row;
        let board = position.board();
        let bracket = || self.weights.bracket(Stage::of(board));
        let text = |text: &str| Value::Text(text.to_owned());
        let whole = |number: Option<i64>| number.map_or(Value::Nothing, Value::Whole);
        let number = |number: Option<f32>| {
            number.map_or(Value::Nothing, |number| Value::Number(number.into()))
        };
        match fact {
            Fact::File => {
                origin.and_then(|origin| origin.file.as_deref()).map_or(Value::Nothing, text)
            }
            Fact::Game => whole(origin.and_then(|origin| origin.game).map(|game| game as i64)),
            Fact::Line => whole(origin.and_then(|origin| origin.line).map(|line| line as i64)),
            Fact::Variation => whole(variation.map(i64::from)),
            Fact::Ply => whole(ply.map(i64::from)),
            Fact::Move => led_by.as_ref().map_or(Value::Nothing, |uci| text(&uci.to_string())),
            Fact::Clock => number(*clock),
            Fact::Eval => number(eval.and_then(|eval| match eval {
                Eval::Pawns(pawns) => Some(pawns),
                Eval::Mate(_) => None,
            })),
            Fact::Mate => whole(eval.and_then(|eval| match eval {
                Eval::Mate(moves) => Some(moves.into()),
                Eval::Pawns(_) => None,
            })),
            Fact::Fen => text(&Fen::from_position(*position, EnPassantMode::Legal).to_string()),
            Fact::Turn => text(if position.turn() == Color::White { "white" } else { "black" }),
            Fact::Material => Value::Number(Stage::of(board).material()),
            Fact::Stage => text(bracket().stage()),
            Fact::Bracket => text(&bracket().name()),
            Fact::PositionType => text(PositionType::of(board).name()),
            Fact::Total => Value::Number(self.overview.totals.total().millipawns()),
        }
    }
}

/// Some value that a column could have, where it can have none: to see whether an expression makes sense.
pub(crate) fn sample(column: &Column) -> Value {
    match column {
        Column::Tag(_) if column.is_number() => Value::Whole(0),
        Column::Tag(_) | Column::Fact(Fact::File | Fact::Move) => Value::Text(String::new()),
        Column::Fact(Fact::Clock | Fact::Eval) | Column::Measure(..) => Value::Number(0.0),
        _ => Value::Whole(0),
    }
}
