public import IdentityToolkit

/// What `accounts:query` sorts by.
public enum AccountSortField: String, WireEnum, Sendable {
    /// Account IDs.
    case unspecified = "SORT_BY_FIELD_UNSPECIFIED"
    /// Account IDs.
    case userID = "USER_ID"
    /// Names to show.
    case name = "NAME"
    /// Times of creation.
    case createdAt = "CREATED_AT"
    /// Times of the last sign-in.
    case lastLoginAt = "LAST_LOGIN_AT"
    /// E-mail addresses.
    case userEmail = "USER_EMAIL"

    /// The number that stands for this name.
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
