//! Visitors who take for ever: they are cut off, and nobody waits for them.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use kmoch_web::{Options, Server};

/// A server on a free port, for as long as the test runs.
fn start(patience: Duration) -> SocketAddr {
    let (address, known) = mpsc::channel();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let options = Options { engines: 1, hash_mb: 1, patience, ..Options::default() };
            let server = Server::bind(&options).await.unwrap();
            address.send(server.address().unwrap()).unwrap();
            server.run(std::future::pending()).await;
        });
    });
    known.recv().unwrap()
}

fn say(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

fn answer(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    stream.read_to_end(&mut text).expect("the server closes the connection");
    String::from_utf8_lossy(&text).into_owned()
}

/// A request whose body is announced and never comes.
fn slow_body(address: SocketAddr) -> String {
    format!(
        "POST /api/explain HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         content-length: 1000\r\n\r\n{{"
    )
}

#[test]
fn half_a_request_is_cut_off() {
    let address = start(Duration::from_millis(300));
    let head = say(address, "GET /api/catalog HTTP/1.1\r\nho");
    let body = say(address, &slow_body(address));
    let told = answer(body);
    assert!(told.starts_with("HTTP/1.1 408"), "{told}");
    answer(head);
}

#[test]
fn slow_visitors_block_nobody() {
    let patience = Duration::from_secs(60);
    let address = start(patience);
    let slow: Vec<TcpStream> = (0..300).map(|_| say(address, &slow_body(address))).collect();
    let started = Instant::now();
    let request = format!(
        "POST /api/explain HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         content-length: 34\r\nconnection: close\r\n\r\n{{\"fen\":\"startpos\",\"at_sight\":true}}"
    );
    let told = answer(say(address, &request));
    assert!(told.starts_with("HTTP/1.1 200"), "{told}");
    assert!(started.elapsed() < patience / 2, "{:?}", started.elapsed());
    drop(slow);
}
