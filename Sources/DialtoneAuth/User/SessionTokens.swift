import Foundation

/// The two tokens of a session.
struct SessionTokens: Codable, Hashable, Sendable {
    var idToken: String
    var refreshToken: String

    /// When the ID token ends by this device's clock.
    var expiresAt: Date

    /// An ID token with less time left is renewed before it is used.
    static let leastTimeLeft: TimeInterval = 300

    /// Reads the tokens of an answer.
    ///
    /// Where the answer does not tell how long they last, the ID token itself does; one that does
    /// not either counts as expired, and is renewed at its first use.
    init(idToken: String, refreshToken: String, expiresIn: String?, now: Date) {
        self.idToken = idToken
        self.refreshToken = refreshToken
        let lifetime = expiresIn.flatMap(TimeInterval.init) ?? Self.lifetime(of: idToken) ?? 0
        expiresAt = now.addingTimeInterval(lifetime)
    }

    func isFresh(at now: Date) -> Bool {
        expiresAt.timeIntervalSince(now) > Self.leastTimeLeft
    }

    /// By the token's own dates, whose difference does not depend on this device's clock.
    private static func lifetime(of idToken: String) -> TimeInterval? {
        guard let payload = TokenPayload(idToken), let end = payload.date("exp"),
            let start = payload.date("iat")
        else { return nil }
        return end.timeIntervalSince(start)
    }
}
