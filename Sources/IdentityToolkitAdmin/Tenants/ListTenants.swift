public import IdentityToolkit

/// The query of `tenants`.
public struct ListTenantsRequest: WireRequest {
    /// The page size: 1 to 1,000, by default 20.
    public var pageSize: Int?

    /// The `nextPageToken` of the previous page.
    public var pageToken: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `tenants`.
public struct ListTenantsResponse: WireObject {
    /// The entries of the page; absent if it is empty.
    public var tenants: [Tenant]?

    /// The token of the next page; absent on the last page.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
