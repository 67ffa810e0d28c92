import Crypto
import Foundation

/// Sends people to an identity provider's page, to come back with a code or an ID token.
package struct ProviderRedirect: Sendable {
    /// What the request itself decides, so that no app's parameter can.
    private static let reservedParameters: Set<String> = [
        "client_id", "code_challenge", "code_challenge_method", "nonce", "redirect_uri",
        "response_mode", "response_type", "scope", "state", "request", "request_uri",
    ]

    private let store: any DataStore
    private let issuers: IssuerDirectory
    private let secrets: ProviderSecrets
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        issuers: IssuerDirectory,
        secrets: ProviderSecrets,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.issuers = issuers
        self.secrets = secrets
        self.clock = clock
        self.random = random
    }

    /// Where to send somebody.
    package struct Start: Sendable {
        package let authorizationURL: String

        /// What the app keeps, and shows when the person is back.
        package let session: String
    }

    /// What an app wishes for beyond the provider.
    package struct Wishes: Sendable {
        package var returnURL: String
        package var scopes: [String] = []
        package var parameters: [String: String] = [:]
        package var usesCode = false

        /// Whether `returnURL` is known to be a page of this server.
        package var returnsToServer = false

        /// For an app that waits for a page of this server to lead back.
        package var visit: PageVisit?

        package init(returnURL: String) {
            self.returnURL = returnURL
        }
    }

    package func start(
        with id: SignInProvider,
        _ wishes: Wishes,
        in project: Project
    ) async throws -> Start {
        if !wishes.returnsToServer { try Self.check(wishes.returnURL, of: project) }
        let provider = try ProviderResolver.enabled(
            try await store.read { try $0.identityProvider(id, of: project.id) },
            id
        )
        let session = RedirectSession(
            provider: id,
            returnURL: wishes.returnURL,
            random: random,
            at: clock.now
        )
        if provider.kind == .saml { return try startSAML(session, wishes, at: provider) }
        guard let issuer = provider.issuers.first, let clientID = provider.settings.clientID else {
            throw FederationRefusal.invalidCredential("The provider has no page to go to here.")
        }
        guard let page = try await issuers.metadata(of: issuer).authorizationURL,
            let components = URLComponents(string: page)
        else { throw ProviderUnavailable() }
        let start = try begin(session, wishes, at: provider)
        let query = Self.query(
            for: session,
            state: start.state,
            clientID: clientID,
            wishes,
            usesCode: start.usesCode
        )
        let own = components.percentEncodedQuery.map { $0 + "&" } ?? ""
        var address = components
        address.percentEncodedQuery = own + FormText.encode(query)
        guard let url = address.string else { throw ProviderUnavailable() }
        return Start(authorizationURL: url, session: start.session)
    }

    private func startSAML(
        _ session: RedirectSession,
        _ wishes: Wishes,
        at provider: IdentityProvider
    ) throws -> Start {
        let project = provider.projectID
        var state = session.state
        let handle: String
        if let visit = wishes.visit {
            handle = try secrets.handle(
                for: PageSession(projectID: project, redirect: session, visit: visit)
            )
            state = handle
        } else {
            handle = try secrets.handle(for: session, in: project)
        }
        let url = try session.samlURL(provider.settings.saml, state: state, at: clock.now)
        return Start(authorizationURL: url, session: handle)
    }

    /// What goes where: the session with the app, or through the provider's page.
    private func begin(
        _ session: RedirectSession,
        _ wishes: Wishes,
        at provider: IdentityProvider
    ) throws -> (state: String, session: String, usesCode: Bool) {
        let project = provider.projectID
        guard let visit = wishes.visit else {
            let handle = try secrets.handle(for: session, in: project)
            return (session.state, handle, wishes.usesCode || provider.settings.usesCode)
        }
        // An ID token in an address would be a credential for whoever sees it; a code is none.
        guard provider.sealedClientSecret != nil else {
            throw FederationRefusal.invalidCredential(
                "The provider has no client secret here: `dialtone identity-providers set "
                    + "\(provider.id.rawValue) --read-secret` saves it."
            )
        }
        let page = PageSession(projectID: project, redirect: session, visit: visit)
        let handle = try secrets.handle(for: page)
        return (handle, handle, true)
    }

    /// The visit that went through a provider's page as its state; `nil` for any other text, and
    /// for what is over.
    package func visit(of state: String) -> PageVisit? {
        secrets.open(state, as: PageSession.self, at: clock.now)?.visit
    }

    /// Nobody's code or token goes to a site that is not the project's own.
    private static func check(_ returnURL: String, of project: Project) throws(FederationRefusal) {
        guard let address = WebAddress(returnURL), address.parts.fragment == nil else {
            throw .invalidContinueURL("It is not a web address.")
        }
        guard project.settings.authorizes(address) else { throw .unauthorizedDomain(address.host) }
    }

    private static func query(
        for session: RedirectSession,
        state: String,
        clientID: String,
        _ wishes: Wishes,
        usesCode: Bool
    ) -> [(name: String, value: String)] {
        // Apple tells more only to pages that take a posted form.
        let standard = session.provider == .apple ? ["openid"] : ["openid", "email", "profile"]
        let scopes = standard + wishes.scopes.filter { !standard.contains($0) }
        var query = [
            ("client_id", clientID), ("redirect_uri", session.returnURL),
            ("response_type", usesCode ? "code" : "id_token"),
            ("scope", scopes.joined(separator: " ")), ("state", state),
            ("nonce", session.nonce),
        ]
        if usesCode {
            let digest = SHA256.hash(data: Array(session.codeVerifier.utf8))
            query += [
                ("code_challenge", Base64URL.encode(digest)), ("code_challenge_method", "S256"),
            ]
        }
        // Apple tells name and address in no other way.
        if session.provider == .apple, scopes != standard {
            query.append(("response_mode", "form_post"))
        }
        query += wishes.parameters.filter { !reservedParameters.contains($0.key) }
            .sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
        return query.map { (name: $0.0, value: $0.1) }
    }
}
