//! The folders of `src` are layers: what a file imports lies in its own folder or in one before it.

use std::fs;
use std::path::{Path, PathBuf};

/// From the bottom to the top.
const LAYERS: [&str; 7] = ["board", "rules", "engine", "game", "record", "notation", "data"];

/// All files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder that can be listed");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .collect()
}

/// The code without its comments.
fn code(source: &str) -> String {
    source
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n")
}

/// What is wrong with the imports of a file in this layer.
fn mistakes(layer: &str, source: &str) -> Vec<String> {
    let rank = |name: &str| LAYERS.iter().position(|&layer| layer == name);
    let mut mistakes = Vec::new();
    // A path of a macro, which begins at `$crate`, is for the macro's users.
    for path in code(source).replace("$crate::", "").split("crate::").skip(1) {
        let path = path
            .split([';', '(', ')', '<', ',', ' ', '\n'])
            .next()
            .unwrap_or_default();
        let owner = path.split("::").next().unwrap_or_default();
        match rank(owner) {
            Some(above) if Some(above) > rank(layer) => mistakes.push(format!("{path} lies above {layer}")),
            Some(_) => {}
            None => mistakes.push(format!("{path} does not name its folder")),
        }
        if path.starts_with("board::kernel") && layer != "board" {
            mistakes.push(format!("{path} is private to the board"));
        }
    }
    mistakes
}

#[test]
fn no_import_goes_up_or_into_the_kernel() {
    let mut count = 0;
    for layer in LAYERS {
        for path in files(&Path::new("src").join(layer)) {
            let source = fs::read_to_string(&path).expect("a source file");
            assert_eq!(mistakes(layer, &source), [""; 0], "{}", path.display());
            count += source.matches("use crate::").count();
        }
    }
    assert!(count > 100, "only {count} imports were found");
}

#[test]
fn every_folder_is_a_layer_and_says_what_it_is() {
    let entries = fs::read_dir("src").expect("src can be listed");
    let folders = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_dir());
    let mut names: Vec<_> = folders
        .map(|path| path.file_name().expect("a name").to_owned())
        .collect();
    names.sort();
    let mut expected = [&LAYERS[..], &["bin"]].concat();
    expected.sort_unstable();
    assert_eq!(names, expected);

    for layer in LAYERS {
        let source = fs::read_to_string(format!("src/{layer}/mod.rs")).expect("a `mod.rs`");
        assert!(source.starts_with("//! "), "{layer}");
    }
}

#[test]
fn an_import_that_goes_up_is_found() {
    assert_eq!(
        mistakes("board", "use crate::game::Game;"),
        ["game::Game lies above board"]
    );
    assert_eq!(
        mistakes("engine", "use crate::{Game, Pit};"),
        ["{Game does not name its folder"]
    );
    assert_eq!(
        mistakes("engine", "let row = crate::board::kernel::Pits::new();"),
        ["board::kernel::Pits::new is private to the board"],
    );
    assert_eq!(
        mistakes(
            "game",
            "// crate::record\nuse crate::engine::play;\nuse crate::game::Game;"
        ),
        [""; 0]
    );
}
