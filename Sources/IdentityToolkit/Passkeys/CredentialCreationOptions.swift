/// The WebAuthn options for the creation of a passkey.
///
/// Browsers parse them with `PublicKeyCredential.parseCreationOptionsFromJSON`. Binary values are
/// in base64url without padding. `challenge` and the user's ID contain only characters that
/// base64url and base64 have in common.
public struct CredentialCreationOptions: WireObject {
    /// The relying party: the project.
    public var rp = RelyingPartyEntity()

    /// The account that the passkey is for.
    public var user = UserEntity()

    /// The challenge that the authenticator signs, in base64url; valid once, for five minutes.
    public var challenge = ""

    /// The signature algorithms that the server accepts, most preferred first.
    public var pubKeyCredParams: [CredentialParameters] = []

    /// The time that the user has, in milliseconds.
    public var timeout: Int?

    /// The passkeys of the account; an authenticator that has one of them creates no other.
    public var excludeCredentials: [CredentialDescriptor]?

    /// The requirements for the authenticator.
    public var authenticatorSelection: AuthenticatorSelection?

    /// The attestation that the server requests: `none`.
    public var attestation: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The relying party of a passkey: the project.
public struct RelyingPartyEntity: WireObject {
    /// The RP ID: the domain that the passkey works on.
    public var id = ""

    /// The name of the project.
    public var name = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The account that a passkey is for.
public struct UserEntity: WireObject {
    /// The user handle in base64url: a random value that all passkeys of the account share.
    public var id = ""

    /// The name that distinguishes the user's accounts: the e-mail address or the phone number.
    public var name = ""

    /// The display name.
    public var displayName = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A type of key that the server accepts.
public struct CredentialParameters: WireObject {
    /// The credential type: `public-key`.
    public var type = ""

    /// The COSE algorithm: -7 is ES256, -8 is EdDSA, -257 is RS256.
    public var alg = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The requirements for an authenticator.
public struct AuthenticatorSelection: WireObject {
    /// The requirement for a discoverable credential: `required`.
    public var residentKey: String?

    /// Whether a discoverable credential is required; for browsers without `residentKey`.
    public var requireResidentKey: Bool?

    /// The user verification requirement: `required`.
    public var userVerification: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
