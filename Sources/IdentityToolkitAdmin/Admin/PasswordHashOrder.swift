public import IdentityToolkit

/// Whether an imported hash begins with the salt or with the password.
public enum PasswordHashOrder: String, WireEnum, Sendable {
    /// The caller did not say.
    case unspecified = "UNSPECIFIED_ORDER"
    /// The salt, then the password.
    case saltAndPassword = "SALT_AND_PASSWORD"
    /// The password, then the salt.
    case passwordAndSalt = "PASSWORD_AND_SALT"

    /// The number that stands for this name.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .saltAndPassword: 1
        case .passwordAndSalt: 2
        }
    }
}
