/// An attribute that `accounts:update` can remove.
public enum AccountAttribute: String, WireEnum, Sendable {
    /// Nothing.
    case unspecified = "USER_ATTRIBUTE_NAME_UNSPECIFIED"
    /// The e-mail address.
    case email = "EMAIL"
    /// The name to show.
    case displayName = "DISPLAY_NAME"
    /// All linked providers.
    case provider = "PROVIDER"
    /// The picture.
    case photoURL = "PHOTO_URL"
    /// The password.
    case password = "PASSWORD"
    /// What the last federated provider told.
    case rawUserInfo = "RAW_USER_INFO"

    /// The number that stands for this name.
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
