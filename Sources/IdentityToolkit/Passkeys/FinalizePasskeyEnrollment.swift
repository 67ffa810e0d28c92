/// Body of `accounts/passkeyEnrollment:finalize`: adds the passkey that the platform created.
public struct FinalizePasskeyEnrollmentRequest: WireRequest {
    /// The caller's own account, as in `accounts/passkeyEnrollment:start`.
    public var idToken: String?

    /// The new passkey.
    public var authenticatorRegistrationResponse: AuthenticatorRegistrationResponse?

    /// Name of the passkey, of at most 100 characters.
    ///
    /// Without a name it is `displayName`, the name of the passkey provider where it is known,
    /// or `Unnamed Passkey`.
    public var name: String?

    /// Name of the passkey if `name` is absent.
    public var displayName: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/passkeyEnrollment:finalize`.
public struct FinalizePasskeyEnrollmentResponse: WireObject {
    /// The account.
    public var localId: String?

    /// The ID token, of the same session as the caller's.
    public var idToken: String?

    /// What renews it.
    public var refreshToken: String?

    /// Seconds for which `idToken` is valid.
    public var expiresIn: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
