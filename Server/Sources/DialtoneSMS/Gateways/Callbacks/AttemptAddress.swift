import DialtoneModel

/// Adds the attempt to the callback URL that a gateway receives.
///
/// Used for gateways that have no field for a reference and whose signature covers the whole URL.
enum AttemptAddress {
    static let field = "attempt"

    static func url(_ url: String, of attempt: AttemptReference) -> String {
        url + (url.contains("?") ? "&" : "?") + "\(field)=\(attempt.text)"
    }

    /// Returns the attempt in the URL of `callback`, or `nil` if it is missing or malformed.
    static func attempt(in callback: GatewayCallback) -> AttemptReference? {
        callback.query.first { $0.name == field }.flatMap { AttemptReference($0.value) }
    }
}
