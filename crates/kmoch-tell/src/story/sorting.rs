//! Which topic a finding belongs to.

use kmoch_eval::{Amount, Item, Theme};
use shakmaty::{Bitboard, Color, Square};

use super::scene::{ISLANDS, Scene, beyond, speaks_true, worth};
use super::topic::Topic;

impl Scene<'_> {
    /// The topic of a finding.
    pub fn topic(&self, item: &Item) -> Topic {
        let clause = item.clause.clause();
        if !speaks_true(item) {
            return Topic::Untold;
        }
        let (side, enemy, on) = (item.side, item.side.other(), item.place.on);
        if self.is_about_hanging_pawns(item) {
            return Topic::HangingPawns(side);
        }
        match clause.key {
            "weight_of_lead" => return Topic::Weight,
            "bishop_pair" | "bishop_pair_amnesty" => return Topic::BishopPair,
            "king_square" | "king_escape" if self.endgame && self.board.queens().is_empty() => {
                return Topic::KingActivity;
            }
            // A pawn that another can guard with its next move has not lost touch.
            "isolated_vertical" if !on.into_iter().any(|pawn| self.is_left_alone(side, pawn)) => {
                return Topic::Untold;
            }
            "potential_passer" | "passer_neutral" => return Topic::Majorities,
            "rook_behind_passer" => {
                let own = (item.place.at & self.board.by_color(side)).any();
                return Topic::Passers(if own { side } else { enemy });
            }
            "passer_path" if self.is_blocked(side, item.place.at) => {
                return Topic::Blockade(enemy);
            }
            "block_isolated" if (item.place.at & *self.passers.get(enemy)).any() => {
                return Topic::Blockade(side);
            }
            // What bears on a weak pawn is told with the pawn.
            "block_isolated"
            | "block_doubled"
            | "block_doubled_isolated"
            | "block_doubled_backward"
            | "backward_blockader"
            | "backward_pressure"
            | "semi_backward_pressure"
            | "backward_doubled_contest" => {
                return Topic::WeakPawns(enemy);
            }
            "weak_spot" | "unguarded_fourth" if self.by_king(side, on) => return Topic::KingSafety,
            "weak_spot_control" | "unguarded_fourth_control"
                if self.by_king(side, item.place.at) =>
            {
                return Topic::KingSafety;
            }
            "weak_spot" => return self.of_hole(enemy, on),
            "weak_spot_control" => return self.of_hole(enemy, item.place.at),
            "restriction" => return Topic::Activity,
            // A pawn that has come far is told with the pawns that hold it back.
            "holding_back" if (item.place.at & beyond(enemy, 4)).any() => return self.space(),
            "piece_threat" | "pawn_threat" | "pawn_push_threat" | "hanging" => {
                return self.of_threat(item.place.at.single_square());
            }
            "pawn_square" | "pawn_file" | "supported_pawn" | "phalanx" | "pawn_defended"
                if (on & *self.passers.get(side)).any() =>
            {
                return Topic::Passers(side);
            }
            // A weak pawn that stands worse than usual is told with its weakness.
            "pawn_square" if item.amount < Amount::ZERO && (on & *self.weak.get(side)).any() => {
                return Topic::WeakPawns(side);
            }
            "pawn_square" if (on & beyond(side, 4)).any() => return self.space(),
            "supported_pawn" | "phalanx" | "pawn_defended" if (on & beyond(side, 5)).any() => {
                return self.space();
            }
            // A pawn far from the enemy's king or near it is told with the other pawns.
            "king_wing" if (on & self.board.pawns()).any() => return Topic::Structure,
            "guarded_by_pawn" => return self.of_piece(item.place.at.single_square()),
            "queen_in_line" | "to_take" => return self.of_threat(item.place.at.single_square()),
            "outpost_in_reach" => return Topic::Holes,
            "king_cut_off" => return Topic::KingActivity,
            "rook_before_passer" => return Topic::Passers(side),
            "rooks_together" if !self.has_file(on) => return Topic::Activity,
            "colour_split" => return Topic::Colours,
            // Where a knight or a bishop stands is told of the piece.
            "attack" | "xray_attack" | "minor_far_from_king" => {
                return self.of_piece(on.single_square());
            }
            _ => {}
        }
        let piece = on.single_square();
        match clause.theme {
            Theme::Material | Theme::Imbalance => Topic::Material,
            Theme::KingSafety if self.kings_walk => Topic::KingActivity,
            Theme::KingSafety => Topic::KingSafety,
            Theme::KingActivity => Topic::KingActivity,
            Theme::PassedPawns => Topic::Passers(side),
            Theme::PawnWeaknesses if ISLANDS.contains(&clause.key) => Topic::WeakPawns(side),
            Theme::PawnWeaknesses if (on & *self.passers.get(side)).any() => {
                if self.is_blocked(side, on) {
                    Topic::Blockade(enemy)
                } else {
                    Topic::Passers(side)
                }
            }
            Theme::PawnWeaknesses if (on & *self.weak.get(side)).any() => Topic::WeakPawns(side),
            Theme::PawnWeaknesses | Theme::PawnStructure => Topic::Structure,
            Theme::Blockade => Topic::Blockade(side),
            Theme::Space if clause.key == "piece_rank" => self.of_piece(piece),
            Theme::Space => self.space(),
            Theme::PieceActivity => self.of_piece(piece),
            Theme::Outposts => match piece {
                Some(square) if self.posts.contains(square) => Topic::Post(square),
                _ => self.of_piece(piece),
            },
            Theme::Bishops => match piece {
                Some(square) if self.bad_bishops.contains(square) => Topic::BadBishop(square),
                _ => Topic::Bishops,
            },
            Theme::Files => Topic::Files,
            Theme::Threats => self.of_threat(piece),
            Theme::Harmony => Topic::Harmony,
            // That a lead weighs less without pawns is no sign of a draw where pieces alone can mate.
            Theme::Drawishness if self.bare_king_is_lost() => Topic::Material,
            Theme::Drawishness => Topic::Drawishness,
            Theme::Tempo => Topic::Move,
        }
    }

    /// Whether a finding is about one or both of a side's hanging pawns as pawns.
    fn is_about_hanging_pawns(&self, item: &Item) -> bool {
        let pawns = *self.hanging.get(item.side);
        let of_pawns = matches!(
            item.clause.clause().theme,
            Theme::PawnWeaknesses | Theme::PawnStructure | Theme::Space
        );
        of_pawns && item.place.on.any() && (item.place.on & !pawns).is_empty()
    }

    /// Where a threat is told: with the unit it is against, if that has to be looked after.
    fn of_threat(&self, unit: Option<Square>) -> Topic {
        match unit {
            Some(square) if self.is_threatened(square) && self.is_carried_out(square) => {
                Topic::Threat(square)
            }
            _ => Topic::Activity,
        }
    }

    /// Where the activity of a piece is told: with its post, with its fate behind its own pawns,
    /// or with that of all other pieces.
    fn of_piece(&self, piece: Option<Square>) -> Topic {
        match piece {
            Some(square) if self.posts.contains(square) => Topic::Post(square),
            Some(square) if self.bad_bishops.contains(square) => Topic::BadBishop(square),
            Some(square) if self.seventh.contains(square) => Topic::Files,
            _ => Topic::Activity,
        }
    }

    /// Where room is told: with the pawns once so little is left that nobody needs any.
    fn space(&self) -> Topic {
        if self.kings_walk { Topic::Structure } else { Topic::Space }
    }

    /// Whether one of these rooks has an open or half-open file, or works on the seventh rank.
    fn has_file(&self, rooks: Bitboard) -> bool {
        rooks.into_iter().any(|rook| {
            let pawns = self.board.pawns() & Bitboard::from_file(rook.file());
            let own =
                self.board.color_at(rook).map_or(Bitboard::EMPTY, |side| self.board.by_color(side));
            self.seventh.contains(rook) || (pawns & own).is_empty()
        })
    }

    /// A hole matters to the side whose minor piece can use it; nobody's hole is no reason.
    fn of_hole(&self, enemy: Color, squares: Bitboard) -> Topic {
        let minors = (self.board.knights() | self.board.bishops()) & self.board.by_color(enemy);
        if self.is_within_reach(enemy, squares) {
            Topic::Holes
        } else if minors.any() {
            Topic::Structure
        } else {
            Topic::Untold
        }
    }

    /// Whether a piece of the enemy's stands right in front of one of these pawns.
    fn is_blocked(&self, side: Color, pawns: Bitboard) -> bool {
        let ahead = side.fold_wb(pawns.shift(8), pawns.shift(-8));
        (ahead & self.board.by_color(side.other()) & !self.board.pawns()).any()
    }

    /// Whether a minor piece of a side stands on one of these squares or can go there.
    fn is_within_reach(&self, side: Color, squares: Bitboard) -> bool {
        let minors = (self.board.knights() | self.board.bishops()) & self.board.by_color(side);
        squares.into_iter().any(|square| {
            ((self.board.attacks_to(square, side, self.board.occupied()) | square) & minors).any()
        })
    }

    /// Whether something is to be won by capturing here: what stands there is not guarded, or is
    /// attacked by something cheaper, or more often than it is guarded.
    fn is_threatened(&self, square: Square) -> bool {
        let Some(piece) = self.board.piece_at(square) else { return false };
        let occupied = self.board.occupied();
        let attackers = self.board.attacks_to(square, piece.color.other(), occupied);
        let guards = self.board.attacks_to(square, piece.color, occupied);
        let cheapest =
            attackers.into_iter().filter_map(|at| self.board.role_at(at)).map(worth).min();
        guards.is_empty()
            || attackers.count() > guards.count()
            || cheapest.is_some_and(|cheapest| cheapest < worth(piece.role))
    }

    /// Whether one side has its king alone and the other pieces that can mate it: a rook, a queen, two bishops of both
    /// colours, or a bishop and a knight.
    fn bare_king_is_lost(&self) -> bool {
        Color::ALL.iter().any(|&side| {
            let of = |pieces: Bitboard| pieces & self.board.by_color(side);
            let (bishops, knights) = (of(self.board.bishops()), of(self.board.knights()));
            let both_colours = bishops.any()
                && !bishops.is_subset(Bitboard::LIGHT_SQUARES)
                && !bishops.is_subset(Bitboard::DARK_SQUARES);
            self.board.by_color(side.other()).count() == 1
                && (of(self.board.rooks_and_queens()).any()
                    || both_colours
                    || (bishops.any() && knights.any()))
        })
    }

    fn by_king(&self, side: Color, squares: Bitboard) -> bool {
        !self.kings_walk && (squares & *self.zones.get(side)).any()
    }
}
