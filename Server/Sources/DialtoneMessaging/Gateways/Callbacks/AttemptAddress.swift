import DialtoneCore

/// The attempt in the address that a gateway is told to send receipts to.
///
/// For gateways that have no field of their own for it, and whose signature is about the whole
/// address.
enum AttemptAddress {
    static let field = "attempt"

    static func url(_ url: String, of attempt: AttemptReference) -> String {
        url + (url.contains("?") ? "&" : "?") + "\(field)=\(attempt.text)"
    }

    /// What the address of `callback` says; `nil` where it says nothing, or something else.
    static func attempt(in callback: GatewayCallback) -> AttemptReference? {
        callback.query.first { $0.name == field }.flatMap { AttemptReference($0.value) }
    }
}
