/// What `accounts:signInWithPhoneNumber` is called for.
public enum PhoneOperation: String, WireEnum, Sendable {
    /// The caller did not say; an ID token decides.
    case unspecified = "VERIFY_OP_UNSPECIFIED"
    /// Sign in, and create the account if the number has none.
    case signUpOrIn = "SIGN_UP_OR_IN"
    /// Prove an existing account's number once more; never creates or changes one.
    case reauthenticate = "REAUTH"
    /// Change the number of the ID token's account.
    case update = "UPDATE"
    /// Add the number to the ID token's account.
    case link = "LINK"

    /// The number that stands for this name.
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
