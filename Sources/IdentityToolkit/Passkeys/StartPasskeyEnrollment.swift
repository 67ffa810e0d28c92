/// The request of `accounts/passkeyEnrollment:start`, which starts adding a passkey to an account.
public struct StartPasskeyEnrollmentRequest: WireRequest {
    /// The ID token of the account.
    public var idToken: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/passkeyEnrollment:start`.
public struct StartPasskeyEnrollmentResponse: WireObject {
    /// The options with which the app creates the passkey.
    public var credentialCreationOptions = CredentialCreationOptions()

    /// Creates a value whose fields have their defaults.
    public init() {}
}
