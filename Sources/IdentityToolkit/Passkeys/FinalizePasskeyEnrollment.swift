/// The request of `accounts/passkeyEnrollment:finalize`, which adds a new passkey to an account.
public struct FinalizePasskeyEnrollmentRequest: WireRequest {
    /// The ID token of the account.
    public var idToken: String?

    /// The new passkey.
    public var authenticatorRegistrationResponse: AuthenticatorRegistrationResponse?

    /// The name of the passkey: at most 100 characters.
    ///
    /// By default, it is `displayName`, or else the name of the passkey provider if it is known, or
    /// else `Unnamed Passkey`.
    public var name: String?

    /// The name of the passkey if `name` is absent.
    public var displayName: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/passkeyEnrollment:finalize`.
public struct FinalizePasskeyEnrollmentResponse: WireObject {
    /// The account ID.
    public var localId: String?

    /// The ID token of the caller's session.
    public var idToken: String?

    /// The refresh token.
    public var refreshToken: String?

    /// The lifetime of `idToken`, in seconds.
    public var expiresIn: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
