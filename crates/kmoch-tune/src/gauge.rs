//! The same scores in numbers that read well: a scale's zero is what is usual.
//!
//! Every knight stands on some square and has some reach: what all squares have in common is the
//! worth of a knight, and belongs to material; what all ways of a passer have in common is the worth of
//! the passer. The data cannot tell where to put it, so after each step it is moved to where it belongs,
//! at both ends of the game; no score changes by it. What is left says better or worse than
//! usual, the mean over all findings taken by how often each number counts at that end.

use std::ops::Range;

use kmoch_eval::{ClauseId, Direction, Shape};

use crate::coefficients::Usage;

/// Tables of which each unit of a kind counts one slot, and the kind's slot of `material`.
const OF_UNITS: [(ClauseId, &str); 11] = [
    (ClauseId::PawnSquare, "pawn"),
    (ClauseId::PawnFile, "pawn"),
    (ClauseId::PawnGrading, "pawn"),
    (ClauseId::KnightSquare, "knight"),
    (ClauseId::KnightReach, "knight"),
    (ClauseId::BishopSquare, "bishop"),
    (ClauseId::BishopReach, "bishop"),
    (ClauseId::RookSquare, "rook"),
    (ClauseId::RookReach, "rook"),
    (ClauseId::QueenSquare, "queen"),
    (ClauseId::QueenReach, "queen"),
];

/// The kinds of pieces, as `material` and the tables of all pieces name them.
const KINDS: [&str; 4] = ["knight", "bishop", "rook", "queen"];

/// All kinds of units but the king, each with a table of files from the enemy king.
const KINGS_WING: [&str; 5] = ["pawn", "knight", "bishop", "rook", "queen"];

/// Tables of which each piece counts one slot, whatever its kind.
const OF_PIECES: [ClauseId; 2] = [ClauseId::PieceRank, ClauseId::PieceCentralisation];

/// Tables of which each passer counts one slot among those of its rank.
const OF_PASSERS: [ClauseId; 2] = [ClauseId::PasserOwnKing, ClauseId::PasserEnemyKing];

/// The ranks of passers.
const RANKS: [&str; 6] = ["rank2", "rank3", "rank4", "rank5", "rank6", "rank7"];

/// Tables of which a leader always counts one share: what all have in common is the weight of a lead.
const OF_LEAD: [ClauseId; 4] =
    [ClauseId::PawnsLeft, ClauseId::PawnFront, ClauseId::LopsidedPawns, ClauseId::KindOfEnding];

/// Tables of which both sides always count the same number of slots: what all have in common
/// cancels out.
const OF_BOTH: [ClauseId; 7] = [
    ClauseId::KingSquare,
    ClauseId::ShelterFile,
    ClauseId::PawnStorm,
    ClauseId::FlankAttack,
    ClauseId::FlankCover,
    ClauseId::Dispersion,
    ClauseId::Distortion,
];

/// An entry with less than this share of a table's findings is a rarity.
const RARITY: f64 = 0.035;

/// What a table is moved by.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Zero {
    /// The mean over all findings: a scale has as much above it as below.
    Mean,
    /// The least: a virtue starts from nothing.
    Least,
    /// The most: a fault starts from nothing.
    Most,
}

/// One table, or a part of one, and where what it has in common goes.
#[derive(Debug, Clone, PartialEq)]
struct Table {
    slots: Vec<usize>,
    /// How often each slot counts for the zero, in the middlegame and in the endgame.
    counts: Vec<[f64; 2]>,
    zero: Zero,
    /// Slots that take what is in common, so many times.
    homes: Vec<(usize, f64)>,
}

/// All tables of a catalogue.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Gauge {
    tables: Vec<Table>,
}

