import DialtoneCore
import Synchronization

/// Makes the provider tokens of one key, as seldom as Apple wants and as often as it must be.
final class ProviderTokens: Sendable {
    /// Apple takes no token that is older than an hour; clocks differ, and requests wait.
    static let lifetime = TimeSpan.minutes(50)

    /// Apple refuses a key that makes tokens more often.
    static let pause = TimeSpan.minutes(20)

    private let key: APNsKey
    private let clock: ServerClock
    private let latest = Mutex<ProviderToken?>(nil)

    init(of key: APNsKey, clock: ServerClock) {
        self.key = key
        self.clock = clock
    }

    /// The token to send now.
    func current() throws -> String {
        let now = clock.now
        return try latest.withLock { latest in
            if let latest, now - latest.issuedAt < Self.lifetime { return latest.text }
            let token = try ProviderToken(signedBy: key, at: Self.beginning(of: now))
            latest = token
            return token.text
        }
    }

    /// Forgets `token`, which Apple calls expired; `false` if it is too early for another one.
    func retire(_ token: String) -> Bool {
        let now = clock.now
        return latest.withLock { latest in
            guard let current = latest, current.text == token else { return true }
            guard now - current.issuedAt >= Self.pause else { return false }
            latest = nil
            return true
        }
    }

    /// When a token that is made at `now` says it was issued.
    ///
    /// All programs that use the key say the same, so that together they do not make new ones
    /// more often than one may.
    private static func beginning(of now: Timestamp) -> Timestamp {
        let span = pause.milliseconds
        return Timestamp(milliseconds: now.milliseconds / span * span)
    }
}
