//! Expressions as people write them.

use kmoch_columns::{Origin, Row};
use kmoch_eval::Profile;
use kmoch_find::{Expression, Finder, Structures};
use kmoch_notation::Position;

const ISOLANI: &str = "r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 10";

fn holds(text: &str, fen: &str) -> bool {
    let structures = Structures::shipped();
    let expression = Expression::read(text, &structures).unwrap_or_else(|fault| panic!("{fault}"));
    let mut finder = Finder::new(&expression, &Profile::addendum());
    finder.check().unwrap_or_else(|error| panic!("{text}: {error}"));
    let position = Position::read(fen).unwrap();
    let tags = finder.tags().iter().map(|tag| match tag.as_str() {
        "WhiteElo" => Some("2550".to_owned()),
        "ECO" => Some("D42".to_owned()),
        _ => None,
    });
    let origin = Origin { tags: tags.collect(), ..Origin::default() };
    finder.holds(&Row { origin: Some(&origin), ply: Some(19), ..Row::of(&position.chess) }).unwrap()
}

#[test]
fn every_shipped_structure_has_an_example_and_a_near_miss() {
    let structures = Structures::shipped();
    assert!(structures.iter().count() >= 12);
    for structure in structures.iter() {
        let (example, near_miss) = (structure.example.as_ref(), structure.near_miss.as_ref());
        assert!(holds(&structure.name, example.unwrap()), "{}", structure.name);
        assert!(!holds(&structure.name, near_miss.unwrap()), "{}", structure.name);
        assert!(!structure.about.is_empty());
    }
}

#[test]
fn columns_units_and_structures_are_asked_for() {
    for (text, expected) in [
        ("white.isolated_horizontal.count >= 1", true),
        ("black.isolated_horizontal.count >= 1", false),
        ("white.isolani && !black.isolani", true),
        ("isolani && ply > 20", false),
        ("isolani && ply == 19 && turn == \"white\"", true),
        ("elo.white > 2400", true),
        ("elo.black > 2400", false),
        ("has(elo.white) && !has(elo.black)", true),
        ("eco.startsWith('D4') && stage == 'middlegame'", true),
        ("tag.Annotator == 'Kmoch'", false),
        ("white.pawns == 6 && black.pawns('e', 'f7') == 2", true),
        ("white.bishop('c4') && white.king('g1')", true),
        ("white.mobility.mp > black.mobility.mp || total_mp > 0", true),
        ("white.measures.islands == 3 && white.measures.disharmony > 0.1", true),
        ("['middlegame', 'endgame'].exists(part, part == stage)", true),
        ("white.cut_low_mobility || black.cut_low_mobility", true),
        ("position_type in ['closed', 'semi-closed']", true),
    ] {
        assert_eq!(holds(text, ISOLANI), expected, "{text}");
    }
}

#[test]
fn errors_point_at_the_place_and_say_what_was_meant() {
    let structures = Structures::shipped();
    for (text, expected) in [
        (
            "ply > 20 && white.pasers.count > 0",
            "there is no white.pasers.count; did you mean white.passer.count?\n  \
             ply > 20 && white.pasers.count > 0\n              ^^^^^^^^^^^^^^^^^^",
        ),
        ("isolany", "there is no isolany; did you mean isolani?\n  isolany\n  ^^^^^^^"),
        (
            "white.pawn(\"d9\")",
            "d9 is no square, file or rank\n  white.pawn(\"d9\")\n             ^^^^",
        ),
        ("white.horse(\"d4\")", "there is no horse()\n  white.horse(\"d4\")\n        ^^^^^"),
    ] {
        let fault = Expression::read(text, &structures).unwrap_err();
        assert_eq!(fault.to_string(), expected, "{text}");
    }
    for text in [
        "",
        "white.passer.count >",
        "white.passer.count > 0 &&",
        "(ply > 1",
        "white",
        "us.passer.count > 0",
    ] {
        assert!(Expression::read(text, &structures).is_err(), "{text}");
    }
}

#[test]
fn what_makes_no_sense_is_told() {
    let structures = Structures::shipped();
    for (text, part) in [("ply + 1", "not yes or no"), ("fen > 3", "cannot be worked out")] {
        let expression = Expression::read(text, &structures).unwrap();
        let error = Finder::new(&expression, &Profile::addendum()).check().unwrap_err().to_string();
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn structures_of_ones_own_are_added_and_held_to_their_examples() {
    let mut structures = Structures::shipped();
    let mine =
        "[two_queens]\nholds = 'us.queens == 2'\nexample = '4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1'\n";
    structures.add(mine, "mine.toml").unwrap();
    let expression = Expression::read("white.two_queens && !isolani", &structures).unwrap();
    let position = Position::read("4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1").unwrap();
    assert!(
        Finder::new(&expression, &Profile::addendum()).holds(&Row::of(&position.chess)).unwrap()
    );
    for (text, part) in [
        ("[a]\nholds = 'us.b'\n[b]\nholds = 'us.a'", "made of itself"),
        (
            "[a]\nholds = 'us.queens == 3'\nexample = '4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1'",
            "does not hold in its example",
        ),
        ("[a]\nabout = 'x'", "has no expression"),
        ("[a]\nhold = 'x'", "has a field hold"),
        ("[A]\nholds = 'true'", "cannot be a name"),
        ("a = 1", "is no structure"),
        ("[a", "mine.toml"),
    ] {
        let error = Structures::shipped().add(text, "mine.toml").unwrap_err().to_string();
        assert!(error.contains(part), "{text}: {error}");
    }
}
