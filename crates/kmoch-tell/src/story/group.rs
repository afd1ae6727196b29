//! Findings that belong together, and what they come to.

use kmoch_eval::{Amount, Item, Ledger, Theme};
use shakmaty::{Color, Role, Square};

use super::scene::{ISLANDS, Scene};
use super::topic::Topic;
use super::weight::{spread, wane};
use super::words;

/// All findings on one topic.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// The topic.
    pub topic: Topic,
    /// What it comes to, White's view, with its part of the weight of the lead.
    pub amount: Amount,
    /// That part.
    pub weight: Amount,
    /// The findings; they and the weight add up to the amount.
    pub items: Vec<Item>,
}

impl Group {
    /// The side it speaks for.
    pub fn favours(&self) -> Color {
        if self.amount > Amount::ZERO { Color::White } else { Color::Black }
    }
}

/// A ledger by topics. Everything in it adds up to the ledger's total.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Groups {
    /// What may be told, the weightiest first.
    pub told: Vec<Group>,
    /// What having the move is worth, White's view.
    pub having_the_move: Amount,
    /// What is counted and never told.
    pub untold: Amount,
}

/// A finding's worth to White.
pub fn for_white(item: &Item) -> Amount {
    item.side.fold_wb(item.amount, -item.amount)
}

fn sum(items: &[Item]) -> Amount {
    items.iter().map(for_white).sum()
}

/// Less than this is no sign of a draw, only part of what a lead weighs.
const LEAST_DRAWISH: Amount = Amount::from_millipawns(100);

/// Findings by topic, in the order in which topics were first met.
#[derive(Debug, Default)]
struct Topics(Vec<(Topic, Vec<Item>)>);

impl Topics {
    fn push(&mut self, topic: Topic, item: Item) {
        match self.0.iter_mut().find(|(known, _)| *known == topic) {
            Some((_, items)) => items.push(item),
            None => self.0.push((topic, vec![item])),
        }
    }

    fn remove(&mut self, topic: Topic) -> Vec<Item> {
        let place = self.0.iter().position(|(known, _)| *known == topic);
        place.map_or_else(Vec::new, |place| self.0.remove(place).1)
    }

    /// What is found on a topic, without its part of the weight of the lead.
    fn group(&self, topic: Topic) -> Option<Group> {
        let (_, items) = self.0.iter().find(|(known, _)| *known == topic)?;
        Some(Group { topic, amount: sum(items), weight: Amount::ZERO, items: items.clone() })
    }

    /// What is found on a topic comes to.
    fn sum(&self, topic: Topic) -> Amount {
        self.0.iter().filter(|(known, _)| *known == topic).map(|(_, items)| sum(items)).sum()
    }
}

impl Groups {
    /// Sorts a ledger's findings by topic.
    pub fn of(ledger: &Ledger, scene: &Scene) -> Groups {
        let mut topics = Topics::default();
        for item in ledger.items.iter().filter(|item| item.amount != Amount::ZERO) {
            topics.push(scene.topic(item), *item);
        }
        set_off(&mut topics, scene);
        set_off_bishops(&mut topics, scene);
        tell_blocked_passers_once(&mut topics, scene);
        mend(&mut topics, scene);
        tell_extra_pawn(&mut topics, scene);
        tell_pair_once(&mut topics, scene);
        tell_post_once(&mut topics, scene);
        tell_kings_once(&mut topics, scene);
        pass_on(&mut topics, scene);
        let mut take = |topic| sum(&topics.remove(topic));
        let (having_the_move, weight) = (take(Topic::Move), take(Topic::Weight));
        let mut untold = take(Topic::Untold);
        let mut told: Vec<Group> = topics
            .0
            .into_iter()
            .map(|(topic, items)| Group { topic, amount: sum(&items), weight: Amount::ZERO, items })
            .collect();
        let having_the_move = spread(weight, &mut told, having_the_move, &mut untold);
        let having_the_move = wane(&mut told, having_the_move, untold);
        told.retain(|group| group.amount != Amount::ZERO);
        told.sort_by_key(|group| (-group.amount.abs().micropawns(), group.topic.theme()));
        Groups { told, having_the_move, untold }
    }
}

