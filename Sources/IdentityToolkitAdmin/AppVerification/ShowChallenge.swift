public import IdentityToolkit

/// The response of `dialtone/v1/challenge`, a Dialtone extension: a proof-of-work challenge in the
/// format of ALTCHA's widgets and libraries.
///
/// The first version of the format has all fields except `parameters`; the second has `parameters`
/// and `signature`.
public struct ShowChallengeResponse: WireObject {
    /// The hash algorithm: `SHA-256`.
    public var algorithm: String?

    /// The digest of the salt followed by the number, in hexadecimal.
    public var challenge: String?

    /// The salt, which also contains the data that the challenge is bound to.
    public var salt: String?

    /// The server's signature of the challenge.
    public var signature: String?

    /// The exclusive upper bound of the number.
    public var maxnumber: Int?

    /// The parameters of the second version.
    public var parameters: KeyChallengeParameters?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
