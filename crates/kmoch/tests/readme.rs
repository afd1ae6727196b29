//! What the README shows is what the program says.

use std::path::Path;

/// The first sample of a command in the README: the command's arguments, and what it prints.
fn sample(readme: &str) -> (Vec<String>, String) {
    let (_, block) = readme.split_once("```text\n$ kmoch ").expect("the README has a sample");
    let (block, _) = block.split_once("```").expect("the sample ends");
    let (command, output) = block.split_once('\n').expect("the sample has output");
    let (verb, rest) = command.split_once(' ').expect("a command and a position");
    (vec![verb.to_owned(), rest.trim_matches('"').to_owned()], output.to_owned())
}

#[test]
fn the_sample_is_true() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let readme = std::fs::read_to_string(&path).expect("the README is there");
    let (arguments, shown) = sample(&readme);
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"));
    let assert = command.args(&arguments).env_remove("COLUMNS").assert().success();
    let said = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    // After a new fit the sample is written anew with this variable set.
    if std::env::var_os("KMOCH_WRITE_README").is_some() {
        let written = readme.replacen(&shown, &said, 1);
        std::fs::write(&path, written).expect("the README can be written");
        return;
    }
    assert_eq!(shown, said, "set KMOCH_WRITE_README=1 to write the sample anew");
}
