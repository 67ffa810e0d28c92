import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import DialtoneTransfer
import HTTPTypes
import Testing

/// Tests of imports in the background that are refused, with nothing left of them.
struct AccountImportRefusalTests {
    private func key(_ role: AdminRole, on server: TestServer) async throws -> HTTPFields {
        let registry = AdminKeyRegistry(
            store: server.store,
            clock: server.clock.serverClock,
            random: .init { count in (0..<count).map { _ in UInt8.random(in: 0...255) } }
        )
        let made = try await registry.create(
            for: TestServer.projectID,
            role: role,
            displayName: "test"
        )
        return [.authorization: "Bearer \(made.secret.text)"]
    }

    @Test(arguments: [
        "\u{202E}nosj.sresu", "users\u{2066}.json", "users.json\nmore", "a\u{2028}b",
        String(repeating: "a", count: 201),
    ])
    func `the name of a file cannot break lines or reorder text`(_ name: String) async throws {
        try await withServer { server in
            let calls = ImportCalls(server: server)
            let refused = try await calls.create(["format": "firebase", "fileName": .string(name)])
            #expect(refused.status == 400)
            let violation = try refused.json["error"]["details"][0]["fieldViolations"][0]
            #expect(violation["field"] == "fileName")
        }
    }

    @Test func `only owners import password hashes`() async throws {
        try await withServer(.production) { server in
            let editor = ImportCalls(server: server, headers: try await key(.editor, on: server))
            let viewer = ImportCalls(server: server, headers: try await key(.viewer, on: server))
            let owner = ImportCalls(server: server, headers: try await key(.owner, on: server))
            let options = ImportCalls.firebase.members.merging(FirebaseScrypt.parameters) { $1 }
            #expect(try await viewer.create(ImportCalls.firebase).status == 403)
            #expect(try await editor.create(.object(options)).status == 403)
            let file = try ImportCalls.file([FirebaseScrypt.user("ada")] + ImportCalls.users("b"))
            // Without the parameters, the rows with hashes are rejected.
            let mine = try await editor.prepare(ImportCalls.firebase, file)
            try await server.importRunner().runDue()
            #expect(try await viewer.show(mine)["checked"]["written"] == 1)
            let reason = try await editor.rejected(mine)[0]["reason"].text
            #expect(reason?.contains("owner role") == true)
            #expect(try await viewer.change(mine, "start").status == 403)
            #expect(try await editor.change(mine, "start").status == 200)
            // What an owner has uploaded, an editor cannot start.
            let theirs = try await owner.prepare(.object(options), file)
            try await server.importRunner().runDue()
            #expect(try await editor.change(theirs, "start").status == 403)
            #expect(try await owner.change(theirs, "start").status == 200)
        }
    }

    @Test(arguments: [
        ("firebase", "", "incomplete"),
        ("firebase", "{\"users\": [{\"localId\": \"a\"}", "incomplete"),
        ("firebase", "<html>", "not JSON"), ("firebase", "{\"people\": []}", "no list named users"),
        ("firebase", "{\"users\": []}", "no users"),
        ("keycloak", "[}]", "not in the chosen format"),
        ("gotrue", "id,email\nx,y\n", "no column named"), ("firebase-csv", "\"a", "incomplete"),
        ("firebase", "[" + String(repeating: "{},", count: 7) + "{}]", "more than 6 users"),
        ("firebase", String(repeating: " ", count: 5_000), "larger than"),
    ])
    func `a file that cannot be read is refused and leaves nothing`(
        format: String,
        text: String,
        problem: String
    ) async throws {
        let setup = ServerSetup { $0.importLimits = .small }
        try await withServer(setup) { server in
            let calls = ImportCalls(server: server)
            let made = try await calls.create(["format": .string(format)])
            let id = try #require(try made.json["id"].text)
            let answer = try await calls.upload(id, text)
            #expect(answer.status == 400)
            #expect(answer.text.contains(problem))
            let failed = try await calls.show(id)
            #expect(failed["state"] == "failed")
            #expect(failed["failure"].text?.contains(problem) == true)
            let parts = try await server.store.read {
                try $0.accountImportParts(.rows, from: 0, of: id, limit: 10)
            }
            #expect(parts.isEmpty)
            #expect(try await calls.upload(id, "[]").status == 400)
        }
    }

    @Test func `options are checked, and open imports are limited`() async throws {
        try await withServer { server in
            let calls = ImportCalls(server: server)
            let wrong: [JSONValue] = [
                ["format": "xml"], ["format": "firebase", "existing": "merge"],
                ["format": "gotrue", "hashAlgorithm": "BCRYPT"],
                ["format": "firebase", "hashAlgorithm": "ROT13"],
            ]
            for options in wrong { #expect(try await calls.create(options).status == 400) }
            for _ in 1...3 { #expect(try await calls.create(ImportCalls.firebase).status == 200) }
            #expect(try await calls.create(ImportCalls.firebase).status == 400)
            let other = "/dialtone/v1/projects/\(TestServer.projectID)/accountImports/none"
            let missing = try await server.request(.get, other, headers: TestServer.owner)
            #expect(missing.status == 404)
        }
    }
}
