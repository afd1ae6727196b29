//! `kmoch profile` and `--profile`: files that people write.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The example of docs/profiles.md.
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/profiles/passers.toml");

fn kmoch() -> assert_cmd::Command {
    assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"))
}

fn stdout(command: &mut assert_cmd::Command) -> String {
    let output = command.assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("the program writes UTF-8")
}

fn stderr_of_failure(command: &mut assert_cmd::Command) -> String {
    let output = command.assert().code(2).get_output().stderr.clone();
    String::from_utf8(output).expect("the program writes UTF-8")
}

fn written(folder: &TempDir, name: &str, text: &[u8]) -> PathBuf {
    let file = folder.path().join(name);
    fs::write(&file, text).expect("the folder can be written to");
    file
}

#[test]
fn the_example_of_the_page_is_five_lines_and_loads() {
    let text = fs::read_to_string(EXAMPLE).expect("the example is there");
    assert_eq!(text.lines().count(), 5);
    let page = include_str!("../../../docs/profiles.md");
    assert!(page.contains(&text), "docs/profiles.md shows another example");
    assert!(stdout(kmoch().args(["profile", "check", EXAMPLE])).contains("is sound"));
    let fen = "4k3/8/8/1P6/8/8/8/4K3 w - - 0 1";
    assert!(stdout(kmoch().args(["explain", fen, "--profile", EXAMPLE])).contains("more passers"));
}

#[test]
fn the_example_differs_as_the_page_says() {
    let page = include_str!("../../../docs/profiles.md");
    let text = stdout(kmoch().args(["profile", "diff", "addendum", EXAMPLE]));
    assert!(page.contains(&text), "the page shows something else than\n{text}");
    let json = stdout(kmoch().args(["profile", "diff", "addendum", EXAMPLE, "--json"]));
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let first = &json[0];
    assert_eq!(first["choice"], "borders");
    let rank7 = json.as_array().expect("a list").iter().find(|entry| entry["slot"] == "rank7");
    assert_eq!(rank7.expect("it differs")["clause"], "passer");
    let same = stdout(kmoch().args(["profile", "diff", "tuned", "tuned"]));
    assert_eq!(same, "The profiles tuned and tuned say the same.\n");
    kmoch().args(["profile", "diff", "addendum", "nowhere.toml"]).assert().code(2);
}

#[test]
fn check_says_what_loading_says() {
    let folder = TempDir::new().expect("a folder for the test");
    let base = written(&folder, "base.toml", b"based_on = \"tuned\"\n\n[passer]\nrank9 = 1\n");
    let mine = written(&folder, "mine.toml", b"based_on = \"base.toml\"\n");
    let checked = stderr_of_failure(kmoch().args(["profile", "check"]).arg(&mine));
    assert!(checked.contains(&format!("{}:4: \"passer\" has no slot \"rank9\"", base.display())));
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let loaded = stderr_of_failure(kmoch().args(["explain", fen, "--profile"]).arg(&mine));
    assert_eq!(checked, loaded);
    let latin = written(&folder, "latin.toml", b"# \xe9\n");
    let error = stderr_of_failure(kmoch().args(["profile", "check"]).arg(&latin));
    assert!(error.contains("latin.toml:1: this is not UTF-8 text"), "{error}");
}

#[test]
fn what_never_ends_is_not_read() {
    for file in ["/dev/zero", "/"] {
        let error = stderr_of_failure(kmoch().args(["profile", "check", file]));
        assert!(error.contains("it is not a regular file"), "{error}");
    }
    let folder = TempDir::new().expect("a folder for the test");
    let long = written(&folder, "long.toml", &vec![b'#'; (1 << 20) + 1]);
    let error = stderr_of_failure(kmoch().args(["profile", "check"]).arg(&long));
    assert!(error.contains("it has more than 1048576 bytes"), "{error}");
}

#[test]
#[cfg(unix)]
fn a_pipe_for_a_profile_does_not_hold_up_the_engine() {
    let folder = TempDir::new().expect("a folder for the test");
    let pipe = folder.path().join("pipe.toml");
    let made = Command::new("mkfifo").arg(&pipe).status().expect("mkfifo is there");
    assert!(made.success());
    let told = session(&pipe);
    assert!(told.contains("it is not a regular file"), "{told}");
    let mine = written(&folder, "mine.toml", b"based_on = \"pipe.toml\"\n");
    let told = session(&mine);
    assert!(told.contains("mine.toml:1: cannot read the profile"), "{told}");
}

/// What the engine says when it is given this profile and told to quit.
#[cfg(unix)]
fn session(profile: &Path) -> String {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_kmoch"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let mut input = engine.stdin.take().expect("its input is open");
    writeln!(input, "setoption name Profile value {}\nisready\nquit", profile.display())
        .expect("it listens");
    let deadline = Instant::now() + Duration::from_secs(20);
    while engine.try_wait().expect("it can be asked").is_none() {
        if Instant::now() > deadline {
            let _ = engine.kill();
            panic!("the engine does not quit");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let output = engine.wait_with_output().expect("it has ended");
    String::from_utf8_lossy(&output.stdout).into_owned()
}
