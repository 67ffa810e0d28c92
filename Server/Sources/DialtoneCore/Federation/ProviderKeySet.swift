import JWTKit

/// The keys that a provider publishes; those that cannot sign ID tokens are left out.
struct ProviderKeySet: Decodable, Sendable {
    /// More keys than any provider has at a time.
    static let limit = 100

    let keys: [ProviderKey]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        keys = try container.decode([Entry].self, forKey: .keys)
            .prefix(Self.limit)
            .compactMap(\.key)
    }

    /// The key that a token names; without a name the only key there is.
    func key(named id: String?) -> ProviderKey? {
        guard let id else { return keys.count == 1 ? keys.first : nil }
        return keys.first { $0.id == id }
    }

    private enum CodingKeys: String, CodingKey { case keys }

    /// A key of a kind that is unknown here must not take the others with it.
    private struct Entry: Decodable {
        let key: ProviderKey?

        init(from decoder: any Decoder) {
            key = try? ProviderKey(from: decoder)
        }
    }
}
