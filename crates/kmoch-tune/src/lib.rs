//! Fits the numbers of a profile to labelled positions and measures what each clause is worth.
