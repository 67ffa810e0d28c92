import DialtoneBasics
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import Testing

/// A visitor's browser between a web page, a server in production and a provider's page.
struct WebVisitor: Sendable {
    let issuer: TestIssuer

    private let key: TestKey

    init() throws {
        key = try TestKey.rs256("key-1")
        issuer = TestIssuer(key)
    }

    func run(
        engine: StoreEngine = .sqliteInMemory,
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        var setup = ServerSetup.federated(issuer)
        setup.engine = engine
        setup.settings.authorizedDomains = ["localhost", "shop.example.com"]
        setup.adjustListener = { $0.publicURL = "https://auth.example.com" }
        try await withServer(setup) { server in
            try await server.addProvider(clientSecret: "s3cret")
            try await body(server)
        }
    }

    /// The data that a browser brings back from a provider's page.
    struct Agreement {
        var fields: [(name: String, value: String)]
        var cookie: String?
    }

    /// Opens the provider's page and agrees.
    func agree(
        _ page: WebPage,
        on server: TestServer,
        _ changes: [String: String?] = [:]
    ) async throws -> Agreement {
        let answer = try await page.begin(on: server, changes)
        let location = try WebPage.way(in: answer)
        #expect(location.hasPrefix(TestIssuer.address + "/authorize?"))
        let query = try #require(URLComponents(string: location)?.percentEncodedQuery)
        let asked = FormText.decode(query)
        #expect(asked["redirect_uri"] == "https://auth.example.com/__/auth/handler")
        let nonce = try #require(asked["nonce"])
        let token = try key.token(TestIssuer.claims(at: server.clock.now, ["nonce": nonce]))
        issuer.withState { $0.idTokens["code-1"] = token }
        return Agreement(
            fields: [("state", try #require(asked["state"])), ("code", "code-1")],
            cookie: answer.headers[.setCookie].map { String($0.prefix { $0 != ";" }) }
        )
    }

    func comeBack(
        to server: TestServer,
        _ agreement: Agreement
    ) async throws -> Answer {
        var headers = HTTPFields()
        headers[.cookie] = agreement.cookie
        return try await server.open(
            "/__/auth/handler?\(FormText.encode(agreement.fields))",
            headers: headers
        )
    }
}
