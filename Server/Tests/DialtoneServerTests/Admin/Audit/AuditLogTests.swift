import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// The audit log of administrative calls.
struct AuditLogTests {
    private static let project = "/v1/projects/demo-test"
    private static let entries = "/dialtone/v1/projects/demo-test/auditEntries"

    /// Creates an admin key, and returns its ID and the header with its secret.
    private func key(
        _ role: AdminRole,
        of project: ProjectID = TestServer.projectID,
        on server: TestServer
    ) async throws -> (id: String, header: HTTPFields) {
        let registry = AdminKeyRegistry(
            store: server.store,
            clock: server.clock.serverClock,
            random: .init { count in
                (0..<count).map { _ in UInt8.random(in: 0...255) }
            }
        )
        let made = try await registry.create(for: project, role: role, displayName: "test")
        return (made.key.id, [.authorization: "Bearer \(made.secret.text)"])
    }

    private func list(
        _ query: String = "",
        on server: TestServer,
        as header: HTTPFields
    ) async throws -> ListAuditEntriesResponse {
        try await server.request(.get, Self.entries + query, headers: header).decoded()
    }

    @Test func `a change says who made it, what it changed and from where`() async throws {
        try await withServer(.production) { server in
            let editor = try await key(.editor, on: server)
            let created = try await server.post(
                Self.project + "/accounts",
                ["localId": "ada", "displayName": "Ada", "email": "ada@example.com"],
                headers: editor.header
            )
            try #require(created.status == 200)
            let viewer = try await key(.viewer, on: server)
            let page = try await list(on: server, as: viewer.header)
            let entry = try #require(page.entries.first)
            #expect(page.entries.count == 1)
            #expect(page.nextPageToken == nil)
            #expect(entry.seq.value == 1)
            #expect(entry.chain == "projects/demo-test")
            #expect(entry.actor.kind == "adminKey")
            #expect(entry.actor.id == editor.id)
            #expect(entry.actor.role == "editor")
            #expect(entry.via == "api")
            #expect(entry.action == "users.create")
            #expect(entry.target?.kind == "user")
            #expect(entry.target?.id == "ada")
            #expect(entry.outcome == "done")
            #expect(entry.changedMembers == ["displayName", "email", "validSince"])
            #expect(entry.at == StoppedClock.start.rfc3339)
            #expect(entry.requestId != nil)
        }
    }

    @Test func `a change of settings shows the former and the new values`() async throws {
        try await withServer(.production) { server in
            let owner = try await key(.owner, on: server)
            let body: JSONValue = ["autodeleteAnonymousUsers": true, "name": "ignored"]
            let answer = try await server.request(
                .patch,
                "/v2/projects/demo-test/config?updateMask=autodeleteAnonymousUsers",
                headers: owner.header,
                body: Array(try JSONEncoder().encode(body))
            )
            try #require(answer.status == 200)
            let entry = try #require(try await list(on: server, as: owner.header).entries.first)
            #expect(entry.action == "projects.update")
            #expect(entry.target?.id == "demo-test")
            #expect(entry.changedMembers == ["deletesIdleAnonymousAccounts"])
            let change = try #require(entry.changes?.first)
            #expect(change.member == "deletesIdleAnonymousAccounts")
            #expect(change.before == "false")
            #expect(change.after == "true")
        }
    }

    @Test func `calls that a role does not allow are entries, and nothing else of viewers is`()
        async throws
    {
        try await withServer(.production) { server in
            let viewer = try await key(.viewer, on: server)
            for _ in 0..<2 {
                let answer = try await server.post(
                    Self.project + "/accounts:delete",
                    ["localId": "ada"],
                    headers: viewer.header
                )
                #expect(answer.status == 403)
            }
            _ = try await server.post(
                Self.project + "/accounts:lookup",
                ["localId": ["ada"]],
                headers: viewer.header
            )
            _ = try await server.post(
                Self.project + "/accounts:query",
                ["limit": "no number"],
                headers: viewer.header
            )
            let page = try await list(on: server, as: viewer.header)
            #expect(page.entries.map(\.seq.value) == [2, 1])
            for entry in page.entries {
                #expect(entry.outcome == "refused")
                #expect(entry.errorCode == "PERMISSION_DENIED")
                #expect(entry.action == "users.delete")
                #expect(entry.actor.id == viewer.id)
                #expect(entry.actor.role == "viewer")
            }
        }
    }

    @Test func `a refused change is an entry, and changes nothing`() async throws {
        try await withServer(.production) { server in
            let editor = try await key(.editor, on: server)
            let answer = try await server.post(
                Self.project + "/accounts:update",
                ["localId": "nobody", "displayName": "Ada"],
                headers: editor.header
            )
            #expect(answer.status == 400)
            let page = try await list(on: server, as: editor.header)
            #expect(page.entries.map(\.errorCode) == ["USER_NOT_FOUND"])
            #expect(page.entries.map(\.changedMembers) == [[]])
        }
    }

    @Test func `the credential's project learns that it was used for another project`()
        async throws
    {
        try await withServer(.production) { server in
            let foreign = try await key(.owner, of: TestServer.otherProjectID, on: server)
            let answer = try await server.post(
                Self.project + "/accounts:delete",
                ["localId": "ada"],
                headers: foreign.header
            )
            #expect(answer.status == 401)
            let own = try await key(.viewer, on: server)
            #expect(try await list(on: server, as: own.header).entries.isEmpty)
            let other = try await server.request(
                .get,
                "/dialtone/v1/projects/demo-other/auditEntries",
                headers: foreign.header
            )
            .decoded(ListAuditEntriesResponse.self)
            #expect(other.entries.map(\.action) == ["users.delete"])
            #expect(other.entries.map(\.outcome) == ["refused"])
            #expect(other.entries.map(\.actor.id) == [foreign.id])
        }
    }

