package import DialtoneBasics
import DialtoneFederation

/// A visit to this server's sign-in page on behalf of an app, which the browser holds, encrypted.
///
/// It is valid only in the browser that made the request, so that an attacker cannot make a user's
/// browser submit a form with the attacker's session.
package struct HostedVisit: ProviderHandle, Sendable {
    package static let name = "hosted-visit"

    /// How long a user may take to sign in.
    package static let lifetime = TimeSpan.minutes(10)

    package let projectID: ProjectID

    /// The way back to the app, in its own format.
    package let note: String

    /// SHA-256, in hex, of a secret of the app that waits.
    package let challenge: String

    /// SHA-256, in hex, of the browser's own cookie.
    package let browserDigest: String

    let beganAt: Int64

    init(
        to projectID: ProjectID,
        note: String,
        challenge: String,
        browserDigest: String,
        at now: Timestamp
    ) {
        self.projectID = projectID
        self.note = note
        self.challenge = challenge
        self.browserDigest = browserDigest
        beganAt = now.milliseconds
    }

    package var expiresAt: Int64 { (start + Self.lifetime).milliseconds }

    var start: Timestamp { Timestamp(milliseconds: beganAt) }
}
