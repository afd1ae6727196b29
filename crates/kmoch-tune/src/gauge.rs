//! The same scores in numbers that read well.
//!
//! Every knight stands on some square and has some reach: what all squares have in common is the
//! worth of a knight, and belongs to material. The data cannot tell where to put it, so it is moved
//! here, after the fit; no score changes by it.

use kmoch_eval::{CLAUSES, SLOT_COUNT, find_clause, slots_of};

use crate::dataset::Dataset;
use crate::model::Model;

/// Tables of which each unit of a kind counts one slot, and the kind's slot of `material`.
const TABLES_OF_UNITS: [(&str, &str); 9] = [
    ("pawn_square", "pawn"),
    ("knight_square", "knight"),
    ("knight_reach", "knight"),
    ("bishop_square", "bishop"),
    ("bishop_reach", "bishop"),
    ("rook_square", "rook"),
    ("rook_reach", "rook"),
    ("queen_square", "queen"),
    ("queen_reach", "queen"),
];

/// Tables of which a leader always counts one share: what all have in common is the weight of a lead.
const TABLES_OF_LEAD: [&str; 3] = ["pawns_left", "pawn_front", "kind_of_ending"];

/// Tables of which both sides always count the same number of slots: what all have in common
/// cancels out.
const TABLES_OF_BOTH: [&str; 5] =
    ["king_square", "shelter_file", "pawn_storm", "flank_attack", "flank_cover"];

/// Moves what all entries of a table have in common to where it belongs. Slots that never count
/// keep their value.
pub fn settle(model: &mut Model, data: &Dataset) {
    let weights = weights(data);
    let to_lead = TABLES_OF_LEAD.map(|table| (table, slot_of("weight_of_lead", "share")));
    for (table, home) in TABLES_OF_UNITS
        .map(|(table, unit)| (table, slot_of("material", unit)))
        .into_iter()
        .chain(to_lead)
    {
        let Some(home) = home else { continue };
        let common = take_common(model, table, &weights);
        for (value, common) in model.values[home].iter_mut().zip(common) {
            *value += common;
        }
    }
    for table in TABLES_OF_BOTH {
        take_common(model, table, &weights);
    }
}

/// How much each slot counts in the middlegame and in the endgame, over all positions.
fn weights(data: &Dataset) -> Vec<[f64; 2]> {
    let mut weights = vec![[0.0; 2]; SLOT_COUNT];
    for index in 0..data.len() {
        let (row, coefficients) = data.get(index);
        let middlegame = f64::from(row.middlegame);
        for coefficient in coefficients {
            let count = f64::from(coefficient.count.abs());
            let [opening, ending] = &mut weights[coefficient.slot as usize];
            *opening += count * middlegame;
            *ending += count * (1.0 - middlegame);
        }
        for &slot in row.shares.iter().flatten() {
            let [opening, ending] = &mut weights[slot as usize];
            *opening += middlegame;
            *ending += 1.0 - middlegame;
        }
    }
    weights
}

/// Takes the mean out of a table that is worth anything, and says what it was.
fn take_common(model: &mut Model, table: &str, weights: &[[f64; 2]]) -> [f64; 2] {
    let Some(clause) = find_clause(table) else { return [0.0; 2] };
    let slots = slots_of(clause.index());
    if model.values[slots.clone()].iter().flatten().all(|&value| value == 0.0) {
        return [0.0; 2];
    }
    [0, 1].map(|phase| {
        let total: f64 = slots.clone().map(|slot| weights[slot][phase]).sum();
        let sum: f64 =
            slots.clone().map(|slot| weights[slot][phase] * model.values[slot][phase]).sum();
        let mean = if total > 0.0 { sum / total } else { 0.0 };
        for slot in slots.clone().filter(|&slot| weights[slot] != [0.0; 2]) {
            model.values[slot][phase] -= mean;
        }
        mean
    })
}

fn slot_of(clause: &str, name: &str) -> Option<usize> {
    let index = find_clause(clause)?.index();
    let place = CLAUSES[index].slots.iter().position(|slot| *slot == name)?;
    Some(slots_of(index).start + place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Labelled;
    use crate::start::values_of;
    use kmoch_eval::{Profile, Weights};
    use shakmaty::{Chess, Position};

    #[test]
    fn no_score_changes_and_the_tables_are_centred() {
        let profile = Profile::tuned();
        let mut position = Chess::default();
        let mut positions = Vec::new();
        for _ in 0..60 {
            let moves = position.legal_moves();
            let Some(&choice) = moves.get(7 * positions.len() % moves.len().max(1)) else { break };
            position.play_unchecked(choice);
            let position = position.clone();
            positions.push(Labelled { position, result: 0.5, score: None, game: 0 });
        }
        let mut data = Dataset::new();
        data.extend(&positions, &Weights::new(&profile));
        let before = Model { values: values_of(&profile), scale: 1.0 };
        let mut after = before.clone();
        let knight = slots_of(find_clause("knight_square").unwrap().index());
        for slot in knight {
            after.values[slot] = after.values[slot].map(|value| value + 500.0);
        }
        let raised = after.clone();
        settle(&mut after, &data);
        for index in 0..data.len() {
            let (row, coefficients) = data.get(index);
            let [a, b] = [&raised, &after].map(|model| model.value(row, coefficients));
            assert!((a - b).abs() < 1e-6, "{a} and {b}");
        }
        let material = slot_of("material", "knight").unwrap();
        assert!(after.values[material][0] > before.values[material][0] + 300.0);
    }
}
