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
