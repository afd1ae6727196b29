//! Profiles as visitors weigh them. A slider asks for the same scales again and again, so the
//! last few stay at hand.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use kmoch_eval::{Profile, Weights, find_clause};
use kmoch_tell::tally::is_static;

use crate::contract::Scales;
use crate::limits::HEAVIEST;
use crate::problem::Problem;

/// A profile of the program: its name, and where it comes from.
type Shipped = (&'static str, fn() -> Arc<Profile>);

/// The profiles of the program, the default one first.
pub const PROFILES: [Shipped; 2] = [("tuned", Profile::tuned), ("addendum", Profile::addendum)];

/// The profile a visitor gets who names none.
pub const DEFAULT: &str = PROFILES[0].0;

/// A ledger is written without remembering pawn structures.
pub const NO_CACHE: usize = 1;
/// Scales that are kept at hand.
const KEPT: usize = 16;

/// A profile made ready for use.
#[derive(Debug, Clone)]
pub struct Scaled {
    pub profile: Arc<Profile>,
    pub weights: Arc<Weights>,
}

/// The profile that these scales describe.
pub fn scaled(scales: &Scales) -> Result<Scaled, Problem> {
    static SHELF: Mutex<VecDeque<(Scales, Scaled)>> = Mutex::new(VecDeque::new());
    let shelf = || SHELF.lock().unwrap_or_else(PoisonError::into_inner);

    if let Some((_, found)) = shelf().iter().find(|(kept, _)| kept == scales) {
        return Ok(found.clone());
    }
    let profile = weighed(scales)?;
    let fresh = Scaled { weights: Arc::new(Weights::new(&profile)), profile };
    let mut shelf = shelf();
    shelf.truncate(KEPT - 1);
    shelf.push_front((scales.clone(), fresh.clone()));
    Ok(fresh)
}

fn weighed(scales: &Scales) -> Result<Arc<Profile>, Problem> {
    let name = scales.profile.as_deref().unwrap_or(DEFAULT);
    let (_, load) = PROFILES.iter().find(|(known, _)| *known == name).ok_or_else(|| {
        let known = PROFILES.map(|(name, _)| name).join(", ");
        Problem::not_found(format!("there is no profile \"{name}\": there are {known}"))
    })?;
    if scales.weights.is_empty() {
        return Ok(load());
    }
    let mut profile = Profile::clone(&load());
    profile.name = format!("{name}, edited");
    for (key, &factor) in &scales.weights {
        let clause = find_clause(key).filter(|id| is_static(id.clause().chapter));
        let clause = clause.ok_or_else(|| {
            Problem::bad("bad_weight", format!("no clause of the ledger is called \"{key}\""))
        })?;
        if !(0.0..=HEAVIEST).contains(&factor) {
            let message = format!("the factor of {key} must be 0 to {HEAVIEST}, not {factor}");
            return Err(Problem::bad("bad_weight", message));
        }
        profile.scale(clause, factor);
    }
    if let Some(excess) = profile.excess() {
        return Err(Problem::bad("bad_weight", excess.to_string()));
    }
    Ok(Arc::new(profile))
}
