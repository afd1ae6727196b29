//! What holds for every clause, whatever it is about.

mod corpus;
mod every_clause;
mod every_position;
