//! Reads the files of `tests/data`.

use std::fs;

pub(crate) fn read(file: &str) -> String {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A row of `perft.csv`.
#[derive(Debug)]
pub(crate) struct PerftRow {
    pub(crate) variant: String,
    pub(crate) pits: usize,
    pub(crate) stones: u8,
    pub(crate) depth: u32,
    pub(crate) positions: u64,
}

pub(crate) fn perft_rows() -> Vec<PerftRow> {
    let text = read("perft.csv");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("variant,pits,stones,depth,positions"));
    lines
        .map(|line| {
            let fields: Vec<&str> = line.split(',').collect();
            let [variant, pits, stones, depth, positions] = fields[..] else {
                panic!("not five fields: {line}");
            };
            PerftRow {
                variant: variant.to_owned(),
                pits: pits.parse().expect(line),
                stones: stones.parse().expect(line),
                depth: depth.parse().expect(line),
                positions: positions.parse().expect(line),
            }
        })
        .collect()
}
