import Crypto
package import DialtoneBasics

/// Challenges for devices to sign, each valid once and for a limited time.
///
/// A challenge contains its own expiration time and a MAC. Nothing is stored when it is issued, so
/// requests for challenges cannot fill a table. Only used challenges are stored, until they expire.
package struct OneTimeChallenges: Sendable {
    /// The parts of a challenge besides random bytes: the expiration time and the MAC.
    private static let timeLength = 5
    private static let codeLength = 16

    private let lifetime: TimeSpan
    private let randomLength: Int
    private let keys: DerivedKeys
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        lifetime: TimeSpan,
        randomLength: Int,
        keys: DerivedKeys,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.lifetime = lifetime
        self.randomLength = randomLength
        self.keys = keys
        self.clock = clock
        self.random = random
    }

    /// A challenge that a device returned.
    package enum Returned: Sendable {
        /// The proof must be marked as used before the challenge counts.
        case valid(SpentProof, issuedAt: Timestamp)
        case expired
        /// Not of this server, or not for the purpose.
        case foreign
    }

    /// Returns a new challenge that is valid only for `purpose`.
    package func issue(for purpose: [UInt8]) -> [UInt8] {
        let end = (clock.now + lifetime).seconds
        let body =
            (0..<Self.timeLength).reversed().map { UInt8(truncatingIfNeeded: end >> ($0 * 8)) }
            + random.bytes(randomLength)
        return body + Self.code(of: body, for: purpose, under: keys.writing)
    }

    package func inspect(_ challenge: [UInt8], for purpose: [UInt8]) -> Returned {
        guard challenge.count == Self.timeLength + randomLength + Self.codeLength else {
            return .foreign
        }
        let body = Array(challenge.dropLast(Self.codeLength))
        let received = Array(challenge.suffix(Self.codeLength))
        let isOwn = keys.all.contains { key in
            ConstantTime.areEqual(Self.code(of: body, for: purpose, under: key), received)
        }
        guard isOwn else { return .foreign }
        let end = Timestamp(seconds: body[..<Self.timeLength].reduce(0) { $0 << 8 | Int64($1) })
        guard clock.now < end else { return .expired }
        return .valid(
            SpentProof(digest: TokenDigest(of: challenge), expiresAt: end),
            issuedAt: end - lifetime
        )
    }

    private static func code(
        of body: [UInt8],
        for purpose: [UInt8],
        under key: SymmetricKey
    ) -> [UInt8] {
        let code = HMAC<SHA256>.authenticationCode(for: purpose + body, using: key)
        return Array(code.prefix(codeLength))
    }
}
