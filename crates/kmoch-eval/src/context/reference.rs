//! The definitions of weak pawns once more, slow and obvious, against what clauses look at.

use shakmaty::{Bitboard, File, Rank, Square};

use super::{Class, PawnSide, PawnSides};

const STRUCTURES: usize = 20_000;
const MOST_PAWNS: u64 = 8;

/// A pawn as file and rank, both counted from 1.
type Pawn = (i32, i32);

/// Pawns of both sides, seen from the one that plays up the board.
struct Structure {
    own: Vec<Pawn>,
    enemy: Vec<Pawn>,
}

impl Structure {
    fn of(side: &PawnSide) -> Structure {
        Structure { own: pawns(side.own), enemy: pawns(side.enemy) }
    }

    fn attackers(&self, (file, rank): Pawn) -> usize {
        count(&self.enemy, |&(f, r)| (f - file).abs() == 1 && r == rank + 1)
    }

    fn guards(&self, (file, rank): Pawn) -> usize {
        count(&self.own, |&(f, r)| (f - file).abs() == 1 && r == rank - 1)
    }

    fn is_free(&self, square: Pawn) -> bool {
        !self.own.contains(&square) && !self.enemy.contains(&square)
    }

    /// On how many sides a pawn can come to guard a square.
    fn helpers(&self, (file, rank): Pawn) -> usize {
        let can_come = |&(f, r): &Pawn| r < rank - 1 && (r + 1..rank).all(|r| self.is_free((f, r)));
        count(&[file - 1, file + 1], |&side| self.own.iter().any(|p| p.0 == side && can_come(p)))
    }

    /// Class and distance of the first attacked square on a pawn's path.
    fn stop(&self, (file, rank): Pawn) -> Option<(Class, i32)> {
        let path = (rank + 1..=8).map(|r| (file, r)).take_while(|&square| self.is_free(square));
        let stop = path.into_iter().find(|&square| self.attackers(square) > 0)?;
        let class = match (self.attackers(stop), self.guards(stop), self.helpers(stop)) {
            (1, 0, 0) => Class::Backward,
            (1, 0, _) => Class::PotentiallyBackward,
            (1, _, _) => Class::SemiBackward,
            (2, 0, 0) => Class::BackwardFated,
            (2, 0, 1) => Class::PotentiallyFated,
            (2, 1, _) => Class::PartiallySemiBackward,
            _ => return None,
        };
        Some((class, stop.1 - rank))
    }

    fn is_fixed(&self, (file, rank): Pawn) -> bool {
        self.enemy.contains(&(file, rank + 1))
    }

    /// The other pawn of a doubled pair.
    fn partner(&self, pawn: Pawn) -> Option<Pawn> {
        let others: Vec<_> = self.own.iter().filter(|&&p| p.0 == pawn.0 && p != pawn).collect();
        if let [&partner] = others[..] { Some(partner) } else { None }
    }

    fn is_doubled_in_group(&self, pawn: Pawn) -> bool {
        let group = joined(pawn, &self.own, |(f, r), (g, s)| (f - g).abs().max((r - s).abs()) == 1);
        self.partner(pawn).is_some() && group.iter().any(|other| other.0 != pawn.0)
    }

    fn is_excused(&self, pawn: Pawn) -> bool {
        let Some(partner) = self.partner(pawn) else { return false };
        let (rear, front) = if pawn.1 < partner.1 { (pawn, partner) } else { (partner, pawn) };
        let others: Vec<_> = self.own.iter().copied().filter(|&other| other != rear).collect();
        let chain =
            joined(front, &others, |(f, r), (g, s)| (f - g).abs() == 1 && (r - s).abs() == 1);
        chain.len() >= 2
            && chain.iter().any(|&member| self.is_fixed(member))
            && chain.iter().any(|member| member.1 < front.1)
            && self.stop(rear) == Some((Class::Backward, 1))
    }

    /// Files to the nearest pawn on another file, for a pawn with no neighbour.
    fn horizontal_gap(&self, pawn: Pawn) -> Option<usize> {
        let distances = self.own.iter().map(|other| (other.0 - pawn.0).abs()).filter(|&d| d > 0);
        match distances.min() {
            Some(1) => None,
            nearest => Some(nearest.map_or(0, |distance| distance as usize - 1)),
        }
    }

