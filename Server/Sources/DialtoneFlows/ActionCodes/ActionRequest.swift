package import DialtoneModel

/// A request for a mail with an action code.
package enum ActionRequest: Sendable {
    case passwordReset(email: String)
    case emailSignIn(email: String)

    /// Verifies the current address of the account.
    case verifyEmail(Subject)

    /// Verifies a new address and makes it the account's.
    case changeEmail(Subject, newEmail: String)

    /// The account that a request is about.
    package enum Subject: Sendable {
        case idToken(String)

        /// The account with this address, as an administrator specifies it.
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

/// A created action code, for callers that are authorized to see it.
package struct IssuedAction: Sendable {
    /// The account's address.
    package let email: String

    package let secret: ActionSecret
    package let link: String
}
