/// The WebAuthn options for a sign-in with a passkey.
///
/// Browsers parse them with `PublicKeyCredential.parseRequestOptionsFromJSON`. They do not list
/// passkeys, so they reveal nothing about accounts.
public struct CredentialRequestOptions: WireObject {
    /// The challenge that the authenticator signs, in base64url; valid once, for five minutes.
    ///
    /// It contains only characters that base64url and base64 have in common.
    public var challenge = ""

    /// The RP ID: the domain that the passkey works on.
    public var rpId = ""

    /// The time that the user has, in milliseconds.
    public var timeout: Int?

    /// The user verification requirement: `required`.
    public var userVerification: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
