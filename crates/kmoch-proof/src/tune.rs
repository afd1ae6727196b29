//! What `tune` and `verdict` read: labelled positions, the state of a fit, the record.

use std::io::Cursor;
use std::path::Path;
use std::sync::LazyLock;

use kmoch_eval::{Profile, SLOT_COUNT, Weights};
use kmoch_tune::gauge::Gauge;
use kmoch_tune::model::Target;
use kmoch_tune::packed::{Form, PackedReader};
use kmoch_tune::{Cone, DataError, Dataset, Fit, Labelled, Model, Options, Reader};
use kmoch_verdict::{Record, page};
use serde_json::Value;
use shakmaty::Chess;

/// Each position has a result that can be learnt from, or the file is refused with its place.
pub fn labelled(bytes: &[u8]) {
    Reader::new(Path::new("any"), stream(bytes)).for_each(learnt);
}

/// The same of the packed forms that trainers of networks use.
pub fn packed(bytes: &[u8]) {
    for form in [Form::Bullet, Form::Viri] {
        PackedReader::new(Path::new("any"), form, stream(bytes)).for_each(learnt);
    }
}

fn stream(bytes: &[u8]) -> Box<Cursor<Vec<u8>>> {
    Box::new(Cursor::new(bytes.to_vec()))
}

fn learnt(read: Result<Labelled, DataError>) {
    match read {
        Ok(labelled) => {
            assert!(labelled.result.is_none_or(|result| (0.0..=1.0).contains(&result)));
            assert!(labelled.score.is_none_or(f64::is_finite));
            assert!(labelled.result.is_some() || labelled.score.is_some());
        }
        Err(error) => assert!(error.to_string().starts_with("any")),
    }
}

/// A little to learn from, and how.
static LESSON: LazyLock<(Dataset, Options)> = LazyLock::new(|| {
    let profile = Profile::addendum();
    let one = |game| Labelled { position: Chess::default(), result: Some(0.5), score: None, game };
    let mut data = Dataset::new();
    data.extend(&[one(0), one(1)], &Weights::new(&profile));
    let held = [false; SLOT_COUNT];
    let options = Options {
        epochs: 2,
        rate: 1.0,
        pulls: vec![0.0; SLOT_COUNT],
        batch: 2,
        patience: 1,
        seed: 1,
        target: Target::RESULT,
        gauge: Gauge::new(data.usage(), &held),
        cone: Cone::everything(SLOT_COUNT),
    };
    (data, options)
});

/// The state of a fit is refused, or the fit goes on from it. A state has thousands of numbers: some of them are enough
/// here, and stand in place of those of a sound one.
pub fn checkpoint(bytes: &[u8]) {
    let Ok(some) = serde_json::from_slice::<Value>(bytes) else { return };
    go_on(serde_json::from_value(some.clone()));
    let mut state = serde_json::from_slice(&checkpoint_seed()).expect("a sound state");
    replace(&mut state, some);
    go_on(serde_json::from_value(state));
}

/// Puts what stands in one record in place of what stands there in another.
fn replace(old: &mut Value, new: Value) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in new {
                replace(old.entry(key).or_insert(Value::Null), value);
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            old.iter_mut().zip(new).for_each(|(old, new)| replace(old, new));
        }
        (old, new) => *old = new,
    }
}

fn go_on(state: serde_json::Result<Fit>) {
    let Ok(mut fit) = state else { return };
    if !fit.fits(&[true; SLOT_COUNT]) {
        return;
    }
    let (data, options) = &*LESSON;
    let mut rounds = 0;
    fit.run(data, vec![0, 1], &[0], options, |_, _| {
        rounds += 1;
        true
    });
    assert!(rounds <= options.epochs);
    let again = serde_json::to_string(&fit).expect("a fit can be saved");
    assert!(serde_json::from_str::<Fit>(&again).is_ok_and(|again| again.epoch() == fit.epoch()));
}

/// The state of a fit that has just begun: a seed that is too long to be kept in a file.
pub fn checkpoint_seed() -> Vec<u8> {
    let start = Model { values: vec![[1.0; 2]; SLOT_COUNT], scale: 1.0 };
    serde_json::to_vec(&Fit::new(&start, vec![true; SLOT_COUNT])).expect("a fit can be saved")
}

/// The record is refused, or the page can be written from it.
pub fn verdict(bytes: &[u8]) {
    let Ok(record) = Record::read(&String::from_utf8_lossy(bytes)) else { return };
    assert!(page::files(&record).iter().all(|(name, text)| !name.is_empty() && !text.is_empty()));
    assert_eq!(Record::read(&record.text()).expect("what is written can be read"), record);
}
