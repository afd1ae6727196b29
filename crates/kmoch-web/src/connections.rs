//! Visitors one by one: whoever takes for ever to say what he wants is cut off.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower::ServiceExt as _;

/// Visitors at one time.
const MOST_CONNECTIONS: usize = 1024;
/// How long running requests may take once the server is to close.
const GRACE: Duration = Duration::from_secs(3);
/// A pause after the system could not hand over a visitor, as when it is out of files.
const AFTER_FAULT: Duration = Duration::from_millis(100);

/// Answers visitors until `stop` is done, then lets running requests finish, for a while. The head of a request
/// has to be there in time; so long an idle connection is kept, too.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    patience: Duration,
    stop: impl Future<Output = ()>,
) {
    let room = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let graceful = GracefulShutdown::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut stop = std::pin::pin!(stop);
    loop {
        let visitor = async {
            // The semaphore is never closed.
            let place = Arc::clone(&room).acquire_owned().await.ok();
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            visitor = visitor => visitor,
            () = &mut stop => break,
        };
        let Ok((stream, address)) = accepted else {
            tokio::time::sleep(AFTER_FAULT).await;
            continue;
        };
        let _ = stream.set_nodelay(true);
        let app = app.clone();
        let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo::<SocketAddr>(address));
            app.clone().oneshot(request.map(axum::body::Body::new))
        });
        let connection = graceful.watch(http.serve_connection(TokioIo::new(stream), service));
        tokio::spawn(async move {
            // A visitor who breaks off is no fault of ours.
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    let _ = tokio::time::timeout(GRACE, graceful.shutdown()).await;
}
