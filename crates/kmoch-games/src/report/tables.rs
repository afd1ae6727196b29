//! The tables of a report.

use kmoch_eval::sentence::name;
use kmoch_eval::{Amount, Chapter, Item, Theme};
use kmoch_tell::language::{Phrase, chapter as chapter_title, say};
use kmoch_tell::pawns::hundredths;
use kmoch_tell::story::{Fate, Shift};
use maud::{Markup, html};
use shakmaty::{Color, Position as _};

use super::analysis::Analysis;
use crate::score::Fault;

/// How each side played.
pub fn players(analysis: &Analysis) -> Markup {
    let say = |key: &'static str| analysis.tell(&Phrase::new(key));
    html! {
        table {
            caption { (say("report-how")) }
            thead { tr {
                th scope="col" { (say("report-side")) } th scope="col" { (say("report-player")) }
                th.number scope="col" { (say("report-inaccuracies")) } th.number scope="col" { (say("report-mistakes")) }
                th.number scope="col" { (say("report-blunders")) } th.number scope="col" { (say("report-lost-a-move")) }
            } }
            tbody {
                @for side in Color::ALL {
                    tr {
                        th scope="row" { (analysis.tell(&say!("side-name", side))) }
                        td { (analysis.game.tag(name(side)).unwrap_or("?")) }
                        @for fault in [Fault::Inaccuracy, Fault::Mistake, Fault::Blunder] {
                            td.number { (analysis.faults(side, fault)) }
                        }
                        td.number { (analysis.language.decimal(&format!("{:.1}", analysis.average_loss(side)))) }
                    }
                }
            }
        }
    }
}

/// The chapters of the ledger at the start, at the turning points and at the end.
pub fn chapters(analysis: &Analysis, points: &[usize]) -> Markup {
    let say = |key: &'static str| analysis.tell(&Phrase::new(key));
    let signed = |amount: Amount| analysis.language.signed(hundredths(amount));
    let sum = |ply: usize, chapter: Chapter| -> Amount {
        let items = analysis.ledgers[ply].items.iter();
        let of_chapter = items.filter(|item: &&Item| item.clause.clause().chapter == chapter);
        of_chapter.map(kmoch_tell::story::group::for_white).sum()
    };
    let mut plies = vec![0];
    plies.extend(points);
    plies.push(analysis.last());
    plies.dedup();
    let told = Chapter::ALL
        .into_iter()
        .filter(|chapter| plies.iter().any(|ply| sum(*ply, *chapter) != Amount::ZERO));
    html! {
        table {
            caption { (say("report-ledger")) }
            thead { tr {
                th scope="col" { (say("report-chapter")) }
                @for ply in &plies { th.number scope="col" { (analysis.written(*ply)) } }
            } }
            tbody {
                @for chapter in told {
                    tr {
                        th scope="row" { (analysis.tell(&chapter_title(chapter))) }
                        @for ply in &plies { td.number { (signed(sum(*ply, chapter))) } }
                    }
                }
                tr.total {
                    th scope="row" { (say("report-total")) }
                    @for ply in &plies { td.number { (signed(analysis.ledgers[*ply].total())) } }
                }
            }
        }
    }
}

/// Every move with its verdict, and why it is what it is or what changed most by it.
pub fn moves(analysis: &Analysis) -> Markup {
    let say = |key: &'static str| analysis.tell(&Phrase::new(key));
    html! {
        table.moves {
            caption { (say("report-move-by-move")) }
            thead { tr {
                th scope="col" { (say("report-move")) } th.number scope="col" { (say("report-score")) }
                th.number scope="col" { (say("report-chance")) } th.number scope="col" { (say("report-lost")) }
                th scope="col" { (say("report-changed")) }
            } }
            tbody {
                @for ply in 1..=analysis.last() {
                    @let judgement = &analysis.judgements[ply - 1];
                    tr data-go=(ply) class=[judgement.fault.map(Fault::name)] {
                        th scope="row" { (analysis.written(ply)) }
                        td.number { (analysis.language.decimal(&judgement.score.to_string())) }
                        td.number { (format!("{:.0} %", judgement.chances[1])) }
                        td.number { @if judgement.loss >= 1.0 { (format!("{:.0}", judgement.loss)) } }
                        td { (changed_most(analysis, ply)) }
                    }
                }
            }
        }
    }
}

/// Why a move is a fault; of others what new thing they bring the mover or do away with, if it is worth a line.
fn changed_most(analysis: &Analysis, ply: usize) -> String {
    if let Some(reason) = &analysis.judgements[ply - 1].reason {
        return analysis.tell(&reason.sentence);
    }
    if analysis.is_exchange(ply) {
        return String::new();
    }
    let change = analysis.change(ply);
    let mover = analysis.game.plies[ply - 1].position.turn().other();
    let brings = |shift: &&Shift| shift.side == mover && is_worth_a_line(shift);
    let told = change.shifts.iter().find(brings);
    told.map(|shift| analysis.tell(&crate::sentence::tell(shift))).unwrap_or_default()
}

/// What arises, or is gone for good. That a unit has left a square where it was attacked goes without saying, and what
/// counts for a little less than before is not what the move was made for.
fn is_worth_a_line(shift: &Shift) -> bool {
    let told = match shift.fate {
        Fate::Arose => true,
        Fate::Gone => shift.theme != Theme::Threats,
        Fate::Shrank => false,
    };
    told && shift.amount.abs() >= WORTH_A_LINE
}

/// What a move changes by less than this is not told.
const WORTH_A_LINE: Amount = Amount::from_millipawns(100);
