import DialtoneModel

/// The reason why an App Attest attestation or assertion is rejected.
enum AppAttestProblem: AppProofFault, Hashable, CaseIterable {
    case malformed
    case untrustedCertificate
    case wrongNonce
    case wrongKey
    case wrongApp
    case wrongEnvironment
    case usedCounter
    case wrongSignature
    case unknownKey
    case developmentKey
    case expiredChallenge
    case usedChallenge
    case appWithoutTeam

    var proofProblem: AppProofProblem {
        AppProofProblem(.appAttest, reason, sentence)
    }

    private var reason: AppProofProblem.Reason {
        switch self {
        case .malformed, .untrustedCertificate, .wrongKey, .wrongSignature, .unknownKey: .invalid
        case .wrongEnvironment: .invalid
        case .wrongNonce, .wrongApp: .foreign
        case .usedCounter, .usedChallenge: .used
        case .developmentKey: .notAccepted
        case .expiredChallenge: .expired
        case .appWithoutTeam: .notConfigured
        }
    }

    /// A sentence for developers.
    private var sentence: String {
        switch self {
        case .malformed: "This is no object of App Attest."
        case .untrustedCertificate:
            "The certificate is not in force or does not lead to Apple's App Attestation Root CA."
        case .wrongNonce: "The attestation was made for another challenge."
        case .wrongKey: "The attestation is of another key than its key ID says."
        case .wrongApp: "The key belongs to another app: check the app's team ID and bundle ID."
        case .wrongEnvironment: "The key is of no environment of App Attest that is known."
        case .usedCounter:
            "The counter does not go up: the assertion was used, or another after it."
        case .wrongSignature: "The signature is of another key, or for another request."
        case .unknownKey: "No such key is registered for this app: attest a new one."
        case .developmentKey:
            "The key is of Apple's development environment, which is not accepted from this app."
        case .expiredChallenge: "The challenge is over, or none of this app's: ask for another."
        case .usedChallenge: "The challenge was used already."
        case .appWithoutTeam:
            "The app is not registered with an ID of its team at Apple and a bundle ID."
        }
    }
}
