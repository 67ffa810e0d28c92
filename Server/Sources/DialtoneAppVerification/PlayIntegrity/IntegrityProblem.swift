import DialtoneModel

/// The reason why a Play Integrity token is rejected.
enum IntegrityProblem: AppProofFault, Hashable, CaseIterable {
    case malformed
    case wrongApp
    case wrongNonce
    case expired
    case unknownApp
    case wrongCertificate
    case weakDevice
    case replayed
    case notConfigured
    case appWithoutCertificates
    case safetyNet

    var proofProblem: AppProofProblem {
        AppProofProblem(.playIntegrity, reason, sentence)
    }

    private var reason: AppProofProblem.Reason {
        switch self {
        case .malformed: .invalid
        case .wrongApp, .wrongNonce, .wrongCertificate: .foreign
        case .expired: .expired
        case .unknownApp, .weakDevice: .untrusted
        case .replayed: .used
        case .notConfigured, .appWithoutCertificates, .safetyNet: .notConfigured
        }
    }

    /// A sentence for developers.
    private var sentence: String {
        switch self {
        case .malformed: "Google does not take this for a token of Play Integrity."
        case .wrongApp: "The token was made by an app with another package name."
        case .wrongNonce: "The token was made for another number."
        case .expired: "The token is too old, or the device's clock is wrong."
        case .unknownApp: "Google Play does not know this version of the app."
        case .wrongCertificate:
            "The app is signed with a certificate that is not among its certificate hashes."
        case .weakDevice: "The device does not meet Google's requirements of integrity."
        case .replayed: "The token was used before."
        case .notConfigured: "The project has no service account for Play Integrity."
        case .appWithoutCertificates:
            "The app is not registered as an Android app with its certificate hashes."
        case .safetyNet:
            "Google switched SafetyNet off: use a version of the SDK with Play Integrity."
        }
    }
}
