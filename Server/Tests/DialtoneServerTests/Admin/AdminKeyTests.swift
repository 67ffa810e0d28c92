import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import InMemoryLogging
import Logging
import Testing

/// Tests of admin keys on the public listener.
struct AdminKeyTests {
    private static let project = "/v1/projects/demo-test"

    private func addKey(
        to server: TestServer,
        _ role: AdminRole,
        project: ProjectID = TestServer.projectID,
        lifetime: TimeSpan? = nil
    ) async throws -> (key: AdminKey, header: HTTPFields) {
        let registry = AdminKeyRegistry(
            store: server.store,
            clock: server.clock.serverClock,
            random: .init { count in
                (0..<count).map { _ in UInt8.random(in: 0...255) }
            }
        )
        let made = try await registry.create(
            for: project,
            role: role,
            displayName: "test",
            lifetime: lifetime
        )
        return (made.key, [.authorization: "Bearer \(made.secret.text)"])
    }

    @Test(arguments: [
        (AdminRole.viewer, [200, 403, 403]), (.editor, [200, 200, 403]), (.owner, [200, 200, 200]),
    ])
    func `a role decides which calls a key may make`(
        role: AdminRole,
        statuses: [Int]
    ) async throws {
        try await withServer(.production) { server in
            let header = try await addKey(to: server, role).header
            let answers = [
                try await server.post(
                    Self.project + "/accounts:lookup",
                    ["localId": ["x"]],
                    headers: header
                ),
                try await server.post(Self.project + "/accounts", [:], headers: header),
                try await server.post(
                    "/v2/projects/demo-test/defaultSupportedIdpConfigs?idpId=google.com",
                    ["clientId": "x", "enabled": true],
                    headers: header
                ),
            ]
            #expect(answers.map(\.status) == statuses)
            for answer in answers where answer.status == 403 {
                #expect(try answer.refusal.status == "PERMISSION_DENIED")
            }
            let count = try await server.store.read {
                try $0.accountCount(of: TestServer.projectID)
            }
            #expect(count == (statuses[1] == 200 ? 1 : 0))
        }
    }

    @Test(arguments: AdminRole.allCases)
    func `only owners see the hashes of passwords`(role: AdminRole) async throws {
        try await withServer(.production) { server in
            let owner = try await addKey(to: server, .owner).header
            let created = try await server.post(
                Self.project + "/accounts",
                ["email": "ada@example.com", "password": "correct horse"],
                headers: owner
            )
            try #require(created.status == 200)
            let header = try await addKey(to: server, role).header
            let list = try await server.request(
                .get,
                Self.project + "/accounts:batchGet",
                headers: header
            )
            let user = try list.json["users"][0]
            #expect(user["email"] == "ada@example.com")
            let isRedacted = user["passwordHash"] == "UkVEQUNURUQ="
            #expect(isRedacted == (role != .owner))
            #expect((user["salt"].text != nil) == (role == .owner))
        }
    }

    @Test func `apps' calls become administrators' calls with a key`() async throws {
        try await withServer(.production) { server in
            let header = try await addKey(to: server, .editor).header
            let answer = try await server.post(
                "/v1/accounts:signUp",
                ["targetProjectId": "demo-test", "localId": "chosen"],
                headers: header
            )
            #expect(try answer.json["localId"] == "chosen")
        }
    }

    @Test(arguments: [
        "/v1/accounts:signUp", "/v1/accounts:update", "/v1/accounts:delete",
        "/v1/accounts:sendOobCode",
        "/www.googleapis.com/identitytoolkit/v3/relyingparty/setAccountInfo",
        "/v1/projects/demo-test/accounts:delete", "/v1/projects/demo-test/accounts:batchDelete",
        "/v1/projects/demo-test/accounts:sendOobCode",
        "/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:update",
    ])
    func `a viewer's key changes nothing by any path`(path: String) async throws {
        try await withServer(.production) { server in
            try await server.addAccount("pat", email: "pat@example.com", isVerified: true)
            let before = try await server.account(id: "pat")
            let header = try await addKey(to: server, .viewer).header
            let answer = try await server.post(
                path + "?key=\(TestServer.apiKey)",
                [
                    "targetProjectId": "demo-test", "localId": "pat", "localIds": ["pat"],
                    "force": true, "displayName": "Mallory", "email": "pat@example.com",
                    "requestType": "PASSWORD_RESET", "returnOobLink": true,
                ],
                headers: header
            )
            #expect(answer.status == 403)
            #expect(try await server.account(id: "pat") == before)
        }
    }

