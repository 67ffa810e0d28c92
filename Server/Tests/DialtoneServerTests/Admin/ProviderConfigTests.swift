import DialtoneModel
import HTTPTypes
import IdentityToolkit
import Testing

/// The calls by which administrators set identity providers up.
struct ProviderConfigTests {
    private static let oauth = "/oauthIdpConfigs"

    private func create(
        _ id: String,
        on server: TestServer,
        _ body: JSONValue = ["clientId": "c", "issuer": "https://login.example.com"]
    ) async throws -> Answer {
        try await server.administer(.post, v2: Self.oauth + "?oauthIdpConfigId=\(id)", body)
    }

    private func get(_ path: String, on server: TestServer) async throws -> Answer {
        try await server.administer(.get, v2: path)
    }

    private func patch(
        _ path: String,
        _ body: JSONValue,
        on server: TestServer
    ) async throws -> Answer {
        try await server.administer(.patch, v2: path, body)
    }

    /// Returns what an answer has beside the version.
    private static func checkedVersion(of answer: Answer) throws -> JSONValue {
        let members = try answer.json.members
        #expect(members["etag"] != nil)
        return .object(members.filter { $0.key != "etag" })
    }

    @Test func `a provider is created, shown, changed and deleted`() async throws {
        try await withServer { server in
            let created = try await create(
                "oidc.acme",
                on: server,
                [
                    "clientId": "c", "issuer": "https://login.example.com", "enabled": true,
                    "displayName": "Acme", "clientSecret": "s3cret",
                    "responseType": ["code": true, "idToken": false],
                ]
            )
            let expected: JSONValue = [
                "name": "projects/demo-test/oauthIdpConfigs/oidc.acme", "clientId": "c",
                "issuer": "https://login.example.com", "enabled": true, "displayName": "Acme",
                "responseType": ["code": true],
            ]
            #expect(try Self.checkedVersion(of: created) == expected)
            let one = Self.oauth + "/oidc.acme"
            #expect(try Self.checkedVersion(of: try await get(one, on: server)) == expected)
            let changed = try await patch(
                one + "?updateMask=displayName,enabled",
                ["displayName": "Other", "clientId": "ignored"],
                on: server
            )
            let json = try changed.json
            #expect(json["displayName"] == "Other")
            #expect(json["clientId"] == "c")
            #expect(json["enabled"] == false)
            let deleted = try await server.administer(.delete, v2: one)
            #expect(deleted.status == 200)
            let gone = try await get(one, on: server)
            #expect(gone.status == 404)
            #expect(try gone.errorCode == .configurationNotFound)
        }
    }

    @Test func `a client secret is kept encrypted, and never shown`() async throws {
        try await withServer { server in
            let body: JSONValue = [
                "clientId": "c", "issuer": "https://login.example.com", "clientSecret": "s3cret",
            ]
            #expect(try await !create("oidc.acme", on: server, body).text.contains("s3cret"))
            #expect(try await !get(Self.oauth, on: server).text.contains("s3cret"))
            let id = SignInProvider(rawValue: "oidc.acme")
            func sealed() async throws -> [UInt8]? {
                try await server.store.read {
                    try $0.identityProvider(id, of: TestServer.projectID)?.sealedClientSecret
                }
            }
            let before = try #require(try await sealed())
            #expect(!before.starts(with: Array("s3cret".utf8)))
            let one = Self.oauth + "/oidc.acme"
            _ = try await patch(one + "?updateMask=enabled", ["enabled": true], on: server)
            #expect(try await sealed() == before)
            _ = try await patch(one + "?updateMask=clientSecret", [:], on: server)
            #expect(try await sealed() == nil)
        }
    }

    @Test func `providers are listed in pages`() async throws {
        try await withServer { server in
            for name in ["a", "b", "c"] { _ = try await create("oidc.\(name)", on: server) }
            let first = try await get(Self.oauth + "?pageSize=2", on: server).json
            #expect(first["oauthIdpConfigs"].count == 2)
            let token = try #require(first["nextPageToken"].text)
            let second = try await get(Self.oauth + "?pageSize=2&pageToken=\(token)", on: server)
            let json = try second.json
            #expect(json["oauthIdpConfigs"].count == 1)
            #expect(json["oauthIdpConfigs"][0]["name"].text?.hasSuffix("oidc.c") == true)
            #expect(json["nextPageToken"] == .null)
        }
    }

