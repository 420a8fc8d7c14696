//! The README and the manual quote the compiler exactly: every text in double backticks is part of a message that is
//! stored in `ui-tests`.

use std::fs;

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns all messages of the compile-fail suite.
fn messages() -> String {
    let files = fs::read_dir("ui-tests").expect("the suite is there");
    let paths = files.map(|file| file.expect("a file").path());
    let stored = paths.filter(|path| path.extension() == Some("stderr".as_ref()));
    stored
        .map(|path| read(path.to_str().expect("a name in ASCII")))
        .collect()
}

/// Returns each text in double backticks, outside code blocks. Line breaks in it become spaces.
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
    assert_quotes("src/manual.md", &read("src/manual.md"), 17);
}
