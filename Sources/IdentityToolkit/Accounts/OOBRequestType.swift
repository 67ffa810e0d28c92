/// The operation of an action code in an e-mail.
public enum OOBRequestType: String, WireEnum, Sendable {
    /// Not specified.
    case unspecified = "OOB_REQ_TYPE_UNSPECIFIED"
    /// Sets a new password.
    case passwordReset = "PASSWORD_RESET"
    /// Confirms a change of address from the old address; no longer used.
    case oldEmailAgree = "OLD_EMAIL_AGREE"
    /// Confirms a change of address from the new address; no longer used.
    case newEmailAccept = "NEW_EMAIL_ACCEPT"
    /// Verifies the e-mail address of the account.
    case verifyEmail = "VERIFY_EMAIL"
    /// Restores the previous e-mail address of the account.
    case recoverEmail = "RECOVER_EMAIL"
    /// Signs in with an e-mail link.
    case emailSignIn = "EMAIL_SIGNIN"
    /// Verifies a new e-mail address and changes to it.
    case verifyAndChangeEmail = "VERIFY_AND_CHANGE_EMAIL"
    /// Removes a second factor that was added.
    case revertSecondFactorAddition = "REVERT_SECOND_FACTOR_ADDITION"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .passwordReset: 1
        case .oldEmailAgree: 2
        case .newEmailAccept: 3
        case .verifyEmail: 4
        case .recoverEmail: 5
        case .emailSignIn: 6
        case .verifyAndChangeEmail: 7
        case .revertSecondFactorAddition: 8
        }
    }
}
