import Foundation

/// The claims of a JSON Web Token, without signature verification: only servers verify it.
struct TokenPayload: Sendable {
    private let json: Data

    /// Parses a token; `nil` if it is not a JSON Web Token.
    init?(_ token: String) {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let json = Base64URL.decode(String(parts[1])),
            (try? JSONSerialization.jsonObject(with: json)) is [String: Any]
        else { return nil }
        self.json = json
    }

    var claims: [String: Any] {
        (try? JSONSerialization.jsonObject(with: json) as? [String: Any]) ?? [:]
    }

    func date(_ claim: String) -> Date? {
        guard let seconds = claims[claim] as? NSNumber else { return nil }
        return Date(timeIntervalSince1970: seconds.doubleValue)
    }
}
