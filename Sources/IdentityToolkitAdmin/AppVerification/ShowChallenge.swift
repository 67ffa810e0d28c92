public import IdentityToolkit

/// Answer of `dialtone/v1/challenge`, which Dialtone adds to the protocol: work for a browser, in
/// the format of ALTCHA, whose widgets and libraries can do it.
///
/// The first version of the format has all fields but `parameters`; the second has `parameters`
/// and `signature`.
public struct ShowChallengeResponse: WireObject {
    /// `SHA-256`.
    public var algorithm: String?

    /// The digest of the salt with the number behind it, in hexadecimal digits.
    public var challenge: String?

    /// What stands before the number; it also holds what the challenge is about.
    public var salt: String?

    /// What shows that the challenge is this server's.
    public var signature: String?

    /// The number lies below it.
    public var maxnumber: Int?

    /// What the second version asks for.
    public var parameters: KeyChallengeParameters?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
