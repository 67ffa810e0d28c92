package import DialtoneBasics
package import DialtoneModel

/// Creates and revokes admin keys.
package struct AdminKeyRegistry: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Returns the keys of a project.
    package func keys(of project: ProjectID) async throws -> [AdminKey] {
        try await store.read { try $0.adminKeys(of: project) }
    }

    /// Creates a key and returns it with its secret, which cannot be retrieved again.
    package func create(
        for project: ProjectID,
        role: AdminRole,
        displayName: String,
        lifetime: TimeSpan? = nil
    ) async throws -> (key: AdminKey, secret: AdminSecret) {
        let secret = AdminSecret(.key, random: random)
        let now = clock.now
        let key = AdminKey(
            id: random.text(of: "abcdefghijkmnpqrstuvwxyz23456789", length: 10),
            projectID: project,
            digest: secret.digest,
            role: role,
            displayName: displayName,
            createdAt: now,
            expiresAt: lifetime.map { now + $0 }
        )
        try await store.write { try $0.insert(key) }
        return (key, secret)
    }

    /// Revokes the key; returns `false` if the project has no such key.
    package func revoke(_ id: String, of project: ProjectID) async throws -> Bool {
        try await store.write { try $0.deleteAdminKey(id, of: project) }
    }
}
