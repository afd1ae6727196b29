//! How a story changes by a search.
//!
//! What is known for certain is said first and alone: a draw, a mate, a pawn that gets through. Else the
//! story is told where nothing is left to be taken, at the start or a few moves on; what is won on the
//! way there is told with its moves. Where best play ends clearly elsewhere than the count in that quiet
//! position, the difference is a reason of its own if there are words and moves for it, and otherwise
//! makes the reasons that much larger or smaller.

use kmoch_eval::{Amount, Evaluator, Item, Ledger, Theme};
use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Square};

use super::group::for_white;
use super::proof::{MOST_PLIES, Proof, balance};
use super::quiet::{CLEAR, Standpoint};
use super::searched::{After, DECISIVE, SHOWN, SOON, Searched};
use super::tactics::{self, Tactic};
use super::{Group, Reason, Story, Topic, choose, gains, laws};
use crate::language::{Argument, Phrase, say};

/// What pieces do, as long as they are there.
const WHAT_PIECES_DO: [Theme; 7] = [
    Theme::KingSafety,
    Theme::PieceActivity,
    Theme::Outposts,
    Theme::Bishops,
    Theme::Files,
    Theme::Harmony,
    Theme::Threats,
];

/// Where the units stand that the moves of a line take.
fn taken_from(line: &[Move]) -> Bitboard {
    let mut origins: Vec<(Square, Square)> = Vec::new();
    let mut gone = Bitboard::EMPTY;
    for mv in line {
        let at = |square: Square, origins: &[(Square, Square)]| {
            origins.iter().find(|(now, _)| *now == square).map_or(square, |(_, first)| *first)
        };
        if mv.is_capture() {
            gone |= Bitboard::from(at(mv.to(), &origins));
            origins.retain(|(now, _)| *now != mv.to());
        }
        if let Some(from) = mv.from() {
            let first = at(from, &origins);
            origins.retain(|(now, _)| *now != from);
            origins.push((mv.to(), first));
        }
    }
    gone
}

/// From this difference on it is told that a lead counts for less because nothing comes of it.
const HALVED: Amount = Amount::from_millipawns(200);

impl Story {
    /// The same story after a search.
    pub fn with_search(
        mut self,
        position: &Chess,
        ledger: &Ledger,
        mut searched: Searched,
        evaluator: &Evaluator,
    ) -> Story {
        if let Some(drawn) = self.drawn_line(position, &searched) {
            self.end_in_draw(drawn, &searched);
        } else if let Some(reason) = laws::drawn(position, ledger, &searched) {
            self.end_by_law(reason);
        } else if let Some(reason) = laws::promotion(position, ledger, &searched) {
            self.total = searched.score;
            self.level = false;
            self.decide(reason, ledger);
        } else {
            self = Story::searched(position, ledger, &searched, evaluator);
            self.settle_hopes();
        }
        searched.score = searched.weighed(position.board());
        Story { searched: Some(searched), ..self }
    }

    /// The story of a position in which nothing is known for certain, or somebody mates.
    fn searched(
        position: &Chess,
        ledger: &Ledger,
        searched: &Searched,
        evaluator: &Evaluator,
    ) -> Story {
        let start = Standpoint { plies: 0, position: position.clone(), ledger: ledger.clone() };
        if searched.mate.is_some() {
            return Story::told_at(&start, position, searched, evaluator);
        }
        let (line, score) = (&searched.line, searched.score);
        let place = Standpoint::of(start.clone(), line, score, evaluator);
        let story = Story::told_at(&place, position, searched, evaluator);
        if !story.leaves_much() {
            return story;
        }
        let further = start.further(line, score, evaluator);
        let instead = further
            .filter(|further| further.plies > place.plies)
            .map(|further| Story::told_at(&further, position, searched, evaluator));
        instead.filter(|instead| !instead.leaves_much()).unwrap_or(story)
    }

