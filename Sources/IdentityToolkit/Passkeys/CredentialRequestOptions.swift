/// WebAuthn's options for a sign-in with a passkey.
///
/// Browsers read them with `PublicKeyCredential.parseRequestOptionsFromJSON`. They have no list of
/// passkeys, so they tell nothing about any account.
public struct CredentialRequestOptions: WireObject {
    /// What the authenticator signs, in base64url; valid once, and for five minutes.
    ///
    /// It is the same in the standard alphabet of base64.
    public var challenge = ""

    /// The RP ID: the domain that the passkey works on.
    public var rpId = ""

    /// Milliseconds that the user has.
    public var timeout: Int?

    /// Whether the authenticator must verify the user: `required`.
    public var userVerification: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
