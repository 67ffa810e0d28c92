/// Body of `accounts/passkeySignIn:start`: begins a sign-in with a passkey.
///
/// It names no account: the passkey that the user chooses does.
public struct StartPasskeySignInRequest: WireRequest {
    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/passkeySignIn:start`.
public struct StartPasskeySignInResponse: WireObject {
    /// What the platform asks for a passkey with.
    public var credentialRequestOptions = CredentialRequestOptions()

    /// Creates a value whose fields have their defaults.
    public init() {}
}
