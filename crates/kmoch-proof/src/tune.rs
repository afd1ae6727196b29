//! What `tune` and `verdict` read: labelled positions, the state of a fit, the record.

use std::io::Cursor;
use std::path::Path;
use std::sync::LazyLock;

use kmoch_eval::{Profile, SLOT_COUNT, Weights};
use kmoch_tune::gauge::Gauge;
use kmoch_tune::model::Target;
use kmoch_tune::packed::{Form, PackedReader};
use kmoch_tune::{Cone, Dataset, Fit, Labelled, Model, Options, Reader};
use kmoch_verdict::{Record, page};
use shakmaty::Chess;

/// Each position has a result that can be learnt from, or the file is refused with its place.
pub fn labelled(bytes: &[u8]) {
    let stream = || Box::new(Cursor::new(bytes.to_vec()));
    let file = Path::new("any");
    let text = Reader::new(file, stream());
    let packed = [Form::Bullet, Form::Viri].map(|form| PackedReader::new(file, form, stream()));
    let [bullet, viri] = packed;
    for read in text.chain(bullet).chain(viri) {
        match read {
            Ok(labelled) => {
                assert!((0.0..=1.0).contains(&labelled.result));
                assert!(labelled.score.is_none_or(f64::is_finite));
            }
            Err(error) => assert!(error.to_string().starts_with("any")),
        }
    }
}

/// A little to learn from, and how.
static LESSON: LazyLock<(Dataset, Options)> = LazyLock::new(|| {
    let profile = Profile::addendum();
    let one = |game| Labelled { position: Chess::default(), result: 0.5, score: None, game };
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

/// The state of a fit is refused, or the fit goes on from it.
pub fn checkpoint(bytes: &[u8]) {
    let Ok(mut fit) = serde_json::from_slice::<Fit>(bytes) else { return };
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
