/// Query of `inboundSamlConfigs`.
public struct ListInboundSAMLConfigsRequest: WireRequest {
    /// The most entries to return: 1 to 100.
    public var pageSize: Int?

    /// Where to start, from the page before.
    public var pageToken: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `inboundSamlConfigs`.
public struct ListInboundSAMLConfigsResponse: Codable, Hashable, Sendable {
    /// One page; absent when empty.
    public var configs: [InboundSAMLConfig]?

    /// Where the next page starts; absent at the end.
    public var nextPageToken: String?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(configs: [InboundSAMLConfig]? = nil, nextPageToken: String? = nil) {
        self.configs = configs
        self.nextPageToken = nextPageToken
    }

    private enum CodingKeys: String, CodingKey {
        case nextPageToken
        case configs = "inboundSamlConfigs"
    }
}
