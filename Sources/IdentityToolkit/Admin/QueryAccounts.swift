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
    public var expressions: [AccountQueryExpression]?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case returnUserInfo, limit, offset, sortBy, order
        case expressions = "expression"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:query`.
public struct QueryAccountsResponse: Codable, Hashable, Sendable {
    /// How many accounts match.
    public var recordsCount: WireInt64?

    /// The accounts; absent when there are none.
    public var userInfo: [AccountInfo]?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(recordsCount: WireInt64? = nil, userInfo: [AccountInfo]? = nil) {
        self.recordsCount = recordsCount
        self.userInfo = userInfo
    }
}

/// What an account has to match.
public struct AccountQueryExpression: Codable, Hashable, Sendable {
    /// E-mail address.
    public var email: String?

    /// Account ID.
    public var userID: String?

    /// Number in E.164.
    public var phoneNumber: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(email: String? = nil, userID: String? = nil, phoneNumber: String? = nil) {
        self.email = email
        self.userID = userID
        self.phoneNumber = phoneNumber
    }

    private enum CodingKeys: String, CodingKey {
        case email, phoneNumber
        case userID = "userId"
    }
}
