use mancala_engine::{Board, Position};

/// Checks whether a text is a board, regardless of the place of an error.
fn is_board<const PITS: usize>(text: &str) -> bool {
    let blank = [' ', '\t'];
    let inner = text
        .trim_matches([' ', '\t', '\r', '\n'])
        .strip_prefix('<')
        .and_then(|rest| rest.strip_suffix('>'));
    let numbers = inner.into_iter().flat_map(|inner| inner.split(',')).map(|token| {
        let digits = token.trim_matches(blank);
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| digits.parse::<u32>().ok()).flatten()
    });
    let Some(numbers) = numbers.collect::<Option<Vec<u32>>>() else {
        return false;
    };
    numbers.len() == 3 + 2 * PITS
        && numbers[0] as usize == PITS
        && numbers[1..].iter().map(|&number| u64::from(number)).sum::<u64>() <= 255
}

pub(crate) fn board_is_read_by_the_grammar<const PITS: usize>(text: &str) {
    let read = text.parse::<Board<PITS>>();
    assert_eq!(read.is_ok(), is_board::<PITS>(text), "{text:?} is read as {read:?}");
    match read {
        Ok(board) => assert_eq!(board.to_string().parse(), Ok(board)),
        Err(error) => assert!(text.is_char_boundary(error.at), "{text:?}: {error}"),
    }
    let position = format!("south {}", text.trim_start_matches(['\r', '\n', ' ', '\t'])).parse::<Position<PITS>>();
    assert_eq!(position.ok().map(|position| position.board), read.ok());
}

pub(crate) fn position_is_none_or_reproduced<const PITS: usize>(text: &str) {
    match text.parse::<Position<PITS>>() {
        Ok(position) => assert_eq!(position.to_string().parse(), Ok(position)),
        Err(error) => assert!(text.is_char_boundary(error.at), "{text:?}: {error}"),
    }
}
