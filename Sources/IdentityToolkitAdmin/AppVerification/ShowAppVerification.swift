public import IdentityToolkit

/// The response of `dialtone/v1/appVerification`, a Dialtone extension: the kinds of app
/// verification that the calling app can use.
///
/// The values are open-ended: a newer server can return values that a client does not know.
public struct AppVerificationResponse: WireObject {
    /// The enforcement mode: `OFF`, `AUDIT` or `ENFORCE`.
    public var enforcement: String?

    /// The accepted kinds of proof, such as `PUSH`, in the order in which to try them.
    public var proofs: [String]?

    /// The challenge on the web page.
    public var challenge: AppVerificationChallenge?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The challenge for users whose app cannot be verified without interaction.
public struct AppVerificationChallenge: WireObject {
    /// The vendor of the challenge, such as `PROOF_OF_WORK`.
    public var vendor = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
