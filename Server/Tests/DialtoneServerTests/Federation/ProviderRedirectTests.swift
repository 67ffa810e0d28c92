import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import IdentityToolkit
import Testing

struct ProviderRedirectTests {
    private static let page = "https://localhost/handler"

    private let key: TestKey
    private let issuer: TestIssuer

    init() throws {
        key = try TestKey.rs256("key-1")
        issuer = TestIssuer(key)
    }

    private func start(
        on server: TestServer,
        with extra: [String: JSONValue] = [:]
    ) async throws -> (session: String, query: [String: String]) {
        var body = extra
        body["providerId"] = "oidc.test"
        body["continueUri"] = .string(Self.page)
        let answer = try await server.call(.createAuthURI, .object(body))
        try #require(answer.status == 200, "\(answer.text)")
        let address = try #require(try answer.json["authUri"].text)
        #expect(address.hasPrefix(TestIssuer.address + "/authorize?"))
        let query = try #require(URLComponents(string: address)?.percentEncodedQuery)
        return (try #require(try answer.json["sessionId"].text), FormText.decode(query))
    }

    private func finish(
        on server: TestServer,
        _ session: String,
        _ parameters: [(String, String)],
        page: String = page
    ) async throws -> Answer {
        let query = FormText.encode(parameters.map { (name: $0.0, value: $0.1) })
        return try await server.call(
            .signInWithIDP,
            ["requestUri": .string("\(page)?\(query)"), "sessionId": .string(session)]
        )
    }

    @Test func `a person comes back with a code, which the server exchanges`() async throws {
        try await withServer(.federated(issuer)) { server in
            try await server.addProvider(clientSecret: "s3cret")
            let (session, query) = try await start(on: server, with: ["authFlowType": "CODE_FLOW"])
            #expect(query["response_type"] == "code")
            #expect(query["client_id"] == TestIssuer.clientID)
            #expect(query["scope"] == "openid email profile")
            #expect(query["code_challenge_method"] == "S256")
            let nonce = try #require(query["nonce"])
            let token = try key.token(
                TestIssuer.claims(at: server.clock.now, ["nonce": nonce])
            )
            issuer.withState { $0.idTokens["code-1"] = token }
            let state = try #require(query["state"])
            let answer = try await finish(
                on: server,
                session,
                [("code", "code-1"), ("state", state)]
            )
            #expect(try SignedIn(answer).isNew == true)
            #expect(try answer.json["oauthRefreshToken"] == "rt-1")
            let form = try #require(issuer.withState { $0.exchanges.last })
            #expect(form["redirect_uri"] == Self.page)
            #expect(form["code_verifier"]?.isEmpty == false)
            #expect(form["client_secret"] == nil)
        }
    }

    @Test func `a person comes back with an ID token`() async throws {
        try await withServer(.federated(issuer)) { server in
            try await server.addProvider(clientSecret: "s3cret")
            let (session, query) = try await start(on: server)
            #expect(query["response_type"] == "id_token")
            let nonce = try #require(query["nonce"])
            let token = try key.token(TestIssuer.claims(at: server.clock.now, ["nonce": nonce]))
            let state = try #require(query["state"])
            let answer = try await finish(
                on: server,
                session,
                [("id_token", token), ("state", state)]
            )
            #expect(try SignedIn(answer).isNew == true)
        }
    }

    @Test func `a response for another session, page or nonce is refused`()
        async throws
    {
        try await withServer(.federated(issuer)) { server in
            try await server.addProvider(clientSecret: "s3cret")
            let (session, query) = try await start(on: server)
            let (other, otherQuery) = try await start(on: server)
            let nonce = try #require(query["nonce"])
            let state = try #require(query["state"])
            let otherState = try #require(otherQuery["state"])
            let token = try key.token(TestIssuer.claims(at: server.clock.now, ["nonce": nonce]))
            let good = [("id_token", token), ("state", state)]
            for answer in [
                try await finish(on: server, other, good),
                try await finish(on: server, session, good, page: "https://localhost/other"),
                try await finish(on: server, session + "A", good),
                try await finish(on: server, session, [("id_token", token), ("state", "x")]),
            ] {
                #expect(try answer.errorCode == .invalidIDPResponse)
            }
            let replayed = try await finish(
                on: server,
                other,
                [("id_token", token), ("state", otherState)]
            )
            #expect(try replayed.errorCode == .missingOrInvalidNonce)
            server.clock.advance(by: .minutes(10))
            let late = try await finish(on: server, session, good)
            #expect(try late.errorCode == .invalidIDPResponse)
        }
    }

    @Test(arguments: [
        "https://evil.example.com/handler", "https://localhost.evil.example.com/",
    ])
    func `a continue URL on an unauthorized domain is refused`(page: String) async throws {
        try await withServer(.federated(issuer)) { server in
            try await server.addProvider(clientSecret: "s3cret")
            let answer = try await server.call(
                .createAuthURI,
                ["providerId": "oidc.test", "continueUri": .string(page)]
            )
            #expect(try answer.errorCode == .unauthorizedDomain)
        }
    }

    @Test(arguments: [
        "https://user@evil.example.com/", "https://localhost:8443@evil.example.com/",
        #"http://evil.example.com\@localhost/"#, #"https://evil.example.com\\@localhost/"#,
        "https://localhost@localhost/", "https://:x@localhost/", "https://local host/",
        "https://localhost/\u{9}x", "javascript:alert(1)//localhost", "//localhost/",
    ])
    func `a continue URL that browsers could parse differently is refused`(
        page: String
    ) async throws {
        try await withServer(.federated(issuer)) { server in
            try await server.addProvider(clientSecret: "s3cret")
            let answer = try await server.call(
                .createAuthURI,
                ["providerId": "oidc.test", "continueUri": .string(page)]
            )
            #expect(try answer.errorCode == .invalidContinueURI)
        }
    }

    @Test func `an app's own parameters replace none of the server's`() async throws {
        try await withServer(.federated(issuer)) { server in
            try await server.addProvider(clientSecret: "s3cret")
            let (_, query) = try await start(
                on: server,
                with: [
                    "customParameter": [
                        "prompt": "login", "redirect_uri": "https://evil.example.com/",
                        "state": "mine",
                    ]
                ]
            )
            #expect(query["prompt"] == "login")
            #expect(query["redirect_uri"] == Self.page)
            #expect(query["state"] != "mine")
        }
    }

    @Test func `a code that the provider rejects is refused`() async throws {
        try await withServer(.federated(issuer)) { server in
            try await server.addProvider(clientSecret: "s3cret")
            let (session, query) = try await start(on: server)
            let state = try #require(query["state"])
            let answer = try await finish(on: server, session, [("code", "x"), ("state", state)])
            #expect(try answer.errorCode == .invalidIDPResponse)
        }
    }

    @Test(arguments: [true, false])
    func `an address's ways to sign in are shown only without e-mail privacy`(
        isPrivate: Bool
    ) async throws {
        var setup = ServerSetup.federated(issuer)
        setup.settings.emailPrivacy = isPrivate
        try await withServer(setup) { server in
            try await server.addAccount("owner", email: "pat@example.com", isVerified: true) {
                $0.passwordHash = PasswordHash(rawValue: "x")
            }
            let answer = try await server.call(
                .createAuthURI,
                ["identifier": "Pat@Example.com", "continueUri": "http://localhost"]
            )
            let json = try answer.json
            #expect(json["sessionId"].text != nil)
            #expect(json["registered"] == (isPrivate ? .null : true))
            #expect(json["signinMethods"] == (isPrivate ? .null : ["password"]))
        }
    }
}
