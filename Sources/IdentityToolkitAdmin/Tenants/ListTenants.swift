public import IdentityToolkit

/// Query of `tenants`.
public struct ListTenantsRequest: WireRequest {
    /// The most tenants to return: 1 to 1,000, by default 20.
    public var pageSize: Int?

    /// Where to start, from the page before.
    public var pageToken: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `tenants`.
public struct ListTenantsResponse: WireObject {
    /// One page; absent when empty.
    public var tenants: [Tenant]?

    /// Where the next page starts; absent at the end.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
