package import DialtoneBasics
package import DialtoneModel

/// Authenticates administrators by their bearer tokens.
package struct AdminAuthenticator: Sendable {
    private let store: any DataStore
    private let uses: CredentialUses
    private let clock: ServerClock

    package init(store: any DataStore, uses: CredentialUses, clock: ServerClock) {
        self.store = store
        self.uses = uses
        self.clock = clock
    }

    /// Returns the holder of `token`, and the project that the token is for.
    ///
    /// Throws ``Refusal/unauthenticated`` for any invalid credential; the error does not reveal
    /// which check failed.
    package func authenticate(
        _ token: some StringProtocol
    ) async throws -> (identity: AdminIdentity, project: ProjectID) {
        guard let secret = AdminSecret(token) else { throw Refusal.unauthenticated }
        let now = clock.now
        let digest = secret.digest
        switch secret.kind {
        case .key:
            let key = try await store.read { try $0.adminKey(digest: digest) }
            guard let key, key.expiresAt.map({ now < $0 }) ?? true else {
                throw Refusal.unauthenticated
            }
            uses.note(key.credential, after: key.lastUsedAt)
            let identity = AdminIdentity(
                name: "admin key \(key.id)",
                role: key.role,
                kind: .adminKey,
                id: key.id
            )
            return (identity, key.projectID)
        case .accessToken:
            let found = try await store.read { try $0.serviceAccount(accessToken: digest, at: now) }
            guard let found else { throw Refusal.unauthenticated }
            uses.note(found.credential, after: found.lastUsedAt)
            let identity = AdminIdentity(
                name: found.email,
                role: found.role,
                kind: .serviceAccount,
                id: found.email
            )
            return (identity, found.projectID)
        }
    }
}
