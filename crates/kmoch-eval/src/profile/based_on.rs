//! What a profile is based on: one that comes with the program, or a file beside it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use super::draft::Draft;
use super::parse::Layer;
use super::{ADDENDUM, Profile, ProfileError, TUNED};

/// So many profiles may be based on one another.
const MOST_LAYERS: usize = 8;

/// Reads the file at a path.
pub(super) type Open<'a> = &'a dyn Fn(&Path) -> Result<Vec<u8>, String>;

impl Profile {
    /// Reads a profile from the text of a file. What it is based on comes with the program: a file
    /// needs [`Profile::read`].
    ///
    /// ```
    /// use kmoch_eval::Profile;
    /// let mine = Profile::parse("based_on = \"addendum\"\n[passer]\nrank7 = 1500\n", "mine.toml");
    /// assert_eq!(mine.unwrap().name, "mine.toml");
    /// let error = Profile::parse("based_on = \"tuned\"\n[passer]\nrank9 = 1\n", "mine.toml").unwrap_err();
    /// assert_eq!(error.to_string(), "mine.toml:3: \"passer\" has no slot \"rank9\"");
    /// ```
    pub fn parse(text: &str, file: &str) -> Result<Profile, ProfileError> {
        let open = |_: &Path| Err("only \"addendum\" and \"tuned\" can be read here".to_owned());
        Profile::read(text.as_bytes(), Path::new(file), &open)
    }

    /// Reads a profile from the bytes of a file. `open` reads the file it is based on, if it is based
    /// on one, and says why it cannot be read.
    pub fn read(
        bytes: &[u8],
        file: &Path,
        open: &dyn Fn(&Path) -> Result<Vec<u8>, String>,
    ) -> Result<Profile, ProfileError> {
        let shown: Arc<str> = file.to_string_lossy().into();
        let mut chain = vec![file.to_owned()];
        let draft = Layer::new(bytes, &shown)?.read(|name| base(name, &mut chain, open))?;
        draft.finish(&shown)
    }
}

/// The profile of this name that another is based on. A fault in its file is told with its own line,
/// what keeps it from being read with that of the name.
fn base(name: &str, chain: &mut Vec<PathBuf>, open: Open) -> Result<Draft, BaseError> {
    match name {
        "addendum" => return Ok(shipped(ADDENDUM, "addendum.toml")?),
        "tuned" => return Ok(tuned_draft().clone()),
        _ => {}
    }
    let below = chain.last().and_then(|file| file.parent()).unwrap_or(Path::new(""));
    let file = below.join(name);
    let shown: Arc<str> = file.to_string_lossy().into();
    let is_known = chain.contains(&file);
    chain.push(file.clone());
    if is_known {
        return Err(BaseError::Here(format!("it is based on itself: {}", names(chain))));
    }
    if chain.len() > MOST_LAYERS {
        let what =
            format!("more than {MOST_LAYERS} profiles based on one another: {}", names(chain));
        return Err(BaseError::Here(what));
    }
    let bytes = open(&file)
        .map_err(|why| BaseError::Here(format!("cannot read the profile {shown}: {why}")))?;
    Ok(Layer::new(&bytes, &shown)?.read(|name| base(name, chain, open))?)
}

/// The fitted numbers as they are stated.
pub(super) fn tuned_draft() -> &'static Draft {
    static DRAFT: LazyLock<Draft> =
        LazyLock::new(|| shipped(TUNED, "tuned.toml").expect("a shipped profile is sound"));
    &DRAFT
}

/// A profile that comes with the program, as it is stated.
pub(super) fn shipped(text: &str, file: &str) -> Result<Draft, ProfileError> {
    let whole = |_: &str| Err(BaseError::Here("a shipped profile is whole".to_owned()));
    Layer::new(text.as_bytes(), &file.into())?.read(whole)
}

fn names(chain: &[PathBuf]) -> String {
    let names: Vec<_> = chain.iter().map(|file| file.to_string_lossy()).collect();
    names.join(", ")
}

/// Why a profile cannot be based on another.
pub(super) enum BaseError {
    /// To be told where the other one is named.
    Here(String),
    /// A fault of the other one.
    There(ProfileError),
}

