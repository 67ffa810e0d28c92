import IdentityToolkit

/// What the link of an e-mail does.
#if canImport(ObjectiveC)
@objc(FIRActionCodeOperation)
#endif
public enum ActionCodeOperation: Int, Sendable {
    /// Something that this SDK does not know.
    case unknown = 0
    /// Set a new password.
    case passwordReset = 1
    /// Prove the account's address.
    case verifyEmail = 2
    /// Give the account its former address back.
    case recoverEmail = 3
    /// Sign in.
    case emailLink = 4
    /// Prove a new address and change to it.
    case verifyAndChangeEmail = 5
    /// Remove a second factor that was added.
    case revertSecondFactorAddition = 6

    /// The operation of a link's `mode`.
    init(mode: String?) {
        switch mode {
        case "resetPassword": self = .passwordReset
        case "verifyEmail": self = .verifyEmail
        case "recoverEmail": self = .recoverEmail
        case "signIn": self = .emailLink
        case "verifyAndChangeEmail": self = .verifyAndChangeEmail
        case "revertSecondFactorAddition": self = .revertSecondFactorAddition
        default: self = .unknown
        }
    }

    /// The operation that an action code was made for.
    init(_ requestType: OOBRequestType?) {
        switch requestType {
        case .passwordReset: self = .passwordReset
        case .verifyEmail: self = .verifyEmail
        case .recoverEmail: self = .recoverEmail
        case .emailSignIn: self = .emailLink
        case .verifyAndChangeEmail: self = .verifyAndChangeEmail
        case .revertSecondFactorAddition: self = .revertSecondFactorAddition
        case .unspecified, .oldEmailAgree, .newEmailAccept, nil: self = .unknown
        }
    }
}
