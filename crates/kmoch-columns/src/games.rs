//! Positions of games on their way into a table.

use std::io::{self, BufRead};
use std::num::NonZeroU32;
use std::ops::RangeInclusive;

use kmoch_notation::pgn::{Flaw, Game, GameReader, Piece, Ply, RawGame, clock, eval};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Position};

use crate::row::{Origin, Row};

/// Whatever takes positions of games: a table, or something that only looks for some of them.
pub trait Rows {
    /// The tags it asks for, by their names in PGN.
    fn tags(&self) -> &[String];

    /// Takes a position.
    fn push(&mut self, row: &Row);
}

/// Which positions of a game are taken; all of its main line, if nothing is said.
#[derive(Debug, Clone, Default)]
pub struct Selection {
    /// Only every so manyth ply, counted from 0.
    pub every: Option<NonZeroU32>,
    /// Only where nothing forcing is under way: no check now, no capture, promotion or check next.
    pub quiet: bool,
    /// Only the last position.
    pub last: bool,
    /// Only these plies.
    pub plies: Option<RangeInclusive<u32>>,
    /// Those of variations, too, behind the main line of their game.
    pub variations: bool,
}

impl Selection {
    fn takes(&self, ply: u32, is_last: bool, is_quiet: impl FnOnce() -> bool) -> bool {
        self.every.is_none_or(|every| ply.is_multiple_of(every.get()))
            && self.plies.as_ref().is_none_or(|plies| plies.contains(&ply))
            && (!self.last || is_last)
            && (!self.quiet || is_quiet())
    }
}

/// What came of reading games.
#[derive(Debug, Default)]
pub struct Tally {
    /// Games that were read, sound or not.
    pub read: u64,
    /// Games whose positions were taken.
    pub written: u64,
    /// What is wrong with the others, each with its line.
    pub flaws: Vec<Flaw>,
    /// What is wrong in variations of games that were taken: their rest is missing.
    pub cut_short: Vec<Flaw>,
}

/// Reads all games of a stream, which is not packed, into a table or the like; up to the first that cannot be understood, if `strict`. `each` is
/// called after every game and may stop the reading with an error, or empty the table.
///
/// # Errors
/// When the stream cannot be read, or `each` says so.
pub fn read<T: Rows>(
    input: impl BufRead,
    file: Option<&str>,
    selection: &Selection,
    strict: bool,
    table: &mut T,
    mut each: impl FnMut(&mut T) -> io::Result<()>,
) -> io::Result<Tally> {
    let mut tally = Tally::default();
    let mut origin = Origin { file: file.map(str::to_owned), ..Origin::default() };
    for raw in GameReader::new(input) {
        let raw = raw?;
        if raw.is_blank() || raw.piece == Some(Piece::Later) {
            continue;
        }
        tally.read += 1;
        match Game::read(&raw) {
            Ok(game) => {
                tally.written += 1;
                tally.cut_short.extend(take(&raw, &game, selection, &mut origin, table));
            }
            Err(flaw) => tally.flaws.push(flaw),
        }
        each(table)?;
        if strict && !tally.flaws.is_empty() {
            break;
        }
    }
    Ok(tally)
}

/// Adds the positions of a game that are taken, and says what is wrong in its variations.
pub fn take<T: Rows>(
    raw: &RawGame,
    game: &Game,
    selection: &Selection,
    origin: &mut Origin,
    table: &mut T,
) -> Vec<Flaw> {
    origin.game = Some(raw.number);
    origin.line = Some(first_line(raw));
    origin.tags = table.tags().iter().map(|tag| game.tag(tag).map(str::to_owned)).collect();
    let mut walk = Walk { raw, mode: game.start.castles().mode(), selection, origin, table };
    if walk.takes_positions(0, &game.start, game.plies.first()) {
        walk.push(0, 0, None, &game.start);
    }
    walk.line(0, 0, &game.plies);
    if !selection.variations {
        return Vec::new();
    }
    let (branches, flaws) = game.branches(raw);
    for (branch, number) in branches.iter().zip(1..) {
        walk.line(number, branch.after, &branch.plies);
    }
    flaws
}

/// A game on its way into a table.
struct Walk<'a, T> {
    raw: &'a RawGame,
    mode: CastlingMode,
    selection: &'a Selection,
    origin: &'a Origin,
    table: &'a mut T,
}

impl<T: Rows> Walk<'_, T> {
    /// The positions after these moves, of which the first is played after so many plies.
    fn line(&mut self, variation: u32, after: usize, plies: &[Ply]) {
        for (index, ply) in plies.iter().enumerate() {
            let number = (after + index + 1) as u32;
            if self.takes_positions(number, &ply.position, plies.get(index + 1)) {
                self.push(variation, number, Some(ply), &ply.position);
            }
        }
    }

    fn takes_positions(&self, ply: u32, position: &Chess, next: Option<&Ply>) -> bool {
        self.selection.takes(ply, next.is_none(), || is_quiet(position, next))
    }

    fn push(&mut self, variation: u32, number: u32, led_by: Option<&Ply>, position: &Chess) {
        let comments =
            || led_by.iter().flat_map(|ply| &ply.comments).map(|token| token.of(&self.raw.text));
        self.table.push(&Row {
            origin: Some(self.origin),
            ply: Some(number),
            variation: Some(variation),
            led_by: led_by.map(|ply| match ply.mv {
                Some(mv) => UciMove::from_move(mv, self.mode),
                None => UciMove::Null,
            }),
            clock: comments().find_map(clock),
            eval: comments().find_map(eval),
            ..Row::of(position)
        });
    }
}

/// Whether nothing forcing is under way before the next ply.
fn is_quiet(position: &Chess, next: Option<&Ply>) -> bool {
    let calm = |ply: &Ply| {
        let forcing = ply.mv.is_some_and(|mv| mv.is_capture() || mv.is_promotion());
        !forcing && !ply.position.is_check()
    };
    !position.is_check() && next.is_none_or(calm)
}

/// The line on which something of the game stands.
fn first_line(raw: &RawGame) -> u64 {
    let blank = raw.text.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    raw.line_of(blank)
}
