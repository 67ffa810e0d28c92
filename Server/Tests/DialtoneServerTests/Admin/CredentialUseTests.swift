import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Tests of the last use of admin keys and service accounts.
struct CredentialUseTests {
    private static let project = "/dialtone/v1/projects/\(TestServer.projectID)"

    private func keys(_ server: TestServer, _ header: HTTPFields) async throws -> [AdminKeyInfo] {
        let list: ListAdminKeysResponse = try await server.request(
            .get,
            Self.project + "/adminKeys",
            headers: header
        ).decoded()
        return list.adminKeys ?? []
    }

    @Test(arguments: StoreEngine.tested)
    func `the last use of an admin key is recorded to the hour, with one write for many calls`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.engine = engine
        }
        try await withServer(setup) { server in
            let header = try await server.administrator(.viewer)
            #expect(try await keys(server, header).map(\.lastUsedAt) == [nil])
            _ = server.work.takeWork()
            for _ in 0..<5 { _ = try await keys(server, header) }
            #expect(server.work.takeWork().writes == 0)
            try await server.credentialUses.writeDown()
            let hour = MessageHour(of: server.clock.now).start.rfc3339
            #expect(try await keys(server, header).map(\.lastUsedAt) == [hour])
            server.clock.advance(by: .hours(2))
            // The key that was just listed was used; a use of an earlier hour changes nothing.
            _ = try await keys(server, header)
            try await server.credentialUses.writeDown()
            let later = MessageHour(of: server.clock.now).start.rfc3339
            #expect(try await keys(server, header).map(\.lastUsedAt) == [later])
        }
    }

    @Test func `a refused credential and a deleted one are not recorded`() async throws {
        try await withServer(.production) { server in
            let registry = AdminKeyRegistry(
                store: server.store,
                clock: server.clock.serverClock,
                random: .seeded(9)
            )
            let expired = try await registry.create(
                for: TestServer.projectID,
                role: .viewer,
                displayName: "",
                lifetime: .hours(1)
            )
            let deleted = try await registry.create(
                for: TestServer.projectID,
                role: .viewer,
                displayName: ""
            )
            server.clock.advance(by: .hours(1))
            for (secret, status) in [(expired.secret, 401), (deleted.secret, 200)] {
                let answer = try await server.request(
                    .get,
                    Self.project + "/adminKeys",
                    headers: [.authorization: "Bearer \(secret.text)"]
                )
                #expect(answer.status == status)
            }
            _ = try await registry.revoke(deleted.key.id, of: TestServer.projectID)
            try await server.credentialUses.writeDown()
            let left = try await registry.keys(of: TestServer.projectID)
            #expect(left.map(\.id) == [expired.key.id])
            #expect(left.map(\.lastUsedAt) == [nil])
        }
    }

    @Test func `the key and the access tokens of a service account count as its use`() async throws
    {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.adjustListener = { $0.publicURL = "https://auth.example.com" }
        }
        try await withServer(setup) { server in
            let account = try await server.addServiceAccount()
            let now = server.clock.now.seconds
            let assertion = try account.key.token([
                "iss": account.email, "aud": "https://auth.example.com/oauth2/token",
                "iat": now, "exp": now + 3_600,
            ])
            let form = FormText.encode([
                ("grant_type", AssertionGrant.grantType), ("assertion", assertion),
            ])
            func uses() async throws -> [Timestamp?] {
                try await server.credentialUses.writeDown()
                return try await server.store.read {
                    try $0.serviceAccounts(of: TestServer.projectID).map(\.lastUsedAt)
                }
            }
            #expect(try await uses() == [nil])
            let answer = try await server.request(
                .post,
                "/oauth2/token",
                headers: [.contentType: "application/x-www-form-urlencoded"],
                body: Array(form.utf8)
            )
            let hour = MessageHour(of: server.clock.now).start
            #expect(try await uses() == [hour])
            let token = try #require(try answer.json["access_token"].text)
            server.clock.advance(by: .minutes(59))
            let listed = try await server.request(
                .get,
                Self.project + "/serviceAccounts",
                headers: [.authorization: "Bearer \(token)"]
            )
            #expect(listed.status == 200)
            #expect(try await uses() == [MessageHour(of: server.clock.now).start])
        }
    }
}
