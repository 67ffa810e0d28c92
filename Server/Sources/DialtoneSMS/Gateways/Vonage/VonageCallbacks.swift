import DialtoneBasics
import DialtoneModel

/// Verifies that a callback comes from Vonage, in any of the formats in which Vonage signs.
///
/// Signed callbacks are an account setting. If no signature secret is configured, only the secret
/// part of the callback URL protects the callbacks.
struct VonageCallbacks: Sendable {
    private static let tolerance = TimeSpan.minutes(5)

    let credentials: VonageCredentials
    private let tokens = RecentIDs()

    init(credentials: VonageCredentials) {
        self.credentials = credentials
    }

    /// Returns the fields of the callback; throws if its signature is invalid.
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

    /// Verifies the token, which covers only the body: a GET request is therefore rejected.
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

    /// The parameters of the callback; an account setting chooses query, form or JSON.
    private static func parameters(
        of callback: GatewayCallback
    ) throws(CallbackProblem) -> [(name: String, value: String)] {
        guard callback.method != "GET", callback.isJSON else { return callback.allFields }
        guard case .object(let members) = JSONValue(parsing: callback.body) else {
            throw .malformed("the body is not a JSON object")
        }
        return members.compactMap { name, value in
            (value.string ?? value.code).map { (name, $0) }
        }
    }
}
