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
        AppProofProblem(.playIntegrity, reason, explanation)
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

    /// The explanation for developers.
    private var explanation: String {
        switch self {
        case .malformed: "Google does not accept the Play Integrity token."
        case .wrongApp: "The token was created by an app with another package name."
        case .wrongNonce: "The token was created for another phone number."
        case .expired: "The token expired, or the clock of the device is wrong."
        case .unknownApp: "Google Play does not recognize this version of the app."
        case .wrongCertificate:
            "The certificate that signed the app is not registered for it."
        case .weakDevice: "The device does not pass Google's integrity checks."
        case .replayed: "The token was already used."
        case .notConfigured: "The project has no service account for Play Integrity."
        case .appWithoutCertificates:
            "The app is not registered as an Android app with certificate hashes."
        case .safetyNet:
            "SafetyNet is no longer available. Use an SDK version that supports Play Integrity."
        }
    }
}
