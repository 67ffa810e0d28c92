import DialtoneCore

/// Finds out whether a callback is Vonage's, in any of the forms in which it signs.
///
/// Signed callbacks are a setting of the account. Where the operator gave no signature secret,
/// only the secret part of the address protects them.
struct VonageCallbacks: Sendable {
    private static let tolerance = TimeSpan.minutes(5)

    let credentials: VonageCredentials
    private let tokens = RecentIDs()

    init(credentials: VonageCredentials) {
        self.credentials = credentials
    }

    /// What the callback says; throws where nobody vouches for that.
    func fields(of callback: GatewayCallback) throws(CallbackProblem) -> [String: String] {
        let parameters = try Self.parameters(of: callback)
        let fields = Dictionary(
            parameters.map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first }
        )
        if let key = fields["api-key"], key != credentials.key { throw .badSignature }
        guard let signature = credentials.signature else { return fields }
        if let token = Self.bearer(in: callback) {
            try check(token, of: callback, signature.secret)
        } else {
            guard Set(parameters.map(\.name)).count == parameters.count,
                signature.isGood(parameters)
            else { throw .badSignature }
            let moment = fields["timestamp"].flatMap(Int64.init).map(Timestamp.init(seconds:))
            try callback.check(moment, within: Self.tolerance)
        }
        return fields
    }

    /// The token vouches for the body only, so nothing of the query may be believed.
    private func check(
        _ text: String,
        of callback: GatewayCallback,
        _ secret: GatewaySecret
    ) throws(CallbackProblem) {
        guard callback.method != "GET" else { throw .badSignature }
        let token = try CallbackToken(text, key: secret, algorithms: ["HS256": .sha256])
        try token.check("payload_hash", isDigestOf: callback.body)
        if let key = token.claims["api_key"]?.string, key != credentials.key {
            throw .badSignature
        }
        try callback.check(token.moment("iat"), within: Self.tolerance)
        if let id = token.claims["jti"]?.string {
            let end = callback.receivedAt + Self.tolerance + Self.tolerance
            guard tokens.admit(id, until: end, at: callback.receivedAt) else { throw .stale }
        }
    }

    private static func bearer(in callback: GatewayCallback) -> String? {
        guard let header = callback.headers["authorization"],
            header.lowercased().hasPrefix("bearer ")
        else { return nil }
        return String(header.dropFirst("bearer ".count))
    }

    /// Which way they come is a setting of the account as well.
    private static func parameters(
        of callback: GatewayCallback
    ) throws(CallbackProblem) -> [(name: String, value: String)] {
        guard callback.method != "GET", callback.isJSON else { return callback.allFields }
        guard case .object(let members) = JSONValue(parsing: callback.body) else {
            throw .malformed("the body is no JSON object")
        }
        return members.compactMap { name, value in
            (value.string ?? value.code).map { (name, $0) }
        }
    }
}
