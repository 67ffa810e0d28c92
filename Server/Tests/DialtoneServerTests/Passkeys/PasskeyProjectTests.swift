import DialtoneBasics
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// What a project's settings and its server decide about passkeys.
struct PasskeyProjectTests {
    private static func production(
        at publicURL: String = "https://auth.example.com",
        _ adjust: (inout ProjectSettings) -> Void = { _ in }
    ) -> ServerSetup {
        ServerSetup { setup in
            setup.isProduction = true
            setup.adjustListener = { $0.publicURL = publicURL }
            adjust(&setup.settings)
        }
    }

    private func rpID(_ server: TestServer) async throws -> String? {
        try await server.call(.passkeySignInStart, [:])
            .json["credentialRequestOptions"]["rpId"].text
    }

    @Test func `the RP ID is the server's host unless the project has another`() async throws {
        try await withServer(Self.production()) { server in
            #expect(try await rpID(server) == "auth.example.com")
            try await server.changeSettings { $0.passkeys.rpID = "example.com" }
            #expect(try await rpID(server) == "example.com")
        }
        try await withServer { server in
            let development = try await rpID(server)
            #expect(development == "localhost")
        }
    }

    @Test(arguments: ["https://192.0.2.7", "https://[2001:db8::1]:8443"])
    func `a server without a domain has no passkeys`(publicURL: String) async throws {
        try await withServer(Self.production(at: publicURL)) { server in
            let answer = try await server.call(.passkeySignInStart, [:])
            #expect(try answer.errorCode == .operationNotAllowed)
            try await server.changeSettings { $0.passkeys.rpID = "example.com" }
            #expect(try await rpID(server) == "example.com")
        }
    }

    @Test func `a project that switches passkeys off has none of their calls`() async throws {
        try await withServer(ServerSetup { $0.settings.passkeys.isEnabled = false }) { server in
            let owner = try await server.signUp()
            let token: JSONValue = .string(owner.idToken)
            for (path, body) in [
                (EndpointPath.passkeyEnrollmentStart, .object(["idToken": token])),
                (.passkeyEnrollmentFinalize, .object(["idToken": token])),
                (.passkeySignInStart, [:]), (.passkeySignInFinalize, [:]),
            ] as [(EndpointPath, JSONValue)] {
                let answer = try await server.call(path, body)
                #expect(try answer.errorCode == .operationNotAllowed)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `administrators read and change the settings of projects and tenants`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let path = "/passkeyConfig"
            let shown = try await server.administer(.get, v2: path).json
            #expect(shown["name"] == "projects/demo-test/passkeyConfig")
            #expect(shown["rpId"] == "localhost")
            #expect(shown["enabled"] == true)
            let origins: JSONValue = ["https://shop.example"]
            let changed = try await server.administer(
                .patch,
                v2: path + "?updateMask=rpId,expectedOrigins",
                ["rpId": "example.com", "expectedOrigins": origins, "enabled": false]
            )
            #expect(changed.status == 200)
            let settings = try await server.project.settings.passkeys
            #expect(settings.rpID == "example.com")
            #expect(settings.origins == ["https://shop.example"])
            #expect(settings.isEnabled)

            let tenant = try await server.administer(
                .post,
                v2: "/tenants",
                ["displayName": "acme", "allowPasswordSignup": true]
            )
            let name = try #require(try tenant.json["name"].text?.split(separator: "/").last)
            let ofTenant = "/tenants/\(name)" + path
            let inherited = try await server.administer(.get, v2: ofTenant).json
            #expect(inherited["name"].text == "projects/demo-test" + ofTenant)
            #expect(inherited["expectedOrigins"] == origins)
            let off = try await server.administer(.patch, v2: ofTenant, ["enabled": false])
            #expect(try off.json["enabled"] == false)
            let refused = try await server.call(
                .passkeySignInStart,
                ["tenantId": .string(String(name))]
            )
            #expect(try refused.errorCode == .operationNotAllowed)
            #expect(try await rpID(server) == "example.com")

            // A mask that names a field, with a body without it, sets the default.
            let cleared = try await server.administer(.patch, v2: path + "?updateMask=rpId", [:])
            #expect(try cleared.json["rpId"] == "localhost")
            for body in [
                ["rpId": "https://example.com"], ["expectedOrigins": ["shop.example"]],
                ["conditionalCreate": true],
            ] as [JSONValue] {
                #expect(try await server.administer(.patch, v2: path, body).status == 400)
            }
            #expect(try await server.project.settings.passkeys.origins == settings.origins)
        }
    }

    @Test(arguments: [
        ("https://example.com", true), ("https://auth.example.com", true),
        ("https://app.example.com", true), ("https://shop.example", true),
        ("android:apk-key-hash:MzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM", true),
        ("https://other.example.com", false), ("https://app.example.com:8443", false),
        ("http://app.example.com", false), ("https://badexample.com", false),
        ("http://localhost:8080", false), ("https://partner.example", false),
        ("android:apk-key-hash:AAAA", false),
    ])
    func `pages and apps of the project use its passkeys, and no others do`(
        origin: String,
        isAllowed: Bool
    ) async throws {
        let setup = Self.production { settings in
            settings.passkeys.rpID = "example.com"
            settings.passkeys.origins = [
                "https://shop.example",
                "android:apk-key-hash:MzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM",
            ]
            settings.authorizedDomains = ["App.example.com", "partner.example", "badexample.com"]
        }
        try await withServer(setup) { server in
            let owner = try await server.signUp()
            let (_, response) = try await server.newPasskey(for: owner.idToken) {
                $0.origin = origin
            }
            let answer = try await server.finishPasskeyEnrollment(owner.idToken, response)
            if isAllowed {
                #expect(answer.status == 200, "\(answer.text)")
            } else {
                #expect(try answer.reason == .passkeyOriginNotAllowed)
            }
        }
    }

    @Test func `passkeys of a former RP ID cannot be used`() async throws {
        let setup = Self.production { $0.passkeys.rpID = "example.com" }
        try await withServer(setup) { server in
            let owner = try await server.signUp()
            var (passkey, _) = try await server.enrollPasskey(by: owner.idToken) {
                $0.origin = "https://example.com"
            }
            try await server.changeSettings { $0.passkeys.rpID = "example.net" }
            passkey.relyingPartyID = "example.net"
            passkey.origin = "https://example.net"
            #expect(try await server.signIn(with: passkey).errorCode == .passkeyCredentialNotFound)
            try await server.changeSettings { $0.passkeys.rpID = "example.com" }
            passkey.relyingPartyID = "example.com"
            passkey.origin = "https://example.com"
            #expect(try await server.signIn(with: passkey).status == 200)
        }
    }

    @Test(arguments: [
        "/.well-known/webauthn", "/.well-known/apple-app-site-association",
        "/.well-known/assetlinks.json",
    ])
    func `a server with several projects names no apps`(path: String) async throws {
        try await withServer(Self.production()) { server in
            #expect(try await server.request(.get, path).status == 404)
            _ = try await server.store.write { try $0.deleteProject(TestServer.otherProjectID) }
            server.clock.advance(by: .seconds(2))
            let answer = try await server.request(.get, path)
            #expect(answer.status == 200)
            #expect(answer.headers[.contentType] == "application/json")
            // The documents of another domain are on the server of that domain.
            try await server.changeSettings { $0.passkeys.rpID = "example.com" }
            #expect(try await server.request(.get, path).status == 404)
        }
    }
}
