//! Where a fit starts from and what it may change.

use kmoch_eval::{CLAUSE_COUNT, Chapter, ClauseId, Profile, SLOT_COUNT, Stage, Unit, find_clause};
use thiserror::Error;

use crate::bent::{self, slot_and_side};
use crate::dataset::Dataset;
use crate::model::{Model, Target};

/// A slot that counts in fewer positions than this cannot be fitted and keeps its value.
const FEWEST_POSITIONS: u32 = 10;

/// A name that is neither a clause nor a chapter.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("\"{0}\" is neither a clause nor a chapter")]
pub struct UnknownName(pub String);

/// The values of a profile at both ends of the game: all pieces on the board, and none.
pub fn values_of(profile: &Profile) -> Vec<[f64; 2]> {
    (0..SLOT_COUNT)
        .map(|slot| {
            let curve = profile.curve_at(slot);
            [Stage::STEPS, 0].map(|step| curve.at_step(step, profile.borders))
        })
        .collect()
}

/// Which clauses the names stand for: keys of clauses, or chapters in lower case.
pub fn named_clauses(names: &[String]) -> Result<[bool; CLAUSE_COUNT], UnknownName> {
    let mut named = [false; CLAUSE_COUNT];
    for name in names {
        let chapter = Chapter::ALL
            .into_iter()
            .find(|chapter| format!("{chapter:?}").to_lowercase() == name.to_lowercase());
        match (find_clause(name), chapter) {
            (Some(clause), _) => named[clause.index()] = true,
            (None, Some(chapter)) => {
                for clause in ClauseId::all() {
                    named[clause.index()] |= clause.clause().chapter == chapter;
                }
            }
            (None, None) => return Err(UnknownName(name.clone())),
        }
    }
    Ok(named)
}

/// The slots of the named clauses.
pub fn slots_named(named: &[bool; CLAUSE_COUNT]) -> Vec<bool> {
    let mut slots = vec![false; SLOT_COUNT];
    for clause in ClauseId::all() {
        slots[clause.slots()].fill(named[clause.index()]);
    }
    slots
}

/// The slots a fit may change: those that score, are not kept, and count often enough.
pub fn free_slots(data: &Dataset, kept: &[bool]) -> Vec<bool> {
    let mut positions = vec![0u32; SLOT_COUNT];
    for index in 0..data.len() {
        let (row, coefficients) = data.get(index);
        let mut is_measured = false;
        for coefficient in coefficients {
            let (slot, side) = slot_and_side(&coefficient);
            positions[slot] += 1;
            is_measured |= side.is_some();
        }
        if is_measured {
            bent::slopes().for_each(|slot| positions[slot] += 1);
        }
        for &slot in row.shares.iter().flatten() {
            positions[slot as usize] += 1;
        }
    }
    let mut free: Vec<bool> = positions
        .iter()
        .zip(kept)
        .map(|(&count, &is_kept)| count >= FEWEST_POSITIONS && !is_kept)
        .collect();
    for clause in ClauseId::all().filter(|clause| clause.clause().unit == Unit::Number) {
        free[clause.slots()].fill(false);
    }
    free
}

/// Material alone, by the sources' values, with the slope that fits it best: it fixes what a
/// pawn means, and is the floor every evaluation has to beat.
pub fn material_model(data: &Dataset, indices: &[u32]) -> Model {
    let mut values = vec![[0.0; 2]; SLOT_COUNT];
    let addendum = values_of(&Profile::addendum());
    for slot in ClauseId::Material.slots() {
        values[slot] = addendum[slot];
    }
    let mut model = Model { values, scale: 1.0 };
    model.fit_scale(data, indices, &Target::RESULT);
    model
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_clauses_or_chapters() {
        let named = named_clauses(&["passer".to_owned(), "kmoch".to_owned()]).unwrap();
        let keys: Vec<&str> = ClauseId::all()
            .filter(|clause| named[clause.index()])
            .map(|clause| clause.clause().key)
            .collect();
        assert_eq!(
            keys,
            [
                "dispersion",
                "distortion",
                "distortion_front",
                "island_imbalance",
                "weak_pawn",
                "passer"
            ]
        );
        let unknown = named_clauses(&["passr".to_owned()]).unwrap_err();
        assert_eq!(unknown.to_string(), "\"passr\" is neither a clause nor a chapter");
    }
}
