public import IdentityToolkit

/// The request of `downloadAccount`, the older form of `accounts:batchGet`.
public struct DownloadAccountRequest: WireRequest {
    /// The page size: at most 1000; default 20.
    public var maxResults: Int?

    /// The `nextPageToken` of the previous page.
    public var nextPageToken: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// The project ID.
    public var targetProjectId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response of `accounts:batchGet`.
public struct ListAccountsResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#DownloadAccountResponse"

    /// The accounts of the page, ordered by account ID; absent if it is empty.
    public var users: [AccountInfo]?

    /// The token of the next page; absent on the last page.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
