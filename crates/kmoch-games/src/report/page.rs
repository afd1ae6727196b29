//! The page itself.

use kmoch_eval::ClauseId;
use kmoch_eval::sentence::name;
use kmoch_tell::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use shakmaty::{Color, Position};

use super::analysis::Analysis;
use super::curve::Curve;
use super::story::story;
use super::tables;
use crate::diagram::{self, Diagram};
use crate::sentence::pawns;

/// Nothing is fetched, whatever the page says.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
/// Reasons shown beside the board for each side.
const REASONS: usize = 3;

/// The page about a game; `least` is the swing that makes a turning point.
pub fn page(analysis: &Analysis, least: f64, clauses: &[ClauseId]) -> Markup {
    let title = title(analysis);
    let story = story(analysis, least);
    let points: Vec<usize> = story.iter().filter_map(|paragraph| paragraph.diagram).collect();
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (title) }
                style { (PreEscaped(diagram::STYLE)) (PreEscaped(include_str!("page.css"))) }
            }
            body {
                (diagram::pieces())
                header {
                    h1 { (title) }
                    p.details { (details(analysis)) }
                }
                main {
                    (stepper(analysis))
                    section.curves aria-label="Curves" {
                        h2 { "The course of the game" }
                        (chances(analysis, &points))
                        div.small { @for clause in clauses { (course(analysis, *clause)) } }
                    }
                    section.story aria-label="Story" {
                        h2 { "The story" }
                        @for paragraph in &story {
                            article {
                                div {
                                    h3 { (paragraph.heading) }
                                    p { (paragraph.text) }
                                }
                                @if let Some(ply) = paragraph.diagram {
                                    figure data-go=(ply) {
                                        (diagram(analysis, ply))
                                        figcaption { "After " (analysis.written(ply)) }
                                    }
                                }
                            }
                        }
                    }
                    section.tables aria-label="Tables" {
                        h2 { "Tables" }
                        (tables::players(analysis))
                        (tables::chapters(analysis, &points))
                        (tables::moves(analysis))
                    }
                }
                script { (PreEscaped(include_str!("page.js"))) }
            }
        }
    }
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
    html! {
        section.stepper aria-label="Board" {
            div {
                @for ply in 0..=analysis.last() {
                    div.position data-ply=(ply) hidden[ply != 0] { (diagram(analysis, ply)) }
                }
                nav aria-label="Moves" {
                    button data-step="first" aria-label="First position" { "\u{AB}" }
                    button data-step="back" aria-label="One move back" { "\u{2039}" }
                    button data-step="on" aria-label="One move on" { "\u{203A}" }
                    button data-step="last" aria-label="Last position" { "\u{BB}" }
                }
            }
            div.beside {
                div.said aria-live="polite" {
                    @for ply in 0..=analysis.last() {
                        div.position data-ply=(ply) hidden[ply != 0] { (said(analysis, ply)) }
                    }
                }
                ol.line aria-label="Moves of the game" {
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
        h2 { (analysis.written(ply)) " " span.score { (analysis.score(ply).spoken()) } }
        @if let Some(reason) = reason { p.swing { (reason.sentence.tell(Language::English)) } }
        div.sides {
            @for side in Color::ALL {
                div {
                    h3 { "For " (name(side)) }
                    ul {
                        @for reason in analysis.reasons(ply, side, REASONS) {
                            li { (reason.sentence.tell(Language::English)) " " span.amount { (pawns(reason.amount)) } }
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
    diagram.svg(&format!("Position after {}", analysis.written(ply)))
}

/// White's winning chances, with the turning points and the faults marked.
fn chances(analysis: &Analysis, points: &[usize]) -> Markup {
    let marks = (1..=analysis.last())
        .filter(|ply| points.contains(ply) || analysis.judgements[ply - 1].fault.is_some())
        .map(|ply| {
            let judgement = &analysis.judgements[ply - 1];
            let class = judgement.fault.map_or("turn", |fault| fault.name());
            (ply, format!("{}: {}", analysis.written(ply), judgement.score.spoken()), class)
        })
        .collect();
    let curve = Curve {
        name: "White's winning chances",
        values: (0..=analysis.last()).map(|ply| analysis.score(ply).chance()).collect(),
        range: (0.0, 100.0),
        edges: ("Black wins".to_owned(), "White wins".to_owned()),
        marks,
        height: 160.0,
    };
    html! { figure { figcaption { "White's winning chances" } (curve.svg(50.0)) } }
}

/// What one clause was worth over the game.
fn course(analysis: &Analysis, clause: ClauseId) -> Markup {
    let values: Vec<f64> =
        (0..=analysis.last()).map(|ply| analysis.balance(clause, ply).pawns()).collect();
    let reach = values.iter().fold(0.0_f64, |reach, value| reach.max(value.abs()));
    let curve = Curve {
        name: clause.clause().name,
        values,
        range: (-reach, reach),
        edges: (format!("-{reach:.2}"), format!("+{reach:.2}")),
        marks: Vec::new(),
        height: 90.0,
    };
    html! { figure { figcaption { (clause.clause().name) } (curve.svg(0.0)) } }
}
