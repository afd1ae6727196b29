//! `kmoch serve`: the board in the browser.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use kmoch_files::say;
use kmoch_games::guest::{Talk, alone};
use kmoch_web::{Options, Server};

/// Serve the board as a web page on this machine.
///
/// Move pieces and see the reasons light up; weigh the clauses yourself; step through games with
/// the curve of every clause. Nothing leaves the machine.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The port to listen on; 0 takes a free one.
    #[arg(long, default_value_t = 8080)]
    port: u16,

    /// The address to listen on. Anything but a loopback address lets others in.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,

    /// A name under which others reach this server, such as chess.example. Without it only addresses and localhost
    /// are answered.
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,

    /// Open the page in the browser.
    #[arg(long)]
    open: bool,

    /// How many analyses may run at one time, over all visitors.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=64))]
    engines: u16,

    /// Let another UCI engine search for the explanations; kmoch tells the reasons where its line ends. What
    /// it does wrong is told here, and kmoch searches instead.
    #[arg(long, value_name = "PATH")]
    engine: Option<PathBuf>,

    /// Hash memory of each analysis, in megabytes.
    #[arg(long, value_name = "MB", default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..=4096))]
    hash: u16,
}

/// Serves until interrupted.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    if !kmoch_web::page_is_built() {
        say::warn(
            "the page is not built in, only its JSON interface: install Node 20 or newer with npm \
             and run `make` again",
        );
    }
    // Whoever asks for an engine wants to know at once that there is none, not at the first visit.
    if let Some(path) = &args.engine
        && let Err(fault) = Talk::start(path)
    {
        say::warn(alone(path, &fault));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("cannot start the server's threads")?;
    runtime.block_on(serve(args))?;
    // A visitor's analysis must not keep the program alive.
    runtime.shutdown_background();
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: Args) -> anyhow::Result<()> {
    let options = Options {
        host: args.host,
        port: args.port,
        names: args.names,
        engines: args.engines.into(),
        hash_mb: args.hash.into(),
        engine: args.engine,
        ..Options::default()
    };
    let server = Server::bind(&options).await?;
    let url = url_of(server.address()?);
    // The first line of standard output is the address, for people and for scripts.
    say::print(format!("{url}\n"))?;
    if !args.host.is_loopback() {
        say::warn(format_args!("listening on {}: others can reach this", args.host));
    }
    if args.open
        && let Err(error) = open::that_detached(&url)
    {
        say::warn(format_args!("cannot open a browser: {error}"));
    }
    server.run(interrupted()).await;
    Ok(())
}

/// The address a browser on this machine can use.
fn url_of(address: SocketAddr) -> String {
    let host = match address.ip() {
        ip if ip.is_unspecified() => "localhost".to_owned(),
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    };
    format!("http://{host}:{}/", address.port())
}

/// Done when the user or the system wants the program to end.
async fn interrupted() {
    let by_user = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut by_system) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = by_user => {}
                _ = by_system.recv() => {}
            }
            return;
        }
    }
    let _ = by_user.await;
}

#[cfg(test)]
mod tests {
    use super::url_of;

    #[test]
    fn the_address_can_be_clicked() {
        let url = |text: &str| url_of(text.parse().unwrap());
        assert_eq!(url("127.0.0.1:8080"), "http://127.0.0.1:8080/");
        assert_eq!(url("[::1]:80"), "http://[::1]:80/");
        assert_eq!(url("0.0.0.0:1"), "http://localhost:1/");
    }
}
