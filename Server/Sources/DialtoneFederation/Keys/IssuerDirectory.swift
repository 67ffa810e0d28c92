package import DialtoneBasics
import JWTKit

/// The discovery documents and keys of ID token issuers, cached for as long as they permit.
///
/// If many users sign in at the same time, one request is sent to the issuer, and the others wait
/// for its result.
package actor IssuerDirectory {
    /// The minimum time between refreshes because of tokens with an unknown key.
    ///
    /// Anyone can create such a token.
    static let unknownKeyPause = TimeSpan.minutes(1)

    /// The minimum time before a request to an issuer that did not respond is retried.
    static let failurePause = TimeSpan.seconds(10)

    /// Cache lifetimes: minimum, default, maximum, and the extension during an outage.
    static let shortestLife = TimeSpan.minutes(1)
    static let standardLife = TimeSpan.minutes(15)
    static let longestLife = TimeSpan.hours(24)
    static let outagePatience = TimeSpan.hours(1)

    private struct Entry {
        let metadata: IssuerMetadata
        let keys: ProviderKeySet
        let readAt: Timestamp
        let goodUntil: Timestamp
    }

    private let providers: ProviderClient
    private let clock: ServerClock
    private var entries: [String: Entry] = [:]
    private var failedAt: [String: Timestamp] = [:]
    private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

    package init(providers: ProviderClient, clock: ServerClock) {
        self.providers = providers
        self.clock = clock
    }

    /// The issuer's metadata; throws ``ProviderUnavailable`` if the issuer cannot be reached.
    package func metadata(of issuer: String) async throws -> IssuerMetadata {
        try await entry(of: issuer).metadata
    }

    /// The key that `token` specifies; `nil` if the issuer has no such key.
    func key(for token: SignedToken, of issuer: String) async throws -> ProviderKey? {
        let known = try await entry(of: issuer)
        if let key = known.keys.key(named: token.keyID) { return key }
        guard clock.now - known.readAt >= Self.unknownKeyPause, mayAsk(issuer) else { return nil }
        try? await refresh(issuer)
        return entries[issuer]?.keys.key(named: token.keyID)
    }

    private func entry(of issuer: String) async throws -> Entry {
        if let entry = entries[issuer], clock.now < entry.goodUntil { return entry }
        if mayAsk(issuer) { try? await refresh(issuer) }
        guard let entry = entries[issuer], clock.now < entry.goodUntil + Self.outagePatience else {
            throw ProviderUnavailable()
        }
        return entry
    }

    private func mayAsk(_ issuer: String) -> Bool {
        guard let failure = failedAt[issuer] else { return true }
        return clock.now - failure >= Self.failurePause
    }

    private func refresh(_ issuer: String) async throws {
        guard waiting[issuer] == nil else {
            return await withCheckedContinuation { waiting[issuer]?.append($0) }
        }
        waiting[issuer] = []
        defer { waiting.removeValue(forKey: issuer)?.forEach { $0.resume() } }
        do {
            entries[issuer] = try await fetch(issuer)
            failedAt[issuer] = nil
        } catch {
            failedAt[issuer] = clock.now
            throw error
        }
    }

    private func fetch(_ issuer: String) async throws -> Entry {
        let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
        let metadata = try await providers.document(
            IssuerMetadata.self,
            at: base + "/.well-known/openid-configuration"
        )
        // Otherwise one issuer could impersonate another.
        guard metadata.value.issuer == issuer else { throw ProviderUnavailable() }
        let keys = try await providers.document(
            ProviderKeySet.self,
            at: metadata.value.keySetURL
        )
        let life = min(max(keys.maxAge ?? Self.standardLife, Self.shortestLife), Self.longestLife)
        let now = clock.now
        return Entry(
            metadata: metadata.value,
            keys: keys.value,
            readAt: now,
            goodUntil: now + life
        )
    }
}

/// The discovery document of an OpenID Connect issuer (OpenID Connect Discovery 1.0).
package struct IssuerMetadata: Decodable, Hashable, Sendable {
    package let issuer: String
    package let keySetURL: String
    package let authorizationURL: String?
    package let tokenURL: String?

    /// The client authentication methods of ``tokenURL``; if absent, HTTP Basic.
    package let clientAuthentications: [String]?

    private enum CodingKeys: String, CodingKey {
        case issuer
        case keySetURL = "jwks_uri"
        case authorizationURL = "authorization_endpoint"
        case tokenURL = "token_endpoint"
        case clientAuthentications = "token_endpoint_auth_methods_supported"
    }
}

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
