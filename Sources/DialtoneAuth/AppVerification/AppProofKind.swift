/// The kinds of proof that this SDK can obtain itself, with the server's names.
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