/// Weaknesses of the same kind on both sides are set off against each other: what both have is
/// no reason, and what is left is told of the side that has more.
fn set_off(topics: &mut Topics, scene: &Scene) {
    let both = Color::ALL.map(|side| topics.remove(Topic::WeakPawns(side))).concat();
    let mut clauses: Vec<_> = both.iter().map(|item| item.clause).collect();
    clauses.sort_unstable();
    clauses.dedup();
    for clause in clauses {
        let items: Vec<Item> = both.iter().filter(|item| item.clause == clause).copied().collect();
        let weaker = if sum(&items) < Amount::ZERO { Color::White } else { Color::Black };
        let islands = ISLANDS.contains(&clause.clause().key);
        let topic = match islands && scene.weak.get(weaker).is_empty() {
            true => Topic::Structure,
            false => Topic::WeakPawns(weaker),
        };
        items.into_iter().for_each(|item| topics.push(topic, item));
    }
}

/// A bad bishop is bad beside the other side's bishops: if both are, only the worse one is told,
/// by what it is worse.
fn set_off_bishops(topics: &mut Topics, scene: &Scene) {
    let mut bad: Vec<(Amount, Square)> = topics
        .0
        .iter()
        .filter_map(|(topic, items)| match topic {
            Topic::BadBishop(square) if !scene.buried.contains(*square) => {
                Some((sum(items), *square))
            }
            _ => None,
        })
        .collect();
    bad.sort_by_key(|(amount, _)| -amount.abs().micropawns());
    let Some(((_, worst), others)) = bad.split_first() else { return };
    let owner = scene.board.color_at(*worst);
    let mut merged = Vec::new();
    for (_, square) in others.iter().filter(|(_, square)| scene.board.color_at(*square) != owner) {
        merged.extend(topics.remove(Topic::BadBishop(*square)));
    }
    let (beside, rest): (Vec<Item>, Vec<Item>) = topics
        .remove(Topic::Bishops)
        .into_iter()
        .partition(|item| item.clause.clause().key == "bishop_beside_pawns");
    rest.into_iter().for_each(|item| topics.push(Topic::Bishops, item));
    for item in merged.into_iter().chain(beside) {
        let like = item.clause.clause().theme == Theme::Bishops;
        topics.push(if like { Topic::BadBishop(*worst) } else { Topic::Activity }, item);
    }
}

/// A passed pawn and what stops it are one reason: how much it is worth as it stands.
fn tell_blocked_passers_once(topics: &mut Topics, scene: &Scene) {
    for side in Color::ALL {
        let passers = *scene.passers.get(side);
        let about = |item: &Item| ((item.place.on | item.place.at) & passers).any();
        let (of_passers, others): (Vec<Item>, Vec<Item>) =
            topics.remove(Topic::Blockade(side.other())).into_iter().partition(about);
        others.into_iter().for_each(|item| topics.push(Topic::Blockade(side.other()), item));
        of_passers.into_iter().for_each(|item| topics.push(Topic::Passers(side), item));
    }
}

/// In an ending without queens what is said of a king's safety and of what it does is one thing.
fn tell_kings_once(topics: &mut Topics, scene: &Scene) {
    let [safety, activity] =
        [Topic::KingSafety, Topic::KingActivity].map(|topic| topics.sum(topic));
    if scene.endgame && scene.board.queens().is_empty() && activity != Amount::ZERO {
        let (from, to) = match safety.abs() > activity.abs() {
            true => (Topic::KingActivity, Topic::KingSafety),
            false => (Topic::KingSafety, Topic::KingActivity),
        };
        let items = topics.remove(from);
        items.into_iter().for_each(|item| topics.push(to, item));
    }
}

/// What there are no words for is part of what it is about more generally: a piece that is hindered is
/// less active, and what makes a lead weigh less is no hope of a draw that could be named.
fn pass_on(topics: &mut Topics, scene: &Scene) {
    let found: Vec<Topic> = topics.0.iter().map(|(topic, _)| *topic).collect();
    for topic in found {
        let wider = match topic {
            Topic::Bishops | Topic::Files | Topic::Threat(_) | Topic::Colours => Topic::Activity,
            Topic::Drawishness => Topic::Weight,
            _ => continue,
        };
        if topics.group(topic).is_some_and(|group| words::tell(&group, scene).is_none()) {
            let items = topics.remove(topic);
            items.into_iter().for_each(|item| topics.push(wider, item));
        }
    }
}

