public import Foundation

/// Additional information about a sign-in.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAdditionalUserInfo)
#endif
public final class AdditionalUserInfo: NSObject, Sendable {
    /// The sign-in provider; empty for anonymous users and custom tokens.
    public let providerID: String

    /// Whether this sign-in created the account.
    public let isNewUser: Bool

    let told: FederatedProfile

    init(providerID: String, isNewUser: Bool, profile: FederatedProfile = FederatedProfile()) {
        self.providerID = providerID
        self.isNewUser = isNewUser
        told = profile
    }

    /// The profile from a federated provider; `nil` for other sign-in methods.
    public var profile: [String: Any]? { told.values }

    /// The user name at a federated provider; `nil` if it has none.
    public var username: String? { told.username }

    /// ``isNewUser``, under its Objective-C name.
    public func newUser() -> Bool { isNewUser }
}
