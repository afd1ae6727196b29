use super::*;
use proptest::prelude::*;

fn kinds(text: &str) -> Vec<(TokenKind, &str)> {
    Lexer::tokens(text.as_bytes())
        .into_iter()
        .filter(|token| token.kind != TokenKind::Space)
        .map(|token| (token.kind, &text[token.start()..token.end()]))
        .collect()
}

#[test]
fn moves_and_their_ornaments() {
    use TokenKind::*;
    assert_eq!(
        kinds("1.e4!? $14 e5?? (1... c5 +/-) 2. 0-0 -- 1-0"),
        [
            (MoveNumber, "1."),
            (Move, "e4"),
            (Glyph, "!?"),
            (Nag, "$14"),
            (Move, "e5"),
            (Glyph, "??"),
            (Open, "("),
            (MoveNumber, "1..."),
            (Move, "c5"),
            (Glyph, "+/-"),
            (Close, ")"),
            (MoveNumber, "2."),
            (Move, "0-0"),
            (Move, "--"),
            (Result, "1-0"),
        ]
    );
}

#[test]
fn comments_hide_everything() {
    use TokenKind::*;
    assert_eq!(
        kinds("{a ; ( [b]\n% {c}; d } e\n% f {\ne4 * {}{\n}"),
        [
            (Comment, "{a ; ( [b]\n% {c}"),
            (LineComment, "; d } e"),
            (Escape, "% f {"),
            (Move, "e4"),
            (Result, "*"),
            (Comment, "{}"),
            (Comment, "{\n}"),
        ]
    );
}

#[test]
fn tags_with_awkward_values() {
    use TokenKind::*;
    assert_eq!(
        kinds("[A \"x]y\"][B \"say \\\"hi\\\"\"]\n[C \"C:\\\"]\n[D \"open\n"),
        [
            (Tag, "[A \"x]y\"]"),
            (Tag, "[B \"say \\\"hi\\\"\"]"),
            (Tag, "[C \"C:\\\"]"),
            (Other, "[D \"open"),
        ]
    );
}

proptest! {
    /// The spans cover any bytes without gap or overlap.
    #[test]
    fn every_byte_belongs_to_one_token(
        text in prop::collection::vec(
            prop_oneof![any::<u8>(), prop::sample::select(b"{}[]()\"\\;%$!.1*- \r\nNe4".to_vec())],
            0..200,
        )
    ) {
        let tokens = Lexer::tokens(&text);
        let mut at = 0;
        for token in tokens {
            prop_assert_eq!(token.start(), at);
            prop_assert!(token.end() > at);
            at = token.end();
        }
        prop_assert_eq!(at, text.len());
    }
}
