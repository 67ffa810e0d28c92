/// What issuers of ID tokens say of themselves and which keys they have, remembered for as long as
/// they allow.
///
/// However many people sign in at once, an issuer is asked by one of them, and the others wait.
package actor IssuerDirectory {
    /// How soon an issuer is asked again because a token names a key that it did not have.
    ///
    /// Anybody can make up such a token.
    static let unknownKeyPause = TimeSpan.minutes(1)

    /// How soon an issuer is asked again that did not answer.
    static let failurePause = TimeSpan.seconds(10)

    /// How long keys are kept: at least, at the most, and beyond their time if the issuer is away.
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

    /// Throws ``ProviderUnavailable`` where the issuer cannot be asked.
    package func metadata(of issuer: String) async throws -> IssuerMetadata {
        try await entry(of: issuer).metadata
    }

    /// The key that `token` names; `nil` if the issuer has no such key.
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
        // Otherwise one issuer could speak for another.
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
