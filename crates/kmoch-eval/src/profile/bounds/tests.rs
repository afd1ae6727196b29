use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use shakmaty::{Board, Color, Piece, Role, Square};

use super::counts::{OF_THE_LEAD, measured};
use super::*;
use crate::registry::{CLAUSES, ClauseId};
use crate::{Evaluator, Stage as Material, Weights};

const PIECES: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// A board as full as it can be: sixteen men a side, often with pieces of one kind only.
fn crowded(random: &mut SmallRng) -> Board {
    let mut board = Board::empty();
    let mut put = |random: &mut SmallRng, color, role, squares: std::ops::Range<u32>| {
        let square = Square::new(random.random_range(squares));
        let is_free = board.piece_at(square).is_none();
        if is_free {
            board.set_piece_at(square, Piece { color, role });
        }
        is_free
    };
    for color in [Color::White, Color::Black] {
        while !put(random, color, Role::King, 0..64) {}
        let pawns = [0, 4, 8][random.random_range(0..3)];
        for man in 0..15 {
            let only = PIECES[(pawns + color as usize) % 4];
            let any = PIECES[random.random_range(0..4)];
            let role = if random.random_range(0..2) == 0 { only } else { any };
            match man < pawns {
                true => put(random, color, Role::Pawn, 8..56),
                false => put(random, color, role, 0..64),
            };
        }
    }
    board
}

/// A profile in which every slot of every clause is worth something.
fn motley(random: &mut SmallRng, measures: &str) -> Profile {
    let mut text = format!("measures = \"{measures}\"\n");
    for clause in CLAUSES {
        text.push_str(&format!("[{}]\n", clause.key));
        for (place, slot) in clause.slots.iter().enumerate() {
            let mut value = || match clause.unit {
                _ if clause.is_parameter(place) => random.random_range(0..=9).to_string(),
                Unit::Millipawns if clause.parameters > 0 => "2".to_owned(),
                Unit::Millipawns => random.random_range(-40..=40).to_string(),
                Unit::Share => format!("\"{}/9\"", random.random_range(-1..=9)),
                Unit::Number => "1".to_owned(),
            };
            text.push_str(&format!("{slot} = [{}, {}]\n", value(), value()));
        }
    }
    Profile::parse(&text, "motley.toml").unwrap_or_else(|error| panic!("{error}"))
}

fn profiles(random: &mut SmallRng) -> Vec<Profile> {
    let shipped = [Profile::addendum(), Profile::tuned()].map(|profile| Profile::clone(&profile));
    let motley = ["own", "addendum"].map(|measures| motley(random, measures));
    shipped.into_iter().chain(motley).collect()
}

/// At the start of the program they are taken as sound.
#[test]
fn profiles_that_come_with_the_program_cannot_grow_too_large() {
    for profile in [Profile::addendum(), Profile::tuned()] {
        assert_eq!(profile.excess(), None, "{}", profile.name);
    }
}

#[test]
fn no_clause_comes_to_more_than_its_bound() {
    let mut random = SmallRng::seed_from_u64(11);
    for profile in profiles(&mut random) {
        let evaluator = Evaluator::new(&profile);
        let weights = Weights::new(&profile);
        let values = tabulated(&profile, &profile);
        let base = match profile.measures {
            Measures::Own => values.clone(),
            Measures::Addendum => tabulated(&Profile::addendum(), &profile),
        };
        for _ in 0..500 {
            let board = crowded(&mut random);
            let row = weights.row_index(Material::of(&board));
            let stage = Stage { values: &values[row], base: &base[row] };
            let ledger = evaluator.ledger(&board, Color::White);
            for id in ClauseId::all() {
                if OF_THE_LEAD.contains(&id) || id == ClauseId::FixedChainDraw {
                    continue;
                }
                let [white, black] =
                    [Color::White, Color::Black].map(|side| ledger.tally(id, side).1.millipawns());
                let bound = stage.span(id).amount + 0.1;
                let most = (white - black).abs().max(white.abs()).max(black.abs());
                assert!(most <= bound, "{}: {most} of {bound} in {board}", id.clause().key);
            }
        }
    }
}

#[test]
fn at_the_very_limit_amounts_still_add_up() {
    let mut random = SmallRng::seed_from_u64(12);
    for profile in profiles(&mut random) {
        let scaled = |factor: f64| {
            let mut scaled = profile.clone();
            let values = |clause: &ClauseId| clause.clause().unit == Unit::Millipawns;
            for clause in ClauseId::all().filter(values) {
                scaled.scale(clause, factor);
            }
            scaled
        };
        // The largest factor that is accepted.
        let (mut low, mut high) = (0.0, 1000.0);
        for _ in 0..20 {
            let middle = (low + high) / 2.0;
            match scaled(middle).excess() {
                None => low = middle,
                Some(_) => high = middle,
            }
        }
        assert!(low > 1.0 && high < 1000.0, "{} can be {low} times as much", profile.name);
        let mut evaluator = Evaluator::new(&scaled(low));
        for _ in 0..300 {
            let board = crowded(&mut random);
            // Tests are built with overflow checks: to get here is half of the proof.
            let ledger = evaluator.ledger(&board, Color::White);
            let items: i64 = ledger
                .items
                .iter()
                .map(|item| {
                    i64::from(item.amount.micropawns()) * if item.side.is_white() { 1 } else { -1 }
                })
                .sum();
            let total = evaluator.evaluate(&board, Color::White);
            assert_eq!(items, i64::from(total.micropawns()), "{board}");
        }
    }
}

#[test]
fn too_much_is_refused_with_its_line() {
    let refused = |base: &str, text: &str| {
        let text = format!("based_on = \"{base}\"\n{text}");
        Profile::parse(&text, "mine.toml").unwrap_err().to_string()
    };
    let error = refused("addendum", "[weakness_rook_pressure]\nvalue = 100000\n");
    assert_eq!(error, "mine.toml:3: 100000 is not a number between -1000 and 1000");
    for (clause, slot, value) in [
        ("weakness_rook_pressure", "value", "100"),
        ("material", "queen", "-100000"),
        ("xray_intersection", "rook_rook", "2000"),
        ("attack", "pawn", "[0, 99999]"),
        ("king_danger", "slope1", "9000"),
        ("queen_passer_draw", "share", "9"),
        ("weight_of_lead", "share", "[0, -3]"),
    ] {
        let error = refused("addendum", &format!("[{clause}]\n{slot} = {value}\n"));
        let expected =
            format!("mine.toml:3: with this \"{slot}\" of \"{clause}\" amounts can come to");
        assert!(error.starts_with(&expected), "{error}");
    }
    // Five thirds of it in the last bracket.
    let error = refused("addendum", "[passer]\nrank7 = 81300\n");
    assert_eq!(
        error,
        "mine.toml:3: stage factors make \"rank7\" of \"passer\" 135500: the most is 100000"
    );
    let error = refused("tuned", "[material]\nqueen = 80000\n");
    assert!(error.starts_with("mine.toml:3: with this \"queen\" of \"material\""), "{error}");
}

#[test]
fn every_share_has_a_measure_that_is_bounded() {
    let is_share = |clause: &ClauseId| clause.clause().unit == Unit::Share;
    for clause in ClauseId::all().filter(is_share) {
        let known = measured(clause).is_some();
        assert_ne!(known, OF_THE_LEAD.contains(&clause), "{}", clause.clause().key);
    }
}
