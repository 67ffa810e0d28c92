import Foundation

/// The two tokens of a session.
struct SessionTokens: Codable, Hashable, Sendable {
    var idToken: String
    var refreshToken: String

    /// When the ID token expires, by this device's clock.
    var expiresAt: Date

    /// The minimum remaining lifetime, in seconds; an ID token with less is renewed before it is
    /// used.
    static let leastTimeLeft: TimeInterval = 300

    /// Reads the tokens in a response.
    ///
    /// If the response has no lifetime, it is read from the ID token; without either, the token
    /// counts as expired and is renewed at its first use.
    init(idToken: String, refreshToken: String, expiresIn: String?, now: Date) {
        self.idToken = idToken
        self.refreshToken = refreshToken
        let lifetime = expiresIn.flatMap(TimeInterval.init) ?? Self.lifetime(of: idToken) ?? 0
        expiresAt = now.addingTimeInterval(lifetime)
    }

    func isFresh(at now: Date) -> Bool {
        expiresAt.timeIntervalSince(now) > Self.leastTimeLeft
    }

    /// Returns the lifetime by the token's own dates, which do not depend on this device's clock.
    private static func lifetime(of idToken: String) -> TimeInterval? {
        guard let payload = TokenPayload(idToken), let end = payload.date("exp"),
            let start = payload.date("iat")
        else { return nil }
        return end.timeIntervalSince(start)
    }
}
