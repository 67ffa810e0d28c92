/// What the link in a mail does; the raw values are the wire's and the database's.
package enum ActionPurpose: String, Sendable, CaseIterable {
    case passwordReset = "PASSWORD_RESET"
    case verifyEmail = "VERIFY_EMAIL"
    case recoverEmail = "RECOVER_EMAIL"
    case emailSignIn = "EMAIL_SIGNIN"
    case changeEmail = "VERIFY_AND_CHANGE_EMAIL"
    case revertSecondFactor = "REVERT_SECOND_FACTOR_ADDITION"

    /// The link's parameter `mode`.
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

    /// How long a code is good.
    ///
    /// A mail that somebody waits for is read at once. One that warns somebody is read whenever
    /// it is read, so its way back stays open for a week.
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
