//! `kmoch compare` as its users meet it.

use assert_cmd::Command;

const FEN: &str = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 2 3";

fn said(arguments: &[&str], code: i32) -> String {
    let assert =
        Command::cargo_bin("kmoch").unwrap().arg("compare").args(arguments).assert().code(code);
    let output = assert.get_output();
    let stream = if code == 0 { &output.stdout } else { &output.stderr };
    String::from_utf8_lossy(stream).into_owned()
}

#[test]
fn mate_decides() {
    let text = said(&[FEN, "Qxf7#", "h5e5", "--depth", "3"], 0);
    assert!(text.contains("Qxf7# is better than Qxe5+ for White: a mate decides."), "{text}");
    assert!(text.contains("White less Black"), "{text}");
}

#[test]
fn near_equals_are_called_that() {
    let text = said(&["startpos", "e3", "e3", "--depth", "0"], 2);
    assert!(text.contains("e3 and e3 are the same move"), "{text}");
    let text = said(&["startpos", "Nf3", "Nc3", "--depth", "0"], 0);
    assert!(text.contains("the search cannot tell"), "{text}");
}

#[test]
fn what_cannot_be_done_is_said() {
    assert!(said(&["8/8 w", "e4", "d4"], 2).contains("8/8"));
    let text = said(&["startpos", "e5", "d4"], 2);
    assert!(text.contains("e5 is not a legal move here; White can play: "), "{text}");
}
