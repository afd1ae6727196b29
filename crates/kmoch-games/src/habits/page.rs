//! Habits as a page that asks nothing of the outside.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use shakmaty::Position as _;

use super::table::{Part, Table};
use super::{Habits, Slip};
use crate::diagram::{self, Diagram};

/// Nothing is fetched, whatever the page says.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

impl Habits {
    /// The page: what costs this player winning chances, and the positions worth looking at again.
    pub fn page(&self) -> String {
        let title = format!("{}: habits", self.player);
        let page = html! {
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
                    header { h1 { (title) } p { (self.summary()) } }
                    main {
                        (self.costs("What costs winning chances", &self.themes))
                        (self.costs("Tactical ideas in it", &self.motifs))
                        section.positions aria-label="Worth looking at again" {
                            h2 { "Worth looking at again" }
                            @for (place, slip) in self.worst.iter().enumerate() {
                                (position(place + 1, slip))
                            }
                        }
                    }
                }
            }
        };
        page.into_string()
    }

    fn costs(&self, heading: &str, table: &Table) -> Markup {
        let games = self.played();
        let mean = |part: &Part, games: u64| format!("{:.2}", part.a_game(games).0);
        html! {
            @if !table.rows().is_empty() {
                section aria-label=(heading) {
                    h2 { (heading) }
                    div.wide { table {
                        caption { "Points of winning chances a game; White and Black: a game with that colour" }
                        thead { tr {
                            th scope="col" { "" }
                            @for name in ["Slips", "Points", "95 % between", "Opening", "Middlegame", "Endgame", "White", "Black"] {
                                th.number scope="col" { (name) }
                            }
                        } }
                        tbody {
                            @for row in table.rows() {
                                @let (_, [low, high]) = row.all.a_game(games);
                                tr {
                                    th scope="row" { (row.name) }
                                    td.number { (row.all.count) }
                                    td.number { (mean(&row.all, games)) }
                                    td.number { (format!("{low:.2} \u{2013} {high:.2}")) }
                                    @for part in &row.phases { td.number { (mean(part, games)) } }
                                    @for colour in [0, 1] {
                                        td.number { (mean(&row.colours[colour], self.games[colour])) }
                                    }
                                }
                            }
                        }
                    } }
                }
            }
        }
    }
}

/// A position with what was played there; the answer opens on demand.
fn position(place: usize, slip: &Slip) -> Markup {
    let board = kmoch_tell::Position::read(&slip.fen).ok();
    let turn = board.as_ref().map(|position| kmoch_eval::sentence::name(position.chess.turn()));
    html! {
        article {
            @if let Some(position) = &board {
                figure { (Diagram { board: position.board().clone(), ..Diagram::default() }.svg(&slip.fen)) }
            }
            div {
                h3 { (place) ". " (turn.unwrap_or_default()) " to move" }
                p.game { (slip.game) }
                details {
                    summary { "What was played, and what was better" }
                    p { (slip.lesson()) }
                    p { (slip.why) }
                }
                p.fen { (slip.fen) }
            }
        }
    }
}
