public import IdentityToolkit

/// Body of `accounts:query`.
public struct QueryAccountsRequest: WireRequest {
    /// Whether to return accounts instead of their count; absent means yes.
    public var returnUserInfo: Bool?

    /// The most accounts to return; at most, and where absent, 500.
    public var limit: WireInt64?

    /// How many accounts to skip.
    public var offset: WireInt64?

    /// What to sort by.
    public var sortBy: AccountSortField?

    /// Which way to sort.
    public var order: SortOrder?

    /// What to look for; accounts that match any are found.
    public var expression: [AccountQueryExpression]?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:query`.
public struct QueryAccountsResponse: WireObject {
    /// How many accounts match.
    public var recordsCount: WireInt64?

    /// The accounts; absent when there are none.
    public var userInfo: [AccountInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What an account has to match.
public struct AccountQueryExpression: WireObject {
    /// E-mail address.
    public var email: String?

    /// Account ID.
    public var userId: String?

    /// Number in E.164.
    public var phoneNumber: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
