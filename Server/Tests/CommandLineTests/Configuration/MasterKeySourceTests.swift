import DialtoneBasics
import DialtoneTestSupport
import Foundation
import Testing

@testable import dialtone

/// Tests where the master key comes from, besides a file and a variable.
@Suite(.timeLimit(.minutes(60)))
struct MasterKeySourceTests {
    private static let key = "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2U="

    private static func configuration(
        _ masterKey: String,
        in folder: TemporaryFolder
    ) throws -> String {
        try folder.write(
            """
            listen: {port: 0, publicURL: "https://auth.example"}
            database: {url: "sqlite:\(folder.path)/dialtone.db"}
            masterKey: {\(masterKey)}
            sender: {kind: none}
            """,
            to: "dialtone.yaml"
        )
    }

    private static func script(_ lines: String, in folder: TemporaryFolder) throws -> String {
        let path = try folder.write("#!/bin/sh\n\(lines)\n", to: "print-key")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        return path
    }

    /// Creates a project, whose audit entry needs the key.
    private func createProject(
        _ masterKey: String,
        in folder: TemporaryFolder,
        environment: [String: String] = [:]
    ) async throws -> Program.Outcome {
        let file = try Self.configuration(masterKey, in: folder)
        return try await Program.run(
            ["projects", "create", "shop", "--config", file],
            environment: environment
        )
    }

    @Test func `a program prints the key, once, without a shell and with few variables`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let script = try Self.script(
                """
                printf '%s|' "$@" >> \(folder.path)/arguments
                env > \(folder.path)/variables
                echo \(Self.key)
                """,
                in: folder
            )
            let outcome = try await createProject(
                "command: [\(script), '$(id)', 'a b; c']",
                in: folder,
                environment: [
                    "DIALTONE_MAIL_SMTP_PASSWORD": "hunter2", "CREDENTIALS_DIRECTORY": "/c",
                ]
            )
            #expect(outcome.exitCode == 0, "\(outcome.complaints)")
            let arguments = try String(contentsOfFile: "\(folder.path)/arguments", encoding: .utf8)
            #expect(arguments == "$(id)|a b; c|")
            let variables = try String(contentsOfFile: "\(folder.path)/variables", encoding: .utf8)
            let names = variables.split(separator: "\n").map { $0.prefix { $0 != "=" } }
            #expect(
                Set(names).isSubset(of: [
                    "PATH", "HOME", "CREDENTIALS_DIRECTORY", "PWD", "_", "SHLVL",
                ])
            )
            #expect(variables.contains("CREDENTIALS_DIRECTORY=/c"))
        }
    }

    @Test(arguments: [
        ("echo hunter2", "did not print 32 bytes in base64"),
        ("echo hunter2 >&2; exit 3", "failed with exit code 3"),
        ("echo \(key); kill -9 $$", "was ended by signal 9"),
        ("yes hunter2", "printed too much"),
    ])
    func `a program that fails is named, and its output is not`(
        lines: String,
        problem: String
    ) async throws {
        try await TemporaryFolder.with { folder in
            let script = try Self.script(lines, in: folder)
            let outcome = try await createProject("command: [\(script), hunter2]", in: folder)
            #expect(outcome.exitCode == 78)
            #expect(outcome.complaints.contains("masterKey.command: \(script) \(problem)."))
            #expect(!outcome.complaints.contains("hunter2"))
            #expect(!outcome.complaints.contains(Self.key))
        }
    }

    @Test func `a program that does not end is stopped with all that it has started`() throws {
        let started = ContinuousClock.now
        let program = ProgramOutput(
            words: ["/bin/sh", "-c", "sleep 600 & sleep 600"],
            environment: [:],
            timeLimit: TimeSpan(milliseconds: 100),
            sizeLimit: 4_096
        )
        #expect(throws: ProgramFailure.tooSlow) { try program.read() }
        let closed = ProgramOutput(
            words: ["/bin/sh", "-c", "exec >&-; exec sleep 600"],
            environment: [:],
            timeLimit: TimeSpan(milliseconds: 100),
            sizeLimit: 4_096
        )
        #expect(throws: ProgramFailure.tooSlow) { try closed.read() }
        #expect(ContinuousClock.now - started < .seconds(60))
    }

    @Test(arguments: [
        ("command: []", "masterKey.command: must begin with the absolute path"),
        ("command: [print-key]", "masterKey.command: must begin with the absolute path"),
        ("command: [/none/print-key]", "masterKey.command: /none/print-key cannot be started"),
        ("credential: ../master.key", "masterKey.credential: must be the name"),
        ("credential: master.key", "masterKey.credential: systemd passes no credential"),
        ("file: a, command: [/b]", "masterKey: set only one of"),
    ])
    func `an invalid source is reported`(masterKey: String, problem: String) async throws {
        try await TemporaryFolder.with { folder in
            let outcome = try await createProject(masterKey, in: folder)
            #expect(outcome.exitCode == 78)
            #expect(outcome.complaints.contains(problem))
            #expect(!outcome.complaints.contains("shop"))
        }
    }

    @Test func `a credential of systemd replaces the file where there is one`() async throws {
        try await TemporaryFolder.with { folder in
            _ = try folder.write(Self.key, to: "master.key")
            let sources = "credential: master.key, file: \(folder.path)/none.key"
            let here = ["CREDENTIALS_DIRECTORY": folder.path]
            let read = try await createProject(sources, in: folder, environment: here)
            #expect(read.exitCode == 0, "\(read.complaints)")
            // Outside of the unit, the file is read, and a missing credential is not replaced.
            let outside = try await createProject(sources, in: folder)
            #expect(outside.complaints.contains("\(folder.path)/none.key cannot be read"))
            let other = try await createProject(
                "credential: other.key, file: \(folder.path)/master.key",
                in: folder,
                environment: here
            )
            #expect(other.exitCode == 78)
            #expect(other.complaints.contains("\(folder.path)/other.key cannot be read"))
        }
    }
}
