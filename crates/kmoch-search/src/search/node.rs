//! Kinds of nodes: the root, the principal variation, and all the others.

/// What kind of node is searched.
pub(super) trait Node {
    /// The position that was asked about.
    const ROOT: bool;
    /// A node with an open window, on a principal variation.
    const VARIATION: bool;
    /// Depth to look ahead with an open window stays on the variation.
    type Child: Node;
}

/// The root.
pub(super) struct Root;
/// A node of a principal variation.
pub(super) struct Variation;
/// A node with a closed window: only "better or not" is asked.
pub(super) struct Scout;

impl Node for Root {
    const ROOT: bool = true;
    const VARIATION: bool = true;
    type Child = Variation;
}
impl Node for Variation {
    const ROOT: bool = false;
    const VARIATION: bool = true;
    type Child = Variation;
}
impl Node for Scout {
    const ROOT: bool = false;
    const VARIATION: bool = false;
    type Child = Scout;
}
