import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// The audit log of the server's own chain.
struct AuditServerTests {
    private static let entries = "/dialtone/v1/server/auditEntries"

    @Test func `the deletion of a project is in the log of the server, too`() async throws {
        try await withServer { server in
            let projects = "/dialtone/v1/server/projects"
            let made = try await server.post(
                projects,
                ["projectId": "spare"],
                headers: TestServer.owner
            )
            try #require(made.status == 200)
            let deleted = try await server.request(
                .delete,
                "\(projects)/spare",
                headers: TestServer.owner
            )
            try #require(deleted.status == 200)
            let page = try await server.request(
                .get,
                Self.entries + "?target=spare",
                headers: TestServer.owner
            )
            .decoded(ListAuditEntriesResponse.self)
            let entry = try #require(page.entries.first)
            #expect(page.entries.count == 1)
            #expect(entry.target?.kind == "project")
            #expect(entry.outcome == "done")
            #expect(entry.actor.kind == "owner")
        }
    }

    @Test func `the log of the server is open to its administrators only`() async throws {
        try await withServer { server in
            let invited = try await server.post(
                "/dialtone/v1/server/operators",
                ["name": "anna", "serverRole": "viewer"],
                headers: TestServer.owner
            )
            try #require(invited.status == 200)
            let link = try #require(invited.json["setupPath"].text)
            let page = try await server.request(
                .get,
                Self.entries + "?action=operators.",
                headers: TestServer.owner
            )
            .decoded(ListAuditEntriesResponse.self)
            let entry = try #require(page.entries.first)
            #expect(page.entries.count == 1)
            #expect(entry.chain == "server")
            #expect(entry.action == "operators.invite")
            #expect(entry.actor.kind == "owner")
            #expect(entry.target?.kind == "operatorInvitation")
            #expect(entry.target?.id == "anna")
            #expect(entry.changedMembers == ["expiresAt", "link", "roles.server"])
            let export = try await server.request(
                .get,
                Self.entries + ":export?after=0",
                headers: TestServer.owner
            )
            let lines = export.text.split(separator: "\n").map(String.init)
            let secret = link.split(separator: "=").last.map(String.init) ?? link
            #expect(!export.text.contains(secret))
            let verdict = try await server.post(
                Self.entries + ":verify",
                ["checkpoints": [.string(try #require(lines.last))]],
                headers: TestServer.owner
            )
            .decoded(VerifyAuditEntriesResponse.self)
            #expect(verdict.isValid)
            #expect(verdict.entryCount == lines.count - 1)

            let registry = AdminKeyRegistry(
                store: server.store,
                clock: server.clock.serverClock,
                random: .init { count in (0..<count).map { _ in .random(in: 0...255) } }
            )
            let key = try await registry.create(
                for: TestServer.projectID,
                role: .owner,
                displayName: ""
            )
            for (method, path) in [
                (HTTPRequest.Method.get, ""), (.get, ":export"), (.post, ":verify"),
            ] {
                let answer = try await server.request(
                    method,
                    Self.entries + path,
                    headers: [.authorization: "Bearer \(key.secret.text)"]
                )
                #expect(answer.status == 401, "\(path)")
            }
            // The owner of the key learns of the attempts.
            let refusals = try await server.audit.entries(
                of: AuditChain(of: TestServer.projectID),
                limit: 10
            )
            #expect(
                refusals.map(\.event.action) == ["audit.verify", "audit.export", "audit.list"]
            )
            #expect(refusals.map(\.event.actor.id) == Array(repeating: key.key.id, count: 3))
        }
    }
}
