public import IdentityToolkit

/// The requirements that an app must meet before a message is sent.
public struct AppVerificationRules: WireObject {
    /// The enforcement mode: `OFF`, `AUDIT` or `ENFORCE`.
    public var enforcement = ""

    /// The accepted kinds of proof, such as `PUSH`, in the order in which apps try them.
    public var proofs: [String] = []

    /// The action while proofs cannot be verified: `PASS_KNOWN_INSTANCES` or `REFUSE`.
    public var whenUnavailable = ""

    /// Whether keys of Apple's development environment are accepted.
    public var acceptsDevelopmentKeys = false

    /// The vendor of the challenge, such as `PROOF_OF_WORK`.
    public var challengeVendor = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
