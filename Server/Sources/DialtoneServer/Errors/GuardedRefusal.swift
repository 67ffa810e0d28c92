import DialtoneCore

/// A refusal to send a message, with the other ways in that the project offers: whoever is held
/// up by what others did with messages may sign in by mail.
///
/// It says what the project's settings say and nothing about the number, so that nobody learns
/// from it whether there is an account.
struct GuardedRefusal: Error {
    let refusal: Refusal

    /// As the protocol writes them: `password`, `emailLink`.
    let signInMethods: [String]

    /// `nil` for refusals that are not the guard's.
    init?(_ refusal: Refusal, for project: Project) {
        switch refusal {
        case .appProofRequired, .send: break
        default: return nil
        }
        self.refusal = refusal
        signInMethods = project.settings.passwordSignIn.methods
    }
}

extension GuardedRefusal: SecurityFinding {
    var securityReason: SecurityEventReason? { refusal.securityReason }
    var answered: Refusal? { refusal }
}

extension PasswordSignInSettings {
    fileprivate var methods: [String] {
        [isEnabled ? "password" : nil, allowsEmailLink ? "emailLink" : nil].compactMap(\.self)
    }
}
