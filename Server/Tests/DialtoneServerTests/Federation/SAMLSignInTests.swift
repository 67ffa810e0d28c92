import DialtoneBasics
import DialtoneModel
import DialtoneNode
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests SAML sign-in of apps that show the provider's page themselves.
struct SAMLSignInTests {
    private static let page = "https://localhost/saml"

    private let provider: TestSAMLProvider

    init() throws {
        provider = try .quick()
    }

    private func run(
        engine: StoreEngine = .sqliteInMemory,
        threads: HeldThreads? = nil,
        _ adjust: @escaping @Sendable (inout IdentityProviderSettings) -> Void = { _ in },
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.engine = engine
            guard let threads else { return }
            $0.listens = true
            var pools = SharedParsing.pools
            pools.samlResponses = threads.pool
            $0.parsing = pools
        }
        try await withServer(setup) { server in
            try await server.addSAMLProvider(provider, adjust)
            try await body(server)
        }
    }

    private func start(on server: TestServer) async throws -> (String, SAMLAgreement) {
        let answer = try await server.call(
            .createAuthURI,
            ["providerId": "saml.acme", "continueUri": .string(Self.page)]
        )
        try #require(answer.status == 200, "\(answer.text)")
        let address = try #require(try answer.json["authUri"].text)
        return (
            try #require(try answer.json["sessionId"].text),
            try SAMLAgreement(asked: address, at: server.clock.now)
        )
    }

    private func finish(
        on server: TestServer,
        _ session: String,
        _ form: [(name: String, value: String)],
        key: String = TestServer.apiKey,
        page: String = page
    ) async throws -> Answer {
        try await server.call(
            .signInWithIDP,
            [
                "requestUri": .string(page), "sessionId": .string(session),
                "postBody": .string(FormText.encode(form + [("providerId", "saml.acme")])),
                "returnSecureToken": true,
            ],
            key: key
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `a response signs in, and its attributes are in the token`(
        engine: StoreEngine
    ) async throws {
        try await run(engine: engine) { server in
            let (session, agreement) = try await start(on: server)
            #expect(agreement.statement.callbackURL == Self.page)
            let response = try provider.response(saying: agreement.statement)
            let answer = try await finish(on: server, session, [("SAMLResponse", response)])
            let signedIn = try SignedIn(answer)
            #expect(signedIn.isNew == true)
            let json = try answer.json
            #expect(json["providerId"] == "saml.acme")
            #expect(json["federatedId"] == "pat@example.com")
            #expect(json["email"] == "pat@example.com")
            #expect(json["emailVerified"] != true)
            #expect(json["displayName"] == "Pat Doe")
            #expect(json["rawUserInfo"] == #"{"displayName":"Pat Doe","group":["a","b"]}"#)
            let firebase = try signedIn.claims["firebase"]
            #expect(firebase["sign_in_provider"] == "saml.acme")
            #expect(firebase["identities"]["saml.acme"] == ["pat@example.com"])
            #expect(
                firebase["sign_in_attributes"] == ["displayName": "Pat Doe", "group": ["a", "b"]]
            )
            let (other, second) = try await start(on: server)
            let again = try await finish(
                on: server,
                other,
                [
                    ("SAMLResponse", try provider.response(saying: second.statement)),
                    ("RelayState", second.relayState),
                ]
            )
            #expect(try SignedIn(again).isNew == false)
            #expect(try SignedIn(again).accountID == signedIn.accountID)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a response is accepted once`(engine: StoreEngine) async throws {
        try await run(engine: engine) { server in
            let (session, agreement) = try await start(on: server)
            let form = [
                (
                    name: "SAMLResponse",
                    value: try provider.response(saying: agreement.statement)
                )
            ]
            _ = try SignedIn(try await finish(on: server, session, form))
            let replayed = try await finish(on: server, session, form)
            #expect(try replayed.errorCode == .invalidIDPResponse)
            var other = agreement
            other.statement.assertionID = "_assertion-2"
            let second = try provider.response(saying: other.statement)
            let third = try await finish(on: server, session, [("SAMLResponse", second)])
            #expect(try third.errorCode == .invalidIDPResponse)
        }
    }

    @Test func `a response signs in only in the session that asked for it, and in time`()
        async throws
    {
        try await run { server in
            let (session, agreement) = try await start(on: server)
            let (other, _) = try await start(on: server)
            let response = try provider.response(saying: agreement.statement)
            let form = [(name: "SAMLResponse", value: response)]
            for answer in [
                try await finish(on: server, other, form),
                try await finish(on: server, session, form + [("RelayState", "other")]),
                try await finish(on: server, session, form, page: "https://localhost/other"),
                try await finish(on: server, session + "A", form),
                try await finish(on: server, session, form, key: TestServer.otherAPIKey),
                try await finish(on: server, session, [("SAMLResponse", "AAAA")]),
            ] {
                #expect(try answer.errorCode == .invalidIDPResponse, "\(answer.text)")
            }
            for answer in [
                try await finish(on: server, "", form),
                try await finish(on: server, session, [("RelayState", agreement.relayState)]),
            ] {
                #expect(try answer.errorCode == .invalidCredentialOrProviderID)
            }
            server.clock.advance(by: .minutes(10))
            let late = try await finish(on: server, session, form)
            #expect(try late.errorCode == .invalidIDPResponse)
        }
    }

    @Test func `a response with a wrong key, a wrong audience or no signature is refused`()
        async throws
    {
        try await run { server in
            let (session, agreement) = try await start(on: server)
            var stranger = agreement.statement
            stranger.audience = "other"
            for response in [
                try TestSAMLProvider.quick().response(saying: agreement.statement),
                try provider.response(saying: stranger),
                try provider.response(saying: agreement.statement, signing: []),
            ] {
                let answer = try await finish(on: server, session, [("SAMLResponse", response)])
                #expect(try answer.errorCode == .invalidIDPResponse)
            }
            // What was refused spent nothing.
            let response = try provider.response(saying: agreement.statement)
            _ = try SignedIn(try await finish(on: server, session, [("SAMLResponse", response)]))
        }
    }

    @Test func `the address in a response does not sign in to an existing account`() async throws {
        try await run { server in
            try await server.addAccount("owner", email: "pat@example.com", isVerified: true) {
                $0.passwordHash = PasswordHash(rawValue: "x")
            }
            let (session, agreement) = try await start(on: server)
            let response = try provider.response(saying: agreement.statement)
            let answer = try await finish(on: server, session, [("SAMLResponse", response)])
            #expect(try answer.json["needConfirmation"] == true)
            #expect(try answer.json["idToken"] == .null)
        }
    }

    @Test func `attributes beyond two kilobytes are left out, the largest first`() async throws {
        try await run { server in
            var (session, agreement) = try await start(on: server)
            let groups = (0..<200).map { "group number \($0)" }
            agreement.statement.attributes.append(("groups", groups))
            let response = try provider.response(saying: agreement.statement)
            let answer = try await finish(on: server, session, [("SAMLResponse", response)])
            #expect(
                try answer.json["rawUserInfo"] == #"{"displayName":"Pat Doe","group":["a","b"]}"#
            )
        }
    }

    @Test func `a provider that is off, or whose settings are incomplete, is refused`()
        async throws
    {
        try await run({ $0.isEnabled = false }) { server in
            let answer = try await server.call(
                .createAuthURI,
                ["providerId": "saml.acme", "continueUri": .string(Self.page)]
            )
            #expect(try answer.errorCode == .operationNotAllowed)
        }
        try await run({ $0.saml?.certificates = [] }) { server in
            let answer = try await server.call(
                .createAuthURI,
                ["providerId": "saml.acme", "continueUri": .string(Self.page)]
            )
            #expect(try answer.errorCode == .invalidConfig)
        }
    }

    @Test func `a response is verified on a thread of its own`() async throws {
        let held = HeldThreads()
        try await run(threads: held) { server in
            let (session, agreement) = try await start(on: server)
            let form = [("SAMLResponse", try provider.response(saying: agreement.statement))]
            let answer = try await held.answer(
                to: { try await finish(on: server, session, form) },
                after: { try await server.expectTurningLoops() }
            )
            _ = try SignedIn(answer)
        }
        try await held.pool.shutDown()
    }

    @Test func `a response that is refused because of overload can be sent again`()
        async throws
    {
        let held = HeldThreads(capacity: 1)
        try await run(threads: held) { server in
            let (session, agreement) = try await start(on: server)
            let form = [("SAMLResponse", try provider.response(saying: agreement.statement))]
            try await held.hold {
                let answer = try await finish(on: server, session, form)
                #expect(answer.status == 503)
                #expect(answer.headers[.retryAfter] == "1")
                #expect(try answer.refusal.status == "UNAVAILABLE")
            }
            _ = try SignedIn(try await finish(on: server, session, form))
        }
        try await held.pool.shutDown()
    }
}
