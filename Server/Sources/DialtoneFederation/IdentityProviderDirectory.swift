package import DialtoneBasics
package import DialtoneModel

/// Reads and changes a project's identity providers.
package struct IdentityProviderDirectory: Sendable {
    /// The maximum number of providers of a project, more than any sign-in page can show.
    package static let limit = 100

    private let store: any DataStore
    private let secrets: ProviderSecrets
    private let clock: ServerClock

    package init(
        store: any DataStore,
        secrets: ProviderSecrets,
        clock: ServerClock
    ) {
        self.store = store
        self.secrets = secrets
        self.clock = clock
    }

    package func provider(
        _ id: SignInProvider,
        of project: ProjectID
    ) async throws -> IdentityProvider {
        let found = try await store.read { try $0.identityProvider(id, of: project) }
        guard let found else { throw FederationRefusal.unknownConfig }
        return found
    }

    /// All providers of one kind, ordered by ID.
    package func providers(
        _ kind: IdentityProvider.Kind,
        of project: ProjectID
    ) async throws -> [IdentityProvider] {
        try await store.read { try $0.identityProviders(of: project) }.filter { $0.kind == kind }
    }

    /// The providers that users can sign in with, ordered by ID.
    package func offered(by project: ProjectID) async throws -> [IdentityProvider] {
        try await store.read { try $0.identityProviders(of: project) }
            .filter { $0.settings.isEnabled }
    }

    package func create(
        _ id: SignInProvider,
        _ settings: IdentityProviderSettings,
        clientSecret: String?,
        of project: ProjectID
    ) async throws -> IdentityProvider {
        guard IdentityProvider.Kind(of: id) != nil else {
            throw FederationRefusal.invalidProviderID
        }
        let provider = IdentityProvider(
            projectID: project,
            id: id,
            settings: settings,
            sealedClientSecret: try clientSecret.map { try secrets.seal($0, of: id, in: project) },
            createdAt: clock.now
        )
        try check(provider)
        try await store.write { data in
            guard try data.identityProviders(of: project).count < Self.limit else {
                throw FederationRefusal.invalidConfig(
                    "A project can have at most \(Self.limit) identity providers."
                )
            }
            guard try data.insert(provider) else { throw FederationRefusal.configExists }
        }
        return provider
    }

    /// Changes the settings, and the client secret if `clientSecret` has a new value.
    ///
    /// Throws ``Refusal/changedMeanwhile`` if the provider has another version than `seen`.
    package func change(
        _ id: SignInProvider,
        of project: ProjectID,
        clientSecret: Change<String?> = .keep,
        since seen: SeenVersion = .any,
        _ adjust: @escaping @Sendable (inout IdentityProviderSettings) -> Void
    ) async throws -> IdentityProvider {
        let sealed: Change<[UInt8]?> =
            switch clientSecret {
            case .keep: .keep
            case .set(let secret):
                .set(try secret.map { try secrets.seal($0, of: id, in: project) })
            }
        return try await store.write { data in
            var provider = try Self.held(id, of: project, in: data)
            try seen.check(provider)
            let issuer = provider.settings.issuer
            adjust(&provider.settings)
            if case .set(let secret) = sealed {
                provider.sealedClientSecret = secret
            } else if provider.sealedClientSecret != nil, provider.settings.issuer != issuer {
                // The next sign-in, or test, would send the secret of one issuer to another.
                throw FederationRefusal.invalidConfig(
                    "The client secret belongs to the former issuer. Enter the secret together "
                        + "with the new issuer, or remove it first."
                )
            }
            try check(provider)
            guard try data.update(provider) else { throw FederationRefusal.unknownConfig }
            return provider
        }
    }

    package func delete(
        _ id: SignInProvider,
        of project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws {
        try await store.write { data in
            try seen.check(try Self.held(id, of: project, in: data))
            _ = try data.deleteIdentityProvider(id, of: project)
        }
    }

    /// Returns a provider that no other transaction changes before this one ends.
    private static func held(
        _ id: SignInProvider,
        of project: ProjectID,
        in data: any DataWriter
    ) throws -> IdentityProvider {
        _ = try data.holdProject(project)
        guard let provider = try data.identityProvider(id, of: project) else {
            throw FederationRefusal.unknownConfig
        }
        return provider
    }

    private func check(_ provider: IdentityProvider) throws(FederationRefusal) {
        if provider.kind == .saml, provider.settings.isEnabled {
            _ = try SAMLParties(provider.settings.saml)
        }
        guard provider.kind == .openIDConnect else { return }
        guard let clientID = provider.settings.clientID, !clientID.isEmpty else {
            throw FederationRefusal.missingClientID
        }
        guard let issuer = provider.settings.issuer, !issuer.isEmpty else {
            throw FederationRefusal.missingIssuer
        }
        // A first check of the syntax only: the host's addresses are checked for each request.
        guard issuer.wholeMatch(of: /https?:\/\/[^\s?#@]+/) != nil else {
            throw FederationRefusal.invalidConfig("The issuer is not an http or https URL.")
        }
    }
}
