use std::io::Write;

use proptest::prelude::*;

use super::*;

/// Cuts at a word, with what stands before and behind it.
fn at_words(text: &[u8], from: usize) -> Option<usize> {
    memchr::memmem::find_iter(&text[from - 1..], b"\n[Event ").map(|at| from + at).next()
}

/// The blocks of a file, each with its text and its lines.
fn cut(path: &Path, measure: Measure) -> Vec<(Vec<u8>, u64)> {
    let mut blocks = Vec::new();
    std::thread::scope(|scope| {
        let (sender, receiver) = sync_channel::<Block>(1000);
        let files = [path.to_owned()];
        scope.spawn(move || {
            each(&files, measure, &AtomicBool::new(false), |block| sender.send(block).is_ok())
                .unwrap();
        });
        for mut block in receiver {
            let mut text = Vec::new();
            block.read_to_end(&mut text).unwrap();
            blocks.push((text, block.lines_read()));
        }
    });
    blocks
}

fn written(text: &[u8], packed: bool) -> tempfile::NamedTempFile {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    let bytes = if packed { zstd::encode_all(text, 1).unwrap() } else { text.to_vec() };
    file.write_all(&bytes).unwrap();
    file
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    /// Blocks are the file, cut only where it may be cut, and their lines are its lines.
    #[test]
    fn nothing_is_lost_between_blocks(
        words in prop::collection::vec(
            prop::sample::select(vec!["\n[Event ", "\n", "some words ", "x", "[Event "]), 0..3000),
        bytes in 1..5000_usize,
        packed in any::<bool>(),
        by_lines in any::<bool>(),
    ) {
        let text = words.concat().into_bytes();
        let file = written(&text, packed);
        let measure = Measure { cut: if by_lines { at_lines } else { at_words }, bytes };
        let blocks = cut(file.path(), measure);
        let again: Vec<u8> = blocks.iter().flat_map(|(text, _)| text).copied().collect();
        prop_assert!(again == text);
        for (block, lines) in &blocks {
            prop_assert_eq!(*lines, block.iter().filter(|byte| **byte == b'\n').count() as u64);
        }
        for (before, after) in blocks.iter().zip(blocks.iter().skip(1)) {
            prop_assert!(before.0.len() >= bytes);
            prop_assert!(before.0.ends_with(b"\n"));
            prop_assert!(by_lines || after.0.starts_with(b"[Event "));
        }
    }
}

#[test]
fn a_text_without_a_place_to_cut_is_one_block_and_never_held_whole() {
    let text = vec![b'x'; 10 << 20];
    for packed in [false, true] {
        let file = written(&text, packed);
        let mut largest = 0;
        let measure = Measure { cut: at_lines, bytes: 1000 };
        std::thread::scope(|scope| {
            let (sender, receiver) = sync_channel::<Block>(1);
            let files = [file.path().to_owned()];
            scope.spawn(move || {
                each(&files, measure, &AtomicBool::new(false), |block| sender.send(block).is_ok())
                    .unwrap();
            });
            let mut blocks = receiver.into_iter();
            let mut block = blocks.next().unwrap();
            let mut total = 0;
            loop {
                let length = block.fill_buf().unwrap().len();
                if length == 0 {
                    break;
                }
                largest = largest.max(length);
                total += length;
                block.consume(length);
            }
            assert_eq!(total, text.len());
            assert!(blocks.next().is_none());
        });
        assert!(largest <= 4 * PORTION, "{largest}");
    }
}

#[test]
fn a_damaged_file_is_told_after_what_came_before() {
    let packed = zstd::encode_all(&b"line\n".repeat(100_000)[..], 1).unwrap();
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(&packed[..packed.len() - 3]).unwrap();
    let mut failed = false;
    let files = [file.path().to_owned()];
    let measure = Measure { cut: at_lines, bytes: 1000 };
    std::thread::scope(|scope| {
        let (sender, receiver) = sync_channel::<Block>(10);
        scope.spawn(move || {
            each(&files, measure, &AtomicBool::new(false), |block| sender.send(block).is_ok())
        });
        for mut block in receiver {
            failed |= block.read_to_end(&mut Vec::new()).is_err();
        }
    });
    assert!(failed);
    let missing = [PathBuf::from("no such file")];
    let error = each(&missing, measure, &AtomicBool::new(false), |_| true).unwrap_err();
    assert_eq!(error.to_string(), "cannot read no such file");
}
