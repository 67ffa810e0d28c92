import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import DialtoneTransfer
import HTTPTypes
import Testing

/// Imports of users that run in the background.
struct AccountImportTests {
    @Test(arguments: StoreEngine.tested)
    func `a file is checked, previewed, imported and forgotten`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup {
            $0.engine = engine
            $0.importLimits = .small
        }
        try await withServer(setup) { server in
            let calls = ImportCalls(server: server)
            _ = try await server.administer("accounts", ["localId": "old"])
            let rows =
                ImportCalls.users("a", "b", "old") + [
                    ["localId": "c", "email": "not an address"],
                    ["localId": "d", "email": "A@example.com"],
                ]
            let id = try await calls.prepare(ImportCalls.firebase, try ImportCalls.file(rows))
            #expect(try await calls.show(id)["state"] == "checking")
            #expect(try await calls.change(id, "start").status == 400)
            try await server.importRunner().runDue()
            let ready = try await calls.show(id)
            #expect(ready["state"] == "ready")
            #expect(ready["rowCount"] == 5)
            #expect(ready["checked"]["written"] == 2)
            #expect(ready["checked"]["rejected"] == 3)
            #expect(ready["checked"]["existing"] == 1)
            #expect(ready["preview"][2]["exists"] == true)
            #expect(ready["preview"].count == 5)
            let problems = try await calls.rejected(id)
            #expect(problems.count == 3)
            #expect(problems[2]["row"] == 5)
            #expect(problems[2]["reason"] == "email exists in other account in database")
            // Nothing is imported before the start.
            #expect(
                try await server.store.read { try $0.accountCount(of: TestServer.projectID) } == 1
            )
            #expect(try await calls.change(id, "start").status == 200)
            try await server.importRunner().runDue()
            let done = try await calls.show(id)
            #expect(done["state"] == "done")
            #expect(done["imported"] == ready["checked"])
            #expect(try await calls.rejected(id) == problems)
            #expect(try await server.account("b@example.com").id.rawValue == "b")
            let parts = try await server.store.read {
                try $0.accountImportParts(.rows, from: 0, of: id, limit: 10)
            }
            #expect(parts.isEmpty)
            server.clock.advance(by: AccountImportJob.lifetime)
            #expect(try await calls.show(id)["error"]["code"] == 404)
            _ = try await Housekeeping(
                store: server.store,
                clock: ServerClock { server.clock.serverClock.now + .seconds(1) },
                random: .seeded(1)
            )
            .tidy()
            let kept = try await server.store.read {
                try $0.accountImport(id, of: TestServer.projectID)
            }
            #expect(kept == nil)
        }
    }

    @Test func `users with hashes of Firebase sign in after an import in the background`()
        async throws
    {
        try await withServer { server in
            let calls = ImportCalls(server: server)
            let options = ImportCalls.firebase.members.merging(FirebaseScrypt.parameters) { $1 }
            let file = try ImportCalls.file([FirebaseScrypt.user("ada")])
            let id = try await calls.prepare(.object(options), file)
            try await server.importRunner().runDue()
            #expect(try await calls.show(id)["needsOwner"] == true)
            #expect(try await calls.show(id)["warnings"].count == 1)
            _ = try await calls.change(id, "start")
            try await server.importRunner().runDue()
            let answer = try await server.signInWithPassword(
                "ada@example.com",
                FirebaseScrypt.password
            )
            #expect(try SignedIn(answer).accountID == "ada")
        }
    }

    @Test func `long values are shortened, and the preview is forgotten at the end`() async throws {
        try await withServer { server in
            let calls = ImportCalls(server: server)
            let row: JSONValue = [
                "localId": .string(String(repeating: "i", count: 300)),
                "email": "ada@example.com",
                "displayName": .string(String(repeating: "n", count: 5_000)),
            ]
            let id = try await calls.prepare(ImportCalls.firebase, try ImportCalls.file([row]))
            try await server.importRunner().runDue()
            let shown = try await calls.show(id)["preview"][0]
            #expect(shown["id"].text == String(repeating: "i", count: 128) + "…")
            #expect(shown["displayName"].text == String(repeating: "n", count: 128) + "…")
            #expect(shown["email"] == "ada@example.com")
            let rejected = try await calls.rejected(id)[0]
            #expect(rejected["id"] == shown["id"])
            #expect(try await calls.change(id, "cancel").status == 200)
            #expect(try await calls.show(id)["preview"][0] == .null)
        }
    }

    @Test func `the users of a tenant are exported and imported again`() async throws {
        try await withServer { server in
            let made = try await server.administer(
                .post,
                v2: "/tenants",
                ["displayName": "acme", "allowPasswordSignup": true]
            )
            let tenant = try #require(
                try made.json["name"].text?.split(separator: "/").last.map(String.init)
            )
            let path = "/dialtone/v1/projects/\(TestServer.projectID)/tenants/\(tenant)"
            let google = "/v1/projects/\(TestServer.projectID)/tenants/\(tenant)"
            for name in ["ada", "bob"] {
                let user: JSONValue = [
                    "localId": .string(name), "email": .string("\(name)@example.com"),
                    "password": "a long password", "displayName": .string(name.uppercased()),
                ]
                _ = try await server.post("\(google)/accounts", user, headers: TestServer.owner)
            }
            let file = try await server.request(
                .get,
                "\(path)/accounts:export",
                headers: TestServer.owner
            )
            _ = try await server.post(
                "\(google)/accounts:batchDelete",
                ["localIds": ["ada", "bob"], "force": true],
                headers: TestServer.owner
            )
            let calls = ImportCalls(server: server, project: path)
            let id = try await calls.prepare(ImportCalls.firebase, file.text)
            try await server.importRunner().runDue()
            _ = try await calls.change(id, "start")
            try await server.importRunner().runDue()
            let again = try await server.request(
                .get,
                "\(path)/accounts:export",
                headers: TestServer.owner
            )
            #expect(try again.json == file.json)
            // The import belongs to the tenant.
            let elsewhere = ImportCalls(server: server)
            #expect(try await elsewhere.show(id)["error"]["code"] == 404)
        }
    }

    @Test func `an export without the secrets of authenticator apps says what is missing`()
        async throws
    {
        try await withServer { server in
            let calls = ImportCalls(server: server)
            let row: JSONValue = [
                "localId": "ada", "email": "ada@example.com", "emailVerified": true,
                "mfaInfo": [["mfaEnrollmentId": "f", "totpInfo": [:]]],
            ]
            let id = try await calls.prepare(ImportCalls.firebase, try ImportCalls.file([row]))
            try await server.importRunner().runDue()
            let reason = try await calls.rejected(id)[0]["reason"].text
            #expect(reason?.contains("only an owner's export has it") == true)
        }
    }
}
