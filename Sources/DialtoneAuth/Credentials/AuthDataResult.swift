public import Foundation

/// What a sign-in yields.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAuthDataResult)
#endif
public final class AuthDataResult: NSObject, Sendable {
    /// Who is signed in.
    public let user: User

    /// What the sign-in told beside; `nil` after a link and after a second factor.
    public let additionalUserInfo: AdditionalUserInfo?

    /// The tokens of a federated provider, which its own service takes; `nil` for other ways to
    /// sign in.
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