    @Test(arguments: [
        ("", WireErrorCode.missingProviderID), ("acme", .invalidProviderID),
        ("saml.acme", .invalidProviderID), ("oidc.", .invalidProviderID),
        ("oidc.A", .invalidProviderID), ("google.com", .invalidProviderID),
    ])
    func `a provider's ID determines its kind`(id: String, code: WireErrorCode) async throws {
        try await withServer { server in
            let answer = try await create(id, on: server)
            #expect(try answer.errorCode == code)
        }
    }

    @Test func `a missing or invalid setting, or an existing provider, is refused`() async throws {
        try await withServer { server in
            let noClient = try await create(
                "oidc.a",
                on: server,
                ["issuer": "https://login.example.com"]
            )
            #expect(try noClient.errorCode == .missingOAuthClientID)
            let noIssuer = try await create("oidc.a", on: server, ["clientId": "c"])
            #expect(try noIssuer.errorCode == .missingIssuer)
            for issuer in ["nonsense", "file:///etc/passwd", "https://a@b/", "https://a?b"] {
                let body: JSONValue = ["clientId": "c", "issuer": .string(issuer)]
                #expect(try await create("oidc.a", on: server, body).errorCode == .invalidConfig)
            }
            #expect(try await create("oidc.a", on: server).status == 200)
            let second = try await create("oidc.a", on: server)
            #expect(try second.errorCode == .configurationExists)
            #expect(second.status == 409)
            let unknown = try await patch(Self.oauth + "/oidc.b", [:], on: server)
            #expect(try unknown.errorCode == .configurationNotFound)
        }
    }

    @Test func `Google and Apple are configured by their provider IDs`() async throws {
        try await withServer { server in
            let path = "/defaultSupportedIdpConfigs"
            let apple = try await server.administer(
                .post,
                v2: path + "?idpId=apple.com",
                [
                    "clientId": "com.example.web", "enabled": true,
                    "appleSignInConfig": ["bundleIds": ["com.example.app"]],
                ]
            )
            #expect(
                try Self.checkedVersion(of: apple) == [
                    "name": "projects/demo-test/defaultSupportedIdpConfigs/apple.com",
                    "clientId": "com.example.web", "enabled": true,
                    "appleSignInConfig": ["bundleIds": ["com.example.app"]],
                ]
            )
            let listed = try await get(path, on: server).json
            #expect(listed["defaultSupportedIdpConfigs"].count == 1)
            #expect(try await get(Self.oauth, on: server).json == [:])
        }
    }

    @Test func `the settings of a SAML provider are stored and can be patched`() async throws {
        try await withServer { server in
            let path = "/inboundSamlConfigs"
            let body: JSONValue = [
                "displayName": "Acme", "enabled": false,
                "idpConfig": [
                    "idpEntityId": "acme", "ssoUrl": "https://acme.example.com/sso",
                    "idpCertificates": [["x509Certificate": "PEM"]], "signRequest": true,
                ],
                "spConfig": ["spEntityId": "shop", "callbackUri": "https://shop.example.com"],
            ]
            let created = try await server.administer(
                .post,
                v2: path + "?inboundSamlConfigId=saml.acme",
                body
            )
            let json = try created.json
            #expect(json["idpConfig"] == body["idpConfig"])
            #expect(json["spConfig"] == body["spConfig"])
            let changed = try await patch(
                path + "/saml.acme?updateMask=idpConfig.ssoUrl",
                ["idpConfig": ["ssoUrl": "https://new.example.com", "idpEntityId": "x"]],
                on: server
            )
            #expect(try changed.json["idpConfig"]["ssoUrl"] == "https://new.example.com")
            #expect(try changed.json["idpConfig"]["idpEntityId"] == "acme")
        }
    }
}
