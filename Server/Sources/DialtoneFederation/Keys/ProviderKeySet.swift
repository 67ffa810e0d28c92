import JWTKit

/// The keys that a provider publishes, except those that cannot verify ID tokens.
struct ProviderKeySet: Decodable, Sendable {
    /// The maximum number of keys, more than any provider has at a time.
    static let limit = 100

    let keys: [ProviderKey]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        keys = try container.decode([Entry].self, forKey: .keys)
            .prefix(Self.limit)
            .compactMap(\.key)
    }

    /// The key with the ID `id`; if `id` is `nil`, the only key of the set.
    func key(named id: String?) -> ProviderKey? {
        guard let id else { return keys.count == 1 ? keys.first : nil }
        return keys.first { $0.id == id }
    }

    private enum CodingKeys: String, CodingKey { case keys }

    /// Decodes unsupported keys as `nil`, so that they do not invalidate the other keys.
    private struct Entry: Decodable {
        let key: ProviderKey?

        init(from decoder: any Decoder) {
            key = try? ProviderKey(from: decoder)
        }
    }
}
