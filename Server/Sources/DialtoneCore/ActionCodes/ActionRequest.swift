/// What somebody wants a mail for.
package enum ActionRequest: Sendable {
    case passwordReset(email: String)
    case emailSignIn(email: String)

    /// Proof of the address that the account has.
    case verifyEmail(Subject)

    /// Proof of an address that the account is to have.
    case changeEmail(Subject, newEmail: String)

    /// Whose account it is about.
    package enum Subject: Sendable {
        case idToken(String)

        /// As an administrator says.
        case email(String)
    }

    package var purpose: ActionPurpose {
        switch self {
        case .passwordReset: .passwordReset
        case .emailSignIn: .emailSignIn
        case .verifyEmail: .verifyEmail
        case .changeEmail: .changeEmail
        }
    }
}

/// An action code that was made, for whoever may see it.
package struct IssuedAction: Sendable {
    /// The account's address.
    package let email: String

    package let secret: ActionSecret
    package let link: String
}
