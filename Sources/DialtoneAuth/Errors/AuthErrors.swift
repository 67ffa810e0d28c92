// swift-format-ignore-file: AlwaysUseLowerCamelCase
// These names are upstream's, and apps use them.

public import Foundation

/// The domain of every error that this SDK gives to an app.
public let AuthErrorDomain = "FIRAuthErrorDomain"

/// Key of the error's name, such as `ERROR_SESSION_EXPIRED`.
public let AuthErrorUserInfoNameKey = "FIRAuthErrorUserInfoNameKey"

/// Key of the e-mail address that an error is about.
public let AuthErrorUserInfoEmailKey = "FIRAuthErrorUserInfoEmailKey"

/// Key of a credential that signs in to the account which an error found in the way.
public let AuthErrorUserInfoUpdatedCredentialKey = "FIRAuthErrorUserInfoUpdatedCredentialKey"

/// Key of the ``MultiFactorResolver`` that completes a sign-in.
public let AuthErrorUserInfoMultiFactorResolverKey = "FIRAuthErrorUserInfoMultiFactorResolverKey"

/// The error keys once more, under the names that upstream gives them since its version 11.
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
