use super::*;

fn game(pgn: &str) -> Game {
    read(pgn, 0, &Stop::default()).unwrap().game
}

fn sans(moves: &[Ply]) -> Vec<&str> {
    moves.iter().map(|ply| ply.san.as_str()).collect()
}

#[test]
fn variations_and_comments_stand_where_they_stood() {
    let pgn = "[White \"Réti\"]\r\n\r\n{A game} 1. e4 {[%clk 1:00] best} (1. d4 {solid} d5 (1... f5?!)) \
               (1. c4) e5 $1 ; rest\r\n2. Nf3 *";
    let text = read(pgn, 0, &Stop::default()).unwrap();
    assert_eq!(text.games, ["Réti – Black"]);
    let Game { comment, moves, .. } = text.game;
    assert_eq!(comment.as_deref(), Some("A game"));
    assert_eq!(sans(&moves), ["e4", "e5", "Nf3"]);
    assert_eq!(moves[0].comment.as_deref(), Some("best"));
    assert_eq!(moves[1].nags, [1]);
    let [queens_pawn, english] = &moves[0].variations[..] else { panic!("{moves:?}") };
    assert_eq!((sans(&queens_pawn.moves), sans(&english.moves)), (vec!["d4", "d5"], vec!["c4"]));
    assert_eq!(queens_pawn.moves[0].comment.as_deref(), Some("solid"));
    assert_eq!(queens_pawn.moves[1].variations[0].moves[0].nags, [6]);
}

#[test]
fn what_cannot_be_played_is_named_with_its_line() {
    let problem = read("1. e4 e5\n2. Ke3 *", 0, &Stop::default()).unwrap_err();
    assert_eq!(problem.message(), "game 1, line 2: Ke3 cannot be played here");
    let problem = read("1. e4 § e5 *", 0, &Stop::default()).unwrap_err();
    assert!(problem.message().contains("line 1"), "{}", problem.message());
    let game = game("1. e4 (1. d4 d6\n2. Ke3 a6) e5 *");
    assert_eq!(sans(&game.moves), ["e4", "e5"]);
    assert_eq!(sans(&game.moves[0].variations[0].moves), ["d4", "d6"]);
    assert!(game.remarks[0].starts_with("line 2: Ke3 cannot be played"), "{:?}", game.remarks);
}

#[test]
fn chess960_games_start_from_their_own_position_and_passes_are_moves() {
    let pgn = "[FEN \"1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w HBhb - 0 1\"]\n\n1. e4 O-O *";
    assert_eq!(game(pgn).moves[1].uci, "c8h8");
    let passed = game("1. e4 -- 2. d4 *");
    assert_eq!(passed.moves[1].uci, "0000");
    assert!(passed.moves[2].fen.starts_with("rnbqkbnr/pppppppp/8/8/3PP3"));
}

#[test]
fn a_megabyte_of_comments_or_brackets_is_read_at_once() {
    let started = std::time::Instant::now();
    let comments = game(&format!("1. e4 {} e5 *", "{a} ".repeat(250_000)));
    assert_eq!(comments.moves[0].comment.as_ref().unwrap().len(), 2 * 250_000 - 1);
    let deep = format!("1. e4 {}{} e5 *", "(1. d4 ".repeat(50_000), ")".repeat(50_000));
    assert_eq!(game(&deep).moves.len(), 2);
    assert!(started.elapsed().as_secs() < 20, "{:?}", started.elapsed());
}

#[test]
fn long_lists_are_told_in_part_and_counted_whole() {
    let pgn = "[White \"A\"]\n\n1. e4 *\n\n".repeat(1200);
    let text = read(&pgn, 777, &Stop::default()).unwrap();
    assert_eq!((text.first, text.games.len(), text.count), (500, 500, 1200));
    assert!(read(&pgn, 1200, &Stop::default()).unwrap_err().message().contains("holds 1200"));
}
