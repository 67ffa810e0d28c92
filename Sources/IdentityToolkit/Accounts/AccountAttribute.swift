/// An account attribute that `accounts:update` can delete.
public enum AccountAttribute: String, WireEnum, Sendable {
    /// Not specified.
    case unspecified = "USER_ATTRIBUTE_NAME_UNSPECIFIED"
    /// The e-mail address.
    case email = "EMAIL"
    /// The display name.
    case displayName = "DISPLAY_NAME"
    /// All linked providers.
    case provider = "PROVIDER"
    /// The URL of the profile picture.
    case photoURL = "PHOTO_URL"
    /// The password.
    case password = "PASSWORD"
    /// The profile from the identity provider of the last sign-in.
    case rawUserInfo = "RAW_USER_INFO"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .email: 1
        case .displayName: 2
        case .provider: 3
        case .photoURL: 4
        case .password: 5
        case .rawUserInfo: 6
        }
    }
}