    @Test func `callers without a valid credential leave no entry`() async throws {
        try await withServer(.production) { server in
            for header in [HTTPFields(), [.authorization: "Bearer dtk_x"]] {
                let answer = try await server.post(
                    Self.project + "/accounts",
                    [:],
                    headers: header
                )
                #expect(answer.status == 401)
            }
            #expect(try await server.audit.chains().isEmpty)
        }
    }

    @Test func `sign-ins of users are not in the log`() async throws {
        try await withServer { server in
            _ = try await server.signIn("+16505550100")
            _ = try await server.call(.signUp, [:])
            #expect(try await server.audit.chains().isEmpty)
        }
    }

    @Test func `a session cookie is an entry, although it changes no data`() async throws {
        try await withServer { server in
            let session = try await server.signIn("+16505550100")
            let answer = try await server.post(
                "/v1/projects/demo-test:createSessionCookie",
                ["idToken": .string(session.idToken), "validDuration": "3600"],
                headers: TestServer.owner
            )
            #expect(answer.status == 200)
            let entries = try await server.audit.entries(
                of: AuditChain(of: TestServer.projectID),
                limit: 10
            )
            #expect(entries.map(\.event.action) == ["sessionCookies.create"])
            #expect(entries.map(\.event.actor.kind) == [.owner])
        }
    }

    @Test func `pages follow each other without gaps, and filters apply`() async throws {
        try await withServer(.production) { server in
            let editor = try await key(.editor, on: server)
            for index in 0..<5 {
                _ = try await server.post(
                    Self.project + "/accounts",
                    ["localId": .string("user-\(index)")],
                    headers: editor.header
                )
            }
            var seen: [Int64] = []
            var token = ""
            repeat {
                let page = try await list(
                    "?pageSize=2&pageToken=\(token)",
                    on: server,
                    as: editor.header
                )
                seen += page.entries.map(\.seq.value)
                token = page.nextPageToken ?? ""
            } while !token.isEmpty
            #expect(seen == [5, 4, 3, 2, 1])
            for (query, count) in [
                ("?action=users.create", 5), ("?action=users.", 5), ("?action=users", 0),
                ("?actor=\(editor.id)", 5), ("?actor=x", 0), ("?actorKind=operator", 0),
                ("?target=user-3", 1), ("?targetKind=user", 5), ("?outcome=refused", 0),
                ("?since=2026-09-21T00:00:00Z", 5), ("?until=2026-09-21T00:00:00.000Z", 0),
            ] {
                let page = try await list(query, on: server, as: editor.header)
                #expect(page.entries.count == count, "\(query)")
            }
            for query in [
                "?pageToken=x", "?pageToken=-1", "?since=yesterday", "?outcome=x", "?actorKind=x",
            ] {
                let answer = try await server.request(
                    .get,
                    Self.entries + query,
                    headers: editor.header
                )
                #expect(answer.status == 400, "\(query)")
                #expect(try answer.errorCode == .invalidArgument)
            }
        }
    }

    @Test func `the export verifies, also against itself`() async throws {
        try await withServer(.production) { server in
            let owner = try await key(.owner, on: server)
            for name in ["a", "b"] {
                _ = try await server.post(
                    Self.project + "/accounts",
                    ["localId": .string(name)],
                    headers: owner.header
                )
            }
            let export = try await server.request(
                .get,
                Self.entries + ":export",
                headers: owner.header
            )
            #expect(export.status == 200)
            #expect(export.headers[.contentType] == "application/x-ndjson; charset=utf-8")
            let lines = export.text.split(separator: "\n").map(String.init)
            #expect(lines.count == 3)
            let checkpoint = try #require(lines.last)
            let verdict = try await server.post(
                Self.entries + ":verify",
                ["checkpoints": [.string(checkpoint)]],
                headers: owner.header
            )
            .decoded(VerifyAuditEntriesResponse.self)
            #expect(verdict.isValid)
            #expect(verdict.entryCount == 2)
            #expect(verdict.checkpointCount == 2)
            #expect(verdict.brokenAt == nil)

            let forged = checkpoint.replacingOccurrences(of: "\"seq\":2", with: "\"seq\":3")
            let broken = try await server.post(
                Self.entries + ":verify",
                ["checkpoints": [.string(forged)]],
                headers: owner.header
            )
            .decoded(VerifyAuditEntriesResponse.self)
            #expect(!broken.isValid)
            #expect(broken.problem == "checkpointForged")
            #expect(broken.brokenAt?.value == 3)
            for line in ["", "{}", checkpoint.replacingOccurrences(of: "demo-test", with: "x")] {
                let answer = try await server.post(
                    Self.entries + ":verify",
                    ["checkpoints": [.string(line)]],
                    headers: owner.header
                )
                #expect(answer.status == 400)
            }
            let later = try await server.request(
                .get,
                Self.entries + ":export?after=x",
                headers: owner.header
            )
            #expect(later.status == 400)
        }
    }

    @Test func `the log of a project is closed to administrators of others`() async throws {
        try await withServer(.production) { server in
            let foreign = try await key(.owner, of: TestServer.otherProjectID, on: server)
            for (method, path) in [
                (HTTPRequest.Method.get, ""), (.get, ":export"), (.post, ":verify"),
            ] {
                let answer = try await server.request(
                    method,
                    Self.entries + path,
                    headers: foreign.header
                )
                #expect(answer.status == 401, "\(path)")
            }
        }
    }
}
