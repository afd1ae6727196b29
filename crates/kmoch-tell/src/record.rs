//! A position as a record for other programs: what section 17 of the specification asks for.

mod finding;
mod json;
mod measures;
mod position;

use std::fmt::Write as _;

use kmoch_eval::{
    Breach, CLAUSE_COUNT, CLAUSES, Chapter, Item, PositionType, SideMeasures, Stage, Weights,
};
use shakmaty::{Board, Color};

pub use finding::{BreachRecord, ItemRecord, breaches, finding};
pub use json::{push_amount, push_string};
pub use position::{BothCuts, OutcomeRecord, PositionRecord, ShareRecord, SharesRecord};

use crate::Study;
use crate::tally::is_static;
use json::{push_keys, push_number, push_squares};

/// What records of one kind have in common: which clauses they tell of.
#[derive(Debug, Clone)]
pub struct Columns(Vec<usize>);

impl Columns {
    /// The columns under a profile: every clause about positions. The chapter that the sources
    /// do not have is there if the profile gives it any worth.
    pub fn new(weights: &Weights) -> Columns {
        let told = |index: &usize| {
            let chapter = CLAUSES[*index].chapter;
            is_static(chapter) && (chapter != Chapter::Complement || weights.scored()[*index])
        };
        Columns((0..CLAUSE_COUNT).filter(told).collect())
    }

    /// The names of the columns of a CSV record.
    pub fn csv_header(&self) -> String {
        let mut header = String::from("fen,material,stage,bracket,position_type,total_mp");
        for &index in &self.0 {
            let key = CLAUSES[index].key;
            for side in ["white", "black"] {
                let _ = write!(header, ",{key}.{side}.count,{key}.{side}.mp");
            }
        }
        for side in ["white", "black"] {
            for name in SideMeasures::NAMES {
                let _ = write!(header, ",measures.{side}.{name}");
            }
        }
        header.push_str(",cuts.white,cuts.black");
        header
    }

    /// Writes a JSON object on one line, with every single finding if asked. Amounts are decimal
    /// numbers of millipawns with just what the fixed point holds, so they add up exactly.
    ///
    /// ```
    /// use kmoch_eval::{Evaluator, Profile};
    /// use kmoch_tell::{Position, Study, record::Columns};
    ///
    /// let mut evaluator = Evaluator::new(&Profile::addendum());
    /// let position = Position::read("4k3/8/8/1P6/8/8/8/4K3 w - - 0 1").unwrap();
    /// let study = Study::new(&mut evaluator, position);
    /// let mut json = String::new();
    /// Columns::new(evaluator.weights()).write_json(&mut json, &study, true);
    /// assert!(json.contains(r#""passer":{"white":{"count":1,"mp":750},"#));
    /// assert!(json.contains(r#""sentence":"White's b5-pawn is passed""#));
    /// ```
    pub fn write_json(&self, out: &mut String, study: &Study, items: bool) {
        let stage = Stage::of(study.position.board());
        out.push_str("{\"fen\":");
        push_string(out, &study.position.fen);
        let bracket = study.bracket;
        let _ = write!(
            out,
            ",\"material\":{},\"stage\":\"{}\",\"bracket\":\"{}\",\"position_type\":\"{}\",\"total_mp\":",
            stage.material(),
            bracket.stage(),
            bracket.name(),
            PositionType::of(study.position.board()).name()
        );
        push_amount(out, study.tally.total());
        out.push_str(",\"clauses\":{");
        for (place, &index) in self.0.iter().enumerate() {
            let entry = study.tally.at(index);
            out.push_str(if place == 0 { "\"" } else { ",\"" });
            out.push_str(CLAUSES[index].key);
            out.push_str("\":{\"white\":{\"count\":");
            push_number(out, entry.white.count as u32);
            out.push_str(",\"mp\":");
            push_amount(out, entry.white.amount);
            out.push_str("},\"black\":{\"count\":");
            push_number(out, entry.black.count as u32);
            out.push_str(",\"mp\":");
            push_amount(out, entry.black.amount);
            out.push_str("}}");
        }
        out.push_str("},\"measures\":{\"white\":");
        measures::push_object(out, &study.survey.white);
        out.push_str(",\"black\":");
        measures::push_object(out, &study.survey.black);
        out.push_str("},\"cuts\":{\"white\":");
        push_keys(out, study.cuts.white.keys());
        out.push_str(",\"black\":");
        push_keys(out, study.cuts.black.keys());
        out.push('}');
        if items {
            out.push_str(",\"breaches\":");
            push_breaches(out, &study.breaches, study.position.board());
            out.push_str(",\"items\":[");
            let told =
                study.ledger.items.iter().filter(|item| self.0.contains(&item.clause.index()));
            let owed = study.leaned_on();
            for (place, item) in told.chain(&owed).enumerate() {
                if place > 0 {
                    out.push(',');
                }
                push_item(out, item, study.position.board());
            }
            out.push(']');
        }
        out.push('}');
    }

