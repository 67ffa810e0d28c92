public import Foundation

/// A code on its way to a phone.
public struct PhoneVerification: Hashable, Sendable {
    /// Goes with the code into the credential; it can be kept across starts of the app.
    public let verificationID: String

    /// Seconds for which the code is good, where the server tells.
    public let expiresIn: TimeInterval?

    /// Seconds until a new message can be asked for, where the server tells.
    ///
    /// Until then the same call sends nothing and yields the same ID.
    public let resendAfter: TimeInterval?
}
