/// Asserts that a line and a byte in it, both counted from 1, are the start of a character or the end of a line.
#[track_caller]
pub(crate) fn assert_within(text: &str, line: usize, column: usize) {
    let begins = |line: &str| column > 0 && line.is_char_boundary(column - 1);
    assert!(
        line > 0 && text.split('\n').nth(line - 1).is_some_and(begins),
        "{text:?} has no place {line}:{column}"
    );
}
