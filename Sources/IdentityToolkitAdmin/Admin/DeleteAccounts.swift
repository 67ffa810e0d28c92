public import IdentityToolkit

/// The request of `accounts:batchDelete`.
public struct DeleteAccountsRequest: WireRequest {
    /// The account IDs: 1 to 1,000.
    public var localIds: [String]?

    /// Whether to delete accounts that are not disabled.
    public var force: Bool?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:batchDelete`.
public struct DeleteAccountsResponse: WireObject {
    /// The accounts that could not be deleted; absent if all were.
    public var errors: [DeleteAccountsError]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An account that could not be deleted.
public struct DeleteAccountsError: WireObject {
    /// The index in the request.
    public var index = 0

    /// The account ID.
    public var localId = ""

    /// The reason for the failure.
    public var message = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
