/// WebAuthn's options for the creation of a passkey.
///
/// Browsers read them with `PublicKeyCredential.parseCreationOptionsFromJSON`. Binary values are
/// in base64url without padding. `challenge` and the user's ID are also the same in the standard
/// alphabet of base64.
public struct CredentialCreationOptions: WireObject {
    /// The service that the passkey is for.
    public var rp = RelyingPartyEntity()

    /// The account that the passkey is for.
    public var user = UserEntity()

    /// What the authenticator signs, in base64url; valid once, and for five minutes.
    public var challenge = ""

    /// The signature algorithms that the server accepts, the preferred one first.
    public var pubKeyCredParams: [CredentialParameters] = []

    /// Milliseconds that the user has.
    public var timeout: Int?

    /// The account's passkeys, so that no authenticator gets a second one.
    public var excludeCredentials: [CredentialDescriptor]?

    /// What the authenticator must be able to do.
    public var authenticatorSelection: AuthenticatorSelection?

    /// Which statement about the authenticator the server wants: `none`.
    public var attestation: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The service that a passkey is for.
public struct RelyingPartyEntity: WireObject {
    /// The RP ID: the domain that the passkey works on.
    public var id = ""

    /// Name of the project.
    public var name = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The account that a passkey is for.
public struct UserEntity: WireObject {
    /// The user handle in base64url: random, the same for all passkeys of an account.
    public var id = ""

    /// Name by which the user tells accounts apart: the e-mail address or the phone number.
    public var name = ""

    /// Name to show.
    public var displayName = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A kind of key that the server accepts.
public struct CredentialParameters: WireObject {
    /// `public-key`.
    public var type = ""

    /// Number of a COSE algorithm: -7 is ES256, -8 EdDSA, -257 RS256.
    public var alg = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What an authenticator must be able to do.
public struct AuthenticatorSelection: WireObject {
    /// Whether the passkey must be found without its ID: `required`.
    public var residentKey: String?

    /// The same as `residentKey`, for older browsers.
    public var requireResidentKey: Bool?

    /// Whether the authenticator must verify the user: `required`.
    public var userVerification: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
