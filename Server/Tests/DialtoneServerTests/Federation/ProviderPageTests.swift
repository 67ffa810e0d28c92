import DialtoneBasics
import DialtoneModel
import Crypto
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

struct ProviderPageTests {
    private static let handler = "/__/auth/handler"
    private static let sessionID = "0123456789abcdef"

    private let key: TestKey
    private let issuer: TestIssuer

    init() throws {
        key = try TestKey.rs256("key-1")
        issuer = TestIssuer(key)
    }

    /// Runs a test against a server whose provider has a client secret, or has none.
    private func run(
        hasSecret: Bool = true,
        adjust: (inout ServerSetup) -> Void = { _ in },
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        var setup = ServerSetup.federated(issuer)
        setup.adjustListener = { $0.publicURL = "https://localhost" }
        adjust(&setup)
        try await withServer(setup) { server in
            try await server.addProvider(clientSecret: hasSecret ? "s3cret" : nil)
            try await body(server)
        }
    }

    /// The address as the stock SDK makes it.
    private func address(
        of server: TestServer,
        _ changes: [String: String?] = [:]
    ) async throws -> String {
        let digest = SHA256.hash(data: Array(Self.sessionID.utf8))
        var fields: [String: String?] = [
            "apiKey": TestServer.apiKey, "authType": "signInWithRedirect",
            "ibi": "com.example.test", "sessionId": Hex.encode(digest), "v": "iOS/x",
            "eventId": "ABCDEFGHIJ", "providerId": TestServer.provider.rawValue,
            "appId": try await server.firstApp.appID,
        ]
        fields.merge(changes) { $1 }
        let query = fields.compactMap { name, value in value.map { (name, $0) } }
        return "\(Self.handler)?\(FormText.encode(query.map { ($0.0, $0.1) }))"
    }

    private static func query(_ address: String) throws -> [String: String] {
        let components = try #require(URLComponents(string: address))
        return FormText.decode(components.percentEncodedQuery ?? "")
    }

