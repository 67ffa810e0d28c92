import Foundation

/// The claims of a JSON Web Token, without signature verification: only servers verify it.
struct TokenPayload: Sendable {
    private let json: Data

    /// Parses a token; `nil` if it is not a JSON Web Token.
    init?(_ token: String) {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        var base64 = String(parts[1].map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
        base64 += String(repeating: "=", count: (4 - base64.count % 4) % 4)
        guard let json = Data(base64Encoded: base64),
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
