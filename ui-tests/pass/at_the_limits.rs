use mancala_engine::{AnyGame, Kalah, Pit};

const LAST: Pit<127> = Pit::at::<126>();

fn main() {
    let widest = AnyGame::<Kalah<1>, 127>::start();
    let fullest = AnyGame::<Kalah<127>, 1>::start();
    assert_eq!((widest.board().total(), fullest.board().total()), (254, 254));
    assert_eq!(LAST.opposite(), Pit::at::<0>());
}
