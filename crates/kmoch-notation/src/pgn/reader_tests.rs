use proptest::prelude::*;

use super::*;

fn split(stream: &str) -> Vec<String> {
    GameReader::new(stream.as_bytes())
        .map(|game| String::from_utf8(game.unwrap().text).unwrap())
        .collect()
}

#[test]
fn tags_after_moves_open_a_game() {
    let parts = ["[Event \"a\"]\n[Site \"b\"]\n\n1. e4 e5 *\n\n", "[Site \"c\"]\n1. d4\n"];
    assert_eq!(split(&parts.concat()), parts);
}

#[test]
fn games_without_moves_or_results() {
    let parts = [
        "\u{feff}[Event \"a\"]\n\n",
        "[Event \"b\"]\n\n[Result \"*\"]\n\n",
        "[Event \"c\"]\n\n1. e4\n\n",
        "\u{feff}[White \"d\"]\n\n*\n",
    ];
    assert_eq!(split(&parts.concat()), parts);
}

#[test]
fn games_without_tags() {
    let parts = ["1. e4 (1. d4 1-0\n2. c4) e5 1-0\n{ resigns }\n\n", "1. d4 1/2-1/2\n", "d4 *\n"];
    assert_eq!(split(&parts.concat()), parts);
}

#[test]
fn tags_in_comments_do_not_split() {
    let game = "[Event \"a\"]\n\n1. e4 {\n[Event \"x\"]\n} ; [Event\n% [Event \"y\"]\n2. d4 *\n";
    assert_eq!(split(game), [game]);
}

#[test]
fn a_forgotten_brace_costs_one_game() {
    let parts = ["[Event \"a\"]\n\n1. e4 {forgot *\n\n", "[Event \"b\"]\n\n1. d4 *\n"];
    assert_eq!(split(&parts.concat()), parts);
}

#[test]
fn carriage_returns_alone_end_lines() {
    let parts = ["[Event \"a\"]\r\r1. e4 ; best\re5 *\r\r", "[Event \"b\"]\r\r1. d4 *\r"];
    assert_eq!(split(&parts.concat()), parts);
    let games: Vec<RawGame> =
        GameReader::new(parts.concat().as_bytes()).map(Result::unwrap).collect();
    assert_eq!(games[1].line, 6);
    assert_eq!(crate::pgn::Game::read(&games[0]).unwrap().plies.len(), 2);
    // One byte at a time, a carriage return does not yet say what it ends.
    let text = "[Event \"a\"]\r\n\r\n1. e4 *\r\n";
    let slow = std::io::BufReader::with_capacity(1, text.as_bytes());
    assert_eq!(
        GameReader::new(slow).map(|game| game.unwrap().text.len()).collect::<Vec<_>>(),
        [text.len()]
    );
}

#[test]
fn overlong_games_come_in_pieces() {
    let mut stream = b"[Event \"a\"]\n\n{".to_vec();
    stream.resize(LONGEST_GAME * 2 + 1000, b'x');
    stream.extend_from_slice(b"} *\n\n[Event \"b\"]\n\n1. e4 *\n");
    let games: Vec<RawGame> = GameReader::new(&stream[..]).map(Result::unwrap).collect();
    let pieces: Vec<_> = games.iter().map(|game| (game.number, game.piece)).collect();
    assert_eq!(pieces.first(), Some(&(1, Some(Piece::First))));
    assert_eq!(pieces.last(), Some(&(2, None)));
    assert!(pieces[1..pieces.len() - 1].iter().all(|piece| *piece == (1, Some(Piece::Later))));
    assert!(games.iter().all(|game| game.text.len() <= LONGEST_GAME));
    let again: Vec<u8> = games.iter().flat_map(|game| &game.text).copied().collect();
    assert!(again == stream);
    assert_eq!(games.last().unwrap().line, 5);
}

proptest! {
    /// The games one after the other are the stream; their tokens are their text.
    #[test]
    fn nothing_is_lost(
        words in prop::collection::vec(
            prop_oneof![
                prop::collection::vec(any::<u8>(), 0..4),
                prop::sample::select(vec![
                    "\n", "\r\n", "\r", "\n\n", "[Event \"a\"]", "\n[Event \"b\"]\n", "1. e4", " 1-0 ", "{", "}", ";",
                    "\n%", "(", ")", "*\n", "$3", "\u{feff}",
                ]).prop_map(|word| word.as_bytes().to_vec()),
            ],
            0..40,
        )
    ) {
        let stream = words.concat();
        let mut again = Vec::new();
        let mut line = 1;
        for game in GameReader::new(&stream[..]) {
            let game = game.unwrap();
            prop_assert_eq!(game.line, line);
            line += line_ends(&game.text);
            prop_assert_eq!(&game.tokens, &Lexer::tokens(&game.text));
            again.extend(game.text);
        }
        prop_assert_eq!(again, stream);
    }

    /// Cut at any place that is offered, the parts hold the same games.
    #[test]
    fn parts_hold_the_games_of_the_whole(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "\n", "\r\n", "\n\n", "\n\n[Event \"a\"]\n", "\r\n\r\n[Event \"b\"]\r\n", "1. e4", " 1-0 ", "{", "}", ";",
                "\n%", "(", ")", "*\n", "[White \"x\"]\n", "\n\n1. d4",
            ]),
            0..60,
        ),
        from in 1..200_usize,
    ) {
        let stream = format!("[Event \"first\"]\n\n1. c4 {}", words.concat());
        if let Some(place) = Some(from).filter(|from| *from < stream.len()).and_then(|from| next_game(stream.as_bytes(), from)) {
            let (first, second) = stream.split_at(place);
            prop_assert_eq!([split(first), split(second)].concat(), split(&stream));
        }
    }
}
