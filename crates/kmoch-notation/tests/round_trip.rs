//! Every game of the test files comes back byte for byte, and the broken ones are named.

use std::io::{self, BufReader, Read};

use kmoch_notation::pgn::{Flaw, Game, GameReader, RawGame};

const FILES: [&str; 8] =
    ["variations", "comments", "nag_soup", "chess960", "setup", "windows", "latin1", "empty"];

fn path(name: &str) -> std::path::PathBuf {
    format!("{}/tests/data/{name}.pgn", env!("CARGO_MANIFEST_DIR")).into()
}

fn games(name: &str) -> Vec<RawGame> {
    let input = std::fs::read(path(name)).unwrap();
    GameReader::new(&input[..]).collect::<io::Result<_>>().unwrap()
}

#[test]
fn files_come_back_byte_for_byte() {
    for name in FILES.iter().chain(&["broken"]) {
        let mut again = Vec::new();
        for game in games(name) {
            for token in &game.tokens {
                again.extend_from_slice(token.of(&game.text));
            }
        }
        assert_eq!(again, std::fs::read(path(name)).unwrap(), "{name}");
    }
}

#[test]
fn files_are_understood() {
    let plies = |name: &str| -> Vec<usize> {
        let games = games(name);
        let read = games.iter().filter(|game| !game.is_blank()).map(|game| {
            Game::read(game).unwrap_or_else(|flaw| panic!("{name}: {flaw}")).plies.len()
        });
        read.collect()
    };
    let counts: Vec<Vec<usize>> = FILES.iter().map(|name| plies(name)).collect();
    let expected: [&[usize]; 8] =
        [&[7], &[7], &[13], &[10], &[3, 5], &[4, 1], &[6], &[0, 0, 0, 2, 2, 1]];
    assert_eq!(counts, expected);
}

#[test]
fn names_are_readable_whatever_their_bytes() {
    let game = |name: &str| Game::read(&games(name)[0]).unwrap();
    assert_eq!(game("latin1").tag("White"), Some("Szén, József"));
    assert_eq!(game("windows").tag("White"), Some("Café"));
    assert_eq!(game("comments").tag("White"), Some("Back\\slash"));
    assert_eq!(game("comments").tag("Black"), Some("Closing ] bracket"));
    assert_eq!(game("comments").tag("Event"), Some("Comments; with {braces} \"quoted\""));
}

#[test]
fn broken_games_are_named_and_the_others_read() {
    let flaws: Vec<Result<usize, Flaw>> =
        games("broken").iter().map(|game| Game::read(game).map(|game| game.plies.len())).collect();
    let said: Vec<String> = flaws
        .iter()
        .map(|flaw| flaw.as_ref().map_or_else(Flaw::to_string, |n| n.to_string()))
        .collect();
    assert_eq!(
        said,
        [
            "2",
            "line 8: Ke3 cannot be played here",
            "line 12: the comment that starts here is never closed",
            "line 16: the variation that starts here is never closed",
            "line 19: the variant Crazyhouse is not supported (standard chess and Chess960 are)",
            "line 24: the FEN 8/8/8/8/8/8/8/8 w - - 0 1 cannot be set up: \
             placement: White has no king",
            "1",
        ]
    );
}

/// One text over and over, so long that it must not be held in memory.
struct Repeated<'a> {
    text: &'a [u8],
    left: usize,
}

impl Read for Repeated<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let at = self.text.len() - 1 - (self.left.wrapping_sub(1)) % self.text.len();
        let length = buffer.len().min(self.text.len() - at).min(self.left);
        buffer[..length].copy_from_slice(&self.text[at..at + length]);
        self.left -= length;
        Ok(length)
    }
}

#[test]
fn a_hundred_megabytes_pass_in_constant_memory() {
    let text = std::fs::read(path("comments")).unwrap();
    let copies = 100_000_000 / text.len() + 1;
    let stream = Repeated { text: &text, left: copies * text.len() };
    let (mut bytes, mut number, mut largest) = (0, 0, 0);
    for game in GameReader::new(BufReader::new(stream)) {
        let game = game.unwrap();
        bytes += game.text.len();
        number = game.number;
        largest = largest.max(game.text.capacity() + game.tokens.capacity() * 12);
    }
    assert_eq!((bytes, number), (copies * text.len(), copies as u64));
    assert!(largest < 16 << 10, "{largest} bytes for one game");
}
