import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of access tokens of service accounts.
struct ServiceAccountTests {
    private static let tokenURL = "https://auth.example.com/oauth2/token"

    private var setup: ServerSetup {
        ServerSetup {
            $0.isProduction = true
            $0.adjustListener = { $0.publicURL = "https://auth.example.com" }
        }
    }

    private func assertion(
        by account: TestServiceAccount,
        on server: TestServer,
        _ more: [String: any Sendable] = [:]
    ) -> [String: any Sendable] {
        let now = server.clock.now.seconds
        let standard: [String: any Sendable] = [
            "iss": account.email, "aud": Self.tokenURL, "iat": now, "exp": now + 3_600,
            "scope": "https://www.googleapis.com/auth/identitytoolkit",
        ]
        return standard.merging(more) { $1 }
    }

    private func exchange(_ assertion: String, on server: TestServer) async throws -> Answer {
        let form = FormText.encode([
            ("grant_type", AssertionGrant.grantType), ("assertion", assertion),
        ])
        return try await server.request(
            .post,
            "/oauth2/token",
            headers: [.contentType: "application/x-www-form-urlencoded"],
            body: Array(form.utf8)
        )
    }

    private func look(_ token: String, on server: TestServer) async throws -> Int {
        try await server.post(
            "/v1/projects/demo-test/accounts:lookup",
            ["localId": ["x"]],
            headers: [.authorization: "Bearer \(token)"]
        )
        .status
    }

    @Test(arguments: [tokenURL, "https://oauth2.googleapis.com/token"])
    func `an assertion is exchanged for an administrator's token that is valid for an hour`(
        audience: String
    ) async throws {
        try await withServer(setup) { server in
            let account = try await server.addServiceAccount()
            let signed = try account.key.token(
                assertion(by: account, on: server, ["aud": audience])
            )
            let json = try await exchange(signed, on: server).json
            #expect(json["token_type"] == "Bearer")
            #expect(json["expires_in"] == 3_600)
            let token = try #require(json["access_token"].text)
            #expect(try await look(token, on: server) == 200)
            server.clock.advance(by: .hours(1))
            #expect(try await look(token, on: server) == 401)
        }
    }

