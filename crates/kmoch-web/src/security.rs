//! Keeping the page to itself: nothing from elsewhere runs in it, nobody else's page may use it.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::problem::Problem;

/// Scripts, styles and fonts come from this server only; nothing inline, no framing. The
/// pieces are drawings inside the style sheet, hence `data:` for images.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Under which names the server answers.
#[derive(Debug, Clone)]
pub struct Reach {
    /// The address it listens on.
    pub address: IpAddr,
    /// Names that others were told to use.
    pub names: Arc<[String]>,
}

impl Reach {
    /// A server that listens here, and is called so by others.
    pub fn new(address: IpAddr, names: &[String]) -> Reach {
        Reach { address, names: names.iter().map(|name| name.to_lowercase()).collect() }
    }

    /// Whether a request for this host is meant for us. A name of somebody else may point to this
    /// machine; an address cannot, and `localhost` is ours.
    fn answers_to(&self, host: &str) -> bool {
        let name = without_port(host).to_lowercase();
        let bare = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        match bare.unwrap_or(&name).parse::<IpAddr>() {
            Ok(address) => {
                address.is_loopback() || self.address.is_unspecified() || address == self.address
            }
            Err(_) => name == "localhost" || self.names.contains(&name),
        }
    }
}

/// Checks where a request comes from and adds the protective headers to every answer.
pub async fn guard(State(reach): State<Reach>, request: Request, next: Next) -> Response {
    let mut response = match admit(&reach, request.headers()) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Another site's page must not reach in, neither directly nor under a name that it
/// made point to this machine.
fn admit(reach: &Reach, headers: &HeaderMap) -> Result<(), Problem> {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let host = text("host").unwrap_or_default();
    if !reach.answers_to(host) {
        return Err(Problem::forbidden(format!(
            "this server does not answer to \"{host}\": `kmoch serve --name` tells it its names"
        )));
    }
    if text("sec-fetch-site") == Some("cross-site") && text("sec-fetch-mode") != Some("navigate") {
        return Err(Problem::forbidden("requests from other sites are refused"));
    }
    // Whatever page a browser sends a request for says so; our own is of this very host.
    match text("origin") {
        Some(origin) if origin.split_once("://").is_none_or(|(_, from)| from != host) => {
            Err(Problem::forbidden("requests from other sites' pages are refused"))
        }
        _ => Ok(()),
    }
}

/// A host without the number behind its last colon, which may be within brackets.
fn without_port(host: &str) -> &str {
    match host.rfind(':') {
        Some(colon) if !host[colon..].contains(']') => &host[..colon],
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reach(address: &str, names: &[&str]) -> Reach {
        let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
        Reach::new(address.parse().unwrap(), &names)
    }

    #[test]
    fn names_of_this_machine_are_told_from_others() {
        let own = reach("127.0.0.1", &[]);
        for name in ["localhost", "LOCALHOST:8080", "127.0.0.1:80", "127.0.0.2", "[::1]:8080"] {
            assert!(own.answers_to(name), "{name}");
        }
        for name in [
            "",
            "127.evil.example",
            "evil.example:80",
            "localhost.evil.example",
            "[::2]:80",
            "10.0.0.1",
        ] {
            assert!(!own.answers_to(name), "{name}");
        }
    }

    #[test]
    fn a_server_for_others_answers_to_its_address_and_its_names() {
        let open = reach("10.0.0.7", &["Chess.example"]);
        for name in ["10.0.0.7:8080", "chess.example", "CHESS.example:8080", "localhost"] {
            assert!(open.answers_to(name), "{name}");
        }
        assert!(!open.answers_to("10.0.0.8"));
        assert!(!open.answers_to("evil.example"));
        assert!(reach("0.0.0.0", &[]).answers_to("10.0.0.8:8080"));
        assert!(!reach("0.0.0.0", &[]).answers_to("evil.example"));
    }

    #[test]
    fn only_pages_of_this_host_may_ask() {
        let own = reach("127.0.0.1", &[]);
        let asks = |origin: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert("host", HeaderValue::from_static("localhost:8080"));
            headers.insert("origin", HeaderValue::from_static(origin));
            admit(&own, &headers).is_ok()
        };
        assert!(asks("http://localhost:8080"));
        for origin in ["null", "http://localhost:9999", "http://evil.example", ""] {
            assert!(!asks(origin), "{origin}");
        }
    }
}
