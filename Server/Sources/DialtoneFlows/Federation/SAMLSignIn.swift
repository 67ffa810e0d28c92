package import DialtoneBasics
package import DialtoneFederation
package import DialtoneModel
import SAML

/// Signs in users with SAML identity providers.
package struct SAMLSignIn: Sendable {
    private let store: any DataStore
    private let secrets: ProviderSecrets
    private let pool: WorkPool
    private let clock: ServerClock

    /// `pool` parses and verifies the responses.
    package init(
        store: any DataStore,
        secrets: ProviderSecrets,
        pool: WorkPool,
        clock: ServerClock
    ) {
        self.store = store
        self.secrets = secrets
        self.pool = pool
        self.clock = clock
    }

    /// Stores a response that a browser posted to a page of this server, and returns a code for it.
    ///
    /// The app that the state belongs to exchanges the code.
    package func code(for response: String, state: String) async throws -> String {
        guard let page = secrets.open(state, as: PageSession.self, at: clock.now) else {
            throw FederationRefusal.invalidResponse(
                "The redirect does not belong to an open session."
            )
        }
        let session = page.redirect
        let provider = try ProviderResolver.enabled(
            try await store.read { [id = page.projectID] in
                try $0.identityProvider(session.provider, of: id)
            },
            session.provider
        )
        let arrival = SAMLArrival(
            identity: try await identity(in: response, of: provider, answering: session),
            state: session.state,
            expiresAt: session.expiresAt
        )
        return try secrets.handle(for: arrival, in: page.projectID)
    }

    /// Returns the identity for a code of ``code(for:state:)``.
    func identity(
        inCode code: String,
        of provider: IdentityProvider,
        answering session: RedirectSession
    ) throws -> ProviderIdentity {
        let arrival = secrets.open(
            code,
            as: SAMLArrival.self,
            in: provider.projectID,
            at: clock.now
        )
        guard let arrival, arrival.state == session.state,
            arrival.identity.provider == provider.id
        else {
            throw FederationRefusal.invalidResponse("The code does not belong to an open session.")
        }
        return arrival.identity
    }

    /// Returns the identity in the response to a session's request; each request has one response.
    func identity(
        in response: String,
        of provider: IdentityProvider,
        answering session: RedirectSession
    ) async throws -> ProviderIdentity {
        guard provider.kind == .saml else {
            throw FederationRefusal.invalidResponse("The provider does not use SAML.")
        }
        let parties = try SAMLParties(provider.settings.saml)
        let expectation = SAMLExpectation(
            provider: parties.provider,
            service: parties.service,
            request: session.samlRequest
        )
        let now = clock.now
        let assertion: SAMLAssertion
        do {
            // Parsing and verifying would hold up an event loop.
            assertion = try await pool.run(elseThrow: WorkPoolIsFull()) {
                try expectation.assertion(in: response, at: now.date)
            }
        } catch let fault as SAMLFault {
            throw FederationRefusal.invalidResponse(fault.description)
        }
        guard let identity = ProviderIdentity(assertion, of: provider.id) else {
            throw FederationRefusal.invalidResponse("The NameID is too long.")
        }
        let spent = SpentProof(
            token: "saml-request\n\(session.samlRequest.id)",
            expiresAt: Timestamp(milliseconds: session.expiresAt)
        )
        let isFirst = try await store.write { [id = provider.projectID.parent] in
            try $0.spend(spent, of: id)
        }
        guard isFirst else {
            throw FederationRefusal.invalidResponse("The SAML response was already used.")
        }
        return identity
    }
}

extension RedirectSession {
    /// The request to a SAML provider, which the response has to match.
    var samlRequest: SAMLRequest {
        SAMLRequest(id: "_" + nonce, callbackURL: returnURL)
    }

    /// Returns the URL of the provider's page, with the request (redirect binding).
    func samlURL(_ settings: SAMLSettings?, state: String, at now: Timestamp) throws -> String {
        let parties = try SAMLParties(settings)
        let request = samlRequest.parameter(
            from: parties.serviceEntityID,
            to: parties.signInURL,
            at: now.date
        )
        let separator = parties.signInURL.contains("?") ? "&" : "?"
        let query = FormText.encode([("SAMLRequest", request), ("RelayState", state)])
        return parties.signInURL + separator + query
    }
}
