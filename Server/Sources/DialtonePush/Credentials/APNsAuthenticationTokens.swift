import Crypto
import DialtoneBasics
import Foundation
import Synchronization

/// Issues the provider tokens of one key, within Apple's minimum and maximum intervals.
final class APNsAuthenticationTokens: Sendable {
    /// The lifetime of a token: below Apple's limit of an hour, to allow for clock differences.
    static let lifetime = TimeSpan.minutes(50)

    /// The minimum interval between two tokens; Apple rejects keys that issue tokens more often.
    static let pause = TimeSpan.minutes(20)

    private let key: APNsKey
    private let clock: ServerClock
    private let latest = Mutex<APNsAuthenticationToken?>(nil)

    init(of key: APNsKey, clock: ServerClock) {
        self.key = key
        self.clock = clock
    }

    /// Returns the token to send now.
    func current() throws -> String {
        let now = clock.now
        return try latest.withLock { latest in
            if let latest, now - latest.issuedAt < Self.lifetime { return latest.text }
            let token = try APNsAuthenticationToken(signedBy: key, at: Self.beginning(of: now))
            latest = token
            return token.text
        }
    }

    /// Discards `token`, which Apple reported as expired; `false` if a new one is not allowed yet.
    func retire(_ token: String) -> Bool {
        let now = clock.now
        return latest.withLock { latest in
            guard let current = latest, current.text == token else { return true }
            guard now - current.issuedAt >= Self.pause else { return false }
            latest = nil
            return true
        }
    }

    /// Returns the issue time of a token that is created at `now`.
    ///
    /// All processes that use the key round down to the same time, so that together they do not
    /// exceed Apple's limit.
    private static func beginning(of now: Timestamp) -> Timestamp {
        let span = pause.milliseconds
        return Timestamp(milliseconds: now.milliseconds / span * span)
    }
}

/// A provider token that authenticates the server to APNs: a JWT signed with a team's key.
struct APNsAuthenticationToken: Sendable {
    let text: String
    let issuedAt: Timestamp

    init(signedBy key: APNsKey, at now: Timestamp) throws {
        let header = try Self.part(Header(alg: "ES256", kid: key.keyID))
        let claims = try Self.part(Claims(iss: key.teamID, iat: now.seconds))
        let signature = try key.key.signature(for: Data("\(header).\(claims)".utf8))
        text = "\(header).\(claims).\(Base64URL.encode(signature.rawRepresentation))"
        issuedAt = now
    }

    private struct Header: Encodable {
        let alg: String
        let kid: String
    }

    private struct Claims: Encodable {
        let iss: String
        let iat: Int64
    }

    private static func part(_ value: some Encodable) throws -> String {
        Base64URL.encode(try JSONEncoder().encode(value))
    }
}