impl From<ProfileError> for BaseError {
    fn from(error: ProfileError) -> BaseError {
        BaseError::There(error)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::find_clause;

    /// Reads the first of these files.
    fn read(files: &[(&str, &str)]) -> Result<Profile, String> {
        let texts: HashMap<PathBuf, &str> =
            files.iter().map(|&(file, text)| (file.into(), text)).collect();
        let open = |file: &Path| match texts.get(file) {
            Some(text) => Ok(text.as_bytes().to_vec()),
            None => Err("there is no such file".to_owned()),
        };
        let (file, text) = files[0];
        Profile::read(text.as_bytes(), Path::new(file), &open).map_err(|error| error.to_string())
    }

    fn value(profile: &Profile, clause: &str, slot: &str, bracket: usize) -> f64 {
        let mut values = profile.values_of(find_clause(clause).unwrap());
        let (_, curve) = values.find(|(name, _)| *name == slot).unwrap();
        curve.at_bracket(crate::Bracket::ALL[bracket])
    }

    #[test]
    fn a_profile_holds_only_what_it_changes() {
        let mine = read(&[
            (
                "a/mine.toml",
                "name = \"mine\"\nbased_on = \"../b/base.toml\"\n[passer]\nrank7 = 900\n",
            ),
            ("a/../b/base.toml", "based_on = \"addendum\"\nborders = [25, 20, 13, 10, 5]\n"),
        ])
        .unwrap();
        let addendum = Profile::addendum();
        // A number keeps the stage factors it had: 5/3 in the last bracket.
        assert_eq!(value(&mine, "passer", "rank7", 0), 900.0);
        assert_eq!(value(&mine, "passer", "rank7", 5), 1500.0);
        assert_eq!(value(&mine, "passer", "rank6", 5), value(&addendum, "passer", "rank6", 5));
        assert_eq!(mine.borders.pawns()[2], 13.0);
        assert_eq!((mine.taper, mine.name.as_str()), (addendum.taper, "mine"));
    }

    #[test]
    fn stage_factors_can_be_changed_dropped_and_replaced() {
        let mine = read(&[(
            "mine.toml",
            "based_on = \"addendum\"\n[stage]\npasser = [1, 1, 1, 1, 1, 3]\nlate = [0, 0, 0, 0, 0, 1]\n\
             [semi_passer]\nstage = \"none\"\n[material]\nqueen = { value = 9000, stage = \"late\" }\n\
             [doubled]\nin_group = [-1, -2]\n",
        )]);
        let mine = mine.unwrap();
        assert_eq!(value(&mine, "passer", "rank2", 5), 300.0);
        assert_eq!(value(&mine, "semi_passer", "rank2", 5), 50.0);
        assert_eq!(value(&mine, "material", "queen", 0), 0.0);
        assert_eq!(value(&mine, "material", "queen", 5), 9000.0);
        // Two numbers say what they are at both ends themselves.
        assert_eq!(value(&mine, "doubled", "in_group", 5), -2.0);
    }

    #[test]
    fn what_it_cannot_be_based_on_is_told_with_its_line() {
        let missing = read(&[("d/mine.toml", "name = \"m\"\nbased_on = \"none.toml\"\n")]);
        let why = "d/mine.toml:2: cannot read the profile d/none.toml: there is no such file";
        assert_eq!(missing.unwrap_err(), why);
        let faulty = read(&[
            ("mine.toml", "based_on = \"base.toml\""),
            ("base.toml", "based_on = \"tuned\"\n\n[passer]\nrank7 = \"much\"\n"),
        ]);
        assert!(faulty.unwrap_err().starts_with("base.toml:4: "));
        let round = read(&[
            ("mine.toml", "\nbased_on = \"base.toml\""),
            ("base.toml", "based_on = \"mine.toml\""),
        ]);
        let why = "base.toml:1: it is based on itself: mine.toml, base.toml, mine.toml";
        assert_eq!(round.unwrap_err(), why);
    }

    #[test]
    fn so_many_and_no_more_are_based_on_one_another() {
        let files: Vec<(String, String)> = (0..10)
            .map(|index| (format!("{index}.toml"), format!("based_on = \"{}.toml\"", index + 1)))
            .collect();
        let files: Vec<(&str, &str)> =
            files.iter().map(|(file, text)| (file.as_str(), text.as_str())).collect();
        let error = read(&files).unwrap_err();
        assert!(
            error.starts_with("7.toml:1: more than 8 profiles based on one another"),
            "{error}"
        );
        let error = Profile::parse("based_on = \"mine.toml\"", "mine.toml").unwrap_err();
        assert!(error.what.starts_with("it is based on itself"), "{error}");
    }
}
