// swift-format-ignore-file: AlwaysUseLowerCamelCase These names are Firebase's, and apps use them.

public import Foundation

/// The domain of all errors that this SDK returns to an app.
public let AuthErrorDomain = "FIRAuthErrorDomain"

/// The `userInfo` key for the error's name, for example `ERROR_SESSION_EXPIRED`.
public let AuthErrorUserInfoNameKey = "FIRAuthErrorUserInfoNameKey"

/// The `userInfo` key for the email address that an error concerns.
public let AuthErrorUserInfoEmailKey = "FIRAuthErrorUserInfoEmailKey"

/// The `userInfo` key for a credential that signs in to the conflicting account.
public let AuthErrorUserInfoUpdatedCredentialKey = "FIRAuthErrorUserInfoUpdatedCredentialKey"

/// The `userInfo` key for the ``MultiFactorResolver`` that completes a sign-in.
public let AuthErrorUserInfoMultiFactorResolverKey = "FIRAuthErrorUserInfoMultiFactorResolverKey"

/// The error keys under the names that Firebase uses since version 11.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAuthErrors)
#endif
public final class AuthErrors: NSObject, Sendable {
    /// ``AuthErrorDomain``.
    public static let domain = AuthErrorDomain

    /// ``AuthErrorUserInfoNameKey``.
    public static let userInfoNameKey = AuthErrorUserInfoNameKey

    /// ``AuthErrorUserInfoEmailKey``.
    public static let userInfoEmailKey = AuthErrorUserInfoEmailKey

    /// ``AuthErrorUserInfoUpdatedCredentialKey``.
    public static let userInfoUpdatedCredentialKey = AuthErrorUserInfoUpdatedCredentialKey

    /// ``AuthErrorUserInfoMultiFactorResolverKey``.
    public static let userInfoMultiFactorResolverKey = AuthErrorUserInfoMultiFactorResolverKey

    private override init() {}
}
