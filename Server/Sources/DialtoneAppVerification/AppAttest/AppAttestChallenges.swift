package import Crypto
package import DialtoneCore
import Foundation

/// Challenges that an app signs with its key, each good once and for five minutes.
///
/// Nothing is stored when one is given out, so asking for challenges fills no table: a challenge
/// says itself when it ends and carries a MAC. Only the used ones are remembered, until then.
package struct AppAttestChallenges: Sendable {
    package static let lifetime = TimeSpan.minutes(5)

    /// When the challenge ends, random bytes, and the MAC.
    private static let timeLength = 5
    private static let randomLength = 11
    private static let codeLength = 16

    private let key: SymmetricKey
    private let clock: ServerClock
    private let random: RandomSource

    package init(key: SymmetricKey, clock: ServerClock, random: RandomSource) {
        self.key = key
        self.clock = clock
        self.random = random
    }

    /// A new challenge for an app of a project: 32 bytes, as base64url.
    package func challenge(for app: RelyingApp) -> String {
        let end = (clock.now + Self.lifetime).seconds
        let body =
            (0..<Self.timeLength).reversed().map { UInt8(truncatingIfNeeded: end >> ($0 * 8)) }
            + random.bytes(Self.randomLength)
        return Base64URL.encode(body + code(of: body, for: app))
    }

    /// What to spend if `text` is a challenge of ours for `app` that has not ended.
    func spending(_ text: String, for app: RelyingApp) -> SpentProof? {
        guard let bytes = Base64URL.decode(text),
            bytes.count == Self.timeLength + Self.randomLength + Self.codeLength
        else { return nil }
        let body = Array(bytes.dropLast(Self.codeLength))
        guard Self.isEqual(code(of: body, for: app), bytes.suffix(Self.codeLength)) else {
            return nil
        }
        let end = Timestamp(seconds: body[..<Self.timeLength].reduce(0) { $0 << 8 | Int64($1) })
        guard clock.now < end else { return nil }
        return SpentProof(digest: TokenDigest(of: bytes), expiresAt: end)
    }

    private func code(of body: [UInt8], for app: RelyingApp) -> [UInt8] {
        let place = Array("\(app.projectID.rawValue)/\(app.appID)/".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: place + body, using: key)
        return Array(code.prefix(Self.codeLength))
    }

    /// In a time that does not depend on where they differ.
    private static func isEqual(_ left: [UInt8], _ right: ArraySlice<UInt8>) -> Bool {
        left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
