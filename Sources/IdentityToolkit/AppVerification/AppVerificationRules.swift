/// What an app has to show before a message is sent.
public struct AppVerificationRules: Codable, Hashable, Sendable {
    /// `OFF`, `AUDIT` or `ENFORCE`.
    public var enforcement: String

    /// The kinds of proof that count, such as `PUSH`, in the order in which apps try them.
    public var proofs: [String]

    /// What happens while nobody can judge proofs: `PASS_KNOWN_INSTANCES` or `REFUSE`.
    public var whenUnavailable: String

    /// Whether keys of Apple's development environment count.
    public var acceptsDevelopmentKeys: Bool

    /// Who judges the challenge on the page, such as `PROOF_OF_WORK`.
    public var challengeVendor: String

    /// Creates rules.
    public init(
        enforcement: String,
        proofs: [String],
        whenUnavailable: String,
        acceptsDevelopmentKeys: Bool,
        challengeVendor: String
    ) {
        self.enforcement = enforcement
        self.proofs = proofs
        self.whenUnavailable = whenUnavailable
        self.acceptsDevelopmentKeys = acceptsDevelopmentKeys
        self.challengeVendor = challengeVendor
    }
}
