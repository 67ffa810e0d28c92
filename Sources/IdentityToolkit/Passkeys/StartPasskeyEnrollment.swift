/// Body of `accounts/passkeyEnrollment:start`: begins to add a passkey to the caller's account.
public struct StartPasskeyEnrollmentRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/passkeyEnrollment:start`.
public struct StartPasskeyEnrollmentResponse: WireObject {
    /// What the platform creates the passkey with.
    public var credentialCreationOptions = CredentialCreationOptions()

    /// Creates a value whose fields have their defaults.
    public init() {}
}
