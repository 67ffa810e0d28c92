/// Body of `accounts:batchDelete`.
public struct DeleteAccountsRequest: WireRequest {
    /// 1 to 1,000 account IDs.
    public var localIDs: [String]?

    /// Whether to delete accounts that are not disabled.
    public var force: Bool?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case force
        case localIDs = "localIds"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:batchDelete`.
public struct DeleteAccountsResponse: Codable, Hashable, Sendable {
    /// The accounts that stayed; absent when none did.
    public var errors: [DeleteAccountsError]?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(errors: [DeleteAccountsError]? = nil) {
        self.errors = errors
    }
}

/// Why one account of a batch was not deleted.
public struct DeleteAccountsError: Codable, Hashable, Sendable {
    /// Position in the request.
    public var index: Int

    /// The account.
    public var localID: String

    /// The reason.
    public var message: String

    /// Creates an entry.
    public init(
        index: Int,
        localID: String,
        message: String
    ) {
        self.index = index
        self.localID = localID
        self.message = message
    }

    private enum CodingKeys: String, CodingKey {
        case index, message
        case localID = "localId"
    }
}
