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

    /// The conditions that all returned accounts meet; a Dialtone extension.
    ///
    /// With a filter or a page token, the accounts are returned in pages, sorted by `CREATED_AT`,
    /// `LAST_LOGIN_AT` or `NAME`. `expression` and `offset` are not supported then.
    public var filter: AccountListFilter?

    /// The `nextPageToken` of the previous page; empty for the first one; a Dialtone extension.
    public var pageToken: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:query`.
public struct QueryAccountsResponse: WireObject {
    /// The number of matching accounts.
    public var recordsCount: WireInt64?

    /// The matching accounts; absent if there are none.
    public var userInfo: [AccountInfo]?

    /// The token of the next page; absent on the last one.
    ///
    /// A page with a token may be empty: a page looks at a limited number of accounts.
    public var nextPageToken: String?

    /// The time back to which accounts were searched, if the page ends before it is full.
    public var searchedUntil: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The conditions of a list of accounts, of which each account meets all.
public struct AccountListFilter: WireObject {
    /// Whether the account is disabled.
    public var disabled: Bool?

    /// A sign-in method: `phone`, `password`, `emailLink`, `passkey`, `custom` or a provider's ID.
    public var signInMethod: String?

    /// Whether the account has a second factor.
    public var secondFactor: Bool?

    /// Whether the account is anonymous.
    public var anonymous: Bool?

    /// The earliest creation time, in RFC 3339.
    public var createdSince: String?

    /// The time before which the account was created, in RFC 3339.
    public var createdBefore: String?

    /// The beginning of the display name, in upper or lower case.
    public var namePrefix: String?

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