/// In an ending a pawn more that is passed is told once, as a passed pawn.
fn tell_extra_pawn(topics: &mut Topics, scene: &Scene) {
    let amount = topics.sum(Topic::Material);
    let side = if amount > Amount::ZERO { Color::White } else { Color::Black };
    let both = amount + topics.sum(Topic::Passers(side));
    let helps = side.fold_wb(both > Amount::ZERO, both < Amount::ZERO);
    let passed = scene.passers.get(side).any();
    if scene.endgame && passed && helps && super::material::is_pawns_only(scene.board, side) {
        let items = topics.remove(Topic::Material);
        items.into_iter().for_each(|item| topics.push(Topic::Passers(side), item));
    }
}

/// A bishop for a knight that makes a pair of bishops is told once, as the pair.
fn tell_pair_once(topics: &mut Topics, scene: &Scene) {
    let pair = topics.sum(Topic::BishopPair);
    let side = if pair > Amount::ZERO { Color::White } else { Color::Black };
    let more = super::material::surplus(scene.board, side);
    let less = super::material::surplus(scene.board, side.other());
    let swapped = match (more.as_slice(), less.as_slice()) {
        ([(Role::Bishop, bishops)], [(Role::Knight, knights)]) => bishops == knights,
        _ => false,
    };
    let material = topics.sum(Topic::Material);
    if swapped && pair != Amount::ZERO && (material > Amount::ZERO) == (pair > Amount::ZERO) {
        let items = topics.remove(Topic::Material);
        items.into_iter().for_each(|item| topics.push(Topic::BishopPair, item));
    }
}

/// What the only piece of a side does from its post is told with the post.
fn tell_post_once(topics: &mut Topics, scene: &Scene) {
    let activity = topics.sum(Topic::Activity);
    let side = if activity > Amount::ZERO { Color::White } else { Color::Black };
    let pieces = scene.board.by_color(side) & !scene.board.pawns() & !scene.board.kings();
    let post = pieces.single_square().map(Topic::Post);
    let Some(post) = post.filter(|&post| topics.sum(post) != Amount::ZERO) else { return };
    let items = topics.remove(Topic::Activity);
    items.into_iter().for_each(|item| topics.push(post, item));
}

/// A topic that turns out not to be what its words would say is told as something else or not at
/// all: so words and amounts agree whatever a profile says.
fn mend(topics: &mut Topics, scene: &Scene) {
    let found: Vec<Topic> = topics.0.iter().map(|(topic, _)| *topic).collect();
    for topic in found {
        let amount = topics.sum(topic);
        let owner = |square: Square| scene.board.color_at(square).unwrap_or(Color::White);
        // For whom this has to speak, and where it goes if it does not.
        let (wanted, otherwise) = match topic {
            Topic::Post(square) => (owner(square), Topic::Activity),
            Topic::BadBishop(square) => (owner(square).other(), Topic::Activity),
            Topic::WeakPawns(side) => (side.other(), Topic::Structure),
            Topic::Blockade(side) => (side, Topic::Untold),
            Topic::Drawishness => (behind(topics), Topic::Weight),
            Topic::Material => match super::material::ahead(scene.board, amount) {
                true => continue,
                false => (Color::White, Topic::Untold),
            },
            _ => continue,
        };
        let speaks = wanted.fold_wb(amount > Amount::ZERO, amount < Amount::ZERO);
        let little = topic == Topic::Drawishness && amount.abs() < LEAST_DRAWISH;
        if topic == Topic::Material || little || !speaks {
            let items = topics.remove(topic);
            for item in items {
                let of_bishop = item.clause.clause().theme == Theme::Bishops;
                topics.push(if of_bishop { Topic::Bishops } else { otherwise }, item);
            }
        }
    }
}

/// The side that is behind when everything but the weight of the lead is counted.
fn behind(topics: &Topics) -> Color {
    let counted = |topic: &Topic| !matches!(topic, Topic::Drawishness | Topic::Weight);
    let total: Amount =
        topics.0.iter().filter(|(topic, _)| counted(topic)).map(|(_, items)| sum(items)).sum();
    if total > Amount::ZERO { Color::Black } else { Color::White }
}
