//! The page itself.

use kmoch_eval::ClauseId;
use kmoch_tell::language::{Argument, Phrase, name_of, say};
use kmoch_tell::pawns::hundredths;
use maud::{Markup, html};
use shakmaty::{Color, Position};

use super::analysis::Analysis;
use super::curve::Curve;
use super::story::story;
use super::tables;
use crate::diagram::Diagram;
use crate::sheet::Sheet;

/// Reasons shown beside the board for each side.
const REASONS: usize = 3;

/// The page about a game; `least` is the swing that makes a turning point.
pub fn page(analysis: &Analysis, least: f64, clauses: &[ClauseId]) -> Markup {
    let story = story(analysis, least);
    let say = |key: &'static str| analysis.tell(&Phrase::new(key));
    let points: Vec<usize> = story.iter().filter_map(|paragraph| paragraph.diagram).collect();
    let main = html! {
        (stepper(analysis))
        section.curves aria-label=(say("report-curves")) {
            h2 { (say("report-course")) }
            (chances(analysis, &points))
            div.small { @for clause in clauses { (course(analysis, *clause)) } }
        }
        section.story aria-label=(say("report-story")) {
            h2 { (say("report-story")) }
            @for paragraph in &story {
                article {
                    div {
                        h3 { (paragraph.heading) }
                        p { (paragraph.text) }
                    }
                    @if let Some(ply) = paragraph.diagram {
                        figure data-go=(ply) {
                            (diagram(analysis, ply))
                            figcaption { (after(analysis, "report-after", ply)) }
                        }
                    }
                }
            }
        }
        section.tables aria-label=(say("report-tables")) {
            h2 { (say("report-tables")) }
            (tables::players(analysis))
            (tables::chapters(analysis, &points))
            (tables::moves(analysis))
        }
    };
    let sheet = Sheet {
        title: &title(analysis),
        details: &details(analysis),
        language: analysis.language,
        style: include_str!("page.css"),
        script: Some(include_str!("page.js")),
    };
    sheet.around(&main)
}

fn title(analysis: &Analysis) -> String {
    let player = |side| analysis.game.tag(side).unwrap_or("?");
    let result = analysis.game.tag("Result").filter(|result| *result != "*");
    let result = result.map(|result| format!(", {result}")).unwrap_or_default();
    format!("{} \u{2013} {}{result}", player("White"), player("Black"))
}

fn details(analysis: &Analysis) -> String {
    let tags = ["Event", "Site", "Date", "Round", "Opening", "ECO"];
    let known: Vec<&str> = tags
        .into_iter()
        .filter_map(|name| analysis.game.tag(name))
        .filter(|value| !value.starts_with("????"))
        .collect();
    known.join(" \u{B7} ")
}

/// The board with all positions, of which the page shows one, and what is said of it.
fn stepper(analysis: &Analysis) -> Markup {
    let say = |key: &'static str| analysis.tell(&Phrase::new(key));
    html! {
        section.stepper aria-label=(say("report-board")) {
            div {
                @for ply in 0..=analysis.last() {
                    div.position data-ply=(ply) hidden[ply != 0] { (diagram(analysis, ply)) }
                }
                nav aria-label=(say("report-moves-label")) {
                    button data-step="first" aria-label=(say("report-first")) { "\u{AB}" }
                    button data-step="back" aria-label=(say("report-back")) { "\u{2039}" }
                    button data-step="on" aria-label=(say("report-on")) { "\u{203A}" }
                    button data-step="last" aria-label=(say("report-last")) { "\u{BB}" }
                }
            }
            div.beside {
                div.said aria-live="polite" {
                    @for ply in 0..=analysis.last() {
                        div.position data-ply=(ply) hidden[ply != 0] { (said(analysis, ply)) }
                    }
                }
                ol.line aria-label=(say("report-line")) {
                    @for ply in 1..=analysis.last() {
                        @let white = analysis.position(ply - 1).turn().is_white();
                        li {
                            @if white || ply == 1 {
                                span.number { (analysis.move_number(ply)) @if white { "." } @else { "..." } }
                            }
                            button data-go=(ply) { (analysis.san(ply)) }
                        }
                    }
                }
            }
        }
    }
}

