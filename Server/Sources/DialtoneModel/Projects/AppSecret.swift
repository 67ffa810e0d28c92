package import DialtoneBasics
import Crypto

/// The secret of a back end or of a confidential client: a recognizable prefix and 32 random bytes.
///
/// The prefix lets secret scanners find a leaked secret in repositories and logs.
package struct AppSecret: Sendable, CustomStringConvertible {
    private static let form = BytesText(length: 32, prefix: "dts_")

    private let bytes: [UInt8]

    package init(random: RandomSource) {
        bytes = random.bytes(Self.form.length)
    }

    /// Parses a secret that a client sent; returns `nil` if it does not have the required form.
    package init?(_ text: String) {
        guard let bytes = Self.form.bytes(of: text) else { return nil }
        self.bytes = bytes
    }

    package var text: String { Self.form.text(of: bytes) }

    package var description: String { "AppSecret(•••)" }

    fileprivate var digest: SHA256Digest { SHA256.hash(data: bytes) }
}

/// An app's secret as stored in the database.
package struct StoredAppSecret: Hashable, Sendable, Codable {
    /// SHA-256 of the secret's bytes, as base64url.
    private let digest: String

    /// When the secret expires; `nil` for the newest one.
    package internal(set) var goodUntil: Timestamp?

    package init(_ secret: AppSecret) {
        digest = Base64URL.encode(secret.digest)
    }

    /// Compares the digests in constant time.
    func matches(_ secret: AppSecret) -> Bool {
        Base64URL.decode(digest).map { secret.digest == $0 } ?? false
    }

    func isGood(at now: Timestamp) -> Bool {
        goodUntil.map { now < $0 } ?? true
    }
}

extension [StoredAppSecret] {
    /// Adds `secret` as the newest one.
    ///
    /// The previous secret stays valid for `grace`; older ones expire.
    package mutating func rotate(
        to secret: AppSecret,
        keepingFor grace: TimeSpan,
        at now: Timestamp
    ) {
        let previous = last { $0.isGood(at: now) && $0.goodUntil == nil }.map { kept in
            var kept = kept
            kept.goodUntil = now + grace
            return kept
        }
        self = [previous].compactMap(\.self) + [StoredAppSecret(secret)]
    }

    /// Whether `secret` is one of them and has not expired.
    package func contains(_ secret: AppSecret, at now: Timestamp) -> Bool {
        filter { $0.isGood(at: now) && $0.matches(secret) }.isEmpty == false
    }
}

extension AppDetails {
    /// Adds `secret` as the newest one; the previous secret stays valid for `grace`.
    package mutating func rotateSecret(
        to secret: AppSecret,
        keepingFor grace: TimeSpan,
        at now: Timestamp
    ) {
        secrets.rotate(to: secret, keepingFor: grace, at: now)
    }

    /// Whether `secret` is one of the app's secrets and has not expired.
    package func hasSecret(_ secret: AppSecret, at now: Timestamp) -> Bool {
        secrets.contains(secret, at: now)
    }
}