    /// Ranks to the nearest pawn around, for a pawn with neighbours that are all too far.
    fn vertical_gap(&self, pawn: Pawn) -> Option<usize> {
        let around = self.own.iter().filter(|&&p| p != pawn && (p.0 - pawn.0).abs() <= 1);
        let nearest = around.map(|other| (other.1 - pawn.1).abs()).min()?;
        (self.horizontal_gap(pawn).is_none() && nearest >= 2).then(|| nearest as usize - 1)
    }
}

fn count<T>(all: &[T], which: impl Fn(&T) -> bool) -> usize {
    all.iter().filter(|one| which(one)).count()
}

/// The pawns reached from one by steps between joined pawns.
fn joined(from: Pawn, all: &[Pawn], adjacent: impl Fn(Pawn, Pawn) -> bool) -> Vec<Pawn> {
    let mut reached = vec![from];
    let mut next = 0;
    while let Some(&member) = reached.get(next) {
        next += 1;
        for &other in all {
            if adjacent(member, other) && !reached.contains(&other) {
                reached.push(other);
            }
        }
    }
    reached
}

fn pawns(set: Bitboard) -> Vec<Pawn> {
    set.into_iter().map(|square| (square.file() as i32 + 1, square.rank() as i32 + 1)).collect()
}

fn square((file, rank): Pawn) -> Square {
    Square::from_coords(File::new(file as u32 - 1), Rank::new(rank as u32 - 1))
}

/// Marsaglia's xorshift: the same structures on every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }

    /// Up to eight pawns on ranks 2 to 7 of the first so many files, off the given squares.
    fn pawns(&mut self, files: u64, off: Bitboard) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        for _ in 0..self.below(MOST_PAWNS + 1) {
            let pawn = (self.below(files) as i32 + 1, self.below(6) as i32 + 2);
            set.add(square(pawn));
        }
        set.without(off)
    }
}

#[test]
fn what_clauses_see_is_what_the_definitions_say() {
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    for _ in 0..STRUCTURES {
        let files = 3 + chance.below(6);
        let white = chance.pawns(files, Bitboard::EMPTY);
        let black = chance.pawns(files, white);
        for side in &PawnSides::new(white, black).sides {
            compare(side);
        }
    }
}

fn compare(side: &PawnSide) {
    let structure = Structure::of(side);
    for &pawn in &structure.own {
        let on = square(pawn);
        let stop = side.stops().find(|stop| stop.pawn == on);
        let seen = stop.map(|stop| (stop.class, stop.distance as i32));
        assert_eq!(seen, structure.stop(pawn), "stop of {on} in {side:?}");
        assert_eq!(side.stopped().contains(on), seen.is_some(), "{on} in {side:?}");
        if let Some(stop) = stop {
            assert_eq!(side.class(stop.class).contains(on), stop.distance == 1, "{on} in {side:?}");
        }
        let partner = structure.partner(pawn);
        let facts = [
            (side.doubled_front, partner.is_some_and(|other| other.1 < pawn.1)),
            (side.doubled_rear, partner.is_some_and(|other| other.1 > pawn.1)),
            (side.doubled_in_group, structure.is_doubled_in_group(pawn)),
            (side.excused_pairs, structure.is_excused(pawn)),
            (side.treble_files, count(&structure.own, |other| other.0 == pawn.0) == 3),
            (side.quadruple_files, count(&structure.own, |other| other.0 == pawn.0) >= 4),
            (side.fixed, structure.is_fixed(pawn)),
        ];
        for (index, (set, holds)) in facts.into_iter().enumerate() {
            assert_eq!(set.contains(on), holds, "fact {index} of {on} in {side:?}");
        }
        let gap = |set: Bitboard, gap: usize| set.contains(on).then_some(gap);
        let horizontal = gap(side.isolated_horizontal, side.files_between(on));
        assert_eq!(horizontal, structure.horizontal_gap(pawn), "{on} in {side:?}");
        let vertical = gap(side.isolated_vertical, side.ranks_between(on));
        assert_eq!(vertical, structure.vertical_gap(pawn), "{on} in {side:?}");
    }
}
