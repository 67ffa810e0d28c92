package import DialtoneBasics
package import DialtoneFederation
package import DialtoneModel

/// Validates identity provider credentials, and returns the identities that they prove.
package struct ProviderResolver: Sendable {
    private let store: any DataStore
    private let verifier: ProviderTokenVerifier
    private let exchange: ProviderExchange
    private let saml: SAMLSignIn
    private let secrets: ProviderSecrets
    private let clock: ServerClock

    /// Reads tokens without verifying them; `nil` in production.
    private let unverifiedTokens: UnverifiedTokens?

    package init(
        store: any DataStore,
        providers: ProviderClient,
        issuers: IssuerDirectory,
        secrets: ProviderSecrets,
        saml: SAMLSignIn,
        clock: ServerClock,
        unverifiedTokens: UnverifiedTokens?
    ) {
        self.store = store
        self.secrets = secrets
        self.clock = clock
        self.unverifiedTokens = unverifiedTokens
        self.saml = saml
        verifier = ProviderTokenVerifier(issuers: issuers)
        exchange = ProviderExchange(providers: providers, issuers: issuers, secrets: secrets)
    }

    func evidence(
        in proof: ProviderSignInRequest.Proof,
        of project: ProjectID
    ) async throws -> ProviderEvidence {
        switch proof {
        case .pendingToken(let text):
            let pending = secrets.open(text, as: PendingIdentity.self, in: project, at: clock.now)
            guard let pending else { throw FederationRefusal.invalidPendingToken }
            return ProviderEvidence(identity: pending.identity)
        case .credential(let credential, let id):
            return try await evidence(in: credential, by: id, of: project)
        case .redirect(let credential, let session, let returnURL):
            return try await evidence(in: credential, session, returnURL, of: project)
        }
    }

    private func evidence(
        in credential: ProviderCredential,
        by id: SignInProvider,
        of project: ProjectID
    ) async throws -> ProviderEvidence {
        let found = try await store.read { try $0.identityProvider(id, of: project) }
        let unverified = try unverifiedTokens?.evidence(
            in: credential,
            by: id,
            isSetUp: found?.settings.isEnabled == true
        )
        if let unverified { return unverified }
        let provider = try Self.enabled(found, id)
        guard provider.kind != .saml else {
            throw FederationRefusal.invalidCredential(
                "A SAML response is accepted only in the session that requested it."
            )
        }
        guard let idToken = credential.idToken else {
            throw FederationRefusal.invalidCredential(
                "The credential has no ID token. The server accepts only OpenID Connect ID tokens."
            )
        }
        var identity = try await verifiedIdentity(
            in: idToken,
            of: provider,
            nonce: credential.nonce
        )
        identity.addName(fromAppleUser: credential.appleUser)
        var evidence = ProviderEvidence(identity: identity)
        evidence.idToken = idToken
        evidence.accessToken = credential.accessToken
        return evidence
    }

    private func evidence(
        in credential: ProviderCredential,
        _ sessionText: String,
        _ returnURL: String,
        of project: ProjectID
    ) async throws -> ProviderEvidence {
        let now = clock.now
        let found = try await self.session(sessionText, state: credential.state, of: project)
        guard let session = found,
            session.returnURL.prefix(while: { $0 != "?" }) == returnURL
        else {
            throw FederationRefusal.invalidResponse(
                "The redirect does not belong to an open session."
            )
        }
        let provider = try Self.enabled(
            try await store.read { try $0.identityProvider(session.provider, of: project) },
            session.provider
        )
        if provider.kind == .saml {
            return ProviderEvidence(
                identity: try await identity(in: credential, of: provider, answering: session)
            )
        }
        var credential = credential
        var refreshToken: String?
        if let code = credential.code {
            let tokens = try await exchange.tokens(for: code, of: provider, session: session)
            credential.idToken = tokens.idToken
            credential.accessToken = tokens.accessToken
            refreshToken = tokens.refreshToken
        }
        guard let idToken = credential.idToken else {
            throw FederationRefusal.invalidResponse(
                "The provider sent neither a code nor an ID token."
            )
        }
        let identity = try await verifier.identity(
            in: idToken,
            of: provider,
            nonce: session.nonce,
            at: now
        )
        var evidence = ProviderEvidence(identity: identity)
        evidence.idToken = idToken
        evidence.accessToken = credential.accessToken
        evidence.refreshToken = refreshToken
        return evidence
    }

    /// Returns the identity of a SAML response, or of the code that a page of this server issued
    /// for one.
    private func identity(
        in credential: ProviderCredential,
        of provider: IdentityProvider,
        answering session: RedirectSession
    ) async throws -> ProviderIdentity {
        if let response = credential.samlResponse {
            return try await saml.identity(in: response, of: provider, answering: session)
        }
        guard let code = credential.code else {
            throw FederationRefusal.invalidResponse("The provider sent no SAML response.")
        }
        return try saml.identity(inCode: code, of: provider, answering: session)
    }

    /// Returns the session of the redirect: the one that the app sent, or the app's session that
    /// the provider's page passed back.
    private func session(
        _ text: String,
        state: String?,
        of project: ProjectID
    ) async throws -> RedirectSession? {
        let now = clock.now
        if let own = secrets.open(text, as: RedirectSession.self, in: project, at: now) {
            // A SAML response names the request that it answers, so no state is needed.
            let isSAML = IdentityProvider.Kind(of: own.provider) == .saml
            return own.state == state || (isSAML && state == nil) ? own : nil
        }
        guard let state, let page = secrets.open(state, as: PageSession.self, at: now),
            page.isOf(text, in: project)
        else { return nil }
        // The URL with the state is in the browser's history; it must be valid only once.
        let spent = SpentProof(
            token: "\(PageSession.name)\n\(page.redirect.state)",
            expiresAt: Timestamp(milliseconds: page.expiresAt)
        )
        guard try await store.write({ try $0.spend(spent, of: project.parent) }) else { return nil }
        return page.redirect
    }

    private func verifiedIdentity(
        in idToken: String,
        of provider: IdentityProvider,
        nonce: String?
    ) async throws -> ProviderIdentity {
        do {
            return try await verifier.identity(
                in: idToken,
                of: provider,
                nonce: nonce,
                at: clock.now
            )
        } catch FederationRefusal.invalidResponse(let problem) where unverifiedTokens != nil {
            throw FederationRefusal.invalidResponse(UnverifiedTokens.hint(after: problem))
        }
    }

    static func enabled(
        _ provider: IdentityProvider?,
        _ id: SignInProvider
    ) throws -> IdentityProvider {
        guard IdentityProvider.Kind(of: id) != nil else {
            throw FederationRefusal.invalidCredential("The provider does not exist.")
        }
        guard let provider, provider.settings.isEnabled else {
            throw Refusal.unsupportedOperation("The provider is disabled for this project.")
        }
        return provider
    }
}
