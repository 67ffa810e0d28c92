import DialtoneBasics
import DialtoneModel
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

@testable import DialtoneServer

/// What calls that change settings leave unchanged, and which values they refuse.
struct SettingChangeTests {
    private static let settings = "/dialtone/v1/projects/\(TestServer.projectID)/settings"
    private static let entries = "/dialtone/v1/projects/\(TestServer.projectID)/auditEntries"

    private func patch(_ server: TestServer, _ body: JSONValue) async throws -> Answer {
        var headers = TestServer.owner
        headers[.contentType] = "application/json"
        return try await server.request(
            .patch,
            Self.settings,
            headers: headers,
            body: Array(try JSONEncoder().encode(body))
        )
    }

    private func entryCount(_ server: TestServer) async throws -> Int {
        let answer = try await server.request(.get, Self.entries, headers: TestServer.owner)
        guard case .array(let entries) = try answer.json["entries"] else { return 0 }
        return entries.count
    }

    @Test(
        arguments: [
            ("autodeleteAnonymousUsers", ["autodeleteAnonymousUsers": true]),
            ("passwordPolicyConfig", ["passwordPolicyConfig": ["forceUpgradeOnSignin": true]]),
            ("mfa", ["mfa": ["state": "ENABLED", "enabledProviders": ["PHONE_SMS"]]]),
        ] as [(String, JSONValue)]
    )
    func `a change of a configuration keeps the settings that it cannot express`(
        mask: String,
        body: JSONValue
    ) async throws {
        let setup = ServerSetup {
            $0.settings.passwordSignIn.policy.refusesCommon = false
            $0.settings.secondFactors.allowsAfterPhone = true
            $0.settings.secondFactors.allowsRecoveryCodes = false
        }
        try await withServer(setup) { server in
            for query in ["?updateMask=\(mask)", ""] {
                let answer = try await server.administer(.patch, v2: "/config\(query)", body)
                #expect(answer.status == 200)
                let settings = try await server.project.settings
                #expect(!settings.passwordSignIn.policy.refusesCommon)
                #expect(settings.secondFactors.allowsAfterPhone)
                #expect(!settings.secondFactors.allowsRecoveryCodes)
            }
        }
    }

    @Test func `a change of a tenant keeps the settings that its API cannot express`() async throws
    {
        try await withServer { server in
            let made = try await server.administer(.post, v2: "/tenants", ["displayName": "Acme"])
            let name = try #require(try made.json["name"].text?.split(separator: "/").last)
            let id = try #require(TestServer.projectID.tenant(String(name)))
            try await server.store.write { data in
                guard var tenant = try data.project(id) else { return }
                tenant.settings.passwordSignIn.policy.refusesCommon = false
                tenant.settings.secondFactors.allowsRecoveryCodes = false
                _ = try data.update(tenant)
            }
            for body in [["displayName": "Other"], ["passwordPolicyConfig": [:]]] as [JSONValue] {
                let answer = try await server.administer(.patch, v2: "/tenants/\(name)", body)
                #expect(answer.status == 200)
            }
            let tenant = try await server.store.read { try $0.project(id) }
            #expect(tenant?.displayName == "Other")
            #expect(tenant?.settings.passwordSignIn.policy.refusesCommon == false)
            #expect(tenant?.settings.secondFactors.allowsRecoveryCodes == false)
            let wrong = JSONValue.object(["displayName": "<b>"])
            #expect(
                try await server.administer(.patch, v2: "/tenants/\(name)", wrong).status == 400
            )
        }
    }

    @Test(arguments: [
        "https://shop.example", "shop.example:8443", "shop.example/path", "*.shop.example", "",
        " shop.example", "shop..example", "shop.example.", "ü.example", "::1", "[192.0.2.1]",
        "user@shop.example", "<script>",
    ])
    func `a domain that matches no page is refused`(domain: String) async throws {
        try await withServer { server in
            let list = try JSONEncoder().encode([domain])
            let settings = try await patch(
                server,
                ["settings": ["authorizedDomains": .string(String(decoding: list, as: UTF8.self))]]
            )
            #expect(settings.status == 400)
            #expect(settings.text.contains("matches no page"))
            let config = try await server.administer(
                .patch,
                v2: "/config?updateMask=authorizedDomains",
                ["authorizedDomains": [.string(domain)]]
            )
            #expect(config.status == 400)
        }
    }

    @Test func `hosts of pages are accepted as authorized domains`() async throws {
        try await withServer { server in
            let domains: JSONValue = [
                "localhost", "127.0.0.1", "[::1]", "shop.example", "Shop-1.example",
                "xn--tda.example", "my_shop.example",
            ]
            let answer = try await server.administer(
                .patch,
                v2: "/config?updateMask=authorizedDomains",
                ["authorizedDomains": domains]
            )
            #expect(answer.status == 200)
            #expect(try answer.json["authorizedDomains"] == domains)
        }
    }

    @Test func `a negative grace period is refused`() async throws {
        try await withServer { server in
            let wrong = try await patch(server, ["settings": ["sessions.rotationGrace": "-1"]])
            #expect(wrong.status == 400)
            let none = try await patch(server, ["settings": ["sessions.rotationGrace": "0"]])
            #expect(none.status == 200)
        }
    }

    @Test func `a change that is only checked has no entry in the audit log`() async throws {
        try await withServer { server in
            let before = try await entryCount(server)
            for length in ["8", "80"] {
                _ = try await patch(
                    server,
                    [
                        "settings": ["phoneSignIn.codes.length": .string(length)],
                        "validateOnly": true,
                    ]
                )
            }
            #expect(try await entryCount(server) == before)
            _ = try await patch(server, ["settings": ["phoneSignIn.codes.length": "8"]])
            #expect(try await entryCount(server) == before + 1)
        }
    }
}
