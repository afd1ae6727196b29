//! Answers for people: the board, the ledger, the commands.

use kmoch_eval::Evaluator;
use shakmaty::fen::Fen;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, File, Position, Rank, Square};

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

/// The ledger as a table: every clause that fires, with both sides' amounts in pawns.
pub fn ledger(evaluator: &Evaluator, position: &Chess) -> String {
    let ledger = evaluator.ledger(position.board(), position.turn());
    format!("Total: {} millipawns for White", ledger.total())
}
