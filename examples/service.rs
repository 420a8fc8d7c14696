//! The state of a game server: JSON in, JSON out, with the games chosen at run time and the tables shared by threads.
//!
//! `cargo run --example service --features serde` answers one request per line:
//!
//! ```text
//! {"do":"games"}
//! {"do":"open","game":"oware"}
//! {"do":"open","game":"kalah","pits":4}
//! {"do":"show","table":0}
//! {"do":"play","table":0,"player":"south","pit":2}
//! {"do":"undo","table":0}
//! {"do":"conclude","table":0}
//! {"do":"save","table":0}
//! {"do":"load","record":{"variant":"oware","start":{..},"moves":[2],"concluded":false}}
//! ```
//!
//! A pit is an index from 0. The answer to a request that can't be met has an `error`, a code that stays the same, and
//! a `message` for people. The table is unchanged then.

use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};

use mancala_engine::{DynMoveError, DynRecord, GameKind, Kalah, Player, RecordSeed};
use serde::de::DeserializeSeed;
use serde::{Deserialize, Serialize};
use serde_json::{json, Value};

/// The games that the server offers besides the usual ones.
const MORE: [GameKind; 2] = [GameKind::of::<Kalah<3>, 4>(), GameKind::of::<Kalah<6>, 8>()];

/// The longest request that is answered, in bytes. The transport of a real server stops reading there.
const LONGEST: usize = 16 * 1024;

/// The most tables that are open at once.
const MOST_TABLES: usize = 10_000;

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
enum Request {
    Games,
    Open { game: String, pits: Option<usize> },
    Show { table: usize },
    Play { table: usize, player: Player, pit: usize },
    Undo { table: usize },
    Conclude { table: usize },
    Save { table: usize },
    Load { record: Value },
}

type Match = Box<dyn DynRecord + Send + Sync>;

/// The tables of a server. Threads share it by reference, or in an `Arc`.
struct Service {
    kinds: Vec<GameKind>,
    tables: RwLock<Vec<Mutex<Match>>>,
}

impl Service {
    fn new() -> Self {
        Self {
            kinds: [GameKind::USUAL, &MORE].concat(),
            tables: RwLock::default(),
        }
    }

    /// Answers a request. Both are JSON.
    fn handle(&self, request: &str) -> String {
        let answer = self.answer(request).unwrap_or_else(|refusal| refusal);
        answer.to_string()
    }

    fn answer(&self, request: &str) -> Result<Value, Value> {
        if request.len() > LONGEST {
            return Err(refuse("too-long", "the request is too long"));
        }
        match serde_json::from_str(request).map_err(|error| refuse("bad-request", error))? {
            Request::Games => {
                let game = |kind: &GameKind| json!({"game": kind.name(), "pits": kind.pits(), "stones": kind.stones()});
                Ok(self.kinds.iter().map(game).collect())
            }
            Request::Open { game, pits } => {
                let fits = |kind: &&GameKind| kind.name() == game && pits.is_none_or(|pits| pits == kind.pits());
                let kind = self.kinds.iter().find(fits);
                self.open(
                    kind.ok_or_else(|| refuse("no-such-game", "the game is not offered"))?
                        .start(),
                )
            }
            Request::Load { record } => {
                let record = RecordSeed(&self.kinds).deserialize(record);
                self.open(record.map_err(|error| refuse("bad-record", error))?)
            }
            Request::Show { table } => self.at(table, |record| Ok(view(record))),
            Request::Play { table, player, pit } => self.at(table, |record| {
                let mut events = Vec::new();
                let played = record.play_at_with(player, pit, &mut |event| events.push(event));
                let summary = played.map_err(|error| refuse(error, error))?;
                Ok(json!({"summary": summary, "events": events, "now": view(record)}))
            }),
            Request::Undo { table } => self.at(table, |record| {
                let entry = record
                    .undo()
                    .ok_or_else(|| refuse("at-start", "no move has been played"))?;
                Ok(json!({"undone": entry, "now": view(record)}))
            }),
            Request::Conclude { table } => self.at(table, |record| {
                if record.to_move().is_none() {
                    return Err(refuse(DynMoveError::GameOver, DynMoveError::GameOver));
                }
                record.conclude();
                Ok(view(record))
            }),
            Request::Save { table } => self.at(table, |record| Ok(json!({"record": record}))),
        }
    }

