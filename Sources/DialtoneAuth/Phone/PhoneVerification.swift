public import Foundation

/// A code that was sent to a phone.
public struct PhoneVerification: Hashable, Sendable {
    /// The ID to create the credential with; it can be stored across launches of the app.
    public let verificationID: String

    /// Seconds until the code expires, if the server provides it.
    public let expiresIn: TimeInterval?

    /// Seconds until a new message can be requested, if the server provides it.
    ///
    /// Until then, the same call sends nothing and returns the same ID.
    public let resendAfter: TimeInterval?
}
