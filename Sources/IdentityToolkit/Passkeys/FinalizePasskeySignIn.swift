/// The request of `accounts/passkeySignIn:finalize`, which completes a sign-in with a passkey.
public struct FinalizePasskeySignInRequest: WireRequest {
    /// The signature of the passkey.
    public var authenticatorAuthenticationResponse: AuthenticatorAuthenticationResponse?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/passkeySignIn:finalize`.
public struct FinalizePasskeySignInResponse: WireObject {
    /// The account ID.
    public var localId: String?

    /// The ID token.
    public var idToken: String?

    /// The refresh token.
    public var refreshToken: String?

    /// The lifetime of `idToken`, in seconds.
    public var expiresIn: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
