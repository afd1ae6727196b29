//! The tables of a report.

use kmoch_eval::sentence::name;
use kmoch_eval::{Amount, Chapter, Item};
use maud::{Markup, html};
use shakmaty::Color;

use super::analysis::Analysis;
use crate::score::Fault;
use crate::sentence::pawns;

/// How each side played.
pub fn players(analysis: &Analysis) -> Markup {
    html! {
        table {
            caption { "How they played" }
            thead { tr {
                th scope="col" { "Side" } th scope="col" { "Player" }
                th.number scope="col" { "Inaccuracies" } th.number scope="col" { "Mistakes" }
                th.number scope="col" { "Blunders" } th.number scope="col" { "Chances lost a move" }
            } }
            tbody {
                @for side in Color::ALL {
                    tr {
                        th scope="row" { (name(side)) }
                        td { (analysis.game.tag(name(side)).unwrap_or("?")) }
                        @for fault in [Fault::Inaccuracy, Fault::Mistake, Fault::Blunder] {
                            td.number { (analysis.faults(side, fault)) }
                        }
                        td.number { (format!("{:.1}", analysis.average_loss(side))) }
                    }
                }
            }
        }
    }
}

/// The chapters of the ledger at the start, at the turning points and at the end.
pub fn chapters(analysis: &Analysis, points: &[usize]) -> Markup {
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
            caption { "The ledger by chapters, White less Black, in pawns" }
            thead { tr {
                th scope="col" { "Chapter" }
                @for ply in &plies { th.number scope="col" { (analysis.written(*ply)) } }
            } }
            tbody {
                @for chapter in told {
                    tr {
                        th scope="row" { (chapter.title()) }
                        @for ply in &plies { td.number { (pawns(sum(*ply, chapter))) } }
                    }
                }
                tr.total {
                    th scope="row" { "Total at sight" }
                    @for ply in &plies { td.number { (pawns(analysis.ledgers[*ply].total())) } }
                }
            }
        }
    }
}

/// Every move with its verdict and the clause that changed most.
pub fn moves(analysis: &Analysis) -> Markup {
    html! {
        table.moves {
            caption { "Move by move" }
            thead { tr {
                th scope="col" { "Move" } th.number scope="col" { "Score" }
                th.number scope="col" { "Chances" } th.number scope="col" { "Lost" }
                th scope="col" { "What changed most" }
            } }
            tbody {
                @for ply in 1..=analysis.last() {
                    @let judgement = &analysis.judgements[ply - 1];
                    tr data-go=(ply) class=[judgement.fault.map(Fault::name)] {
                        th scope="row" { (analysis.written(ply)) }
                        td.number { (judgement.score) }
                        td.number { (format!("{:.0} %", judgement.score.chance())) }
                        td.number { @if judgement.loss >= 1.0 { (format!("{:.0}", judgement.loss)) } }
                        td { (changed_most(analysis, ply)) }
                    }
                }
            }
        }
    }
}

fn changed_most(analysis: &Analysis, ply: usize) -> String {
    let change = analysis.change(ply);
    let told = change.shifts.first().map(crate::sentence::tell);
    told.map(|told| told.tell(kmoch_tell::Language::English)).unwrap_or_default()
}
