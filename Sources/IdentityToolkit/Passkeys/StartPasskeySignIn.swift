/// The request of `accounts/passkeySignIn:start`, which starts a sign-in with a passkey.
///
/// It does not name an account; the passkey that the user selects determines the account.
public struct StartPasskeySignInRequest: WireRequest {
    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/passkeySignIn:start`.
public struct StartPasskeySignInResponse: WireObject {
    /// The options with which the app requests a signature.
    public var credentialRequestOptions = CredentialRequestOptions()

    /// Creates a value whose fields have their defaults.
    public init() {}
}