    /// Writes a line of CSV; [`Columns::csv_header`] names its columns.
    pub fn write_csv(&self, out: &mut String, study: &Study) {
        let stage = Stage::of(study.position.board());
        let bracket = study.bracket;
        let _ = write!(
            out,
            "{},{},{},{},{},",
            study.position.fen,
            stage.material(),
            bracket.stage(),
            bracket.name(),
            PositionType::of(study.position.board()).name()
        );
        push_amount(out, study.tally.total());
        for &index in &self.0 {
            let entry = study.tally.at(index);
            for entry in [entry.white, entry.black] {
                out.push(',');
                push_number(out, entry.count as u32);
                out.push(',');
                push_amount(out, entry.amount);
            }
        }
        for side in [&study.survey.white, &study.survey.black] {
            measures::push_fields(out, side);
        }
        for cuts in [study.cuts.white, study.cuts.black] {
            out.push(',');
            out.push_str(&cuts.keys().collect::<Vec<_>>().join(" "));
        }
    }
}

/// One finding as a JSON object.
fn push_item(out: &mut String, item: &Item, board: &Board) {
    out.push_str("{\"clause\":\"");
    out.push_str(item.clause.clause().key);
    out.push_str(match item.side {
        Color::White => "\",\"side\":\"white\",\"squares\":",
        Color::Black => "\",\"side\":\"black\",\"squares\":",
    });
    push_squares(out, item.squares());
    out.push_str(",\"on\":");
    push_squares(out, item.place.on);
    out.push_str(",\"at\":");
    push_squares(out, item.place.at);
    out.push_str(",\"by\":");
    push_squares(out, item.place.by);
    out.push_str(",\"count\":");
    push_number(out, item.count as u32);
    out.push_str(",\"mp\":");
    push_amount(out, item.amount);
    out.push_str(",\"sentence\":");
    push_string(out, &item.sentence(board));
    out.push('}');
}

/// Broken rules as a JSON list: what is measured, what is allowed, where, and in words.
fn push_breaches(out: &mut String, breaches: &[Breach], board: &Board) {
    out.push('[');
    for (place, breach) in breaches.iter().enumerate() {
        let _ = write!(
            out,
            "{}{{\"rule\":\"{}\",\"side\":\"{}\",\"measure\":",
            if place == 0 { "" } else { "," },
            breach.rule.clause().key,
            breach.side
        );
        match breach.measure.value() {
            infinite if infinite.is_infinite() => out.push_str("null"),
            measure => measures::push_number(out, measure),
        }
        out.push_str(",\"limit\":");
        measures::push_number(out, breach.limit.value());
        out.push_str(",\"squares\":");
        push_squares(out, breach.place.on | breach.place.at);
        out.push_str(",\"sentence\":");
        push_string(out, &breach.sentence(board));
        out.push('}');
    }
    out.push(']');
}
