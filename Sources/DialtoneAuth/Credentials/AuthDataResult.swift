public import Foundation

/// The result of a sign-in.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAuthDataResult)
#endif
public final class AuthDataResult: NSObject, Sendable {
    /// The signed-in user.
    public let user: User

    /// Additional information; `nil` after linking and after a second factor.
    public let additionalUserInfo: AdditionalUserInfo?

    /// The tokens of a federated provider, for calls to its own service; `nil` for other sign-in
    /// methods.
    public let credential: OAuthCredential?

    init(
        user: User,
        additionalUserInfo: AdditionalUserInfo? = nil,
        credential: OAuthCredential? = nil
    ) {
        self.user = user
        self.additionalUserInfo = additionalUserInfo
        self.credential = credential
    }
}
