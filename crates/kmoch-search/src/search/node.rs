//! A node of the tree: its kind, what is asked of it, and what is known of it before its moves are tried.

use shakmaty::Move;

use crate::keyed::Keyed;
use crate::moves::checks::CheckSquares;
use crate::score::{NONE, Score};
use crate::tt::Entry;

/// What kind of node is searched; each kind is compiled apart.
pub(super) trait NodeType {
    /// The position that was asked about.
    const ROOT: bool;
    /// A node of a principal variation (PV): its window is open, an exact score is wanted.
    const PV: bool;
    /// What a child is that is searched with the same window.
    type Child: NodeType;
}

/// The root.
pub(super) struct Root;
/// A node of a principal variation.
pub(super) struct Pv;
/// A node with a closed window: only "better or not" is asked.
pub(super) struct NonPv;

impl NodeType for Root {
    const ROOT: bool = true;
    const PV: bool = true;
    type Child = Pv;
}
impl NodeType for Pv {
    const ROOT: bool = false;
    const PV: bool = true;
    type Child = Pv;
}
impl NodeType for NonPv {
    const ROOT: bool = false;
    const PV: bool = false;
    type Child = NonPv;
}

/// The state of a node while it is searched.
pub(super) struct Node<'a> {
    pub position: &'a Keyed,
    /// Plies from the root.
    pub ply: usize,
    /// Plies still to be searched.
    pub depth: i32,
    /// What the side to move has already.
    pub alpha: Score,
    /// What the opponent will not allow.
    pub beta: Score,
    /// Alpha before any move was tried.
    pub original_alpha: Score,
    /// Whether a move is expected to reach beta, and soon: so it is the child of a node whose
    /// moves are expected to fail, or is searched to refute a late move.
    pub cut_node: bool,
    pub in_check: bool,
    /// The move left out while it is tested whether it is singular.
    pub excluded: Option<Move>,
    /// What the transposition table (TT) knows.
    pub tt: Option<Entry>,
    /// Its score, counted from the root, or [`NONE`].
    pub tt_score: Score,
    /// Its move; at the root the best so far.
    pub tt_move: Option<Move>,
    /// Whether that move is a capture or a promotion.
    pub tt_noisy: bool,
    /// Whether this is, or once was, a node of a principal variation.
    pub tt_pv: bool,
    /// The static evaluation as the evaluator gives it, or [`NONE`] in check.
    pub raw: Score,
    /// The static evaluation as experience corrects it, or [`NONE`] in check.
    pub evaluation: Score,
    /// The evaluation, or the table's score where it says more.
    pub estimate: Score,
    /// Whether the evaluation rose since the same side's last turn.
    pub improving: bool,
    /// From where which piece gives check.
    pub checks: CheckSquares,
}

impl Node<'_> {
    pub(super) fn new(
        position: &Keyed,
        ply: usize,
        depth: i32,
        (alpha, beta): (Score, Score),
        cut_node: bool,
    ) -> Node<'_> {
        Node {
            position,
            ply,
            depth,
            alpha,
            beta,
            original_alpha: alpha,
            cut_node,
            in_check: position.is_check(),
            excluded: None,
            tt: None,
            tt_score: NONE,
            tt_move: None,
            tt_noisy: false,
            tt_pv: false,
            raw: NONE,
            evaluation: NONE,
            estimate: NONE,
            improving: false,
            checks: CheckSquares::default(),
        }
    }
}