    @Test func `a role given in the request has no effect`() async throws {
        try await withServer(.production) { server in
            let header = try await addKey(to: server, .editor).header
            let answer = try await server.post(
                "/v2/projects/demo-test/oauthIdpConfigs?oauthIdpConfigId=oidc.a&role=owner",
                [
                    "clientId": "x", "issuer": "https://login.example.com", "role": "owner",
                    "targetProjectId": "other",
                ],
                headers: header
            )
            #expect(answer.status == 403)
            let providers = try await server.store.read {
                try $0.identityProviders(of: TestServer.projectID)
            }
            #expect(providers.isEmpty)
        }
    }

    @Test func `a key opens its own project only`() async throws {
        try await withServer(.production) { server in
            let header = try await addKey(
                to: server,
                .owner,
                project: TestServer.otherProjectID
            )
            .header
            for path in ["demo-test", "nobodys"] {
                let answer = try await server.post(
                    "/v1/projects/\(path)/accounts:lookup",
                    ["localId": ["x"]],
                    headers: header
                )
                #expect(answer.status == 401)
            }
        }
    }

    @Test func `an expired, revoked or invented key is refused`() async throws {
        try await withServer(.production) { server in
            let short = try await addKey(to: server, .owner, lifetime: .hours(1))
            let revoked = try await addKey(to: server, .owner)
            func look(_ header: HTTPFields) async throws -> Int {
                try await server.post(
                    Self.project + "/accounts:lookup",
                    ["localId": ["x"]],
                    headers: header
                )
                .status
            }
            #expect(try await look(short.header) == 200)
            #expect(try await look(revoked.header) == 200)
            server.clock.advance(by: .hours(1))
            let wasThere = try await server.store.write {
                try $0.deleteAdminKey(revoked.key.id, of: TestServer.projectID)
            }
            #expect(wasThere)
            #expect(try await look(short.header) == 401)
            #expect(try await look(revoked.header) == 401)
            let zeros = Base64URL.encode(Array(repeating: 0, count: 32))
            let words = ["dtk_", "dta_\(zeros)", "dtk_\(zeros)", zeros, "DTK_\(zeros)"]
            for word in words + [revoked.key.id, ""] {
                #expect(try await look([.authorization: "Bearer \(word)"]) == 401)
            }
        }
    }

    @Test func `an administrator's change is logged without the key's secret`() async throws {
        try await withServer(.production) { server in
            let (key, header) = try await addKey(to: server, .editor)
            let answer = try await server.post(
                Self.project + "/accounts",
                ["phoneNumber": "+16505550100"],
                headers: header
            )
            #expect(answer.status == 200)
            let line = try #require(server.logs.entries.last { $0.message == "administration" })
            #expect(line.metadata["admin"] == "admin key \(key.id)")
            #expect(line.metadata["role"] == "editor")
            #expect(line.metadata["project"] == "demo-test")
            #expect(line.metadata["call"] == "POST /v1/projects/demo-test/accounts")
            let secret = try #require(header[.authorization]?.dropFirst("Bearer ".count))
            for entry in server.logs.entries {
                #expect(!"\(entry.message) \(entry.metadata)".contains(secret))
            }
        }
    }

    @Test func `a refused change is not logged as administration`() async throws {
        try await withServer(.production) { server in
            let header = try await addKey(to: server, .viewer).header
            _ = try await server.post(Self.project + "/accounts", [:], headers: header)
            #expect(!server.logs.entries.contains { $0.message == "administration" })
        }
    }
}
