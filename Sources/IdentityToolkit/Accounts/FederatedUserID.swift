/// One person as an identity provider knows them.
public struct FederatedUserID: Codable, Hashable, Sendable {
    /// Names the provider.
    public var providerID: String?

    /// The provider's own ID.
    public var rawID: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(providerID: String? = nil, rawID: String? = nil) {
        self.providerID = providerID
        self.rawID = rawID
    }

    private enum CodingKeys: String, CodingKey {
        case providerID = "providerId"
        case rawID = "rawId"
    }
}
