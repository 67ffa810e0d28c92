/// Answer of `defaultSupportedIdps`.
public struct ListDefaultSupportedIDPsResponse: Codable, Hashable, Sendable {
    /// The identity providers that the server knows.
    public var providers: [DefaultSupportedIDP]?

    /// Where the next page starts; absent at the end.
    public var nextPageToken: String?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(providers: [DefaultSupportedIDP]? = nil, nextPageToken: String? = nil) {
        self.providers = providers
        self.nextPageToken = nextPageToken
    }

    private enum CodingKeys: String, CodingKey {
        case nextPageToken
        case providers = "defaultSupportedIdps"
    }
}

/// An identity provider that the server knows.
public struct DefaultSupportedIDP: Codable, Hashable, Sendable {
    /// Names the provider.
    public var providerID: String?

    /// Name to show.
    public var description: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(providerID: String? = nil, description: String? = nil) {
        self.providerID = providerID
        self.description = description
    }

    private enum CodingKeys: String, CodingKey {
        case description
        case providerID = "idpId"
    }
}
