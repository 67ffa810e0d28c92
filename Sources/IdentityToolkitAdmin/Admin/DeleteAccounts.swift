public import IdentityToolkit

/// Body of `accounts:batchDelete`.
public struct DeleteAccountsRequest: WireRequest {
    /// 1 to 1,000 account IDs.
    public var localIds: [String]?

    /// Whether to delete accounts that are not disabled.
    public var force: Bool?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:batchDelete`.
public struct DeleteAccountsResponse: WireObject {
    /// The accounts that stayed; absent when none did.
    public var errors: [DeleteAccountsError]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Why one account of a batch was not deleted.
public struct DeleteAccountsError: WireObject {
    /// Position in the request.
    public var index = 0

    /// The account.
    public var localId = ""

    /// The reason.
    public var message = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
