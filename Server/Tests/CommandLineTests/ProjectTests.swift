import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct ProjectTests {
    private struct Project: Decodable {
        struct Settings: Decodable {
            struct PhoneSignIn: Decodable {
                struct Codes: Decodable { let length: Int }
                struct Sends: Decodable { let perDay: Int? }
                let codes: Codes
                let sends: Sends
            }
            let phoneSignIn: PhoneSignIn
            let authorizedDomains: [String]
        }
        let id: String
        let displayName: String
        let settings: Settings
    }

    private struct App: Decodable {
        let apiKey: String
        let platform: String
        let bundleID: String
    }

    /// Runs `body` with a function that runs commands on data with the demo project in it.
    private func withData(
        _ body: (@Sendable ([String]) async throws -> Program.Outcome) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            try await body { try await Program.run($0 + ["--data", folder.data]) }
        }
    }

    @Test func `a project is created, listed, shown and deleted`() async throws {
        try await withData { run in
            let created = try await run(["projects", "create", "shop", "--name", "My Shop"])
            #expect(created.output == "Created project shop.\n")
            let listed = try await run(["projects", "list", "--json"]).list(
                "projects",
                of: Project.self
            )
            #expect(listed.map(\.id) == ["demo-dialtone", "shop"])
            let shown = try await run(["projects", "show", "shop", "--json"]).json(Project.self)
            #expect(shown.displayName == "My Shop")
            #expect(try await run(["projects", "create", "shop"]).exitCode == 1)
            #expect(try await run(["projects", "delete", "shop"]).exitCode == 64)
            #expect(try await run(["projects", "delete", "shop", "--yes"]).exitCode == 0)
            let rest = try await run(["projects", "list", "--json"]).list(
                "projects",
                of: Project.self
            )
            #expect(rest.map(\.id) == ["demo-dialtone"])
        }
    }

    @Test func `a project created in development data has the development settings`() async throws {
        try await withData { run in
            #expect(try await run(["projects", "create", "shop"]).exitCode == 0)
            let made = try await run(["projects", "show", "shop", "--json"])
            let demo = try await run(["projects", "show", "demo-dialtone", "--json"])
            struct Shown: Decodable { let settings: ProjectSettings }
            #expect(try made.json(Shown.self).settings == .development)
            #expect(try demo.json(Shown.self).settings == .development)
        }
    }

    @Test func `settings are changed by name`() async throws {
        try await withData { run in
            let changed = try await run([
                "projects", "set", "demo-dialtone", "name=Demo = Shop",
                "phoneSignIn.codes.length=8", "phoneSignIn.sends.perDay=20",
                #"authorizedDomains=["example.com"]"#,
            ])
            #expect(changed.exitCode == 0)
            let shown = try await run(["projects", "show", "demo-dialtone", "--json"])
                .json(Project.self)
            #expect(shown.displayName == "Demo = Shop")
            #expect(shown.settings.phoneSignIn.codes.length == 8)
            #expect(shown.settings.phoneSignIn.sends.perDay == 20)
            #expect(shown.settings.authorizedDomains == ["example.com"])
            let unlimited = ["projects", "set", "demo-dialtone", "phoneSignIn.sends.perDay=null"]
            #expect(try await run(unlimited).exitCode == 0)
            let again = try await run(["projects", "show", "demo-dialtone", "--json"])
            #expect(try again.json(Project.self).settings.phoneSignIn.sends.perDay == nil)
        }
    }

    @Test(arguments: [
        ("phoneSignIn.codes.lenght=8", "The setting phoneSignIn.codes.lenght does not exist"),
        ("phoneSignIn.codes=8", "The setting phoneSignIn.codes does not exist"),
        ("phoneSignIn.codes.length=5", "phoneSignIn.codes.length: must be 6 to 10."),
        ("phoneSignIn.codes.length=long", "phoneSignIn.codes.length: the value has the wrong"),
        ("phoneSignIn.codes.lifetime=601", "phoneSignIn.codes.lifetime: must be 30 to 600."),
        ("phoneSignIn.sends.cooldowns=[]", "phoneSignIn.sends.cooldowns: must be 1 to 10."),
        ("allowsSignUp=1.5", "allowsSignUp: the value has the wrong type; the default is true."),
    ])
    func `a wrong setting is reported, and nothing changes`(
        change: String,
        complaint: String
    ) async throws {
        try await withData { run in
            let outcome = try await run(["projects", "set", "demo-dialtone", "name=X", change])
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.hasPrefix("Error: \(complaint)"))
            let shown = try await run(["projects", "show", "demo-dialtone", "--json"])
            #expect(try shown.json(Project.self).displayName == "demo-dialtone")
        }
    }

    @Test func `adding a web app prints the code that connects a page`() async throws {
        try await withData { run in
            let add = ["apps", "add", "demo-dialtone", "--api-key", "web-key-1"]
            let answer = try await run(add + ["--platform", "web"])
            #expect(answer.exitCode == 0)
            for line in [
                #"apiKey: "web-key-1","#, #"authDomain: "127.0.0.1:9099","#,
                #"projectId: "demo-dialtone","#,
                #"connectAuthEmulator(auth, "http://127.0.0.1:9099""#,
                #"<script src="http://127.0.0.1:9099/__/auth/sdk.js">"#,
            ] {
                #expect(answer.output.contains(line), "\(line)")
            }
        }
    }

    @Test func `apps get a given or a random API key, and can be removed`() async throws {
        try await withData { run in
            let add = ["apps", "add", "demo-dialtone", "--json", "--platform"]
            let app = try await run(add + ["ios", "--bundle-id", "com.example.shop"])
                .json(App.self)
            #expect(app.bundleID == "com.example.shop")
            #expect(app.apiKey.wholeMatch(of: /dt_[A-Za-z0-9_-]{32}/) != nil)
            let chosen = try await run(add + ["web", "--api-key", "my-own-key"]).json(App.self)
            #expect(chosen.apiKey == "my-own-key")
            #expect(try await run(add + ["web", "--api-key", "my-own-key"]).exitCode == 1)
            #expect(try await run(add + ["windows"]).exitCode == 64)
            let remove = ["apps", "remove", "my-own-key"]
            #expect(try await run(remove).exitCode == 64)
            #expect(try await run(remove + ["--yes"]).exitCode == 0)
            let apps = try await run(["apps", "list", "demo-dialtone", "--json"])
            #expect(
                Set(try apps.list("apps", of: App.self).map(\.apiKey)) == ["demo-key", app.apiKey]
            )
        }
    }

    @Test func `with several projects one has to be given`() async throws {
        try await withData { run in
            _ = try await run(["projects", "create", "shop"])
            let outcome = try await run(["users", "list"])
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.contains("Pass one with --project: demo-dialtone, shop"))
            #expect(try await run(["users", "list", "--project", "shop"]).exitCode == 0)
        }
    }
}
