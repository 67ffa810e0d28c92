/// What an action code of an e-mail is for.
public enum OOBRequestType: String, WireEnum, Sendable {
    /// The caller did not say.
    case unspecified = "OOB_REQ_TYPE_UNSPECIFIED"
    /// Set a new password.
    case passwordReset = "PASSWORD_RESET"
    /// The old address agrees to its change; no longer used.
    case oldEmailAgree = "OLD_EMAIL_AGREE"
    /// The new address accepts a change; no longer used.
    case newEmailAccept = "NEW_EMAIL_ACCEPT"
    /// Prove the account's address.
    case verifyEmail = "VERIFY_EMAIL"
    /// Give the account its former address back.
    case recoverEmail = "RECOVER_EMAIL"
    /// Sign in by the link.
    case emailSignIn = "EMAIL_SIGNIN"
    /// Prove a new address and change to it.
    case verifyAndChangeEmail = "VERIFY_AND_CHANGE_EMAIL"
    /// Remove a second factor that was added.
    case revertSecondFactorAddition = "REVERT_SECOND_FACTOR_ADDITION"

    /// The number that stands for this name.
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
