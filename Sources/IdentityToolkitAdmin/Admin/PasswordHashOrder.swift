public import IdentityToolkit

/// The order of salt and password in the input of an imported hash.
public enum PasswordHashOrder: String, WireEnum, Sendable {
    /// Not specified.
    case unspecified = "UNSPECIFIED_ORDER"
    /// The salt before the password.
    case saltAndPassword = "SALT_AND_PASSWORD"
    /// The password before the salt.
    case passwordAndSalt = "PASSWORD_AND_SALT"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .saltAndPassword: 1
        case .passwordAndSalt: 2
        }
    }
}