    fn open(&self, record: Match) -> Result<Value, Value> {
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        if tables.len() == MOST_TABLES {
            return Err(refuse("full", "all tables are taken"));
        }
        let answer = json!({"table": tables.len(), "now": view(&record)});
        tables.push(Mutex::new(record));
        Ok(answer)
    }

    /// Does something with the record of a table, while no other thread does.
    fn at(&self, table: usize, act: impl FnOnce(&mut Match) -> Result<Value, Value>) -> Result<Value, Value> {
        // A panic leaves a record as it was before the call, so there is nothing wrong with a poisoned one.
        let tables = self.tables.read().unwrap_or_else(PoisonError::into_inner);
        let record = tables
            .get(table)
            .ok_or_else(|| refuse("no-such-table", "the table does not exist"))?;
        let mut record: MutexGuard<Match> = record.lock().unwrap_or_else(PoisonError::into_inner);
        act(&mut record)
    }
}

/// What a client draws.
fn view(record: &Match) -> Value {
    json!({
        "game": record.variant(),
        "position": record.position(),
        "legal": record.legal_pits().collect::<Vec<_>>(),
        "outcome": record.outcome(),
    })
}

fn refuse(code: impl Serialize, message: impl Display) -> Value {
    json!({"error": code, "message": message.to_string()})
}

