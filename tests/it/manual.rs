//! The README and the manual quote the compiler as it speaks: every quotation in double backticks is part of a message
//! that `ui-tests/` stores.

use std::fs;

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Everything that the compiler says to the mistakes of the compile-fail suite.
fn messages() -> String {
    let files = fs::read_dir("ui-tests").expect("the suite is there");
    let paths = files.map(|file| file.expect("a file").path());
    let stored = paths.filter(|path| path.extension() == Some("stderr".as_ref()));
    stored
        .map(|path| read(path.to_str().expect("a name in ASCII")))
        .collect()
}

/// What stands between double backticks, outside of code blocks; a line's end there is a space.
fn quotations(text: &str) -> Vec<String> {
    let prose: Vec<&str> = text.split("```").step_by(2).collect();
    let prose = prose.join(" ");
    let quoted = prose.split("``").skip(1).step_by(2);
    quoted
        .map(|quotation| quotation.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect()
}

fn assert_quotes(path: &str, text: &str, at_least: usize) {
    let (messages, quotations) = (messages(), quotations(text));
    assert!(quotations.len() >= at_least, "{path} quotes {quotations:?}");
    for quotation in quotations {
        assert!(messages.contains(&quotation), "{path}: no message says {quotation:?}");
    }
}

#[test]
fn the_readme_quotes_the_compiler() {
    assert_quotes("README.md", &read("README.md"), 9);
}

#[test]
fn the_manual_quotes_the_compiler() {
    let source = read("src/lib.rs");
    let manual: Vec<&str> = source.lines().map_while(|line| line.strip_prefix("//!")).collect();
    assert_quotes("src/lib.rs", &manual.join("\n"), 17);
}