impl Gauge {
    /// The tables, by how positions use them. A clause that is held neither gives nor takes.
    pub fn new(usage: &[Usage], held: &[bool]) -> Gauge {
        let mut gauge = Gauge::default();
        let mut add =
            |clause: ClauseId, places: Option<Range<usize>>, homes: &[(ClauseId, &str, f64)]| {
                gauge.tables.extend(Table::new(clause, places, homes, usage, held));
            };
        for (table, unit) in OF_UNITS {
            add(table, None, &[(ClauseId::Material, unit, 1.0)]);
        }
        for (kind, name) in KINDS.into_iter().enumerate() {
            add(
                ClauseId::PieceGrading,
                Some(4 * kind..4 * kind + 4),
                &[(ClauseId::Material, name, 1.0)],
            );
        }
        for (kind, name) in KINGS_WING.into_iter().enumerate() {
            let files = 8 * kind..8 * kind + 8;
            add(ClauseId::KingWing, Some(files), &[(ClauseId::Material, name, 1.0)]);
        }
        for table in OF_PIECES {
            add(table, None, &KINDS.map(|kind| (ClauseId::Material, kind, 1.0)));
        }
        for table in OF_PASSERS {
            for rank in RANKS {
                if let Some(places) = places_named(table, &format!("{rank}_")) {
                    add(table, Some(places), &[(ClauseId::Passer, rank, 1.0)]);
                }
            }
        }
        for table in OF_LEAD {
            add(table, None, &[(ClauseId::WeightOfLead, "share", 1.0)]);
        }
        for table in OF_BOTH {
            add(table, None, &[]);
        }
        // A king that faces a queen has fewer squares to go to: that is part of a queen's worth. Both
        // kings count one slot each, so that what a queen gives here she gives as material.
        if let [Some(without), Some(facing)] =
            ["squares", "queen_squares"].map(|name| places_named(ClauseId::KingEscape, name))
        {
            add(ClauseId::KingEscape, Some(without), &[(ClauseId::Material, "queen", 1.0)]);
            add(ClauseId::KingEscape, Some(facing), &[(ClauseId::Material, "queen", -1.0)]);
        }
        // A king that faces a queen counts one slot, and one that does not none: that is part of her worth too.
        add(ClauseId::KingFacingQueen, None, &[(ClauseId::Material, "queen", -1.0)]);
        gauge
    }

    /// Moves what all entries of a table have in common to where it belongs.
    pub fn settle(&self, values: &mut [[f64; 2]]) {
        for table in &self.tables {
            for phase in 0..2 {
                let common = table.common(values, phase);
                table.slots.iter().for_each(|&slot| values[slot][phase] -= common);
                table.homes.iter().for_each(|&(home, times)| values[home][phase] += times * common);
            }
        }
    }
}

impl Table {
    fn new(
        clause: ClauseId,
        places: Option<Range<usize>>,
        homes: &[(ClauseId, &str, f64)],
        usage: &[Usage],
        held: &[bool],
    ) -> Option<Table> {
        let declared = clause.clause();
        let first = clause.slots().start;
        let places = places.unwrap_or(0..declared.slots.len());
        let homes: Vec<(usize, f64)> = homes
            .iter()
            .map(|&(clause, name, times)| Some((slot_of(clause, name)?, times)))
            .collect::<Option<_>>()?;
        // Numbers in order stay in order; others that never count keep what they have.
        let is_ordered = declared.shape != Shape::Free;
        let slots: Vec<usize> = places
            .map(|place| first + place)
            .filter(|&slot| is_ordered || usage[slot].findings != [0; 2])
            .collect();
        if slots.iter().chain(homes.iter().map(|(home, _)| home)).any(|&slot| held[slot]) {
            return None;
        }
        let zero = match declared.direction {
            Direction::Scale => Zero::Mean,
            Direction::Virtue => Zero::Least,
            Direction::Fault => Zero::Most,
        };
        // Where a number says that there is nothing, such numbers are the zero.
        let is_nothing = |slot: usize| declared.slots[slot - first].ends_with("_none");
        let any_nothing = slots.iter().any(|&slot| is_nothing(slot));
        let counts = slots
            .iter()
            .map(
                |&slot| {
                    if any_nothing && !is_nothing(slot) { [0.0; 2] } else { usage[slot].counts }
                },
            )
            .collect();
        Some(Table { slots, counts, zero, homes })
    }

