package import DialtoneBasics
package import DialtoneFederation
package import DialtoneModel
import Crypto
import Foundation

/// Sends users to an identity provider's page, which redirects back with a code or an ID token.
package struct ProviderRedirect: Sendable {
    /// Parameters that the server sets, and that an app's custom parameters must not override.
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

    /// The start of a redirect sign-in.
    package struct Start: Sendable {
        package let authorizationURL: String

        /// The session ID that the app stores, and sends back after the redirect.
        package let session: String
    }

    /// The app's optional parameters for the redirect.
    package struct Options: Sendable {
        package var returnURL: String
        package var scopes: [String] = []
        package var parameters: [String: String] = [:]
        package var usesCode = false

        /// Whether `returnURL` is a page of this server.
        package var returnsToServer = false

        /// The page visit, for an app that waits for a page of this server to redirect back.
        package var visit: PageVisit?

        package init(returnURL: String) {
            self.returnURL = returnURL
        }
    }

    package func start(
        with id: SignInProvider,
        _ options: Options,
        in project: Project
    ) async throws -> Start {
        if !options.returnsToServer { try Self.check(options.returnURL, of: project) }
        let provider = try ProviderResolver.enabled(
            try await store.read { try $0.identityProvider(id, of: project.id) },
            id
        )
        let session = RedirectSession(
            provider: id,
            returnURL: options.returnURL,
            random: random,
            at: clock.now
        )
        if provider.kind == .saml { return try startSAML(session, options, at: provider) }
        guard let issuer = provider.issuers.first, let clientID = provider.settings.clientID else {
            throw FederationRefusal.invalidCredential(
                "The provider does not support sign-in with a redirect."
            )
        }
        guard let page = try await issuers.metadata(of: issuer).authorizationURL,
            let components = URLComponents(string: page)
        else { throw ProviderUnavailable() }
        let start = try begin(session, options, at: provider)
        let query = Self.query(
            for: session,
            state: start.state,
            clientID: clientID,
            options,
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
        _ options: Options,
        at provider: IdentityProvider
    ) throws -> Start {
        let project = provider.projectID
        var state = session.state
        let handle: String
        if let visit = options.visit {
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

    /// Starts the redirect, and decides whether the app or the provider's page carries the session.
    private func begin(
        _ session: RedirectSession,
        _ options: Options,
        at provider: IdentityProvider
    ) throws -> (state: String, session: String, usesCode: Bool) {
        let project = provider.projectID
        guard let visit = options.visit else {
            let handle = try secrets.handle(for: session, in: project)
            return (session.state, handle, options.usesCode || provider.settings.usesCode)
        }
        // An ID token in a URL would leak a usable credential; a code is useless without the
        // secret.
        guard provider.sealedClientSecret != nil else {
            throw FederationRefusal.invalidCredential(
                "No client secret is configured for the provider. Run `dialtone "
                    + "identity-providers set \(provider.id.rawValue) --read-secret`."
            )
        }
        let page = PageSession(projectID: project, redirect: session, visit: visit)
        let handle = try secrets.handle(for: page)
        return (handle, handle, true)
    }

    /// Returns the visit that the provider's page passed back as its state; `nil` if the text is
    /// not a valid state or the visit has expired.
    package func visit(of state: String) -> PageVisit? {
        secrets.open(state, as: PageSession.self, at: clock.now)?.visit
    }

    /// Throws unless `returnURL` belongs to the project, so that no code or token leaks to another
    /// site.
    private static func check(_ returnURL: String, of project: Project) throws(FederationRefusal) {
        guard let address = WebAddress(returnURL), address.parts.fragment == nil else {
            throw .invalidContinueURL("It is not an http or https URL.")
        }
        guard project.settings.authorizes(address) else { throw .unauthorizedDomain(address.host) }
    }

    private static func query(
        for session: RedirectSession,
        state: String,
        clientID: String,
        _ options: Options,
        usesCode: Bool
    ) -> [(name: String, value: String)] {
        // Apple returns the email address and name only to pages that accept a form post.
        let standard = session.provider == .apple ? ["openid"] : ["openid", "email", "profile"]
        let scopes = standard + options.scopes.filter { !standard.contains($0) }
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
        // Apple returns the name and address only in a form post.
        if session.provider == .apple, scopes != standard {
            query.append(("response_mode", "form_post"))
        }
        query += options.parameters.filter { !reservedParameters.contains($0.key) }
            .sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
        return query.map { (name: $0.0, value: $0.1) }
    }
}
