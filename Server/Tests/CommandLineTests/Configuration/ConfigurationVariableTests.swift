import DialtoneTestSupport
import Foundation
import Testing

/// Tests `DIALTONE_CONFIG`, which replaces `--config`.
@Suite(.timeLimit(.minutes(60)))
struct ConfigurationVariableTests {
    private struct Project: Decodable { let id: String }
    private struct Setting: Decodable {
        let key: String
        let source: String
    }

    /// A configuration with a database of its own.
    private static func configuration(
        _ name: String,
        in folder: TemporaryFolder
    ) throws -> String {
        try folder.write(
            """
            listen: {port: 0, publicURL: "https://auth.example"}
            database: {url: "sqlite:\(folder.path)/\(name).db"}
            masterKey: {value: "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2U="}
            sender: {kind: none}
            """,
            to: "\(name).yaml"
        )
    }

    private func projects(
        _ options: [String] = [],
        variable: String? = nil
    ) async throws -> [String] {
        let outcome = try await Program.run(
            ["projects", "list", "--json"] + options,
            environment: variable.map { ["DIALTONE_CONFIG": $0] } ?? [:]
        )
        return try outcome.list("projects", of: Project.self).map(\.id)
    }

    @Test func `commands use the database of the configuration file that the variable names`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let file = try Self.configuration("one", in: folder)
            let created = try await Program.run(
                ["projects", "create", "shop"],
                environment: ["DIALTONE_CONFIG": file]
            )
            #expect(created.output == "Created project shop.\n")
            #expect(
                created.complaints.hasPrefix("Warning: all countries can receive messages of shop")
            )
            // The next command finds the file by the variable as well.
            #expect(created.complaints.hasSuffix("apps add shop --platform ios\n"))
            #expect(try await projects(variable: file) == ["shop"])
            #expect(try await projects(["--config", file]) == ["shop"])
        }
    }

    @Test func `an option overrides the variable`() async throws {
        try await TemporaryFolder.with { folder in
            let (one, two) = (
                try Self.configuration("one", in: folder), try Self.configuration("two", in: folder)
            )
            let create = ["projects", "create", "shop", "--config", one]
            #expect(try await Program.run(create).exitCode == 0)
            #expect(try await projects(["--config", one], variable: two) == ["shop"])
            #expect(try await projects(["--config", two], variable: one).isEmpty)
            let data = folder.path + "/none"
            let outcome = try await Program.run(
                ["projects", "list", "--data", data],
                environment: ["DIALTONE_CONFIG": one]
            )
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.contains("There is no data in \(data)."))
        }
    }

    @Test func `an empty variable counts as none`() async throws {
        try await TemporaryFolder.with { folder in
            let outcome = try await Program.run(
                ["projects", "list"],
                environment: ["DIALTONE_CONFIG": "", "XDG_DATA_HOME": folder.path]
            )
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.contains("There is no data in \(folder.path)/dialtone/dev."))
        }
    }

    @Test(arguments: [["serve"], ["config"], ["users", "list"], ["keys", "rotate", "--yes"]])
    func `a missing file is reported together with the variable that named it`(
        command: [String]
    ) async throws {
        try await TemporaryFolder.with { folder in
            let file = folder.path + "/none.yaml"
            let typed = try await Program.run(command + ["--config", file])
            #expect(typed.exitCode == 78)
            #expect(typed.complaints == "Error: The configuration file \(file) cannot be read.\n")
            let found = try await Program.run(command, environment: ["DIALTONE_CONFIG": file])
            #expect(found.exitCode == 78)
            #expect(
                found.complaints == "Error: The configuration file \(file), which DIALTONE_CONFIG "
                    + "names, cannot be read.\n"
            )
        }
    }

    @Test
    func `the server reads the file that the variable names, and not the variable as a setting`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let environment = [
                "DIALTONE_CONFIG": try Self.configuration("one", in: folder),
                "DIALTONE_MASTER_KEY_VALUE": Data(repeating: 7, count: 32).base64EncodedString(),
            ]
            let shown = try await Program.run(["config", "--json"], environment: environment)
                .list("settings", of: Setting.self)
            #expect(shown.first { $0.key == "database.url" }?.source == "file")
            #expect(!shown.contains { $0.key == "config" })
            let program = try RunningProgram(["serve"], environment: environment)
            let line = await program.firstLine()
            program.signal(SIGTERM)
            #expect(await program.exitCode() == 0)
            #expect(line?.hasPrefix("dialtone ready http://127.0.0.1:") == true)
        }
    }
}
