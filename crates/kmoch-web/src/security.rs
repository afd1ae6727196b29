//! Keeping the page to itself: nothing from elsewhere runs in it, nobody else's page may use it.

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

/// Whether the server listens to its own machine only.
#[derive(Debug, Clone, Copy)]
pub struct Reach {
    /// Bound to a loopback address.
    pub loopback: bool,
}

/// Checks where a request comes from and adds the protective headers to every answer.
pub async fn guard(State(reach): State<Reach>, request: Request, next: Next) -> Response {
    let mut response = match admit(reach, request.headers()) {
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
fn admit(reach: Reach, headers: &HeaderMap) -> Result<(), Problem> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if text("sec-fetch-site") == Some("cross-site") && text("sec-fetch-mode") != Some("navigate") {
        return Err(Problem::forbidden("requests from other sites are refused"));
    }
    match text("host") {
        Some(host) if reach.loopback && !is_local(host) => Err(Problem::forbidden(format!(
            "this server answers to localhost only, not to \"{host}\""
        ))),
        _ => Ok(()),
    }
}

fn is_local(host: &str) -> bool {
    let name = match host.rfind(':') {
        Some(colon) if !host[colon..].contains(']') => &host[..colon],
        _ => host,
    };
    matches!(name, "localhost" | "[::1]") || name.starts_with("127.")
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn names_of_this_machine_are_told_from_others() {
        for name in ["localhost", "localhost:8080", "127.0.0.1:80", "[::1]", "[::1]:8080"] {
            assert!(is_local(name), "{name}");
        }
        for name in ["evil.example", "evil.example:8080", "localhost.evil.example", "[::2]:80"] {
            assert!(!is_local(name), "{name}");
        }
    }
}
