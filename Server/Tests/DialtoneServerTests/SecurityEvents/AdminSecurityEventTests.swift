import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Logging
import Testing

/// Tests of refused credentials of administrators and back ends, and their log lines.
struct AdminSecurityEventTests {
    private static let path = "/v1/projects/demo-test/accounts:lookup"

    private func look(
        _ server: TestServer,
        _ bearer: String?,
        path: String = path
    ) async throws -> Int {
        var headers = HTTPFields()
        if let bearer { headers[.authorization] = "Bearer \(bearer)" }
        return try await server.post(path, ["localId": ["x"]], headers: headers).status
    }

    private func key(
        of project: ProjectID,
        _ role: AdminRole,
        on server: TestServer
    ) async throws -> String {
        let registry = AdminKeyRegistry(
            store: server.store,
            clock: server.clock.serverClock,
            random: .seeded(99)
        )
        return try await registry.create(for: project, role: role, displayName: "test")
            .secret.text
    }

    @Test func `refused credentials are logged as warnings with the project`()
        async throws
    {
        try await withServer(.production) { server in
            let foreign = try await key(of: TestServer.otherProjectID, .owner, on: server)
            let zeros = "dtk_" + Base64URL.encode(Array(repeating: 0, count: 32))
            for bearer in ["owner", zeros, foreign] {
                let status = try await look(server, bearer)
                #expect(status == 401)
            }
            let elsewhere = try await look(
                server,
                zeros,
                path: "/v1/projects/16505550100/accounts:lookup"
            )
            #expect(elsewhere == 401)
            let events = server.loggedEvents
            #expect(
                events.map(\.name) == [
                    "adminRefused unknownCredential", "adminRefused unknownCredential",
                    "adminRefused foreignProject", "adminRefused unknownCredential",
                ]
            )
            #expect(
                events.map { $0.fields["project"] } == [
                    "demo-test", "demo-test", "demo-other", nil,
                ]
            )
            #expect(events.allSatisfy { $0.level == .warning })
            server.expectLogHides([zeros, foreign, "16505550100"])
        }
    }

    @Test func `a call that the role does not allow is logged`() async throws {
        try await withServer(.production) { server in
            let viewer = try await key(of: TestServer.projectID, .viewer, on: server)
            let answer = try await server.post(
                "/v1/projects/demo-test/accounts",
                [:],
                headers: [.authorization: "Bearer \(viewer)"]
            )
            #expect(answer.status == 403)
            #expect(server.loggedEvents.map(\.name) == ["adminRefused roleTooLow"])
            server.expectLogHides([viewer])
        }
    }

    @Test func `a call without a credential is logged at info level`() async throws {
        try await withServer(.production) { server in
            let status = try await look(server, nil)
            #expect(status == 401)
            #expect(server.loggedEvents.map(\.name) == ["adminRefused missingCredential"])
            #expect(server.loggedEvents.map(\.level) == [.info])
        }
    }

    @Test func `credentials that the admin listener refuses are logged`() async throws {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.showsAdminListener = true
        }
        try await withServer(setup) { server in
            let zeros = "dtk_" + Base64URL.encode(Array(repeating: 0, count: 32))
            let unknown = try await look(server, zeros)
            #expect(unknown == 401)
            let owner = try await look(server, "owner")
            #expect(owner == 200)
            #expect(server.loggedEvents.map(\.name) == ["adminRefused unknownCredential"])
            server.expectLogHides([zeros])
        }
    }

    @Test func `a web page's call to the admin listener is refused and logged`() async throws {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.showsAdminListener = true
        }
        try await withServer(setup) { server in
            let answer = try await server.post(
                Self.path,
                ["localId": ["x"]],
                headers: [.authorization: "Bearer owner", .origin: "https://evil.example"]
            )
            #expect(answer.status == 403)
            #expect(server.loggedEvents.map(\.name) == ["adminRefused browserRefused"])
            #expect(server.loggedEvents.map(\.level) == [.warning])
            let request = try #require(server.lines("request").last)
            #expect(request.fields["error.code"] == "PERMISSION_DENIED")
            server.expectLogHides(["evil.example"])
        }
    }

    @Test func `an assertion without a signature is refused and logged`() async throws {
        try await withServer(.production) { server in
            let assertion = "eyJhbGciOiJub25lIn0.eyJpc3MiOiJ4In0."
            let form = FormText.encode([
                (name: "grant_type", value: AssertionGrant.grantType),
                (name: "assertion", value: assertion),
            ])
            let answer = try await server.request(
                .post,
                "/oauth2/token",
                headers: [.contentType: "application/x-www-form-urlencoded"],
                body: Array(form.utf8)
            )
            #expect(answer.status == 400)
            #expect(server.loggedEvents.map(\.name) == ["adminRefused assertionRefused"])
            let request = try #require(server.lines("request").last)
            #expect(request.fields["error.code"] == "invalid_grant")
            server.expectLogHides([assertion])
        }
    }
}
