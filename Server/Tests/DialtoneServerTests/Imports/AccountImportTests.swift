import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import DialtoneTransfer
import Foundation
import HTTPTypes
import Testing

/// Imports of users that run in the background.
struct AccountImportTests {
    private static let firebase: JSONValue = ["format": "firebase", "fileName": "users.json"]

    private static let small: ImportLimits = {
        var limits = ImportLimits()
        limits.partRows = 2
        limits.rows = 6
        limits.bytes = 4_096
        return limits
    }()

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

    private static func file(_ users: [JSONValue]) throws -> String {
        let text = try JSONEncoder().encode(["users": users])
        return String(decoding: text, as: UTF8.self)
    }

    private static func users(_ ids: String...) -> [JSONValue] {
        ids.map { ["localId": .string($0), "email": .string("\($0)@example.com")] }
    }

    @Test(arguments: StoreEngine.tested)
    func `a file is checked, previewed, imported and forgotten`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup {
            $0.engine = engine
            $0.importLimits = Self.small
        }
        try await withServer(setup) { server in
            let calls = ImportCalls(server: server)
            _ = try await server.administer("accounts", ["localId": "old"])
            let rows =
                Self.users("a", "b", "old") + [
                    ["localId": "c", "email": "not an address"],
                    ["localId": "d", "email": "A@example.com"],
                ]
            let id = try await calls.prepare(Self.firebase, try Self.file(rows))
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

    @Test func `users with hashes of Firebase sign in after an import in the background`()
        async throws
    {
        try await withServer { server in
            let calls = ImportCalls(server: server)
            let options = Self.firebase.members.merging(FirebaseScrypt.parameters) { $1 }
            let file = try Self.file([FirebaseScrypt.user("ada")])
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

    @Test func `only owners import password hashes`() async throws {
        try await withServer(.production) { server in
            let editor = ImportCalls(server: server, headers: try await key(.editor, on: server))
            let viewer = ImportCalls(server: server, headers: try await key(.viewer, on: server))
            let owner = ImportCalls(server: server, headers: try await key(.owner, on: server))
            let options = Self.firebase.members.merging(FirebaseScrypt.parameters) { $1 }
            #expect(try await viewer.create(Self.firebase).status == 403)
            #expect(try await editor.create(.object(options)).status == 403)
            let file = try Self.file([FirebaseScrypt.user("ada")] + Self.users("b"))
            // Without the parameters, the rows with hashes are rejected.
            let mine = try await editor.prepare(Self.firebase, file)
            try await server.importRunner().runDue()
            #expect(try await viewer.show(mine)["checked"]["written"] == 1)
            let reason = try await editor.rejected(mine)[0]["reason"].text
            #expect(reason?.contains("role owner") == true)
            #expect(try await viewer.change(mine, "start").status == 403)
            #expect(try await editor.change(mine, "start").status == 200)
            // What an owner has uploaded, an editor cannot start.
            let theirs = try await owner.prepare(.object(options), file)
            try await server.importRunner().runDue()
            #expect(try await editor.change(theirs, "start").status == 403)
            #expect(try await owner.change(theirs, "start").status == 200)
        }
    }

    @Test func `another node continues after the last part of one that stopped`() async throws {
        let setup = ServerSetup { $0.importLimits = Self.small }
        try await withServer(setup) { server in
            let calls = ImportCalls(server: server)
            let file = try Self.file(Self.users("a", "b", "c", "d", "e", "f"))
            let id = try await calls.prepare(Self.firebase, file)
            try await server.importRunner().runDue()
            _ = try await calls.change(id, "start")
            // The node stops in the transaction of the second part.
            let failing = FailingStore(server.store, after: 3)
            await #expect(throws: FailingStore.Stopped.self) {
                try await server.importRunner(on: failing).runDue()
            }
            #expect(try await calls.show(id)["imported"]["written"] == 2)
            // The lease of the node that stopped must end first.
            try await server.importRunner().runDue()
            #expect(try await calls.show(id)["imported"]["written"] == 2)
            server.clock.advance(by: AccountImportRunner.lease)
            try await server.importRunner().runDue()
            let done = try await calls.show(id)
            #expect(done["state"] == "done")
            #expect(done["imported"]["written"] == 6)
            #expect(done["imported"]["rejected"] == 0)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `imports take turns after each part`(engine: StoreEngine) async throws {
        let setup = ServerSetup {
            $0.engine = engine
            $0.importLimits = Self.small
        }
        try await withServer(setup) { server in
            let calls = ImportCalls(server: server)
            let files = [
                try Self.file(Self.users("a", "b", "c", "d")),
                try Self.file(Self.users("e", "f", "g", "h")),
            ]
            var ids: [String] = []
            for file in files { ids.append(try await calls.prepare(Self.firebase, file)) }
            try await server.importRunner().runDue()
            for id in ids { #expect(try await calls.change(id, "start").status == 200) }
            // Two transactions for each part: one takes the lease, and one imports.
            let failing = FailingStore(server.store, after: 4)
            await #expect(throws: FailingStore.Stopped.self) {
                try await server.importRunner(on: failing).runDue()
            }
            for id in ids { #expect(try await calls.show(id)["imported"]["written"] == 2) }
            try await server.importRunner().runDue()
            for id in ids {
                #expect(try await calls.show(id)["state"] == "done")
                #expect(try await calls.show(id)["imported"]["written"] == 4)
            }
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
            let id = try await calls.prepare(Self.firebase, try Self.file([row]))
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

    @Test func `a canceled import keeps what it has imported and forgets its file`() async throws {
        let setup = ServerSetup { $0.importLimits = Self.small }
        try await withServer(setup) { server in
            let calls = ImportCalls(server: server)
            let file = try Self.file(Self.users("a", "b", "c", "d"))
            let id = try await calls.prepare(Self.firebase, file)
            try await server.importRunner().runDue()
            _ = try await calls.change(id, "start")
            let failing = FailingStore(server.store, after: 3)
            try? await server.importRunner(on: failing).runDue()
            #expect(try await calls.change(id, "cancel").json["state"] == "canceled")
            server.clock.advance(by: AccountImportRunner.lease)
            try await server.importRunner().runDue()
            #expect(try await calls.show(id)["imported"]["written"] == 2)
            #expect(try await calls.change(id, "start").status == 400)
            #expect(try await calls.change(id, "cancel").status == 400)
            let count = try await server.store.read {
                try $0.accountCount(of: TestServer.projectID)
            }
            #expect(count == 2)
            let parts = try await server.store.read {
                try $0.accountImportParts(.rows, from: 0, of: id, limit: 10)
            }
            #expect(parts.isEmpty)
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
        let setup = ServerSetup { $0.importLimits = Self.small }
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
            for _ in 1...3 { #expect(try await calls.create(Self.firebase).status == 200) }
            #expect(try await calls.create(Self.firebase).status == 400)
            let other = "/dialtone/v1/projects/\(TestServer.projectID)/accountImports/none"
            let missing = try await server.request(.get, other, headers: TestServer.owner)
            #expect(missing.status == 404)
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
            let id = try await calls.prepare(Self.firebase, file.text)
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
            let id = try await calls.prepare(Self.firebase, try Self.file([row]))
            try await server.importRunner().runDue()
            let reason = try await calls.rejected(id)[0]["reason"].text
            #expect(reason?.contains("only an owner's export has it") == true)
        }
    }
}

/// A store whose node stops after some transactions.
private final class FailingStore: DataStore {
    struct Stopped: Error {}

    private let store: any DataStore
    private let left: Counter

    init(_ store: any DataStore, after count: Int) {
        self.store = store
        left = Counter(count)
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        try await store.read(body)
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        guard await left.take() else { throw Stopped() }
        return try await store.write(body)
    }

    private actor Counter {
        private var left: Int

        init(_ count: Int) { left = count }

        func take() -> Bool {
            left -= 1
            return left >= 0
        }
    }
}
