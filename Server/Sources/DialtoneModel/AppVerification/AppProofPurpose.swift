/// The purpose for which an app must prove itself.
package enum AppProofPurpose: Hashable, Sendable {
    /// A text message with a code.
    case message(VerificationPurpose)

    /// A mail with an action code.
    case mail

    /// A new account, with a password or anonymous.
    case signUp

    package var isMessage: Bool {
        if case .message = self { true } else { false }
    }
}

extension AppVerificationPolicy {
    /// How strictly the rules are enforced for this purpose.
    package func enforcement(for purpose: AppProofPurpose) -> Enforcement {
        switch purpose {
        case .message: enforcement
        case .mail: mails
        case .signUp: signUps
        }
    }
}

extension AppCaller {
    /// The key of the app's records; unregistered apps of a project share one.
    package var appName: String { app?.appID ?? "" }

    /// The rules for proofs for this purpose.
    package func appVerification(for purpose: AppProofPurpose) -> AppVerificationPolicy {
        var policy = settings.appVerification.policy(for: app?.appID)
        policy.enforcement = policy.enforcement(for: purpose)
        return policy
    }
}
