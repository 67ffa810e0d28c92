package import DialtoneBasics

/// The action that the link in a mail performs; raw values match the API and the database.
package enum ActionPurpose: String, Sendable, CaseIterable {
    case passwordReset = "PASSWORD_RESET"
    case verifyEmail = "VERIFY_EMAIL"
    case recoverEmail = "RECOVER_EMAIL"
    case emailSignIn = "EMAIL_SIGNIN"
    case changeEmail = "VERIFY_AND_CHANGE_EMAIL"
    case revertSecondFactor = "REVERT_SECOND_FACTOR_ADDITION"

    /// The value of the link's `mode` parameter.
    package var mode: String {
        switch self {
        case .passwordReset: "resetPassword"
        case .verifyEmail: "verifyEmail"
        case .recoverEmail: "recoverEmail"
        case .emailSignIn: "signIn"
        case .changeEmail: "verifyAndChangeEmail"
        case .revertSecondFactor: "revertSecondFactorAddition"
        }
    }

    /// How long a code is valid.
    ///
    /// A mail that the user requested is read at once. A notice may be read much later, so its code
    /// to undo the change is valid for a week.
    package var lifetime: TimeSpan {
        switch self {
        case .passwordReset, .verifyEmail, .emailSignIn, .changeEmail: .hours(1)
        case .recoverEmail, .revertSecondFactor: .days(7)
        }
    }

    package var notice: AccountNotice.Kind {
        switch self {
        case .passwordReset: .resetPassword
        case .verifyEmail: .verifyEmail
        case .recoverEmail: .emailChanged
        case .emailSignIn: .signIn
        case .changeEmail: .changeEmail
        case .revertSecondFactor: .secondFactorAdded
        }
    }
}