    /// The story of a position as it is told at a place on the line of best play.
    fn told_at(
        place: &Standpoint,
        position: &Chess,
        searched: &Searched,
        evaluator: &Evaluator,
    ) -> Story {
        let (way, rest) = searched.line.split_at(place.plies);
        let mut story = match way {
            [] => Story::standing(place, searched.score, rest).with_what_if(position, evaluator),
            way => Story::after(position, place, way, searched.score, rest),
        };
        story.follow(place, searched, evaluator);
        story
    }

    /// Whether the reasons leave most of it open: there are none, or half a pawn and more is left to all the rest.
    fn leaves_much(&self) -> bool {
        let mute = self.reasons.is_empty() && !self.level && self.total.abs() >= choose::LEVEL;
        mute || self.other.abs() >= CLEAR
    }

    /// The story of a quiet position. A threat is told only if best play carries it out: what the
    /// next move answers is none.
    fn standing(place: &Standpoint, worth: Amount, line: &[Move]) -> Story {
        let takes = line.iter().take(SHOWN).filter(|mv| mv.is_capture());
        let taken = takes.map(|mv| mv.to()).collect();
        Story::worth(&place.position, &place.ledger, worth, Some(taken))
    }

    /// The story of a quiet position, with what happens on the way to it.
    fn after(
        start: &Chess,
        place: &Standpoint,
        way: &[Move],
        worth: Amount,
        rest: &[Move],
    ) -> Story {
        let mut story = Story::standing(place, worth, rest);
        let proof = Color::ALL.iter().find_map(|&side| Proof::find(start, way, side, 1));
        let ahead = |proof: &&Proof| balance(place.position.board(), proof.side) > 0;
        let told = proof.as_ref().filter(ahead).and_then(|proof| {
            let material = |reason: &&mut Reason| {
                reason.group.topic == Topic::Material && reason.side == proof.side
            };
            let reason = story.reasons.iter_mut().find(material)?;
            tactics::take_over(reason, proof, start);
            Some(reason.clone())
        });
        if let Some(reason) = told.as_ref().filter(|reason| story.is_decided_by(reason)) {
            story.decide(reason.clone(), &place.ledger);
        }
        let sentence = gains::on_the_way(proof.filter(|_| told.is_none()).as_ref(), start, way);
        story.after = Some(After { line: way.to_vec(), sentence });
        story
    }

    /// Whether a gain decides at once, or by a pawn that gets through.
    fn is_decided_by(&self, reason: &Reason) -> bool {
        let soon = reason.proof.as_ref().is_some_and(|proof| proof.moves.len() <= SOON);
        let better = (self.total > Amount::ZERO) == reason.side.is_white();
        let main = matches!(reason.theme, Theme::Threats | Theme::PassedPawns);
        better
            && main
            && tactics::is_all_of(reason.proof.as_ref(), self.total)
            && self.total.abs() >= DECISIVE
            && (soon || reason.theme == Theme::PassedPawns)
    }

    /// What decides is the only reason, and carries everything that is found afterwards.
    fn decide(&mut self, mut reason: Reason, ledger: &Ledger) {
        let counted = |item: &&Item| item.clause.clause().theme != Theme::Tempo;
        reason.group.items = ledger.items.iter().filter(counted).copied().collect();
        let found: Amount = reason.group.items.iter().map(for_white).sum();
        // What the count at sight misses of it is part of what the lead weighs.
        self.having_the_move = ledger.total() - found;
        reason.amount = self.total - self.having_the_move;
        reason.group.weight = reason.amount - found;
        reason.group.amount = reason.amount;
        self.other = Amount::ZERO;
        self.reasons = vec![reason];
        self.untold.clear();
        self.forced = true;
    }