/// The verdict and the reasons for each side.
fn said(analysis: &Analysis, ply: usize) -> Markup {
    let reason = analysis.judgement(ply).and_then(|judgement| judgement.reason.as_ref());
    html! {
        h2 { (analysis.written(ply)) " " span.score { (analysis.spoken(ply)) } }
        @if let Some(reason) = reason { p.swing { (analysis.tell(&reason.sentence)) } }
        div.sides {
            @for side in Color::ALL {
                div {
                    h3 { (analysis.tell(&say!("for-side", side))) }
                    ul {
                        @for reason in analysis.reasons(ply, side, REASONS) {
                            li { (analysis.tell(&reason.sentence)) " " span.amount { (analysis.language.signed(hundredths(reason.amount))) } }
                        }
                    }
                }
            }
        }
    }
}

/// The position with the move that led there and what it changed.
fn diagram(analysis: &Analysis, ply: usize) -> Markup {
    let last_move = ply.checked_sub(1).and_then(|index| {
        let mv = analysis.game.plies[index].mv?;
        Some((mv.from()?, mv.to()))
    });
    let mut diagram =
        Diagram { board: analysis.position(ply).board().clone(), last_move, ..Diagram::default() };
    if let Some(reason) = analysis.judgement(ply).and_then(|judgement| judgement.reason.as_ref()) {
        let good = reason.side.is_white();
        diagram.squares = reason.squares.into_iter().map(|square| (good, square)).collect();
        diagram.arrows = reason.arrows.iter().map(|&(from, to)| (good, from, to)).collect();
    }
    diagram.svg(&after(analysis, "report-position-after", ply))
}

/// White's winning chances, with the turning points and the faults marked.
fn chances(analysis: &Analysis, points: &[usize]) -> Markup {
    let marks = (1..=analysis.last())
        .filter(|ply| points.contains(ply) || analysis.judgements[ply - 1].fault.is_some())
        .map(|ply| {
            let judgement = &analysis.judgements[ply - 1];
            let class = judgement.fault.map_or("turn", |fault| fault.name());
            (ply, format!("{}: {}", analysis.written(ply), analysis.spoken(ply)), class)
        })
        .collect();
    let chances_name = analysis.tell(&say!("report-chances"));
    let wins = |side: Color| analysis.tell(&say!("report-wins", side));
    let curve = Curve {
        name: &chances_name,
        values: (0..=analysis.last()).map(|ply| analysis.chance(ply)).collect(),
        range: (0.0, 100.0),
        edges: (wins(Color::Black), wins(Color::White)),
        marks,
        height: 160.0,
    };
    html! { figure { figcaption { (chances_name) } (curve.svg(50.0)) } }
}

/// What one clause was worth over the game.
fn course(analysis: &Analysis, clause: ClauseId) -> Markup {
    let values: Vec<f64> =
        (0..=analysis.last()).map(|ply| analysis.balance(clause, ply).pawns()).collect();
    let name = analysis.tell(&name_of(clause.clause()));
    let number = |number: String| analysis.language.decimal(&number);
    let reach = values.iter().fold(0.0_f64, |reach, value| reach.max(value.abs()));
    let curve = Curve {
        name: &name,
        values,
        range: (-reach, reach),
        edges: (number(format!("-{reach:.2}")), number(format!("+{reach:.2}"))),
        marks: Vec::new(),
        height: 90.0,
    };
    html! { figure { figcaption { (name) } (curve.svg(0.0)) } }
}

/// What stands below or behind the position after a move.
fn after(analysis: &Analysis, key: &'static str, ply: usize) -> String {
    analysis.tell(&say!(key, move = Argument::Name(analysis.written(ply))))
}
