//! The board in the browser: a local web app around the ledger.
//!
//! The page is written in TypeScript (`/web`) and embedded here; everything it knows it asks
//! of the JSON interface below, which people may script as well: see `openapi.json`.

mod analyse;
mod assets;
mod catalog;
mod connections;
mod contract;
mod curves;
mod engine;
mod explain;
mod game;
mod guests;
mod limits;
mod moves;
mod openapi;
mod pgn;
mod position;
mod problem;
mod profile;
mod security;
mod server;
mod shelf;
mod work;

pub use openapi::text as openapi;
pub use server::{Options, Server, page_is_built, router, router_of};
