use crate::Profile;

/// What is said of the Addendum's text with one piece replaced.
fn refusal(from: &str, to: &str) -> String {
    let sound = super::super::ADDENDUM;
    assert!(sound.contains(from), "{from}");
    let error = Profile::parse(&sound.replacen(from, to, 1), "mine.toml").unwrap_err();
    let line = sound[..sound.find(from).unwrap()].lines().count() + 1;
    assert!(error.line.abs_diff(line) <= 1, "{error} is not about line {line}");
    error.what
}

/// What is said of a profile with this text upon the Addendum.
fn refused(text: &str) -> String {
    let text = format!("based_on = \"addendum\"\n{text}");
    Profile::parse(&text, "mine.toml").unwrap_err().to_string()
}

#[test]
fn faults_are_refused_with_their_line() {
    assert_eq!(refusal("[passer]", "[pasers]"), "no clause is called \"pasers\"");
    assert_eq!(
        refusal("[passer]\nstage = \"passer\"\nrank2 = 100", "[passer]\nstage = \"passer\""),
        "\"passer\" lacks its slot \"rank2\""
    );
    assert_eq!(
        refusal("d48 = -480", "d48 = -480\nd49 = -490"),
        "\"dispersion\" has no slot \"d49\""
    );
    assert_eq!(
        refusal("d48 = -480", "d48 = \"much\""),
        "\"much\" is not a number between -100000 and 100000"
    );
    assert_eq!(
        refusal("d48 = -480", "d48 = nan"),
        "nan is not a number between -100000 and 100000"
    );
    assert_eq!(
        refusal("d48 = -480", "d48 = [1, 2, 3]"),
        "give 1 number, 2 (middlegame, endgame) or 6 (brackets), not 3"
    );
    assert_eq!(
        refusal("taper = \"brackets\"", "taper = \"soft\""),
        "taper is \"brackets\" or \"smooth\", not \"soft\""
    );
    assert!(!refusal("d48 = -480", "d48 = ").is_empty());
}

#[test]
fn a_clause_left_out_is_missed() {
    let error = Profile::parse("name = \"empty\"", "mine.toml").unwrap_err();
    assert_eq!(error.to_string(), "mine.toml:1: \"dispersion\" is missing");
}

#[test]
fn a_misspelt_inner_key_is_refused() {
    assert_eq!(
        refused("[passer]\nrank7 = { value = 900, stge = \"backward\" }"),
        "mine.toml:3: a value has no key \"stge\", only value and stage"
    );
    assert_eq!(
        refused("[passer]\nrank7 = { stage = \"backward\" }"),
        "mine.toml:3: { value = …, stage = … } lacks its value"
    );
    assert_eq!(
        refused("[passer]\nstage = \"pasers\""),
        "mine.toml:3: no stage factor is called \"pasers\""
    );
    assert_eq!(refused("[stage]\nnone = 1"), "mine.toml:3: \"none\" stands for no stage factors");
}

#[test]
fn nothing_that_steers_a_terminal_gets_out() {
    let what = "mine.toml:2: a name is one line, without control characters";
    assert_eq!(refused("name = \"\\u001b[31mred\""), what);
    assert_eq!(refused("\"\\u001b[31m\" = 1"), "mine.toml:2: no clause is called \"\\u{1b}[31m\"");
    let error = Profile::parse("name = 1", "\u{1b}[31m.toml").unwrap_err();
    assert!(!error.to_string().contains('\u{1b}'));
    let unnamed = Profile::parse("based_on = \"tuned\"", "\u{1b}[31m.toml").unwrap();
    assert!(!unnamed.name.contains('\u{1b}'));
}

#[test]
fn text_that_is_not_utf_8_is_refused_with_its_line() {
    let open = |_: &std::path::Path| unreachable!("it is based on nothing");
    let error = Profile::read(b"name = \"mine\"\n# \xff\n", "mine.toml".as_ref(), &open);
    assert_eq!(error.unwrap_err().to_string(), "mine.toml:2: this is not UTF-8 text");
}

#[test]
fn choices_are_read_and_faulty_ones_refused() {
    let text =
        "based_on = \"addendum\"\nborders = [24, 18.5, 14, 9, 4]\n[cutting]\nquiet = false\n";
    let mine = Profile::parse(text, "mine.toml").unwrap();
    assert_eq!(mine.borders.pawns(), [24.0, 18.5, 14.0, 9.0, 4.0]);
    assert!(!mine.cutting.quiet && mine.cutting.pawn_captures);
    for borders in ["[25, 20, 15, 10]", "[5, 10, 15, 20, 25]", "[30, 20, 15, 10, 5]", "\"even\""] {
        let error = refused(&format!("borders = {borders}"));
        assert!(error.starts_with("mine.toml:2: borders are 5 falling numbers"), "{error}");
    }
    assert_eq!(
        refused("[cutting]\nquite = true"),
        "mine.toml:3: \"cutting\" has no choice \"quite\""
    );
    assert_eq!(refused("[cutting]\nquiet = 1"), "mine.toml:3: \"quiet\" has to be true or false");
}
