import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// The call with which administrators test an identity provider.
struct ProviderTestCallTests {
    private func test(
        _ id: String,
        of tenant: String? = nil,
        as caller: HTTPFields = TestServer.owner,
        on server: TestServer
    ) async throws -> Answer {
        let start = "/dialtone/v1/projects/\(TestServer.projectID)"
        return try await server.post(
            start + (tenant.map { "/tenants/\($0)" } ?? "") + "/identityProviders/\(id):test",
            [:],
            headers: caller
        )
    }

    @Test func `a provider is tested with the stored secret, which is not returned`()
        async throws
    {
        let issuer = TestIssuer(try .rs256("key-1"))
        try await withServer(.federated(issuer)) { server in
            try await server.addProvider(clientSecret: "canary-secret")
            let editor = try await server.administrator(.editor)
            let answer = try await test("oidc.test", as: editor, on: server)
            #expect(!answer.text.contains("canary"))
            let result: TestIdentityProviderResponse = try answer.decoded()
            #expect(result.isUsable)
            #expect(
                result.findings.map(\.check) == [
                    "DISCOVERY", "ISSUER", "SIGN_IN_PAGE", "ALGORITHMS", "KEYS", "CLIENT_SECRET",
                ]
            )
            let form = issuer.withState { $0.exchanges.first }
            #expect(form?["redirect_uri"]?.hasSuffix("/__/auth/handler") == true)
        }
    }

    @Test func `a provider that is away is a finding, and no error`() async throws {
        let issuer = TestIssuer(try .rs256("key-1"))
        issuer.withState { $0.isAway = true }
        try await withServer(.federated(issuer)) { server in
            try await server.addProvider()
            let owner = try await server.administrator(.owner)
            let result: TestIdentityProviderResponse = try await test(
                "oidc.test",
                as: owner,
                on: server
            )
            .decoded()
            #expect(!result.isUsable)
            #expect(result.findings.map(\.outcome) == ["PROBLEM"])
            #expect(result.findings.first?.advice != nil)
        }
    }

    @Test func `viewers cannot test, and a provider of the project is not that of a tenant`()
        async throws
    {
        let issuer = TestIssuer(try .rs256("key-1"))
        try await withServer(.federated(issuer, isProduction: false)) { server in
            try await server.addProvider()
            let viewer = try await server.administrator(.viewer)
            #expect(try await test("oidc.test", as: viewer, on: server).status == 403)
            #expect(try await test("oidc.other", on: server).status == 404)
            #expect(try await test("oidc.test", of: "acme-1", on: server).status == 404)
            #expect(issuer.withState { $0.exchanges.isEmpty })
            #expect(issuer.withState { $0.keyRequests } == 0)
        }
    }
}
