public import IdentityToolkit

/// Query of `defaultSupportedIdpConfigs`.
public struct ListDefaultSupportedIDPConfigsRequest: WireRequest {
    /// The most entries to return: 1 to 100.
    public var pageSize: Int?

    /// Where to start, from the page before.
    public var pageToken: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `defaultSupportedIdpConfigs`.
public struct ListDefaultSupportedIDPConfigsResponse: WireObject {
    /// One page; absent when empty.
    public var defaultSupportedIdpConfigs: [DefaultSupportedIDPConfig]?

    /// Where the next page starts; absent at the end.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