    /// Returns what the final redirect tells the app.
    private static func told(_ answer: Answer, scheme: String) throws -> [String: String] {
        #expect(answer.status == 303, "\(answer.text)")
        let location = try #require(answer.headers[.location])
        #expect(location.hasPrefix("\(scheme)://firebaseauth/link?"))
        let told = try query(try #require(try query(location)["deep_link_id"]))
        #expect(told["authType"] == "signInWithRedirect")
        #expect(told["eventId"] == "ABCDEFGHIJ")
        return told
    }

    private func scheme(of server: TestServer) async throws -> String {
        "app-" + (try await server.firstApp.appID.replacing(":", with: "-"))
    }

    /// Opens the page and lets the user agree; returns the provider's request and response.
    private func agree(
        on server: TestServer,
        _ changes: [String: String?] = [:]
    ) async throws -> (asked: [String: String], answer: [(String, String)]) {
        let page = try await server.open(try await address(of: server, changes))
        try #require(page.status == 303, "\(page.text)")
        let location = try #require(page.headers[.location])
        #expect(location.hasPrefix(TestIssuer.address + "/authorize?"))
        let asked = try Self.query(location)
        let nonce = try #require(asked["nonce"])
        let token = try key.token(TestIssuer.claims(at: server.clock.now, ["nonce": nonce]))
        issuer.withState { $0.idTokens["code-1"] = token }
        return (asked, [("state", try #require(asked["state"])), ("code", "code-1")])
    }

    private func comeBack(
        to server: TestServer,
        _ fields: [(String, String)]
    ) async throws -> Answer {
        let query = FormText.encode(fields.map { (name: $0, value: $1) })
        return try await server.open("\(Self.handler)?\(query)")
    }

    private func finish(
        on server: TestServer,
        _ link: String,
        session: String = sessionID
    ) async throws -> Answer {
        try await server.call(
            .signInWithIDP,
            [
                "requestUri": .string(link), "sessionId": .string(session),
                "postBody": "providerId=oidc.test",
            ]
        )
    }

    @Test func `a person goes to the provider's page and comes back to the app, signed in`()
        async throws
    {
        try await run { server in
            let (asked, answer) = try await agree(
                on: server,
                ["scopes": "calendar,mail", "customParameters": #"{"prompt":"login"}"#]
            )
            #expect(asked["response_type"] == "code")
            #expect(asked["scope"] == "openid email profile calendar mail")
            #expect(asked["prompt"] == "login")
            #expect(asked["code_challenge_method"] == "S256")
            let page = try #require(asked["redirect_uri"])
            #expect(page.hasSuffix(Self.handler))
            let told = try Self.told(
                try await comeBack(to: server, answer),
                scheme: try await scheme(of: server)
            )
            let link = try #require(told["link"])
            #expect(link.hasPrefix(page + "?"))
            let result = try await finish(on: server, link)
            #expect(try SignedIn(result).isNew == true)
            let form = try #require(issuer.withState { $0.exchanges.last })
            #expect(form["redirect_uri"] == page)
            #expect(form["code_verifier"]?.isEmpty == false)
        }
    }

    @Test func `the return address without the app's secret does not sign in`() async throws {
        try await run { server in
            let (asked, answer) = try await agree(on: server)
            let told = try Self.told(
                try await comeBack(to: server, answer),
                scheme: try await scheme(of: server)
            )
            let link = try #require(told["link"])
            let digest = Hex.encode(SHA256.hash(data: Array(Self.sessionID.utf8)))
            for session in ["other", digest, try #require(asked["state"])] {
                let result = try await finish(on: server, link, session: session)
                #expect(try result.errorCode == .invalidIDPResponse)
            }
            let other = link.replacing("handler?", with: "other?")
            #expect(try await finish(on: server, other).errorCode == .invalidIDPResponse)
            let exchanges = issuer.withState { $0.exchanges }
            #expect(exchanges.isEmpty)
            server.clock.advance(by: .minutes(10))
            #expect(try await finish(on: server, link).errorCode == .invalidIDPResponse)
        }
    }

    @Test func `a program on the same machine gets the response at its port`() async throws {
        try await run { server in
            let place = "http://127.0.0.1:50123/link"
            let (_, answer) = try await agree(
                on: server,
                ["appId": nil, "redirectUri": place]
            )
            let back = try await comeBack(to: server, answer)
            #expect(back.headers[.location]?.hasPrefix("\(place)?deep_link_id=") == true)
        }
    }

    @Test func `a provider may have the browser post its response`() async throws {
        try await run { server in
            let (_, answer) = try await agree(on: server)
            let form = FormText.encode(answer.map { (name: $0, value: $1) })
            let back = try await server.request(
                .post,
                Self.handler,
                headers: [.contentType: "application/x-www-form-urlencoded"],
                body: Array(form.utf8)
            )
            let told = try Self.told(back, scheme: try await scheme(of: server))
            #expect(told["link"]?.contains("code=code-1") == true)
        }
    }

    @Test(arguments: [
        ("access_denied", "auth/user-cancelled", "denied the request"),
        ("server_error", "auth/internal-error", "server_error"),
        ("<script>", "auth/internal-error", "an error"),
    ])
    func `an error from the provider is passed to the app`(
        error: String,
        code: String,
        words: String
    ) async throws {
        try await run { server in
            let (_, answer) = try await agree(on: server)
            let told = try Self.told(
                try await comeBack(to: server, [answer[0], ("error", error)]),
                scheme: try await scheme(of: server)
            )
            let failure = try #require(told["firebaseError"])
            #expect(failure.contains(code))
            #expect(failure.contains(words))
            #expect(told["link"] == nil)
        }
    }

    @Test(arguments: ["", "x", "AAAA", String(repeating: "A", count: 70_000)])
    func `a state that the server did not issue is refused`(state: String) async throws {
        try await run { server in
            let fields = [("state", state), ("code", "c")].map { (name: $0, value: $1) }
            let page = try await server.open("\(Self.handler)?\(FormText.encode(fields))")
            #expect(page.status == 400)
            #expect(page.headers[.location] == nil)
        }
    }

    @Test func `an expired state is refused`() async throws {
        try await run { server in
            let (_, answer) = try await agree(on: server)
            server.clock.advance(by: .minutes(10))
            let page = try await comeBack(to: server, answer)
            #expect(page.status == 400)
            #expect(page.headers[.location] == nil)
        }
    }

    @Test(arguments: [
        ["sessionId": "0a"], ["sessionId": ""], ["providerId": ""], ["eventId": ""],
        ["apiKey": "nobody's"], ["appId": "1:9:ios:ff"], ["mode": "poll"],
        ["redirectUri": "https://evil.example/"], ["customParameters": "[]"],
    ])
    func `an address without a required parameter is refused`(
        changes: [String: String]
    ) async throws {
        try await run { server in
            let uri = try await address(of: server, changes.mapValues(Optional.some))
            let page = try await server.open(uri)
            #expect(page.status == 400)
            #expect(page.headers[.location] == nil)
        }
    }

    @Test(arguments: ["oidc.other", "github.com", "saml.x", "nonsense"])
    func `an unknown provider is reported to the app`(
        provider: String
    ) async throws {
        try await run { server in
            let page = try await server.open(
                try await address(of: server, ["providerId": provider])
            )
            #expect(page.status == 400)
            #expect(page.text.contains("This sign-in is not offered here"))
            #expect(page.text.contains("auth%252Foperation-not-allowed"))
        }
    }

    @Test func `for a provider without a client secret the page shows the operator's command`()
        async throws
    {
        try await run(hasSecret: false) { server in
            let page = try await server.open(try await address(of: server))
            #expect(page.status == 400)
            #expect(page.text.contains("dialtone identity-providers set oidc.test --read-secret"))
        }
    }

    @Test func `the provider returns to the server's public address, or to the project's hosts`()
        async throws
    {
        for isProduction in [false, true] {
            let adjust = { (setup: inout ServerSetup) in
                setup.isProduction = isProduction
                setup.settings.authorizedDomains = []
                setup.adjustListener = { _ in }
            }
            try await run(adjust: adjust) { server in
                let page = try await server.open(try await address(of: server))
                #expect(page.status == 400)
                #expect(page.headers[.location] == nil)
            }
        }
        try await run(
            adjust: {
                $0.settings.authorizedDomains = []
                $0.adjustListener = { $0.publicURL = "https://auth.example.com" }
            },
            { server in
                let (asked, _) = try await agree(on: server)
                #expect(asked["redirect_uri"] == "https://auth.example.com/__/auth/handler")
            }
        )
    }
}
