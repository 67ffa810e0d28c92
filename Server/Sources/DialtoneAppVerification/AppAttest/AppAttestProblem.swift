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
        AppProofProblem(.appAttest, reason, explanation)
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

    /// The explanation for developers.
    private var explanation: String {
        switch self {
        case .malformed: "The data is not an App Attest object."
        case .untrustedCertificate:
            "The certificate is expired or not issued by Apple's App Attestation Root CA."
        case .wrongNonce: "The attestation was created for another challenge."
        case .wrongKey: "The attested key does not match the key ID."
        case .wrongApp: "The key belongs to another app. Check the app's team ID and bundle ID."
        case .wrongEnvironment: "The App Attest environment of the key is unknown."
        case .usedCounter:
            "The counter did not increase: this assertion or a later one was already used."
        case .wrongSignature: "The signature was made with another key or for another request."
        case .unknownKey: "The key is not registered for this app. Attest a new key."
        case .developmentKey:
            "The app must not use keys of Apple's development environment."
        case .expiredChallenge:
            "The challenge expired or belongs to another app. Request a new one."
        case .usedChallenge: "The challenge was already used."
        case .appWithoutTeam:
            "The app is registered without an Apple team ID or a bundle ID."
        }
    }
}
