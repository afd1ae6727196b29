//! Habits as a page that asks nothing of the outside.

use kmoch_tell::Language;
use kmoch_tell::language::{Argument, Phrase, say};
use maud::{Markup, html};
use shakmaty::Position as _;

use super::figures::{Column, Figures};
use super::{Habits, Slip};
use crate::diagram::Diagram;
use crate::sheet::Sheet;

impl Habits {
    /// The page: what costs this player winning chances, and the positions worth looking at again.
    pub fn page(&self, language: Language) -> String {
        let say = |key: &'static str| Phrase::new(key).tell(language);
        let player = Argument::Name(self.player.clone());
        let main = html! {
            @for figures in self.figures() { (costs(&figures, language)) }
            section.positions aria-label=(say("habits-again")) {
                h2 { (say("habits-again")) }
                @for (place, slip) in self.worst.iter().enumerate() {
                    (position(place + 1, slip, language))
                }
            }
        };
        let sheet = Sheet {
            title: &say!("habits-title", player).within(language),
            details: &self.summary().within(language),
            language,
            style: include_str!("page.css"),
            script: None,
        };
        sheet.around(&main).into_string()
    }
}

/// A table of what costs winning chances.
fn costs(figures: &Figures, language: Language) -> Markup {
    let heading = figures.heading.tell(language);
    html! {
        section aria-label=(heading) {
            h2 { (heading) }
            div.wide { table {
                caption { (Phrase::new("habits-points-a-game").tell(language)) }
                thead { tr {
                    th scope="col" { "" }
                    @for column in Column::ALL {
                        th.number scope="col" { (column.heading().tell(language)) }
                    }
                } }
                tbody {
                    @for (name, row) in &figures.rows {
                        tr {
                            th scope="row" { (name.tell(language)) }
                            @for column in Column::ALL {
                                td.number { (language.decimal(&figures.shown(row, column))) }
                            }
                        }
                    }
                }
            } }
        }
    }
}

/// A position with what was played there; the answer opens on demand.
fn position(place: usize, slip: &Slip, language: Language) -> Markup {
    let board = kmoch_tell::Position::read(&slip.fen).ok();
    let turn =
        board.as_ref().map(|position| say!("to-move", side = position.chess.turn(), check = "no"));
    html! {
        article {
            @if let Some(position) = &board {
                figure { (Diagram { board: position.board().clone(), ..Diagram::default() }.svg(&slip.fen)) }
            }
            div {
                h3 { (place) ". " (turn.map(|turn| turn.tell(language)).unwrap_or_default()) }
                p.game { (slip.game) }
                details {
                    summary { (Phrase::new("habits-answer").tell(language)) }
                    p { (slip.lesson().tell(language)) }
                    p { (slip.why) }
                }
                p.fen { (slip.fen) }
            }
        }
    }
}
