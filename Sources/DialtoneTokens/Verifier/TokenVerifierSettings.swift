#if Tokens

public import Foundation

/// Which tokens a ``TokenVerifier`` accepts.
public struct TokenVerifierSettings: Sendable {
    /// The server's URL, for example `https://id.example.com`.
    ///
    /// It must be an `https` URL, because the keys are downloaded from it. `http` is permitted for
    /// loopback addresses. If the server has a private address without TLS, set the public URL here,
    /// and replace ``TokenVerifierEnvironment/send``.
    public var server: URL

    /// The ID of the project whose tokens are accepted.
    public var projectID: String

    /// The tenants whose users are accepted; by default only users without a tenant.
    public var tenant: TenantRequirement = .none

    /// The issuer of ID tokens without the project: the server's setting `tokens.issuer`.
    public var issuer: String = Self.defaultIssuer

    /// The tolerated difference between the clocks of server and back end, in seconds: 0 to 300.
    public var leeway: TimeInterval = 10

    /// How many seconds downloaded keys are used after they expire, while the server cannot be
    /// reached: 0 to 86,400.
    ///
    /// A longer time lets the back end survive longer outages. A shorter time limits for how long
    /// an attacker who blocks the download can use a key that was withdrawn.
    public var keyRetention: TimeInterval = 3_600

    /// The API key of one of the project's apps, for ``TokenVerifier/verifySignedIn(_:)``.
    public var apiKey: String?

    /// Accepts tokens without a signature as well, as `dialtone dev` issues them to clients in
    /// emulator mode.
    ///
    /// Set it in development only: anyone can write such a token for any user. It needs an `http`
    /// server at a loopback address, or a project whose ID begins with `demo-`.
    public var acceptsUnsignedTokens = false

    /// Creates settings with the defaults of a production server.
    public init(server: URL, projectID: String) {
        self.server = server
        self.projectID = projectID
    }

    private static let defaultIssuer = "https://securetoken.google.com"

    var idTokenIssuer: String { "\(issuer)/\(projectID)" }

    /// Session cookies have another issuer, so that none is accepted as an ID token.
    var sessionCookieIssuer: String {
        issuer == Self.defaultIssuer
            ? "https://session.firebase.google.com/\(projectID)"
            : "\(issuer)/session/\(projectID)"
    }

    /// The URL of a path of the server, which may itself run below a path.
    func url(forPath path: String, query: [URLQueryItem] = []) -> URL {
        var base = server.absoluteString
        while base.hasSuffix("/") { base.removeLast() }
        var components = URLComponents(string: base + path)
        if !query.isEmpty { components?.queryItems = query }
        return components?.url ?? server
    }

    func check() throws(InvalidTokenVerifierSettings) {
        guard !projectID.isEmpty, !projectID.contains("/") else {
            throw .init("projectID must not be empty or contain a slash.")
        }
        guard !issuer.isEmpty, !issuer.hasSuffix("/") else {
            throw .init("issuer must not be empty or end with a slash.")
        }
        guard (0...300).contains(leeway) else { throw .init("leeway must be 0 to 300 seconds.") }
        guard (0...86_400).contains(keyRetention) else {
            throw .init("keyRetention must be 0 to 86400 seconds.")
        }
        try checkServer()
    }

    private func checkServer() throws(InvalidTokenVerifierSettings) {
        guard let host = server.host, !host.isEmpty, server.query == nil, server.fragment == nil,
            server.user == nil, server.password == nil
        else {
            throw .init("server must be an https URL without a user, query or fragment.")
        }
        switch server.scheme?.lowercased() {
        case "https" where !acceptsUnsignedTokens: return
        case "https":
            throw .init("acceptsUnsignedTokens is for development servers, which have http URLs.")
        case "http" where Self.loopbackHosts.contains(host): return
        case "http" where acceptsUnsignedTokens && projectID.hasPrefix("demo-"): return
        case "http" where acceptsUnsignedTokens:
            throw .init(
                "acceptsUnsignedTokens needs a loopback address or a project ID with demo-."
            )
        default: throw .init("server must be an https URL; http is for loopback addresses only.")
        }
    }

    private static let loopbackHosts: Set = ["localhost", "127.0.0.1", "::1", "[::1]"]
}

/// The tenants whose users a ``TokenVerifier`` accepts.
public enum TenantRequirement: Hashable, Sendable {
    /// Only users of the project itself.
    case none

    /// Only users of this tenant.
    case only(String)

    /// Users of the project and of all its tenants.
    ///
    /// User IDs are unique within a tenant only: identify users by tenant and ID.
    case any

    func accepts(_ tenantID: String?) -> Bool {
        switch self {
        case .none: tenantID == nil
        case .only(let required): tenantID == required
        case .any: true
        }
    }
}

#endif