fn main() -> io::Result<()> {
    let service = Service::new();
    let mut out = io::stdout().lock();
    for request in io::stdin().lock().split(b'\n') {
        writeln!(out, "{}", service.handle(&String::from_utf8_lossy(&request?)))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    /// Answers a request that names no table, or table 0.
    fn ask(service: &Service, request: &str) -> Value {
        serde_json::from_str(&service.handle(request)).expect("an answer is JSON")
    }

    /// A service with a game of Kalah at table 0.
    fn kalah() -> Service {
        let service = Service::new();
        ask(&service, r#"{"do":"open","game":"kalah"}"#);
        service
    }

    #[test]
    fn a_move_is_answered_with_its_events_and_the_position_after_it() {
        let answer = ask(&kalah(), r#"{"do":"play","table":0,"player":"south","pit":2}"#);
        assert_eq!(answer["summary"]["extra_turn"], true);
        assert_eq!(
            answer["events"][0],
            json!({"lifted": {"from": {"pit": {"owner": "south", "index": 2}}, "stones": 4}})
        );
        assert_eq!(answer["now"]["position"]["board"]["south"], json!([4, 4, 0, 5, 5, 5]));
        assert_eq!(answer["now"]["position"]["to_move"], "south");
        assert_eq!(answer["now"]["legal"], json!([0, 1, 3, 4, 5]));
    }

    #[test]
    fn every_offered_game_is_opened() {
        let service = Service::new();
        let games = ask(&service, r#"{"do":"games"}"#);
        for game in games.as_array().expect("a list") {
            let request = json!({"do": "open", "game": game["game"], "pits": game["pits"]});
            let answer = ask(&service, &request.to_string());
            assert_eq!(answer["now"]["game"], game["game"], "{answer}");
        }
    }

    #[test]
    fn a_bad_request_gets_an_error_and_changes_nothing() {
        let service = kalah();
        let before = ask(&service, r#"{"do":"save","table":0}"#);
        let long = format!(r#"{{"do":"open","game":"{}"}}"#, "x".repeat(LONGEST));
        let deep = "[".repeat(LONGEST);
        for (request, error) in [
            ("", "bad-request"),
            ("{", "bad-request"),
            ("[]", "bad-request"),
            (deep.as_str(), "bad-request"),
            (long.as_str(), "too-long"),
            (r#"{"do":"resign"}"#, "bad-request"),
            (r#"{"do":"show","table":0,"more":1}"#, "bad-request"),
            (r#"{"do":"show","table":1}"#, "no-such-table"),
            (r#"{"do":"show","table":18446744073709551615}"#, "no-such-table"),
            (r#"{"do":"show","table":1e99}"#, "bad-request"),
            (r#"{"do":"open","game":"chess"}"#, "no-such-game"),
            (r#"{"do":"open","game":"kalah","pits":127}"#, "no-such-game"),
            (r#"{"do":"play","table":0,"player":"west","pit":0}"#, "bad-request"),
            (r#"{"do":"play","table":0,"player":"south","pit":-1}"#, "bad-request"),
            (
                r#"{"do":"play","table":0,"player":"south","pit":99999999999999999999}"#,
                "bad-request",
            ),
            (r#"{"do":"play","table":0,"player":"south","pit":6}"#, "no-such-pit"),
            (
                r#"{"do":"play","table":0,"player":"south","pit":18446744073709551615}"#,
                "no-such-pit",
            ),
            (r#"{"do":"play","table":0,"player":"north","pit":0}"#, "not-owned"),
            (r#"{"do":"undo","table":0}"#, "at-start"),
            (r#"{"do":"load","record":null}"#, "bad-record"),
            (
                r#"{"do":"load","record":{"variant":"kalah","start":{"board":{"south":[255],"north":[1],"south_store":0,
                "north_store":0},"to_move":"south"},"moves":[],"concluded":false}}"#,
                "bad-record",
            ),
        ] {
            let answer = ask(&service, request);
            assert_eq!(answer["error"], error, "{request}: {answer}");
        }
        assert_eq!(ask(&service, r#"{"do":"save","table":0}"#), before);
    }

    #[test]
    fn a_finished_game_takes_no_move() {
        let service = kalah();
        let answer = ask(&service, r#"{"do":"conclude","table":0}"#);
        assert_eq!(answer["outcome"], "drawn");
        for request in [
            r#"{"do":"play","table":0,"player":"south","pit":2}"#,
            r#"{"do":"conclude","table":0}"#,
        ] {
            assert_eq!(ask(&service, request)["error"], "game-over");
        }
    }

    #[test]
    fn a_saved_match_is_loaded_and_continues() {
        let service = kalah();
        ask(&service, r#"{"do":"play","table":0,"player":"south","pit":2}"#);
        let saved = ask(&service, r#"{"do":"save","table":0}"#);
        let other = Service::new();
        let request = json!({"do": "load", "record": saved["record"]});
        assert_eq!(ask(&other, &request.to_string())["table"], 0);
        for request in [
            r#"{"do":"show","table":0}"#,
            r#"{"do":"undo","table":0}"#,
            r#"{"do":"undo","table":0}"#,
        ] {
            assert_eq!(ask(&other, request), ask(&service, request));
        }
    }

    #[test]
    fn only_one_of_the_threads_that_play_the_same_move_succeeds() {
        let service = kalah();
        let play = || ask(&service, r#"{"do":"play","table":0,"player":"south","pit":2}"#);
        let answers = thread::scope(|scope| [(); 8].map(|()| scope.spawn(play)).map(|thread| thread.join().unwrap()));
        let played = answers.iter().filter(|answer| answer.get("error").is_none());
        assert_eq!(played.count(), 1);
    }

    #[test]
    fn threads_play_matches_of_their_own_to_the_end() {
        let service = Service::new();
        let play = |game: &str| {
            let mut now = ask(&service, &json!({"do": "open", "game": game}).to_string());
            let table = now["table"].clone();
            while let Some(pit) = now["now"]["legal"].get(0) {
                let player = &now["now"]["position"]["to_move"];
                let request = json!({"do": "play", "table": table, "player": player, "pit": pit});
                now = ask(&service, &request.to_string());
            }
            assert_ne!(now["now"]["outcome"], Value::Null, "{now}");
        };
        thread::scope(|scope| {
            for game in ["kalah", "congkak", "bestemshe", "kalah-empty-capture"] {
                scope.spawn(move || play(game));
            }
        });
    }
}
