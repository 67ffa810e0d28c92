import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

struct SAMLConfigTests {
    private static let path = "/inboundSamlConfigs"

    private static func body(
        certificates: [String],
        idp: [String: JSONValue] = [:],
        service: [String: JSONValue] = ["spEntityId": "shop"],
        isEnabled: Bool = true
    ) -> JSONValue {
        var provider: [String: JSONValue] = [
            "idpEntityId": "acme", "ssoUrl": "https://acme.example.com/sso",
            "idpCertificates": .array(certificates.map { ["x509Certificate": .string($0)] }),
        ]
        provider.merge(idp) { $1 }
        return [
            "enabled": .bool(isEnabled), "idpConfig": .object(provider),
            "spConfig": .object(service),
        ]
    }

    private static func create(_ body: JSONValue, on server: TestServer) async throws -> Answer {
        try await server.administer(
            .post,
            v2: path + "?inboundSamlConfigId=saml.acme",
            body
        )
    }

    @Test func `a SAML provider is enabled only with settings that can sign users in`()
        async throws
    {
        let certificate = try TestSAMLProvider.quick().certificate
        try await withServer { server in
            for body in [
                Self.body(certificates: []),
                Self.body(certificates: ["PEM"]),
                Self.body(certificates: Array(repeating: certificate, count: 11)),
                Self.body(certificates: [certificate], idp: ["idpEntityId": ""]),
                Self.body(certificates: [certificate], idp: ["ssoUrl": "javascript:alert(1)"]),
                Self.body(certificates: [certificate], idp: ["signRequest": true]),
                Self.body(certificates: [certificate], service: [:]),
                Self.body(certificates: [certificate], service: ["spEntityId": "a\u{0}"]),
            ] {
                let answer = try await Self.create(body, on: server)
                #expect(try answer.errorCode == .invalidConfig)
            }
            let good = try await Self.create(Self.body(certificates: [certificate]), on: server)
            #expect(good.status == 200)
        }
    }

    @Test func `a disabled SAML provider may have incomplete settings`() async throws {
        try await withServer { server in
            let body = Self.body(certificates: ["PEM"], isEnabled: false)
            #expect(try await Self.create(body, on: server).status == 200)
            let enabled = try await server.administer(
                .patch,
                v2: Self.path + "/saml.acme?updateMask=enabled",
                ["enabled": true]
            )
            #expect(try enabled.errorCode == .invalidConfig)
        }
    }
}
