//! Reads, annotates and reports games.
