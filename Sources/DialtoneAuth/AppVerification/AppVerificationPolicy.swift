/// What the server wants to see before it sends a message.
struct AppVerificationPolicy: Hashable, Sendable {
    enum Enforcement: String, Sendable {
        case off = "OFF"
        case audit = "AUDIT"
        case enforce = "ENFORCE"
    }

    var enforcement: Enforcement
    /// What it accepts of what this SDK can bring, in the order in which to try.
    var proofs: [AppProofKind]

    /// For servers that do not tell: upstream's order.
    static let usual = Self(enforcement: .enforce, proofs: [.push, .challenge])
}

/// What a client needs of the answer of `dialtone/v1/appVerification`.
struct AppVerificationPolicyAnswer: Decodable {
    let enforcement: String?
    let proofs: [String]?

    /// The policy; words of a newer server that this SDK does not know are left out.
    var policy: AppVerificationPolicy {
        AppVerificationPolicy(
            enforcement: enforcement.flatMap(AppVerificationPolicy.Enforcement.init) ?? .enforce,
            proofs: proofs?.compactMap(AppProofKind.init) ?? AppVerificationPolicy.usual.proofs
        )
    }
}
