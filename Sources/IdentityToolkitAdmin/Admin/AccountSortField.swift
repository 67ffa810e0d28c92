public import IdentityToolkit

/// The sort order of `accounts:query`.
public enum AccountSortField: String, WireEnum, Sendable {
    /// By account ID.
    case unspecified = "SORT_BY_FIELD_UNSPECIFIED"
    /// By account ID.
    case userID = "USER_ID"
    /// By display name.
    case name = "NAME"
    /// By creation time.
    case createdAt = "CREATED_AT"
    /// By time of the last sign-in.
    case lastLoginAt = "LAST_LOGIN_AT"
    /// By e-mail address.
    case userEmail = "USER_EMAIL"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .userID: 1
        case .name: 2
        case .createdAt: 3
        case .lastLoginAt: 4
        case .userEmail: 5
        }
    }
}
