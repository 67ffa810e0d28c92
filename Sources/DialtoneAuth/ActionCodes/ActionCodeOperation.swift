import IdentityToolkit

/// The operation that an email link performs.
#if canImport(ObjectiveC)
@objc(FIRActionCodeOperation)
#endif
public enum ActionCodeOperation: Int, Sendable {
    /// An operation that this version of the SDK does not support.
    case unknown = 0
    /// Resets the password.
    case passwordReset = 1
    /// Verifies the account's address.
    case verifyEmail = 2
    /// Restores the account's former address.
    case recoverEmail = 3
    /// Signs in.
    case emailLink = 4
    /// Verifies a new address and makes it the account's.
    case verifyAndChangeEmail = 5
    /// Removes a second factor that was added.
    case revertSecondFactorAddition = 6

    /// Creates the operation for a link's `mode` parameter.
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

    /// Creates the operation for the request type of an action code.
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
