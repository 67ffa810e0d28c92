public import IdentityToolkit

/// The query of `inboundSamlConfigs`.
public struct ListInboundSAMLConfigsRequest: WireRequest {
    /// The page size: 1 to 100.
    public var pageSize: Int?

    /// The `nextPageToken` of the previous page.
    public var pageToken: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `inboundSamlConfigs`.
public struct ListInboundSAMLConfigsResponse: WireObject {
    /// The entries of the page; absent if it is empty.
    public var inboundSamlConfigs: [InboundSAMLConfig]?

    /// The token of the next page; absent on the last page.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
