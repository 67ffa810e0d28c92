public import Foundation

/// What a sign-in tells beside the user.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAdditionalUserInfo)
#endif
public final class AdditionalUserInfo: NSObject, Sendable {
    /// The way to sign in; empty for anonymous users and for custom tokens.
    public let providerID: String

    /// Whether this sign-in created the account.
    public let isNewUser: Bool

    let told: FederatedProfile

    init(providerID: String, isNewUser: Bool, profile: FederatedProfile = FederatedProfile()) {
        self.providerID = providerID
        self.isNewUser = isNewUser
        told = profile
    }

    /// What a federated provider tells; `nil` for other ways to sign in.
    public var profile: [String: Any]? { told.values }

    /// The name at a federated provider; `nil` where it has none.
    public var username: String? { told.username }

    /// ``isNewUser``, under its Objective-C name.
    public func newUser() -> Bool { isNewUser }
}
