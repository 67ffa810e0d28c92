package import DialtoneBasics
package import DialtoneModel

/// Adds, changes and removes the clients of a project.
package struct OAuthClientRegistry: Sendable {
    /// How long a secret that was replaced stays valid, unless the operator says otherwise.
    package static let secretGrace = TimeSpan.days(1)

    /// The number of sessions that one transaction ends; small, so that requests do not wait long.
    private static let batch = 500

    private let store: any DataStore

    /// Whether plain `http` is allowed on the developer's own machine.
    private let isDevelopment: Bool
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        isDevelopment: Bool,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.isDevelopment = isDevelopment
        self.clock = clock
        self.random = random
    }

    /// Adds a client; returns it with its secret, which cannot be retrieved again.
    ///
    /// A public client has none.
    package func add(
        _ displayName: String,
        _ kind: OAuthClient.Kind,
        _ details: OAuthClientDetails,
        to project: ProjectID
    ) async throws -> (client: OAuthClient, secret: AppSecret?) {
        guard project.tenantID == nil else { throw Refusal.tenantsUnsupported }
        let secret = kind == .confidential ? AppSecret(random: random) : nil
        var details = details
        details.secrets = secret.map { [StoredAppSecret($0)] } ?? []
        let client = OAuthClient(
            id: OAuthClientID(random: random),
            projectID: project,
            kind: kind,
            displayName: displayName,
            details: details,
            createdAt: clock.now
        )
        try client.check(isDevelopment: isDevelopment)
        guard try await store.write({ try $0.insert(client) }) else { throw StoreConflict() }
        return (client, secret)
    }

    package func clients(of project: ProjectID) async throws -> [OAuthClient] {
        try await store.read { try $0.oauthClients(of: project) }
    }

    /// Returns the client, also a disabled one; `nil` if the project has none with this ID.
    package func client(_ id: OAuthClientID, of project: ProjectID) async throws -> OAuthClient? {
        try await store.read { try $0.oauthClient(id, of: project) }
    }

    /// Changes name and details; `nil` if the project has no such client.
    package func change(
        _ id: OAuthClientID,
        of project: ProjectID,
        _ change: @escaping @Sendable (inout OAuthClient) throws -> Void
    ) async throws -> OAuthClient? {
        try await store.write { [isDevelopment] data in
            guard var client = try data.holdOAuthClient(id, of: project) else { return nil }
            try change(&client)
            try client.check(isDevelopment: isDevelopment)
            _ = try data.update(client)
            return client
        }
    }

    /// Replaces the secret, and returns the new one; `nil` if the project has no such client.
    ///
    /// The previous secret stays valid for `grace`.
    package func rotateSecret(
        of id: OAuthClientID,
        in project: ProjectID,
        keepingFor grace: TimeSpan = secretGrace,
        since seen: SeenVersion = .any
    ) async throws -> AppSecret? {
        let secret = AppSecret(random: random)
        let now = clock.now
        let changed = try await change(id, of: project) { client in
            try seen.check(client)
            guard client.kind == .confidential else {
                throw Refusal.invalidArgument(
                    field: "clientId",
                    problem: "must be a confidential client, because public ones have no secret"
                )
            }
            client.details.secrets.rotate(to: secret, keepingFor: grace, at: now)
        }
        return changed.map { _ in secret }
    }

    /// Removes the client and ends its sessions; `false` if the project has no such client.
    ///
    /// It is disabled first, so that its tokens are refused at once, however many sessions there
    /// are. An interrupted removal can be repeated.
    package func remove(
        _ id: OAuthClientID,
        from project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws -> Bool {
        let disabled = try await store.write { data -> Bool in
            guard var client = try data.holdOAuthClient(id, of: project) else { return false }
            try seen.check(client)
            client.details.isDisabled = true
            return try data.update(client)
        }
        guard disabled else { return false }
        var count: Int
        repeat {
            count = try await store.write {
                try $0.deleteSessions(ofClient: id, in: project, limit: Self.batch)
            }
        } while count == Self.batch
        return try await store.write { try $0.deleteOAuthClient(id, of: project) }
    }
}

/// A random ID was already taken; another attempt generates a new one.
private struct StoreConflict: ServerFault, Hashable {
    var isTemporary: Bool { true }
    var description: String { "the random ID of a new client is already in use" }
}
