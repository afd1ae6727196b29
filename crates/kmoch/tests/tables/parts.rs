//! Folders of parts, runs that stop and go on, and what is left of them.

use std::fs;

use super::*;

#[test]
fn an_interrupted_run_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    // Some blocks of games in one file, and a packed one behind it.
    let sound =
        "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 1-0\n\n";
    fs::write(path("a.pgn"), sound.repeat(4000)).unwrap();
    kmoch_files::write(Path::new(&path("b.pgn.zst")), sound.repeat(3000) + GAMES).unwrap();
    let files = [path("a.pgn"), path("b.pgn.zst")];
    let whole = path("whole.parquet");
    let parted = path("parts/");
    run(&["features", &files[0], &files[1], "-o", &whole, "--columns", "passer"], 1);
    let asked = [
        "features",
        &files[0],
        &files[1],
        "-o",
        &parted,
        "--columns",
        "passer",
        "--part-rows",
        "5000",
    ];
    run(&asked, 1);
    let expected = places(&[PathBuf::from(&whole)]);
    assert_eq!(places(&parts(Path::new(&parted))), expected);
    let manifest = || -> serde_json::Value {
        serde_json::from_str(&fs::read_to_string(path("parts/manifest.json")).unwrap()).unwrap()
    };
    assert!(manifest()["done"].as_bool().unwrap());
    let (_, told) = run(&asked, 2);
    assert!(told.contains("--resume"), "{told}");
    // As if it had been interrupted behind its second part.
    let mut earlier = manifest();
    assert!(earlier["parts"].as_array().unwrap().len() > 2);
    earlier["parts"].as_array_mut().unwrap().truncate(2);
    earlier["done"] = false.into();
    fs::write(path("parts/manifest.json"), earlier.to_string()).unwrap();
    for part in &parts(Path::new(&parted))[2..] {
        fs::remove_file(part).unwrap();
    }
    let (_, told) = run(&[&asked[..], &["--resume"]].concat(), 1);
    assert!(told.contains("7,003 games read, 7,002 written"), "{told}");
    assert_eq!(places(&parts(Path::new(&parted))), expected);
    // Nothing is left to do, and something else is another run.
    run(&[&asked[..], &["--resume"]].concat(), 0);
    let (_, told) = run(&[&asked[..], &["--resume", "--quiet"]].concat(), 2);
    assert!(told.contains("another run"), "{told}");
}

#[test]
fn a_damaged_list_of_parts_or_a_missing_part_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("a.pgn"), GAMES).unwrap();
    let asked =
        ["features", &path("a.pgn"), "-o", &path("parts/"), "--columns", "passer", "--resume"];
    run(&asked, 1);
    let list = path("parts/manifest.json");
    let sound = fs::read_to_string(&list).unwrap();
    let with = |field: &str, value: serde_json::Value| {
        let mut list: serde_json::Value = serde_json::from_str(&sound).unwrap();
        let part = &mut list["parts"][0];
        assert_ne!(part[field], value, "{sound}");
        part[field] = value;
        list.to_string()
    };
    for (what, damaged) in [
        ("no list of parts", sound[..sound.len() / 2].to_owned()),
        ("no list of parts", "[]".to_owned()),
        ("damaged", with("rows", 9.into())),
        ("damaged", with("name", "../part-00000.parquet".into())),
        ("damaged", with("file", 1.into())),
        ("damaged", with("lines", u64::MAX.into())),
        ("damaged", with("blocks", 0.into())),
    ] {
        fs::write(&list, &damaged).unwrap();
        let (_, told) = run(&asked, 2);
        assert!(told.contains(what), "{told}");
        assert_eq!(fs::read_to_string(&list).unwrap(), damaged);
    }
    fs::write(&list, &sound).unwrap();
    fs::remove_file(path("parts/part-00000.parquet")).unwrap();
    let (_, told) = run(&asked, 2);
    assert!(told.contains("part-00000.parquet is missing from"), "{told}");
}

#[test]
fn a_file_that_breaks_off_leaves_nothing_half_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    kmoch_files::write(&path("a.pgn.zst"), GAMES.repeat(5000)).unwrap();
    let packed = fs::read(path("a.pgn.zst")).unwrap();
    fs::write(path("a.pgn.zst"), &packed[..packed.len() - 3]).unwrap();
    let table = path("a.parquet");
    let (_, told) = run(
        &["features", path("a.pgn.zst").to_str().unwrap(), "-o", table.to_str().unwrap(), "--last"],
        2,
    );
    assert!(told.contains("cannot read"), "{told}");
    assert!(!table.exists());
    // Of a run in parts what is whole stays, and the block that broke off is done anew once it can be read.
    let parts_of = path("parts/");
    let asked = ["features", path("a.pgn.zst").to_str().unwrap(), "-o", parts_of.to_str().unwrap()]
        .map(str::to_owned);
    let asked: Vec<&str> =
        asked.iter().map(String::as_str).chain(["--last", "--part-rows", "100"]).collect();
    let mut broken = packed.clone();
    let middle = broken.len() / 2;
    broken[middle..].fill(0);
    fs::write(path("a.pgn.zst"), &broken).unwrap();
    run(&asked, 2);
    fs::write(path("a.pgn.zst"), &packed).unwrap();
    run(&[&asked[..], &["--resume"]].concat(), 1);
    let numbers: Vec<i64> = places(&parts(&parts_of)).into_iter().map(|(game, _)| game).collect();
    assert_eq!(numbers.len(), 10_000, "each sound game once");
    assert!(numbers.is_sorted_by(|one, next| one < next));
}
