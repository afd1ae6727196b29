//! Searches the game tree with the evaluation of `kmoch-eval` and speaks UCI.
