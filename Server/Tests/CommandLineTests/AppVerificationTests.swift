import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct AppVerificationTests {
    private struct Rules: Decodable {
        let appID: String?
        let enforcement: String
        let accepts: [String]
        let whenUnavailable: String
        let acceptsDevelopmentKeys: Bool
    }

    private struct App: Decodable {
        let apiKey: String
        let appID: String
    }

    private struct Secret: Decodable {
        let appID: String
        let secret: String
    }

    private struct Account: Decodable {
        let email: String?
    }

    /// Runs commands on the data of a development server that has a project `demo-cli`.
    private func withProject(
        _ body: @escaping @Sendable (_ run: Runner) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let run = Runner(data: folder.data, folder: folder.path)
            #expect(try await run("projects", "create", "demo-cli").exitCode == 0)
            try await body(run)
        }
    }

    private struct Runner: Sendable {
        let data: String
        let folder: String

        func callAsFunction(_ words: String...) async throws -> Program.Outcome {
            try await Program.run(words + ["--data", data])
        }
    }

    @Test func `rules of a project and of an app are set, shown and removed`() async throws {
        try await withProject { run in
            let added = try await run(
                "apps",
                "add",
                "demo-cli",
                "--platform",
                "ios",
                "--bundle-id",
                "com.example.app",
                "--team-id",
                "A1B2C3D4E5",
                "--json"
            )
            let app = try added.json(App.self)
            let common = try await run(
                "app-verification",
                "set",
                "demo-cli",
                "--enforcement",
                "audit",
                "--accept",
                "push",
                "--accept",
                "challenge",
                "--when-unavailable",
                "refuse"
            )
            #expect(common.exitCode == 0)
            let own = try await run(
                "app-verification",
                "set",
                "demo-cli",
                "--app",
                app.appID,
                "--accept",
                "appAttest",
                "--development-keys"
            )
            #expect(own.exitCode == 0)

            let shown = try await run("app-verification", "show", "demo-cli", "--json")
                .list("rules", of: Rules.self)
            #expect(shown.map(\.appID) == [nil, app.appID])
            #expect(shown.map(\.enforcement) == ["audit", "audit"])
            #expect(shown.map(\.accepts) == [["push", "challenge"], ["appAttest"]])
            #expect(shown.map(\.whenUnavailable) == ["refuse", "refuse"])
            #expect(shown.map(\.acceptsDevelopmentKeys) == [false, true])

            let inherited = try await run(
                "app-verification",
                "set",
                "demo-cli",
                "--app",
                app.appID,
                "--inherit"
            )
            #expect(inherited.exitCode == 0)
            let left = try await run("app-verification", "show", "--project", "demo-cli", "--json")
                .list("rules", of: Rules.self)
            #expect(left.count == 1)
            let twice = try await run(
                "app-verification",
                "show",
                "demo-cli",
                "--project",
                "demo-cli"
            )
            #expect(twice.exitCode == 64)
        }
    }

    @Test func `rules for an unknown app or with a repeated kind change nothing`() async throws {
        try await withProject { run in
            let unknown = try await run(
                "app-verification",
                "set",
                "demo-cli",
                "--app",
                "1:2:ios:3",
                "--enforcement",
                "off"
            )
            #expect(unknown.exitCode == 1)
            #expect(unknown.complaints.contains("The app 1:2:ios:3 does not exist"))
            let twice = try await run(
                "app-verification",
                "set",
                "demo-cli",
                "--accept",
                "push",
                "--accept",
                "push"
            )
            #expect(twice.exitCode == 1)
            #expect(twice.complaints.contains("twice"))
            let shown = try await run("app-verification", "show", "demo-cli", "--json")
                .list("rules", of: Rules.self)
            #expect(shown.first?.accepts.count == 7)
        }
    }

    @Test func `with no requests counted the counts are empty`() async throws {
        try await withProject { run in
            let counts = try await run("app-verification", "counts", "show", "demo-cli")
            #expect(counts.exitCode == 0)
            #expect(counts.output.contains("No requests were counted."))
            let wrong = try await run(
                "app-verification",
                "counts",
                "show",
                "demo-cli",
                "--days",
                "0"
            )
            #expect(wrong.exitCode == 64)
        }
    }

    @Test func `a service account is stored, shown without its key, and removed`() async throws {
        try await withProject { run in
            let file = run.folder + "/service-account.json"
            try Data(GoogleDouble.keyFile()).write(to: URL(fileURLWithPath: file))
            #expect(try await run("play-integrity", "set", "demo-cli", file).exitCode == 0)
            let shown = try await run("play-integrity", "show", "demo-cli", "--json")
            #expect(try shown.json(Account.self).email == GoogleDouble.email)
            #expect(!shown.output.contains("PRIVATE"))
            let removed = try await run("play-integrity", "remove", "demo-cli", "--yes")
            #expect(removed.exitCode == 0)
            let again = try await run("play-integrity", "remove", "demo-cli", "--yes")
            #expect(again.exitCode == 1)
        }
    }

    @Test func `a file that is not a key file is refused`() async throws {
        try await withProject { run in
            let file = run.folder + "/other.json"
            try Data("{}".utf8).write(to: URL(fileURLWithPath: file))
            let refused = try await run("play-integrity", "set", "demo-cli", file)
            #expect(refused.exitCode == 1)
            #expect(refused.complaints.contains("not the JSON key file"))
            let missing = try await run("play-integrity", "set", "demo-cli", file + "x")
            #expect(missing.complaints.contains("cannot be read"))
        }
    }

    @Test func `only server apps get a secret`() async throws {
        try await withProject { run in
            for (platform, exitCode) in [("server", Int32(0)), ("ios", 1), ("web", 1)] {
                let added = try await run(
                    "apps",
                    "add",
                    "demo-cli",
                    "--platform",
                    platform,
                    "--json"
                )
                let app = try added.json(App.self)
                let outcome = try await run(
                    "apps",
                    "rotate-secret",
                    "demo-cli",
                    app.appID,
                    "--json"
                )
                #expect(outcome.exitCode == exitCode, "\(platform)")
                guard exitCode == 0 else { continue }
                #expect(try outcome.json(Secret.self).secret.hasPrefix("dts_"))
            }
        }
    }
}
