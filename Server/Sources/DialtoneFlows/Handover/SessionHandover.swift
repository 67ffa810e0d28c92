package import DialtoneBasics
import DialtoneFederation
import Crypto

/// A session of a sign-in on this server's page on its way to the app that waits for it, encrypted.
///
/// It is not a token of the session: only the app that has the secret of ``challenge`` can exchange
/// it, once, and only for a short time.
package struct SessionHandover: ProviderHandle, Sendable {
    package static let name = "session-handover"

    /// How long an app may take to exchange it; a page that was redirected must load first.
    package static let lifetime = TimeSpan.minutes(5)

    /// A random text, by which a second use is recognized.
    let id: String

    /// The session's public ID.
    let session: String

    /// SHA-256, in hex, of a secret of the app that waits; `nil` after a conflict, when that app has
    /// shown that it knows the secret.
    let challenge: String?

    /// Whether the account was created for this sign-in.
    let isNew: Bool

    package let expiresAt: Int64

    /// Whether `secret` is that of the app that waits.
    func isFor(_ secret: String?) -> Bool {
        guard let challenge else { return secret == nil }
        guard let secret, let digest = Hex.decode(challenge) else { return false }
        return SHA256.hash(data: Array(secret.utf8)) == digest
    }
}
