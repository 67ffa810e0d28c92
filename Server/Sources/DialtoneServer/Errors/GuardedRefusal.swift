import DialtoneFlows
import DialtoneModel

/// A refusal to send a message, with the project's other sign-in methods.
///
/// A user who is affected by a limit that others have reached may sign in by mail. The response
/// depends only on the project's settings and not on the number, so that it does not reveal whether
/// there is an account.
struct GuardedRefusal: Error {
    let refusal: Refusal

    /// The methods as named in the protocol: `password`, `emailLink`.
    let signInMethods: [String]

    /// Returns `nil` for refusals of other components.
    init?(_ refusal: Refusal, for project: Project) {
        switch refusal {
        case .appProofRequired, .send: break
        default: return nil
        }
        self.refusal = refusal
        signInMethods = project.settings.passwordSignIn.methods
    }
}

extension GuardedRefusal: SecurityRelevantError {
    var securityReason: SecurityEventReason? { refusal.securityReason }
    var answered: Refusal? { refusal }
}

extension PasswordSignInSettings {
    fileprivate var methods: [String] {
        [isEnabled ? "password" : nil, allowsEmailLink ? "emailLink" : nil].compactMap(\.self)
    }
}
