/// The proofs that this SDK can bring by itself, as the server spells them.
enum AppProofKind: String, Hashable, Sendable {
    case appAttest = "APP_ATTEST"
    case push = "PUSH"
    case challenge = "CHALLENGE"
}

extension AppProof {
    var kind: AppProofKind {
        switch self {
        case .push: .push
        case .challenge: .challenge
        case .appAttest: .appAttest
        }
    }
}
