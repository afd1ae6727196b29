use std::io::Write;
use std::path::Path;

use super::*;
use crate::blocks::at_lines;
use crate::lines::Lines;

/// The numbers and texts of all lines, as many threads see them.
fn seen(files: &[PathBuf], threads: usize, most: usize) -> Result<Vec<String>, Failure> {
    seen_from(files, threads, most, &mut Start::default())
}

/// The same from a place on; it is moved to where the last block taken ends.
fn seen_from(
    files: &[PathBuf],
    threads: usize,
    most: usize,
    start: &mut Start,
) -> Result<Vec<String>, Failure> {
    let measure = Measure { cut: at_lines, bytes: 100 };
    let order = Order { files, measure, threads, start: *start };
    let worker = || {
        |block: &mut Block, result: &mut Vec<(u64, String)>| {
            result.clear();
            let mut lines = Lines::new(block);
            while let Some(line) = lines.next_line()? {
                let text = line.text.map(String::from_utf8_lossy).unwrap_or_default();
                result.push((line.number, text.into_owned()));
            }
            Ok(())
        }
    };
    let mut all = Vec::new();
    run(order, worker, |result, place| {
        all.extend(
            result
                .iter()
                .map(|(number, text)| format!("{}:{}:{text}", place.index, place.lines + number)),
        );
        let lines = place.lines + place.length;
        *start = Start { blocks: start.blocks + 1, index: place.index, lines };
        Ok(if all.len() < most { Outcome::GoOn } else { Outcome::Stop })
    })?;
    Ok(all)
}

#[test]
fn what_keeps_results_from_being_taken_can_be_told() {
    let folder = tempfile::tempdir().unwrap();
    let files = [file(folder.path(), "a", 300)];
    let measure = Measure { cut: at_lines, bytes: 100 };
    let order = Order { files: &files, measure, threads: 2, start: Start::default() };
    let worker = || |_: &mut Block, _: &mut ()| Ok(());
    let error = run(order, worker, |_, _| Err(io::ErrorKind::BrokenPipe.into())).unwrap_err();
    let source =
        std::error::Error::source(&error).and_then(|cause| cause.downcast_ref::<io::Error>());
    assert_eq!(source.map(io::Error::kind), Some(io::ErrorKind::BrokenPipe));
}

fn file(folder: &Path, name: &str, lines: usize) -> PathBuf {
    let path = folder.join(name);
    let text: String = (1..=lines).map(|line| format!("line {line}\n")).collect();
    crate::write(&path, text).unwrap();
    path
}

#[test]
fn order_and_numbers_are_kept_whatever_the_threads_do() {
    let folder = tempfile::tempdir().unwrap();
    let files = [
        file(folder.path(), "a", 3000),
        file(folder.path(), "b.zst", 3000),
        file(folder.path(), "c", 5),
    ];
    let expected: Vec<String> = [(0, 3000), (1, 3000), (2, 5)]
        .into_iter()
        .flat_map(|(index, lines)| {
            (1..=lines).map(move |line| format!("{index}:{line}:line {line}"))
        })
        .collect();
    for threads in [1, 2, 7] {
        assert!(seen(&files, threads, usize::MAX).unwrap() == expected);
        let some = seen(&files, threads, 1000).unwrap();
        assert!(some.len() >= 1000 && some.len() < 1100 && expected.starts_with(&some));
        // Work that was stopped goes on where it stopped, however often.
        let (mut parts, mut start) = (Vec::new(), Start::default());
        for most in [1, 1500, 2500, usize::MAX] {
            parts.extend(seen_from(&files, threads, most, &mut start).unwrap());
        }
        assert!(parts == expected);
    }
}

#[test]
fn what_cannot_be_read_is_named_and_what_came_before_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing");
    let files = [file(folder.path(), "a", 300), missing.clone()];
    let error = seen(&files, 2, usize::MAX).unwrap_err();
    assert_eq!(error.to_string(), format!("cannot read {}", missing.display()));
    let mut cut_off = std::fs::File::create(folder.path().join("cut")).unwrap();
    let packed = zstd::encode_all(&b"line\n".repeat(100_000)[..], 1).unwrap();
    cut_off.write_all(&packed[..packed.len() - 3]).unwrap();
    assert!(seen(&[folder.path().join("cut")], 3, usize::MAX).is_err());
}
