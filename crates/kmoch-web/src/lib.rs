//! The board in the browser: a local web app around the ledger.
