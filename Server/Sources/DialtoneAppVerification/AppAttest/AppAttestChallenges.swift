package import DialtoneBasics
package import DialtoneModel
package import Crypto
import Foundation

/// Challenges for an app to sign with its key, each valid once and for five minutes.
///
/// A challenge contains its own expiration time and a MAC. Nothing is stored when it is issued, so
/// requests for challenges cannot fill a table. Only used challenges are stored, until they expire.
package struct AppAttestChallenges: Sendable {
    package static let lifetime = TimeSpan.minutes(5)

    /// The parts of a challenge: the expiration time, random bytes, and the MAC.
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

    /// Returns a new challenge for an app of a project: 32 bytes, in base64url.
    package func challenge(for app: RelyingApp) -> String {
        let end = (clock.now + Self.lifetime).seconds
        let body =
            (0..<Self.timeLength).reversed().map { UInt8(truncatingIfNeeded: end >> ($0 * 8)) }
            + random.bytes(Self.randomLength)
        return Base64URL.encode(body + code(of: body, for: app))
    }

    /// The proof to mark as used, if `text` is an unexpired challenge of this server for `app`.
    func spending(_ text: String, for app: RelyingApp) -> SpentProof? {
        guard let bytes = Base64URL.decode(text),
            bytes.count == Self.timeLength + Self.randomLength + Self.codeLength
        else { return nil }
        let body = Array(bytes.dropLast(Self.codeLength))
        guard ConstantTime.areEqual(code(of: body, for: app), bytes.suffix(Self.codeLength)) else {
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
}
