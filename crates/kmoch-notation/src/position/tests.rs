use super::*;

fn fault(text: &str) -> Fault {
    match Position::read(text) {
        Ok(position) => panic!("{text} was read as {}", position.fen),
        Err(fault) => fault,
    }
}

/// The fault as a sentence, and the text it points at.
fn pointed(text: &str) -> (String, String) {
    let fault = fault(text);
    (fault.to_string(), text.trim()[fault.span.clone()].to_owned())
}

#[test]
fn faults_are_pointed_at() {
    let cases = [
        (
            "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "placement: rank 7 has 9 squares instead of 8",
            "ppppppppp",
        ),
        (
            "rnbqkbnr/pppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "placement: rank 7 has 7 squares instead of 8",
            "pppp1pp",
        ),
        (
            "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "placement: \"x\" on rank 7 is no piece",
            "x",
        ),
        ("8/8/8/4k3/8/4K3/8 w - - 0 1", "placement: 7 ranks instead of 8", "8/8/8/4k3/8/4K3/8"),
        ("8/8/8/4k3/8/4K3/8/8/8 w - - 0 1", "placement: a board has eight ranks, not more", "8"),
        (
            "8/8/8/4k3/8/4K3/8/KK6 w - - 0 1",
            "placement: White has 3 kings: a1, b1 and e3",
            "8/8/8/4k3/8/4K3/8/KK6",
        ),
        ("8/8/8/8/8/4K3/8/8 w - - 0 1", "placement: Black has no king", "8/8/8/8/8/4K3/8/8"),
        (
            "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
            "placement: Black has 9 pawns",
            "4k3/pppppppp/p7/8/8/8/8/4K3",
        ),
        (
            "p3k3/8/8/8/8/8/8/4K2P w - - 0 1",
            "placement: pawns stand on a8 and h1, where no pawn can be",
            "p3k3/8/8/8/8/8/8/4K2P",
        ),
        (
            "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1",
            "side to move: White is to move, but Black's king on e8 is in check from the rook on e4",
            "w",
        ),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "side to move: give w or b", "x"),
        (
            "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1",
            "castling: king and rook do not stand where they could castle like this",
            "KQ",
        ),
        ("4k3/8/8/8/8/8/8/4K3 w 7 - 0 1", "castling: give - or letters such as KQkq or HAha", "7"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "en passant: no pawn can just have passed e6", "e6"),
        ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "en passant: give - or a square such as e3", "e9"),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - -3 1",
            "halfmove clock: neither a number nor an operation of an EPD",
            "-3",
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 x", "move number: give a number", "x"),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 7",
            "fields: a FEN has six fields, and this is one more",
            "7",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 4294967295 1",
            "halfmove clock: no game is longer than 20000 moves",
            "4294967295",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 extra",
            "fields: a FEN has six fields, and this is one more",
            "extra",
        ),
        ("castle", "placement: a FEN begins with eight ranks divided by slashes", "castle"),
        ("  ", "text: there is nothing here", ""),
        ("8/8/8/4♞3/8/4K3/8/8 w - - 0 1", "placement: \"♞\" on rank 5 is no piece", "♞"),
    ];
    for (text, what, place) in cases {
        assert_eq!(pointed(text), (what.to_owned(), place.to_owned()), "{text}");
    }
}

#[test]
fn the_picture_shows_the_place() {
    let fault = fault("rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let (line, arrow) =
        fault.picture().split_once('\n').map(|(a, b)| (a.to_owned(), b.len())).unwrap();
    assert_eq!(line.as_bytes()[arrow - 1], b'x');
}

#[test]
fn a_line_of_a_megabyte_is_refused_in_a_few_words() {
    for text in ["p".repeat(1 << 20), "8/".repeat(1 << 19), "8/8 ".repeat(1 << 18)] {
        let fault = fault(&text);
        assert!(fault.to_string().len() < 200);
        assert!(fault.picture().len() < 400, "{}", fault.picture());
    }
}

#[test]
fn chess960_is_read_in_both_spellings() {
    let shredder = "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1";
    let xfen = "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w KQkq - 0 1";
    let castles = |text| Position::read(text).unwrap().chess.castles().castling_rights();
    assert_eq!(castles(shredder), castles(xfen));
    assert_eq!(castles(xfen).count(), 4);
}

#[test]
fn epd_operations_are_left_aside() {
    let epd = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"castle \u{fe0f}\";";
    assert_eq!(Position::read(epd).unwrap().fen, "4k3/8/8/8/8/8/8/4K2R w K -");
}

#[test]
fn odd_but_legal_positions_are_read() {
    for fen in [
        "QQQQQQQQ/Q7/8/8/8/8/5k2/K7 b - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w",
        "4k3/8/8/8/8/8/8/4K3",
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
    ] {
        assert!(Position::read(fen).is_ok(), "{fen}");
    }
}

#[test]
fn operations_may_follow_a_whole_fen_and_a_mark_may_stand_before_it() {
    for (text, fen) in [
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1 bm O-O;", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("\u{feff}4k3/8/8/8/8/8/8/4K2R w K - 3 9", "4k3/8/8/8/8/8/8/4K2R w K - 3 9"),
    ] {
        assert_eq!(Position::read(text).unwrap().fen, fen);
    }
}

#[test]
fn claims_of_other_programs_are_dropped_where_they_cannot_be() {
    for text in [
        "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/8/8/8/8/4K3 w KQ e6 0 1",
    ] {
        assert!(Position::read(text).is_err());
        let read = Position::read_leniently(text, None).unwrap();
        assert!(read.chess.castles().is_empty() && read.chess.maybe_ep_square().is_none());
    }
    let queens = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKQNR w KQkq - 0 1";
    assert!(Position::read(queens).is_ok() && Position::read_leniently(queens, None).is_ok());
    assert!(Position::read_leniently("8/8/8/8/8/8/8/8 w - - 0 1", None).is_err());
}
