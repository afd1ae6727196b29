use kmoch_eval::{ClauseId, Profile};

use super::*;
use crate::annotator::AtSight;
use crate::pgn::RawGame;

fn page(text: &str, clauses: &[ClauseId]) -> String {
    let game = Game::read(&RawGame::from_text(text)).unwrap();
    let mut annotator = AtSight::new(&Profile::addendum());
    report(game, &mut annotator, &Criteria::default(), clauses, kmoch_tell::Language::English)
}

const GAME: &str = "[White \"A <b>\"]\n[Black \"B & C\"]\n[Result \"1-0\"]\n\n\
    1. e4 d5 2. exd5 c6 3. dxc6 Nf6 4. cxb7 Nbd7 5. bxa8=Q Nb6 6. -- h6 \
    7. Nf3 g6 8. Nc3 Bg7 9. Be2 O-O 10. O-O h5 *";

#[test]
fn shows_every_position_and_every_move() {
    let page = page(GAME, &[]);
    for ply in 0..=20 {
        assert!(page.contains(&format!("<div class=\"position\" data-ply=\"{ply}\"")), "{ply}");
    }
    assert!(page.contains("5. bxa8=Q"));
    assert!(page.contains("<h3>Moves "), "the course is told");
    assert!(page.contains("In the final position White is far better"), "the end is told");
}

#[test]
fn names_cannot_break_the_page() {
    let page = page(GAME, &[]);
    assert!(page.contains("<title>A &lt;b&gt; \u{2013} B &amp; C, 1-0</title>"));
    assert!(!page.contains("<b>"));
}

#[test]
fn asks_nothing_of_the_outside() {
    let page = page(GAME, &[]);
    for call in ["http:", "https:", "src=\"", "url(", "@import", "<link"] {
        assert!(!page.contains(call), "{call}");
    }
}

#[test]
fn draws_the_clauses_that_are_asked_for() {
    let passer = ClauseId::Passer;
    let page = page(GAME, &[passer]);
    assert_eq!(page.matches("<svg class=\"curve\"").count(), 2);
    assert!(page.contains(&format!("aria-label=\"Curve: {}\"", passer.clause().name)));
}

#[test]
fn games_without_moves_have_a_page() {
    for text in ["*", "[FEN \"8/8/8/8/8/1p6/1P6/1K1k4 b - - 0 40\"]\n*"] {
        assert!(page(text, &[]).contains("The end"));
    }
}

#[test]
fn nothing_is_counted_in_the_middle_of_an_exchange() {
    // After 4.Nxc6 White is a knight ahead, for as long as it takes to take back.
    let page = page("1. e4 e5 2. Nf3 Nc6 3. d4 Nf6 4. Nxe5 Nxe5 5. dxe5 Nxe4 *", &[]);
    assert!(!page.contains("a knight ahead"), "{page}");
}

#[test]
fn the_table_of_moves_tells_what_moves_bring() {
    let page = page(GAME, &[]);
    assert!(!page.contains("counts for less than before"));
}
