//! The order of moves against a slow and plain one.

use super::*;
use crate::moves::checks::CheckSquares;
use crate::parameters::Parameters;
use crate::search::attacked::Attacked;
use crate::search::history::NO_MOVE;
use crate::search::urgency::Urgency;
use shakmaty::{Bitboard, CastlingMode, Position, fen::Fen};

fn all(fen: &str, wanted: Wanted, hash: Option<usize>) -> (Keyed, Vec<Move>) {
    let chess = fen.parse::<Fen>().unwrap();
    let position = Keyed::new(chess.into_position(CastlingMode::Standard).unwrap());
    let context = Context {
        color: position.turn(),
        pawn_key: 0,
        earlier: [NO_MOVE; 4],
        attacked: Bitboard::EMPTY,
        urgency: Urgency::default(),
    };
    let history = History::default();
    let hash = hash.map(|index| position.chess().legal_moves()[index]);
    let mut picker = Picker::new(wanted, hash, Refutations::default());
    let mut found = Vec::new();
    while let Some(m) = picker.next(&position, &history, &context, None) {
        found.push(m);
    }
    (position, found)
}

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn every_legal_move_once() {
    for hash in [None, Some(3), Some(17)] {
        let (position, found) = all(KIWIPETE, Wanted::All, hash);
        let legal = position.chess().legal_moves();
        assert_eq!(found.len(), legal.len());
        assert!(legal.iter().all(|m| found.contains(m)));
        if let Some(index) = hash {
            assert_eq!(found[0], legal[index]);
        }
    }
}

/// The order in plain words: the table's move; captures that do not lose, the most promising
/// first; killers and the counter-move; quiet moves by history; captures that lose.
fn slow_order(
    position: &Keyed,
    history: &History,
    context: &Context,
    tt_move: Option<Move>,
    refutations: &Refutations,
) -> Vec<Move> {
    let (mut noisy, mut quiet) = (Vec::new(), Vec::new());
    Moves::of(position).noisy(|m| noisy.push(m));
    Moves::of(position).quiet(|m| quiet.push(m));
    let promise = |m: &Move| {
        let catch = m.capture().map_or(0, exchange_value);
        let gain = catch + m.promotion().map_or(0, exchange_value);
        VICTIM_WEIGHT * gain + history.capture(context.color, *m)
    };
    noisy.sort_by_key(|m| std::cmp::Reverse(promise(m)));
    let urgency = |m: Move| {
        let flight = m.from().map_or(0, |from| context.urgency.unit(m.role(), from).to(m.to()));
        flight + context.urgency.of_check(position.board(), m)
    };
    quiet.sort_by_key(|m| std::cmp::Reverse(history.quiet(context, *m) + urgency(*m)));
    let loses = |m: &Move| {
        let allowed = history.capture(context.color, *m) / HISTORY_PER_CENTIPAWN;
        !see_ge(position.board(), *m, -allowed)
    };
    let (losing, winning): (Vec<Move>, Vec<Move>) = noisy.into_iter().partition(loses);
    let refuting = refutations
        .in_order()
        .into_iter()
        .filter_map(|packed| quiet.iter().copied().find(|m| PackedMove::from(*m) == packed));
    let mut order: Vec<Move> = Vec::new();
    let stages = tt_move.into_iter().chain(winning).chain(refuting);
    for m in stages.chain(quiet.iter().copied()).chain(losing) {
        if !order.contains(&m) {
            order.push(m);
        }
    }
    order
}

#[test]
fn moves_come_in_the_order_of_plain_words() {
    for fen in crate::bench::POSITIONS.iter().chain([&KIWIPETE]) {
        let chess = fen.parse::<Fen>().unwrap();
        let position = Keyed::new(chess.into_position(CastlingMode::Standard).unwrap());
        let legal = position.chess().legal_moves();
        let context = Context {
            color: position.turn(),
            pawn_key: position.pawn_key(),
            earlier: [3, 9, NO_MOVE, 27],
            attacked: Bitboard::FULL.without(legal[0].to()),
            urgency: Urgency::new(
                Attacked::by(position.board(), !position.turn()),
                CheckSquares::new(&position),
                &Parameters::default(),
            ),
        };
        let mut history = History::default();
        for (index, m) in legal.iter().enumerate() {
            let bonus = (index as i32 * 977) % 1500 - 700;
            if is_noisy(*m) {
                history.update_capture(context.color, *m, 4 * bonus);
            } else {
                history.update_quiet(&context, *m, bonus);
            }
        }
        let place = |place: usize| legal[place % legal.len()];
        let refutations =
            Refutations { killers: [place(5).into(), place(11).into()], counter: place(2).into() };
        for tt_move in [None, Some(place(5)), Some(place(14))] {
            let mut picker = Picker::new(Wanted::All, tt_move, refutations);
            let mut found = Vec::new();
            while let Some(m) = picker.next(&position, &history, &context, None) {
                found.push(m);
            }
            let expected = slow_order(&position, &history, &context, tt_move, &refutations);
            assert_eq!(found, expected, "{fen} {tt_move:?}");
        }
    }
}

#[test]
fn losing_captures_come_last() {
    let (position, found) = all(KIWIPETE, Wanted::All, None);
    let last = *found.last().unwrap();
    assert!(last.is_capture() && !see_ge(position.board(), last, 0));
    assert!(see_ge(position.board(), found[0], 0));
}

#[test]
fn what_is_known_of_an_exchange_is_true() {
    let chess = KIWIPETE.parse::<Fen>().unwrap();
    let position = Keyed::new(chess.into_position(CastlingMode::Standard).unwrap());
    let context = Context {
        color: position.turn(),
        pawn_key: 0,
        earlier: [NO_MOVE; 4],
        attacked: Bitboard::EMPTY,
        urgency: Urgency::default(),
    };
    let mut history = History::default();
    for (index, m) in position.chess().legal_moves().into_iter().enumerate() {
        history.update_capture(context.color, m, 3000 * (index as i32 % 7) - 9000);
    }
    for wanted in [Wanted::All, Wanted::Noisy, Wanted::NoisyAndChecks, Wanted::Winning(90)] {
        let mut picker = Picker::new(wanted, None, Refutations::default());
        while let Some(m) = picker.next(&position, &history, &context, None) {
            for threshold in (-1000..1000).step_by(25) {
                let gains = see_ge(position.board(), m, threshold);
                let known = picker.last_gains(position.board(), m, threshold);
                assert_eq!(known, gains, "{m} {threshold}");
            }
        }
    }
}

#[test]
fn quiet_checks_are_found() {
    let (_, found) = all("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Wanted::NoisyAndChecks, None);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].to(), shakmaty::Square::A8);
}

#[test]
fn only_winning_captures() {
    let (position, found) = all(KIWIPETE, Wanted::Winning(100), None);
    assert!(!found.is_empty());
    assert!(found.iter().all(|m| see_ge(position.board(), *m, 100)));
}
