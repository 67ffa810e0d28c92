public import Foundation

/// What a sign-in tells beside the user.
#if canImport(ObjectiveC)
@objc(FIRAdditionalUserInfo)
#endif
public final class AdditionalUserInfo: NSObject, Sendable {
    /// The way to sign in; empty for anonymous users.
    public let providerID: String

    /// Whether this sign-in created the account.
    public let isNewUser: Bool

    init(providerID: String, isNewUser: Bool) {
        self.providerID = providerID
        self.isNewUser = isNewUser
    }

    /// What a federated provider tells; phones and anonymous users have nothing of the kind.
    public var profile: [String: Any]? { nil }

    /// The name at a federated provider; phones and anonymous users have nothing of the kind.
    public var username: String? { nil }

    /// ``isNewUser``, under its Objective-C name.
    public func newUser() -> Bool { isNewUser }
}
