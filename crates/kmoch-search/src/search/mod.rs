//! The search: alpha-beta with a principal variation (PVS), iterative deepening, lazy SMP.
//!
//! The steps of a node are numbered in the order in which they are taken:
//!
//! | steps | what | file |
//! |---|---|---|
//! | 1 to 3 | quiescence at the horizon (QS), draws, mate-distance pruning | `pvs`, `quiescence`, `draws` |
//! | 4, 5 | transposition table (TT), endgame tables (TB) | `pvs`, `remembered`, `tablebases` |
//! | 6 | static evaluation, correction history, improving, hindsight | `pvs`, `correction`, `hindsight` |
//! | 7, 8 | razoring, reverse futility pruning (RFP) | `pruning` |
//! | 9 | null move pruning (NMP) | `null_move` |
//! | 10 | ProbCut | `probcut` |
//! | 11 | internal iterative reduction (IIR) | `pvs` |
//! | 12 | the moves in order: table move, captures by SEE, killers, history and urgency | `move_loop`, `picker`, `history`, `urgency`, `see` |
//! | 13 | late move pruning (LMP), futility, history and SEE pruning | `move_pruning` |
//! | 14 | singular extensions (SE), multi-cut | `singular` |
//! | 15 | cutting rules | `move_loop`, `cuts` |
//! | 16 | late move reduction (LMR) | `lmr` |
//! | 17, 18 | closed window, open window | `move_loop` |
//! | 19 to 21 | mate and stalemate, histories, TT store | `learning` |
//!
//! [`worker::Worker`] is one thread with all it remembers; the files above are its methods, an idea each.

mod attacked;
pub mod clock;
pub mod correction;
pub mod cuts;
pub mod deepening;
mod draws;
mod hindsight;
pub mod history;
mod learning;
mod lmr;
mod move_loop;
mod move_pruning;
mod node;
mod null_move;
pub mod picker;
mod preference;
mod probcut;
pub mod progress;
mod pruning;
mod pvs;
mod quiescence;
pub mod reductions;
mod remembered;
pub mod root;
mod sample;
pub mod see;
mod singular;
mod stack;
mod tablebases;
pub mod task;
pub mod urgency;
mod variations;
pub mod worker;

pub use sample::Sample;
pub use worker::Worker;