    /// Where best play ends clearly elsewhere, that is told. What another engine says is explained as
    /// far as our own count goes where its line ends.
    fn follow(&mut self, place: &Standpoint, searched: &Searched, evaluator: &Evaluator) {
        let line = &searched.line[place.plies..];
        let is_own = searched.by.is_none() || searched.mate.is_some();
        let most = if is_own { SHOWN } else { MOST_PLIES };
        let told = &line[..Searched::plies_within(&place.position, line, most)];
        let end = place.after(told, evaluator);
        let explained = if is_own { searched.score } else { end.ledger.total() };
        let difference = explained - self.total;
        let halved = searched.standstill && difference.abs() >= HALVED;
        if halved && self.fold_standstill(difference, &place.position, told) {
            self.total = explained;
        } else if difference.abs() >= CLEAR {
            match tactics::find(place, line, &end, difference) {
                Some(tactic) if !self.forced && self.is_news(&tactic, difference) => {
                    let brought = tactic.part_of(difference);
                    self.take_up(tactic, brought, searched);
                    if brought != difference {
                        self.fold(difference - brought, &place.position, told);
                    }
                    self.gather_what_is_taken(place, line);
                }
                _ => self.fold(difference, &place.position, told),
            }
            self.total = explained;
        }
        if place.plies == 0 {
            self.prove_threats(&place.position, line);
        }
        if !is_own {
            self.unexplained = searched.score - self.total;
            self.total = searched.score;
            self.level = false;
        }
    }

    /// What is attacked at sight and taken by best play is told with the moves that win it.
    fn prove_threats(&mut self, position: &Chess, line: &[Move]) {
        for reason in self.reasons.iter_mut().filter(|reason| reason.proof.is_none()) {
            let Topic::Threat(square) = reason.group.topic else { continue };
            let proof = Proof::find(position, line, reason.side, 1);
            let takes =
                |proof: &Proof| proof.moves.iter().any(|mv| mv.is_capture() && mv.to() == square);
            if let Some(proof) = proof.filter(takes) {
                reason.sentence = gains::in_position(&proof, position);
                reason.squares |= proof.squares(position);
                reason.proof = Some(proof);
            }
        }
    }

    /// "Stockfish: +1.30; of this 0.95 is explained below, 0.35 is not", if another engine searched.
    pub fn guest(&self) -> Option<Phrase> {
        let searched = self.searched.as_ref().filter(|searched| searched.mate.is_none())?;
        let name = Argument::Name(searched.by.clone()?);
        let printed = self.printed();
        let (sum, rest) = (printed.total, printed.unexplained);
        let told = sum - rest;
        let total = Argument::Signed(sum);
        Some(match told.signum() * rest.signum() >= 0 {
            true => {
                let [told, rest] = [told, rest].map(Argument::Unsigned);
                say!("guest-part", name, total, told, rest)
            }
            false => {
                let [told, rest] = [told, rest].map(Argument::Signed);
                say!("guest-against", name, total, told, rest)
            }
        })
    }

    /// Whether something that is won is worth a reason: not if its side wins already and has to make
    /// many moves first.
    fn is_news(&self, tactic: &Tactic, difference: Amount) -> bool {
        let wins = self.total.abs() >= DECISIVE;
        let same = (self.total > Amount::ZERO) == (difference > Amount::ZERO);
        !(wins && same && tactic.theme == Theme::Threats && !tactic.at_once)
    }

    /// The threats at sight that a line carries out: they are told with it, not beside it.
    fn carried_out(&mut self, side: Color, taken: Bitboard) -> Vec<Reason> {
        let is_same = |reason: &mut Reason| match reason.group.topic {
            Topic::Threat(square) => reason.side == side && taken.contains(square),
            _ => false,
        };
        self.reasons.extract_if(.., is_same).collect()
    }

