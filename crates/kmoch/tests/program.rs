//! The program as a whole: help, completions, manual page, pipes.

use std::process::{Command, Stdio};

fn kmoch() -> assert_cmd::Command {
    assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"))
}

fn stdout(command: &mut assert_cmd::Command) -> String {
    let output = command.assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("the program writes UTF-8")
}

#[test]
fn help_names_every_command() {
    let help = stdout(kmoch().arg("--help"));
    for command in ["explain", "features", "catalog", "motifs", "completions", "man"] {
        assert!(help.contains(command), "{command} is missing in\n{help}");
    }
}

#[test]
fn completions_and_manual_pages_come_out() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(stdout(kmoch().args(["completions", shell])).contains("explain"), "{shell}");
    }
    assert!(stdout(kmoch().arg("man")).contains(".TH kmoch"));
    assert!(stdout(kmoch().args(["man", "explain"])).contains("kmoch\\-explain"));
    kmoch().args(["man", "nonsense"]).assert().code(2);
}

#[test]
fn a_reader_who_leaves_early_gets_no_complaint() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kmoch"))
        .args(["completions", "bash"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{:?}", output.status);
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn unknown_commands_end_with_2() {
    kmoch().arg("nonsense").assert().code(2);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    kmoch().arg(std::ffi::OsStr::from_bytes(b"\xff")).assert().code(2);
}

#[test]
fn senseless_numbers_are_refused_at_once() {
    for arguments in [
        &["features", "--threads", "1000000"][..],
        &["features", "--threads", "0"],
        &["annotate", "--threads", "1000000"],
        &["motifs", "--threads", "1000000"],
        &["match", "--threads", "60000"],
        &["datagen", "--threads", "60000"],
        &["tune", "--data", "a", "-o", "b", "--threads", "60000"],
        &["tune", "--data", "a", "-o", "b", "--batch", "0"],
        &["tune", "--data", "a", "-o", "b", "--lr", "nan"],
        &["tune", "--data", "a", "-o", "b", "--lr", "1e300"],
        &["verdict", "--threads", "60000"],
    ] {
        kmoch().args(arguments).assert().code(2);
    }
}

#[test]
fn the_catalogue_lists_and_explains_every_clause() {
    let list = stdout(kmoch().arg("catalog"));
    let json: serde_json::Value =
        serde_json::from_str(&stdout(kmoch().args(["catalog", "--json"]))).expect("JSON");
    for clause in json.as_array().expect("a list") {
        assert!(list.contains(clause["key"].as_str().unwrap()), "{clause}");
    }
    assert!(stdout(kmoch().args(["catalog", "passer"])).contains("Passed pawn (passer)"));
    kmoch().args(["catalog", "nonsense"]).assert().code(2);
    let folder = tempfile::TempDir::new().expect("a folder for the test");
    let file = folder.path().join("passer.svg");
    kmoch().args(["catalog", "passer", "--svg"]).arg(&file).assert().success();
    assert!(std::fs::read_to_string(&file).expect("it was drawn").starts_with("<svg"));
    kmoch().args(["catalog", "freed_squares", "--svg"]).arg(&file).assert().code(2);
}

#[test]
fn the_page_of_the_catalogue_is_fresh() {
    let written = include_str!("../../../docs/catalog.md");
    let fresh = stdout(kmoch().args(["catalog", "--markdown"]));
    assert!(written == fresh, "docs/catalog.md is out of date: `make docs` writes it anew");
}

#[test]
fn the_gallery_is_fresh() {
    let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let folder = tempfile::TempDir::new().expect("a folder for the test");
    kmoch().args(["catalog", "--gallery"]).arg(folder.path()).assert().success();
    let read = |file: std::path::PathBuf| std::fs::read_to_string(&file).unwrap_or_default();
    let stale = |file: &str| read(folder.path().join(file)) != read(docs.join(file));
    assert!(!stale("gallery.md"), "docs/gallery.md is out of date: `make docs` writes it anew");
    for entry in std::fs::read_dir(folder.path().join("gallery")).expect("the gallery has diagrams")
    {
        let name = entry.expect("a diagram").file_name().into_string().expect("a plain name");
        assert!(
            !stale(&format!("gallery/{name}")),
            "docs/gallery/{name} is out of date: `make docs`"
        );
    }
}
