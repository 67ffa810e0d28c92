/// The operation of `accounts:signInWithPhoneNumber`.
public enum PhoneOperation: String, WireEnum, Sendable {
    /// Not specified; determined by whether `idToken` is present.
    case unspecified = "VERIFY_OP_UNSPECIFIED"
    /// Signs in, and creates an account if the number has none.
    case signUpOrIn = "SIGN_UP_OR_IN"
    /// Verifies the number of an existing account again, without creating or changing an account.
    case reauthenticate = "REAUTH"
    /// Changes the phone number of the account that `idToken` names.
    case update = "UPDATE"
    /// Adds the phone number to the account that `idToken` names.
    case link = "LINK"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .signUpOrIn: 1
        case .reauthenticate: 2
        case .update: 3
        case .link: 4
        }
    }
}
