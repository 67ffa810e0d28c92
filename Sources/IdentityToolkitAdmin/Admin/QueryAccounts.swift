public import IdentityToolkit

/// The request of `accounts:query`.
public struct QueryAccountsRequest: WireRequest {
    /// Whether to return accounts instead of their count; `true` by default.
    public var returnUserInfo: Bool?

    /// The maximum number of accounts to return: at most 500, the default.
    public var limit: WireInt64?

    /// The number of accounts to skip.
    public var offset: WireInt64?

    /// The field to sort by.
    public var sortBy: AccountSortField?

    /// The sort direction.
    public var order: SortOrder?

    /// The conditions; accounts that match at least one are returned.
    public var expression: [AccountQueryExpression]?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:query`.
public struct QueryAccountsResponse: WireObject {
    /// The number of matching accounts.
    public var recordsCount: WireInt64?

    /// The matching accounts; absent if there are none.
    public var userInfo: [AccountInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A condition that accounts must match.
public struct AccountQueryExpression: WireObject {
    /// The e-mail address.
    public var email: String?

    /// The account ID.
    public var userId: String?

    /// The phone number in E.164 format.
    public var phoneNumber: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

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

/// The sort direction of `accounts:query`.
public enum SortOrder: String, WireEnum, Sendable {
    /// Ascending.
    case unspecified = "ORDER_UNSPECIFIED"
    /// Ascending.
    case ascending = "ASC"
    /// Descending.
    case descending = "DESC"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .ascending: 1
        case .descending: 2
        }
    }
}
