import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The endpoints of the OpenID Connect provider for programs; the pages are in ``AuthorizePages``.
struct OpenIDRoutes: Sendable {
    private let keys: KeyRing
    private let dependencies: ServerDependencies
    private let address: PublicAddress

    /// The tags of the languages of the pages.
    private let languages: [String]

    init(_ dependencies: ServerDependencies, languages: [String]) {
        self.dependencies = dependencies
        address = PublicAddress(dependencies.listener.publicURL, mode: dependencies.mode)
        keys = dependencies.publishedKeys
        self.languages = languages
    }

    func add(to router: Router<ServerContext>) {
        addDiscovery(to: router)
        let flows = dependencies.flows
        let guardian = OAuthClientGuard(
            clients: flows.openID.clients,
            projects: flows.projects,
            limiter: flows.limiter,
            proxies: dependencies.listener.trustedProxies,
            address: address,
            decoder: dependencies.decoder
        )
        ClientTokenRoute(tokens: flows.openID.tokens, clients: guardian).add(to: router)
        RevocationRoute(
            tokens: flows.openID.tokens,
            verifier: flows.openID.verifier,
            clients: guardian
        )
        .add(to: router)
        UserInfoRoute(userInfo: flows.openID.userInfo, clients: guardian).add(to: router)
    }

    /// Adds the discovery documents.
    ///
    /// Every valid project ID has one, and it is served from memory: a response does not reveal
    /// which projects exist, and guesses do not reach the database.
    private func addDiscovery(to router: Router<ServerContext>) {
        let paths = [
            "\(OpenIDIssuer.root)/{project}/.well-known/openid-configuration",
            // RFC 8414 puts the well-known part first.
            "/.well-known/oauth-authorization-server\(OpenIDIssuer.root)/{project}",
        ]
        for path in paths {
            router.get(RouterPath(path)) {
                [address, keys, languages, dependencies] request, context in
                let document = OpenIDMetadata(
                    of: try address.issuer(of: try context.projectInPath(), for: request),
                    keys: keys.publishedKeys(at: dependencies.clock.now),
                    languages: languages
                )
                var response = try WireEncoder.response(document)
                response.headers[.cacheControl] = KeyRoutes.cacheControl
                return response
            }
        }
    }
}
