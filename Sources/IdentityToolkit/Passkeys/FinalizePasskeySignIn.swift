/// Body of `accounts/passkeySignIn:finalize`: completes a sign-in with a passkey.
public struct FinalizePasskeySignInRequest: WireRequest {
    /// What the passkey signed.
    public var authenticatorAuthenticationResponse: AuthenticatorAuthenticationResponse?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/passkeySignIn:finalize`.
public struct FinalizePasskeySignInResponse: WireObject {
    /// The account.
    public var localId: String?

    /// The ID token.
    public var idToken: String?

    /// What renews it.
    public var refreshToken: String?

    /// Seconds for which `idToken` is valid.
    public var expiresIn: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
