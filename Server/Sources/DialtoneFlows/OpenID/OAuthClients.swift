package import DialtoneBasics
package import DialtoneModel

/// Finds the clients of a project, and authenticates them.
package struct OAuthClients: Sendable {
    private let store: any DataStore
    private let clock: ServerClock

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    /// The credentials of a request to the token endpoint.
    package struct Credentials: Sendable {
        package let id: OAuthClientID

        /// `nil` for a client without a secret.
        package let secret: String?

        package init(id: OAuthClientID, secret: String?) {
            self.id = id
            self.secret = secret
        }
    }

    /// Returns a client that is not disabled; `nil` for any other ID.
    package func client(
        _ id: OAuthClientID,
        of project: ProjectID
    ) async throws -> OAuthClient? {
        let found = try await store.read { try $0.oauthClient(id, of: project) }
        return found.flatMap { $0.details.isDisabled ? nil : $0 }
    }

    /// Returns the client that sent the credentials; throws if they are not its own.
    ///
    /// A confidential client must send its secret, and a public client must not send any: a secret
    /// in an app is no proof.
    package func authenticate(
        _ credentials: Credentials,
        of project: ProjectID
    ) async throws -> OAuthClient {
        guard let client = try await client(credentials.id, of: project) else {
            throw OAuthRefusal.unknownClient
        }
        switch (client.kind, credentials.secret) {
        case (.public, nil):
            return client
        case (.public, .some):
            throw OAuthRefusal(.invalidClient, "The client is public and has no secret.")
        case (.confidential, nil):
            throw OAuthRefusal(
                .invalidClient,
                "The client must authenticate with its secret.",
                reason: .clientCredentialRefused
            )
        case (.confidential, let text?):
            guard let secret = AppSecret(text), client.hasSecret(secret, at: clock.now) else {
                throw OAuthRefusal.unknownClient
            }
            return client
        }
    }
}

extension OAuthRefusal {
    fileprivate static let unknownClient = OAuthRefusal(
        .invalidClient,
        "The client is unknown, or its secret is wrong.",
        reason: .clientCredentialRefused
    )
}
