//! Answers for people: the board, the ledger, the commands.

use kmoch_eval::{Amount, Evaluator};
use shakmaty::fen::Fen;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, Color, EnPassantMode, File, Position, Rank, Square};

/// What `help` says.
pub const HELP: &str = "\
uci, isready, ucinewgame, quit
position startpos|fen FEN [moves ...]
go [wtime btime winc binc movestogo] [movetime] [depth] [nodes] [mate] [infinite] [ponder] [searchmoves ...]
go perft DEPTH      counts legal moves
stop, ponderhit
setoption name NAME [value VALUE]
d                   shows the board
eval                shows what the position is worth, and why
flip                turns the board round: the same position with the colours changed
bench [DEPTH]       searches fixed positions: nodes and speed
spsa                lists the search parameters for a tuner
help                shows this";

/// The board, its FEN and its key.
pub fn board(position: &Chess) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        text += &format!("{} ", rank.char());
        for file in File::ALL {
            let piece = position.board().piece_at(Square::from_coords(file, rank));
            text.push(' ');
            text.push(piece.map_or('.', shakmaty::Piece::char));
        }
        text.push('\n');
    }
    text += "\n   a b c d e f g h\n\n";
    let key: Zobrist64 = position.zobrist_hash(EnPassantMode::Legal);
    text += &format!("FEN: {}\n", Fen::from_position(position, EnPassantMode::Legal));
    text += &format!("Key: {:016x}", key.0);
    text
}

/// The ledger as a table: every clause that fires, with both sides' amounts in millipawns.
pub fn ledger(evaluator: &Evaluator, position: &Chess) -> String {
    let ledger = evaluator.ledger(position.board(), position.turn());
    let row = |name: &str, white: Amount, black: Amount| {
        let sum = white - black;
        format!(
            "{name:<32} {:>12} {:>12} {:>12}\n",
            white.to_string(),
            black.to_string(),
            sum.to_string()
        )
    };
    let mut text = format!("{:<32} {:>12} {:>12} {:>12}\n", "millipawns", "White", "Black", "sum");
    let mut seen = Vec::new();
    for item in &ledger.items {
        if seen.contains(&item.clause) {
            continue;
        }
        seen.push(item.clause);
        let amount = |color| ledger.tally(item.clause, color).1;
        let (white, black) = (amount(Color::White), amount(Color::Black));
        if (white, black) != (Amount::ZERO, Amount::ZERO) {
            text += &row(item.clause.clause().key, white, black);
        }
    }
    text + row("total", ledger.sum_of(Color::White), ledger.sum_of(Color::Black)).trim_end()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kmoch_eval::Profile;

    #[test]
    fn the_table_ends_with_the_total() {
        let evaluator = Evaluator::new(&Profile::addendum());
        let text = ledger(&evaluator, &Chess::default());
        let last = text.lines().last().unwrap();
        assert!(last.starts_with("total ") && last.ends_with(" 0.000"), "{last}");
        assert!(text.lines().count() > 2);
    }

    #[test]
    fn the_board_is_shown_from_white() {
        let text = board(&Chess::default());
        assert!(text.starts_with("8  r n b q k b n r\n"), "{text}");
        assert!(text.contains("FEN: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    }
}
