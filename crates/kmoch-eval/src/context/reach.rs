//! What sort of squares a piece can go to.

use shakmaty::Bitboard;

use super::{PieceView, Side};

/// How many squares of each sort a piece reaches, by how safely it could stand there: free squares
/// that no enemy pawn attacks; those that an enemy pawn attacks and another unit of ours attacks
/// too; those that no other unit of ours does; and enemy pawns that an enemy pawn guards.
pub type Reach = [i32; SORTS];

/// How many sorts of squares are told apart.
pub const SORTS: usize = 4;

impl Side<'_> {
    /// The squares of each sort.
    #[inline(always)]
    fn sorts(&self) -> [Bitboard; SORTS] {
        let contested = self.free & self.pawns.enemy_attacks;
        [
            self.free.without(contested),
            contested & self.attacked_twice,
            contested.without(self.attacked_twice),
            self.pawns.enemy & self.pawns.enemy_attacks,
        ]
    }

    /// What one of our pieces reaches.
    #[inline(always)]
    pub fn reach(&self, piece: &PieceView) -> Reach {
        let [free, contested, alone, pawns] = self.sorts();
        let count = |squares: Bitboard| (piece.attacks & squares).count() as i32;
        [count(free), count(contested), count(alone), count(pawns)]
    }
}