    pub(super) fn take_up(&mut self, tactic: Tactic, difference: Amount, searched: &Searched) {
        let side = if difference > Amount::ZERO { Color::White } else { Color::Black };
        let Tactic { theme, squares, taken, sentence, at_once, proof, .. } = tactic;
        let same = self.carried_out(side, taken);
        let amount = difference + same.iter().map(|reason| reason.amount).sum::<Amount>();
        let group = Group {
            topic: Topic::Material,
            amount,
            weight: same.iter().map(|reason| reason.group.weight).sum(),
            items: same.into_iter().flat_map(|reason| reason.group.items).collect(),
        };
        let mut reason = Reason {
            theme,
            side,
            amount,
            squares,
            sentence,
            unit: None,
            arrows: searched
                .line
                .first()
                .and_then(|mv| Some((mv.from()?, mv.to())))
                .into_iter()
                .collect(),
            what_if: None,
            group,
            proof,
        };
        self.total += difference;
        self.level = false;
        let agrees = (self.total > Amount::ZERO) == (difference > Amount::ZERO);
        // What comes after other moves does not decide at once.
        let from_here = self.after.is_none();
        self.forced = agrees && at_once && from_here && difference.abs() >= DECISIVE;
        let untold = match self.forced || searched.mate.is_some() {
            true => std::mem::take(&mut self.reasons),
            false => Vec::new(),
        };
        self.other += untold.iter().map(|reason| reason.amount).sum();
        if self.forced && searched.mate.is_none() && self.over.is_none() {
            // What decides is the only reason, and carries everything else.
            self.untold.clear();
            let other = std::mem::take(&mut self.other);
            reason.amount += other;
            reason.group.amount += other;
            reason.group.items.extend(untold.into_iter().flat_map(|reason| reason.group.items));
        }
        for reason in &mut self.reasons {
            // What a better square would bring is known at sight only.
            reason.what_if = None;
        }
        // The weightiest first.
        let heavier = |other: &&Reason| other.amount.abs() > amount.abs();
        let place = self.reasons.iter().take_while(heavier).count();
        self.reasons.insert(place, reason);
        self.drop_what_contradicts();
    }

    /// What rests on units that the moves of a proof take is told with it, not beside it: they are gone then.
    fn gather_what_is_taken(&mut self, place: &Standpoint, line: &[Move]) {
        let proved = |reason: &Reason| reason.proof.as_ref().map(|proof| proof.moves.len());
        let Some((main, plies)) = (self.reasons.iter().enumerate())
            .find_map(|(index, reason)| Some((index, proved(reason)?)))
            .filter(|_| place.plies == 0)
        else {
            return;
        };
        let gone = taken_from(&line[..plies.min(line.len())]);
        let rests = |reason: &mut Reason| {
            let shown = WHAT_PIECES_DO.contains(&reason.theme) && reason.proof.is_none();
            shown && !(reason.squares & gone).is_empty()
        };
        let mut main = self.reasons.remove(main);
        let (before, side) = (self.reasons.clone(), main.side);
        let resting: Vec<_> = self.reasons.extract_if(.., rests).collect();
        let amount = main.amount + resting.iter().map(|reason| reason.amount).sum::<Amount>();
        // What is won stays a reason for its side.
        if side.fold_wb(amount > Amount::ZERO, amount < Amount::ZERO) {
            main.group.amount += amount - main.amount;
            main.amount = amount;
            main.group.weight += resting.iter().map(|reason| reason.group.weight).sum();
            main.group.items.extend(resting.into_iter().flat_map(|reason| reason.group.items));
        } else {
            self.reasons = before;
        }
        let heavier = |other: &&Reason| other.amount.abs() > main.amount.abs();
        let place = self.reasons.iter().take_while(heavier).count();
        self.reasons.insert(place, main);
        self.drop_what_contradicts();
    }

    /// Leaves the smallest reasons for the other side untold as long as what is told contradicts
    /// the verdict.
    pub(super) fn drop_what_contradicts(&mut self) {
        if self.total.abs() < choose::LEVEL {
            return;
        }
        loop {
            let told: Amount = self.reasons.iter().map(|reason| reason.amount).sum();
            let better = if self.total > Amount::ZERO { Color::White } else { Color::Black };
            if better.fold_wb(told >= Amount::ZERO, told <= Amount::ZERO) {
                return;
            }
            let against = |reason: &Reason| reason.side != better;
            let Some(place) = self.reasons.iter().rposition(against) else { return };
            let reason = self.reasons.remove(place);
            self.other += reason.amount;
            self.untold.push(reason);
        }
    }
}
