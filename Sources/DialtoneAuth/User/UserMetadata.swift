public import Foundation

/// When a user came and was last here.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRUserMetadata)
#endif
public final class UserMetadata: NSObject, Sendable {
    /// The last sign-in.
    public let lastSignInDate: Date?

    /// The creation of the account.
    public let creationDate: Date?

    init(lastSignInDate: Date?, creationDate: Date?) {
        self.lastSignInDate = lastSignInDate
        self.creationDate = creationDate
    }
}
