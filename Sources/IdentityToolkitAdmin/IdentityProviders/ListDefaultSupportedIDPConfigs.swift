public import IdentityToolkit

/// The query of `defaultSupportedIdpConfigs`.
public struct ListDefaultSupportedIDPConfigsRequest: WireRequest {
    /// The page size: 1 to 100.
    public var pageSize: Int?

    /// The `nextPageToken` of the previous page.
    public var pageToken: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `defaultSupportedIdpConfigs`.
public struct ListDefaultSupportedIDPConfigsResponse: WireObject {
    /// The entries of the page; absent if it is empty.
    public var defaultSupportedIdpConfigs: [DefaultSupportedIDPConfig]?

    /// The token of the next page; absent on the last page.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
