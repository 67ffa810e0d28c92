import DialtoneServer
import Crypto
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// A client of the provider that shares no code with it.
struct TestClient: Sendable {
    static let origin = "https://id.example.com"
    static let issuer = "\(origin)/oidc/\(TestServer.projectID)"
    static let root = "/oidc/\(TestServer.projectID)"
    static let redirect = "https://orders.example.com/callback?tab=1"
    static let verifier = "a-verifier-of-the-client-that-has-fifty-characters"
    static let challenge = Base64URL.encode(SHA256.hash(data: Array(verifier.utf8)))

    let server: TestServer
    let id: String
    let secret: String?
    var redirect = redirect

    /// The usual request.
    var request: [String: String] {
        [
            "client_id": id, "redirect_uri": redirect, "response_type": "code",
            "scope": "openid profile email phone", "state": "a state", "nonce": "a nonce",
            "code_challenge": Self.challenge, "code_challenge_method": "S256",
        ]
    }

    /// The path of the authorization endpoint, with what a test changes.
    func authorizePath(_ changes: [String: String?] = [:]) -> String {
        var fields: [String: String?] = request
        fields.merge(changes) { $1 }
        let query = fields.sorted { $0.key < $1.key }
            .compactMap { name, value in value.map { (name: name, value: $0) } }
        return "\(Self.root)/authorize?\(FormText.encode(query))"
    }

    /// Calls the token endpoint, with the client's secret in the header if it has one.
    func token(
        _ fields: [String: String?],
        secretInForm: Bool = false,
        headers: HTTPFields = [:]
    ) async throws -> Answer {
        try await post("token", fields, secretInForm: secretInForm, headers: headers)
    }

    /// Exchanges a code as the client does, with what a test changes.
    func exchange(_ code: String, _ changes: [String: String?] = [:]) async throws -> Answer {
        var fields: [String: String?] = [
            "grant_type": "authorization_code", "code": code, "redirect_uri": redirect,
            "code_verifier": Self.verifier,
        ]
        fields.merge(changes) { $1 }
        return try await token(fields)
    }

    func refresh(_ token: String, _ changes: [String: String?] = [:]) async throws -> Answer {
        var fields: [String: String?] = ["grant_type": "refresh_token", "refresh_token": token]
        fields.merge(changes) { $1 }
        return try await self.token(fields)
    }

    func revoke(_ token: String) async throws -> Answer {
        try await post("revoke", ["token": token])
    }

    func userInfo(_ accessToken: String?) async throws -> Answer {
        var headers: HTTPFields = [:]
        if let accessToken { headers[.authorization] = "Bearer \(accessToken)" }
        return try await server.request(.get, "\(Self.root)/userinfo", headers: headers)
    }

    private func post(
        _ endpoint: String,
        _ fields: [String: String?],
        secretInForm: Bool = false,
        headers: HTTPFields = [:]
    ) async throws -> Answer {
        var (fields, headers) = (fields, headers)
        if let secret, !secretInForm {
            let pair = "\(FormText.escape(id)):\(FormText.escape(secret))"
            headers[.authorization] = "Basic \(Data(pair.utf8).base64EncodedString())"
        } else {
            fields["client_id"] = fields["client_id"] ?? id
            if let secret { fields["client_secret"] = secret }
        }
        headers[.contentType] = "application/x-www-form-urlencoded"
        let form = fields.compactMap { name, value in value.map { (name: name, value: $0) } }
        return try await server.request(
            .post,
            "\(Self.root)/\(endpoint)",
            headers: headers,
            body: Array(FormText.encode(form).utf8)
        )
    }
}

/// The tokens of a client.
struct ClientTokenSet: Sendable {
    let accessToken: String
    let idToken: String
    let refreshToken: String?
    let scope: String

    init(_ answer: Answer) throws {
        try #require(answer.status == 200, "\(answer.text)")
        let json = try answer.json
        accessToken = try #require(json["access_token"].text)
        idToken = try #require(json["id_token"].text)
        refreshToken = json["refresh_token"].text
        scope = try #require(json["scope"].text)
        #expect(json["token_type"] == "Bearer")
        #expect(answer.headers[.cacheControl] == "no-store")
    }

    var claims: JSONValue {
        get throws { try SignedIn.claims(in: idToken) }
    }
}

extension TestServer {
    /// Adds a client to the project.
    func addClient(
        _ kind: OAuthClient.Kind = .confidential,
        named name: String = "Order desk",
        to project: ProjectID = projectID,
        _ adjust: (inout OAuthClientDetails) -> Void = { _ in }
    ) async throws -> TestClient {
        var details = OAuthClientDetails()
        details.redirects = [TestClient.redirect]
        details.postLogoutRedirects = ["https://orders.example.com/bye"]
        adjust(&details)
        let added = try await clients.add(name, kind, details, to: project)
        return TestClient(
            server: self,
            id: added.client.id.rawValue,
            secret: added.secret?.text,
            redirect: details.redirects.first ?? ""
        )
    }

    var clients: OAuthClientRegistry {
        OAuthClientRegistry(
            store: store,
            isDevelopment: false,
            clock: clock.serverClock,
            random: .clients
        )
    }

    /// The error of OAuth 2.0 in an answer.
    static func error(_ answer: Answer) throws -> String? {
        try answer.json["error"].text
    }
}

extension RandomSource {
    /// One source for all clients of the tests, whose IDs must differ.
    fileprivate static let clients = RandomSource.seeded(77)
}

extension ServerSetup {
    /// A server with a public URL, as the provider needs it.
    static func provider(
        on engine: StoreEngine = .sqliteInMemory,
        _ adjust: (inout ServerSetup) -> Void = { _ in }
    ) -> ServerSetup {
        ServerSetup { setup in
            setup.engine = engine
            setup.adjustListener = { $0.publicURL = TestClient.origin }
            adjust(&setup)
        }
    }
}
