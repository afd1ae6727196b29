//! Whatever the text, reading and explaining it ends in a story or in a fault.

use kmoch_eval::{ClauseId, Evaluator, Profile};
use kmoch_tell::record::Columns;
use kmoch_tell::text::Look;
use kmoch_tell::{Language, Position, Study, svg, text};

const SEEDS: [&str; 5] = [
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P4/2PBPN2/PP1N1PPP/R1BQ1RK1 w - - 0 9",
    "2k5/2p3p1/8/2pb1Pp1/1p5p/pR3PbP/P1P5/4K3 w - - 0 1",
    "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1",
    "QQQQQQQQ/Q7/8/8/8/8/5k2/K7 b - - 0 1",
    "8/p1p1p1p1/p1p1p1pk/8/8/KP1P1P1P/1P1P1P1P/8 w - - 0 1",
];
const LETTERS: &[u8] = b"PNBRQKpnbrqk12345678/ wb-KQkqabcdefgh36~_\xff\x00";
const PIECES: &[u8] = b"NBRQnbrqPp";
const ROUNDS: usize = 3000;

/// A small generator, so that every run sees the same texts.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

fn mutated(dice: &mut Dice) -> String {
    let mut text = SEEDS[dice.below(SEEDS.len())].as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let place = dice.below(text.len());
        let letter = LETTERS[dice.below(LETTERS.len())];
        match dice.below(8) {
            0 => text.insert(place, letter),
            1 if text.len() > 1 => {
                text.remove(place);
            }
            2 => {
                let other = dice.below(text.len());
                text.swap(place, other);
            }
            3 => text[place] = letter,
            // One unit for another, or for itself, leaves a position more often than not.
            _ => {
                let units = text.iter().take_while(|&&letter| letter != b' ');
                let units: Vec<usize> = units
                    .enumerate()
                    .filter(|(_, l)| l.is_ascii_alphabetic())
                    .map(|(at, _)| at)
                    .collect();
                let unit = PIECES[dice.below(PIECES.len())];
                if !units.is_empty() {
                    text[units[dice.below(units.len())]] = unit;
                }
            }
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn no_text_makes_explaining_fall_over() {
    let mut evaluator = Evaluator::new(&Profile::addendum());
    let columns = Columns::new(evaluator.weights());
    let passer = ClauseId::Passer;
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let (mut stories, mut faults) = (0, 0);
    for _ in 0..ROUNDS {
        match Position::read(&mutated(&mut dice)) {
            Err(fault) => {
                assert!(!fault.to_string().is_empty() && fault.picture().contains('^'));
                faults += 1;
            }
            Ok(position) => {
                let fast = evaluator.evaluate(position.board(), position.turn());
                let study = Study::new(&mut evaluator, position);
                assert_eq!(study.tally.total(), fast, "{}", study.position.fen);
                let look = Look { width: 30, colour: true, ..Look::default() };
                let told = study.story(&evaluator);
                assert!(text::story(&study, &told, "addendum", look).contains("addendum"));
                let plain = text::plain(&study, &told, Language::English);
                let story = text::all(&study, &told, Look::default()) + &plain;
                assert!(!story.contains(['{', '}']), "{story}");
                assert!(text::clause(&study, passer, "addendum", look).contains("Passed pawn"));
                assert!(svg::of_story(&study, &told, Language::English).ends_with("</svg>\n"));
                let mut json = String::new();
                columns.write_json(&mut json, &study, true);
                assert!(json.ends_with('}'));
                stories += 1;
            }
        }
    }
    assert!(stories > ROUNDS / 10 && faults > ROUNDS / 10, "{stories} stories, {faults} faults");
}
