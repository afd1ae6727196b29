//! Prints the document of the interface: `cargo run -p kmoch-web --example openapi`.

use std::io::Write as _;

fn main() -> std::io::Result<()> {
    std::io::stdout().write_all(kmoch_web::openapi().as_bytes())
}