    @Test func `a key file made by the server works unchanged`() async throws {
        try await withServer(setup) { server in
            let registry = ServiceAccountRegistry(
                store: server.store,
                clock: server.clock.serverClock,
                random: .seeded(5)
            )
            let made = try await registry.create(
                named: "backend",
                for: TestServer.projectID,
                role: .editor,
                tokenURL: Self.tokenURL
            )
            let file = try #require(made)
            #expect(file.type == "service_account")
            #expect(file.projectID == "demo-test")
            let account = TestServiceAccount(
                email: file.clientEmail,
                key: try .rs256(file.privateKeyID, pem: file.privateKey)
            )
            let signed = try account.key.token(assertion(by: account, on: server))
            let token = try #require(
                try await exchange(signed, on: server).json["access_token"].text
            )
            #expect(try await look(token, on: server) == 200)
            let twice = try await registry.create(
                named: "backend",
                for: TestServer.projectID,
                role: .owner,
                tokenURL: Self.tokenURL
            )
            #expect(twice == nil)
        }
    }

    @Test func `an expired account gets no token, and its tokens end with it`() async throws {
        try await withServer(setup) { server in
            let account = try await server.addServiceAccount(
                expiresAt: server.clock.now + .minutes(10)
            )
            let signed = try account.key.token(assertion(by: account, on: server))
            let json = try await exchange(signed, on: server).json
            #expect(json["expires_in"] == 600)
            let token = try #require(json["access_token"].text)
            server.clock.advance(by: .minutes(9))
            #expect(try await look(token, on: server) == 200)
            server.clock.advance(by: .minutes(1))
            #expect(try await look(token, on: server) == 401)
            let refused = try await exchange(signed, on: server).json
            #expect(refused["error"] == "invalid_grant")
            let end = server.clock.now.rfc3339
            #expect(refused["error_description"].text == "The service account expired at \(end).")
            // Only the holder of the key learns that it has expired.
            let other = TestServiceAccount(email: account.email, key: try .rs256("another-key"))
            let forged = try other.key.token(assertion(by: other, on: server))
            let unknown = try await exchange(forged, on: server).json
            #expect(unknown["error_description"].text?.contains("not signed") == true)
        }
    }

    @Test func `a token is refused once its service account is deleted`() async throws {
        try await withServer(setup) { server in
            let account = try await server.addServiceAccount()
            let signed = try account.key.token(assertion(by: account, on: server))
            let token = try #require(
                try await exchange(signed, on: server).json["access_token"].text
            )
            let wasThere = try await server.store.write {
                try $0.deleteServiceAccount(account.email, of: TestServer.projectID)
            }
            #expect(wasThere)
            #expect(try await look(token, on: server) == 401)
            #expect(try await exchange(signed, on: server).json["error"] == "invalid_grant")
        }
    }

    @Test(arguments: StoreEngine.tested, [false, true])
    func `an account that is deleted or replaced during the exchange gets no token`(
        engine: StoreEngine,
        isReplaced: Bool
    ) async throws {
        var setup = setup
        setup.engine = engine
        try await withServer(setup) { server in
            let account = try await server.addServiceAccount()
            let signed = try account.key.token(assertion(by: account, on: server))
            let other = ServiceAccount(
                email: account.email,
                projectID: TestServer.projectID,
                role: .owner,
                keyID: "another-key",
                publicKey: [],
                createdAt: server.clock.now
            )
            server.work.beforeNextWrite {
                try await server.store.write { data in
                    _ = try data.deleteServiceAccount(account.email, of: TestServer.projectID)
                    if isReplaced { _ = try data.insert(other) }
                }
            }
            let answer = try await exchange(signed, on: server)
            #expect(answer.status == 400)
            #expect(try answer.json["error"] == "invalid_grant")
        }
    }

    @Test(arguments: [
        ["aud": "https://other.example.com/oauth2/token"], ["aud": ""],
        ["iss": "somebody@example.com"], ["sub": "pat@example.com"],
    ])
    func `an assertion with a wrong issuer, subject or audience is refused`(
        changes: [String: String]
    ) async throws {
        try await withServer(setup) { server in
            let account = try await server.addServiceAccount()
            let signed = try account.key.token(assertion(by: account, on: server, changes))
            let answer = try await exchange(signed, on: server)
            #expect(answer.status == 400)
            #expect(try answer.json["error"] == "invalid_grant")
        }
    }

    @Test(arguments: [(-7_200, -3_600), (0, 3_601), (120, 3_600)])
    func `an assertion outside its validity period is refused`(
        issued: Int64,
        expires: Int64
    ) async throws {
        try await withServer(setup) { server in
            let account = try await server.addServiceAccount()
            let now = server.clock.now.seconds
            let signed = try account.key.token(
                assertion(by: account, on: server, ["iat": now + issued, "exp": now + expires])
            )
            #expect(try await exchange(signed, on: server).json["error"] == "invalid_grant")
        }
    }

    @Test func `an assertion that the account did not sign is refused`() async throws {
        try await withServer(setup) { server in
            let account = try await server.addServiceAccount()
            let claims = assertion(by: account, on: server)
            let modulus = try #require(account.key.publicKey["n"].flatMap(Base64URL.decode))
            for forged in [
                try TestKey.rs256(account.key.id, index: 1).token(claims),
                try TestKey.unsigned(account.key.id).token(claims),
                try TestKey.hs256(account.key.id, secret: modulus).token(claims),
                try account.key.token(claims, header: ["alg": "RS512"]), "nonsense",
            ] {
                let answer = try await exchange(forged, on: server)
                #expect(try answer.json["error"] == "invalid_grant")
            }
        }
    }

    @Test func `an invalid token request gets the error codes of OAuth`() async throws {
        try await withServer(setup) { server in
            let empty = try await server.post("/oauth2/token", [:])
            #expect(try empty.json["error"] == "invalid_request")
            let other = try await server.request(
                .post,
                "/oauth2/token",
                headers: [.contentType: "application/x-www-form-urlencoded"],
                body: Array("grant_type=password&assertion=x".utf8)
            )
            #expect(try other.json["error"] == "unsupported_grant_type")
        }
    }

    @Test func `a service account's token is refused by another project`() async throws {
        try await withServer(setup) { server in
            let account = try await server.addServiceAccount(to: TestServer.otherProjectID)
            let signed = try account.key.token(assertion(by: account, on: server))
            let token = try #require(
                try await exchange(signed, on: server).json["access_token"].text
            )
            #expect(try await look(token, on: server) == 401)
        }
    }
}
