use shakmaty::fen::Fen;

use super::*;

fn read(text: &str) -> Result<Game, Flaw> {
    Game::read(&RawGame::from_text(text))
}

fn last_fen(text: &str) -> String {
    let game = read(text).unwrap();
    Fen::from_position(game.positions().last().unwrap(), EnPassantMode::Legal).to_string()
}

#[test]
fn follows_the_main_line_past_variations() {
    let game = read("1. e4 $1 {a} ! (1. d4 (1. c4 e5) d5) e5 ; b\n2. Nf3?! {c} *").unwrap();
    let written: Vec<_> = game.plies.iter().map(|ply| ply.mv.unwrap().to().to_string()).collect();
    assert_eq!(written, ["e4", "e5", "f3"]);
    let ply = &game.plies[0];
    assert_eq!((ply.token.end(), ply.end), (5, 8));
    assert_eq!((ply.signs.len(), ply.comments.len()), (2, 1));
    assert_eq!(game.plies[1].comments.len(), 1);
}

#[test]
fn null_moves_pass() {
    assert_eq!(
        last_fen("1. e4 -- 2. d4 Z0 *"),
        "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 1 3"
    );
    let flaw = read("1. e4 f6 2. Qh5+ --").unwrap_err();
    assert_eq!(flaw.kind, FlawKind::IllegalMove("--".into()));
}

#[test]
fn set_ups_and_chess960() {
    assert_eq!(
        last_fen("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8Q+ *"),
        "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1"
    );
    assert_eq!(
        last_fen(
            "[Variant \"Chess 960\"]\n[FEN \"1r2k1r1/6p1/8/8/8/8/6P1/1R2K1R1 w GBgb - 0 1\"]\n1. O-O 0-0-0 *"
        ),
        "2kr2r1/6p1/8/8/8/8/6P1/1R3RK1 w - - 2 2"
    );
}

#[test]
fn says_what_is_wrong_and_where() {
    let cases = [
        ("[A \"b\"]\n\n1. e4\ne5 2. Ke3 *", "line 4: Ke3 cannot be played here"),
        ("1. e4 {a\nb\n", "line 1: the comment that starts here is never closed"),
        ("1. e4 (1. d4 *", "line 1: the variation that starts here is never closed"),
        ("1. e4\n) *", "line 2: this `)` closes no variation"),
        ("1. e4 1-0 e5", "line 1: e5 is played after the result"),
        ("1. e4 [A \"b\"]", "line 1: the tag [A \"b\"] stands among the moves"),
        ("[A]\n*", "line 1: [A] is no tag: expected [Name \"value\"]"),
        ("[A \"b\"]\n1. e4 <x>", "line 2: < does not belong in a game"),
        (
            "[Variant \"Atomic\"]\n*",
            "line 1: the variant Atomic is not supported (standard chess and Chess960 are)",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(read(text).unwrap_err().to_string(), expected, "{text}");
    }
    let flaw = read("[White \"a\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n*").unwrap_err();
    assert_eq!(flaw.line, 2);
    assert!(matches!(flaw.kind, FlawKind::Fen { .. }), "{flaw}");
}

#[test]
fn messages_are_short_and_harmless() {
    let flaw = read(&format!("1. e4 \u{7f}[x\u{1b}[2J{} *", "y".repeat(1000))).unwrap_err();
    let said = flaw.to_string();
    assert!(said.len() < 200 && !said.contains('\u{1b}'), "{said}");
}

#[test]
fn no_game_goes_on_for_ever() {
    let text = "Nf3 Nf6 Ng1 Ng8 ".repeat(MOST_PLIES / 4 + 1);
    let flaw = read(&text).unwrap_err();
    assert_eq!(flaw.to_string(), "line 1: the game has more than 8849 moves, and none can");
}

#[test]
fn empty_games_are_games() {
    for text in ["", "*", "[Event \"a\"]\n\n", "{only talk}"] {
        assert!(read(text).unwrap().plies.is_empty());
    }
}
