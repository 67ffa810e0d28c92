import HTTPTypes
import Testing

extension FixtureCase {
    /// Calls of administrators for a project's settings, tenants and providers.
    static let projectConfig = config + tenants + providers

    private static let config = [
        FixtureCase("admin.config"), FixtureCase("admin.config.patch"),
        FixtureCase("admin.passkeyConfig"), FixtureCase("admin.passkeyConfig.patch"),
        FixtureCase("admin.branding"), FixtureCase("admin.branding.patch"),
    ]

    private static let tenants = [
        FixtureCase("admin.tenants.create"),
        FixtureCase("admin.tenants.get") { try await $0.createShop() },
        FixtureCase("admin.tenants.list") { try await $0.createShop() },
        FixtureCase("admin.tenants.patch") { try await $0.createShop() },
        FixtureCase("admin.tenants.delete") { try await $0.createShop() },
    ]

    private static let providers = [
        FixtureCase("admin.oauthIdpConfigs.create"),
        FixtureCase("admin.oauthIdpConfigs.list") { server in
            try await server.create(
                "/oauthIdpConfigs?oauthIdpConfigId=oidc.example",
                ["clientId": "client", "issuer": "https://issuer.example.org"]
            )
            return [:]
        },
        FixtureCase("admin.defaultSupportedIdpConfigs.create"),
        FixtureCase("admin.defaultSupportedIdpConfigs.list") { server in
            try await server.create(
                "/defaultSupportedIdpConfigs?idpId=google.com",
                ["clientId": "client", "enabled": true]
            )
            return [:]
        },
        FixtureCase("admin.inboundSamlConfigs.create"),
        FixtureCase("admin.inboundSamlConfigs.list") { server in
            try await server.create(
                "/inboundSamlConfigs?inboundSamlConfigId=saml.example",
                ["displayName": "Example"]
            )
            return [:]
        },
    ]
}

extension TestServer {
    @discardableResult
    fileprivate func create(_ path: String, _ body: JSONValue) async throws -> JSONValue {
        let answer = try await administer(.post, v2: path, body)
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.json
    }

    fileprivate func createShop() async throws -> [String: String] {
        let shop = try await create(
            "/tenants",
            ["displayName": "shop-one", "allowPasswordSignup": true]
        )
        let name = try #require(shop["name"].text?.split(separator: "/").last)
        return ["tenantId": String(name)]
    }
}
