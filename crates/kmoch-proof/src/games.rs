//! Games as files hold them.

use kmoch_eval::{Amount, Profile};
use kmoch_games::annotate::{Options, Style, Work, annotate_stream};
use kmoch_games::annotator::AtSight;
use kmoch_games::habits::Habits;
use kmoch_games::judge::Criteria;
use kmoch_notation::pgn::{Game, GameReader, Lexer, RawGame, next_game};
use kmoch_tell::Language;
use shakmaty::Position;

pub(crate) fn read(bytes: &[u8]) -> Vec<RawGame> {
    GameReader::new(bytes).map(|game| game.expect("bytes in memory can be read")).collect()
}

/// The first place behind the first game where a file may be cut: what stands before that is no game yet.
pub(crate) fn cut(bytes: &[u8], games: &[RawGame]) -> Option<usize> {
    let first = games.iter().position(|game| !game.is_blank())?;
    let from: usize = games[..=first].iter().map(|game| game.text.len()).sum();
    next_game(bytes, from.max(1))
}

/// No byte is lost, tokens do not depend on where the reading began, moves are legal, and where a file may be cut its parts hold
/// the same games.
pub fn games(bytes: &[u8]) {
    let games = read(bytes);
    let again: Vec<u8> = games.iter().flat_map(|game| &game.text).copied().collect();
    assert!(again == bytes, "games are the stream");
    for raw in &games {
        assert_eq!(raw.tokens, Lexer::tokens(&raw.text));
        let Ok(game) = Game::read(raw) else { continue };
        for (position, ply) in game.positions().zip(&game.plies) {
            assert!(ply.mv.is_none_or(|mv| position.is_legal(mv)));
        }
    }
    if let Some(place) = cut(bytes, &games) {
        let texts =
            |games: Vec<RawGame>| games.into_iter().map(|game| game.text).collect::<Vec<_>>();
        let parts = [texts(read(&bytes[..place])), texts(read(&bytes[place..]))].concat();
        assert_eq!(parts, texts(games));
    }
}

fn work(input: &[u8], work: Work) -> Vec<u8> {
    let mut output = Vec::new();
    let mut judges = [AtSight::new(&Profile::addendum())];
    annotate_stream(input, &mut output, work, &mut judges, |_| {}).expect("memory can be written");
    output
}

/// Annotating loses nothing, adds nothing the second time, and can be undone.
pub fn annotations(bytes: &[u8]) {
    let criteria = Criteria { swing: 0.0, clause: Amount::ZERO, ..Criteria::default() };
    let annotate = Work::Annotate(Options { criteria, style: Style::Both, ..Options::default() });
    // Remarks of ours that are in there already are taken out first, and never come back.
    let mut original = work(bytes, Work::Strip);
    loop {
        let stripped = work(&original, Work::Strip);
        if stripped == original {
            break;
        }
        original = stripped;
    }
    let once = work(&original, annotate);
    assert!(work(&once, Work::Strip) == original, "stripping gives the bytes back");
    assert!(work(&once, annotate) == once, "annotating again adds nothing");
}

/// What was learnt of a player is refused, or can be told, shown and kept again.
pub fn habits(bytes: &[u8]) {
    let Ok(habits) = serde_json::from_slice::<Habits>(bytes) else { return };
    if !habits.is_sound() {
        return;
    }
    let lessons = habits.worst.iter().any(|slip| !slip.better.is_empty());
    for language in Language::ALL {
        assert!(!habits.text(language).is_empty() && !habits.page(language).is_empty());
        assert_eq!(habits.epd(language).is_empty(), !lessons);
    }
    let again = serde_json::to_vec(&habits).expect("it can be kept");
    assert!(serde_json::from_slice::<Habits>(&again).is_ok());
}
