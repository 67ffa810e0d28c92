public import IdentityToolkit

/// What an app has to show before a message is sent.
public struct AppVerificationRules: WireObject {
    /// `OFF`, `AUDIT` or `ENFORCE`.
    public var enforcement = ""

    /// The kinds of proof that count, such as `PUSH`, in the order in which apps try them.
    public var proofs: [String] = []

    /// What happens while proofs cannot be checked: `PASS_KNOWN_INSTANCES` or `REFUSE`.
    public var whenUnavailable = ""

    /// Whether keys of Apple's development environment count.
    public var acceptsDevelopmentKeys = false

    /// Who judges the challenge on the page, such as `PROOF_OF_WORK`.
    public var challengeVendor = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