    /// The entries that are no rarity at one end of the game: what hardly ever counts there is no measure
    /// for the others.
    fn usual<'a>(&'a self, phase: usize, values: &'a [[f64; 2]]) -> impl Iterator<Item = f64> + 'a {
        let total: f64 = self.counts.iter().map(|counts| counts[phase]).sum();
        let entries = self.slots.iter().zip(&self.counts);
        let usual = entries.filter(move |(_, counts)| counts[phase] >= RARITY * total);
        usual.map(move |(&slot, _)| values[slot][phase])
    }

    /// What all its entries have in common at one end of the game.
    fn common(&self, values: &[[f64; 2]], phase: usize) -> f64 {
        let entries = self.slots.iter().zip(&self.counts);
        let entries = entries.map(|(&slot, counts)| (values[slot][phase], counts[phase]));
        match self.zero {
            Zero::Mean => {
                let (sum, total) = entries.fold((0.0, 0.0), |(sum, total), (value, count)| {
                    (sum + value * count, total + count)
                });
                if total > 0.0 { sum / total } else { 0.0 }
            }
            Zero::Least => self.usual(phase, values).reduce(f64::min).unwrap_or(0.0),
            Zero::Most => self.usual(phase, values).reduce(f64::max).unwrap_or(0.0),
        }
    }
}

/// The places of a clause's slots whose names begin with this.
fn places_named(clause: ClauseId, start: &str) -> Option<Range<usize>> {
    let slots = clause.clause().slots;
    let first = slots.iter().position(|slot| slot.starts_with(start))?;
    let length = slots[first..].iter().take_while(|slot| slot.starts_with(start)).count();
    Some(first..first + length)
}

fn slot_of(clause: ClauseId, name: &str) -> Option<usize> {
    let place = clause.clause().slots.iter().position(|slot| *slot == name)?;
    Some(clause.slots().start + place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Model;
    use crate::start::values_of;
    use crate::testing::{dataset_of, random_positions};
    use kmoch_eval::{Profile, SLOT_COUNT};
    use shakmaty::{Chess, Position, Role};

    /// Positions in which neither side has a second queen, which counts once as a queen's threat.
    fn positions() -> Vec<Chess> {
        let has_two = |position: &Chess| {
            let queens = position.board().by_role(Role::Queen);
            [position.board().white(), position.board().black()]
                .iter()
                .any(|&side| (queens & side).count() > 1)
        };
        random_positions(12).into_iter().filter(|position| !has_two(position)).collect()
    }

    #[test]
    fn no_score_changes_and_the_tables_are_centred() {
        let profile = Profile::tuned();
        let data = dataset_of(&positions(), &profile);
        let mut raised = Model { values: values_of(&profile), scale: 1.0 };
        for (table, _) in OF_UNITS {
            for slot in table.slots() {
                raised.values[slot] = raised.values[slot].map(|value| value + 500.0);
            }
        }
        let gauge = Gauge::new(data.usage(), &vec![false; SLOT_COUNT]);
        let mut after = raised.clone();
        gauge.settle(&mut after.values);
        for index in 0..data.len() {
            let (row, coefficients) = data.get(index);
            let [a, b] = [&raised, &after].map(|model| model.lead(&row, coefficients.clone()));
            assert!((a - b).abs() < 1e-6, "{a} and {b}");
        }
        let material = slot_of(ClauseId::Material, "knight").unwrap();
        assert!(after.values[material][0] > raised.values[material][0] + 500.0);
        for table in &gauge.tables {
            for phase in 0..2 {
                assert!(table.common(&after.values, phase).abs() < 1e-9, "{table:?}");
            }
        }
    }

    #[test]
    fn a_held_clause_neither_gives_nor_takes() {
        let data = dataset_of(&positions()[..50], &Profile::tuned());
        let mut held = vec![false; SLOT_COUNT];
        held[ClauseId::Material.slots()].fill(true);
        let gauge = Gauge::new(data.usage(), &held);
        let homes = gauge.tables.iter().flat_map(|table| &table.homes);
        assert!(homes.clone().count() > 0 && homes.clone().all(|&(home, _)| !held[home]));
    }
}
