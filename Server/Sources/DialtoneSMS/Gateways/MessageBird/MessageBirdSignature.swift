import DialtoneBasics
import DialtoneModel

/// Verifies the `MessageBird-Signature-JWT` header of a callback.
struct MessageBirdSignature: Sendable {
    /// The maximum difference between MessageBird's clock and ours.
    private static let leeway = TimeSpan.seconds(1)

    private static let algorithms: [String: KeyedHash] = [
        "HS256": .sha256, "HS384": .sha384, "HS512": .sha512,
    ]

    private let key: GatewaySecret
    private let tokens = RecentIDs()

    init(key: GatewaySecret) {
        self.key = key
    }

    /// Returns whether the request is new; throws if its signature is invalid or expired.
    func admits(_ callback: GatewayCallback) throws(CallbackProblem) -> Bool {
        guard let text = callback.headers["messagebird-signature-jwt"] else {
            throw .badSignature
        }
        let token = try CallbackToken(text, key: key, algorithms: Self.algorithms)
        guard token.claims["iss"]?.string == "MessageBird" else { throw .badSignature }
        let now = callback.receivedAt
        guard let start = token.moment("nbf") ?? token.moment("iat"), let end = token.moment("exp"),
            start <= now + Self.leeway, now <= end + Self.leeway
        else { throw .stale }
        try token.check("url_hash", isDigestOf: callback.url.utf8)
        if !callback.body.isEmpty || token.claims["payload_hash"] != nil {
            try token.check("payload_hash", isDigestOf: callback.body)
        }
        guard let id = token.claims["jti"]?.string else { throw .badSignature }
        return tokens.admit(id, until: end + Self.leeway, at: now)
    }
}
