/// The server's policy on app verification before it sends a message.
struct AppVerificationPolicy: Hashable, Sendable {
    enum Enforcement: String, Sendable {
        case off = "OFF"
        case audit = "AUDIT"
        case enforce = "ENFORCE"
    }

    var enforcement: Enforcement
    /// The kinds of proof that the server accepts and this SDK supports, in the order to try them.
    var proofs: [AppProofKind]

    /// The policy for servers that do not publish one: Firebase's order.
    static let usual = Self(enforcement: .enforce, proofs: [.push, .challenge])
}

/// The used parts of the `dialtone/v1/appVerification` response.
struct AppVerificationPolicyResponse: Decodable {
    let enforcement: String?
    let proofs: [String]?

    /// The policy, without values of newer servers that this SDK does not support.
    var policy: AppVerificationPolicy {
        AppVerificationPolicy(
            enforcement: enforcement.flatMap(AppVerificationPolicy.Enforcement.init) ?? .enforce,
            proofs: proofs?.compactMap(AppProofKind.init) ?? AppVerificationPolicy.usual.proofs
        )
    }
}
