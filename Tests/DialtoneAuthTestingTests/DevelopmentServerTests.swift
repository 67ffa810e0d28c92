#if os(macOS) || os(Linux)

import DialtoneAuth
import DialtoneAuthTesting
import Foundation
import Testing

/// How a server is started and stopped, with programs that behave as a server does or should not.
///
/// Examples/TokenBackEnd starts the real one. One after another, because a process that is started
/// while a script is written holds the script's file open, and a file that is open cannot be run.
@Suite(.serialized) struct DevelopmentServerTests {
    /// Options that start a shell script in place of the server.
    private func options(
        script: String,
        deadline: TimeInterval = 60
    ) throws -> DevelopmentServerOptions {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("dialtone-\(UUID().uuidString)")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
        var options = DevelopmentServerOptions()
        options.executable = file
        options.deadline = deadline
        return options
    }

    private func remove(_ options: DevelopmentServerOptions) throws {
        if let file = options.executable { try FileManager.default.removeItem(at: file) }
    }

    @Test func `start waits for the ready line, and stop ends the server`() async throws {
        let options = try options(
            script: """
                trap 'rm "$0"; exit 0' TERM
                echo starting "$@"
                echo dialtone ready http://127.0.0.1:41234
                while :; do sleep 0.05; done
                """
        )
        let server = try await DevelopmentServer.start(options)
        #expect(server.url.absoluteString == "http://127.0.0.1:41234")
        let app = server.makeOptions()
        #expect(app.serverURL == server.url && app.projectID == "demo-dialtone")
        await server.stop()
        // The script removes itself as its last action.
        let file = try #require(options.executable)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        await server.stop()
    }

    @Test func `a server that exits early is reported with its status and error output`()
        async throws
    {
        let options = try options(script: "echo the port is in use >&2; exit 3")
        let problem = await #expect(throws: DevelopmentServerProblem.self) {
            _ = try await DevelopmentServer.start(options)
        }
        let text = try #require(problem?.description)
        #expect(text.contains("status 3"))
        #expect(text.contains("the port is in use"))
        try remove(options)
    }

    @Test func `a server that is not ready before the deadline is stopped`() async throws {
        let options = try options(script: "exec sleep 600", deadline: 0.2)
        let problem = await #expect(throws: DevelopmentServerProblem.self) {
            _ = try await DevelopmentServer.start(options)
        }
        #expect(problem?.description.hasPrefix("The server was not ready within 0.2 s") == true)
        try remove(options)
    }

    @Test func `an executable that does not exist is named in the error`() async throws {
        var missing = DevelopmentServerOptions()
        missing.executable = URL(fileURLWithPath: "/nonexistent/dialtone")
        let options = missing
        let problem = await #expect(throws: DevelopmentServerProblem.self) {
            _ = try await DevelopmentServer.start(options)
        }
        #expect(problem?.description == "/nonexistent/dialtone is not an executable file.")
    }

    @Test func `the server is also stopped when the test fails`() async throws {
        struct Failure: Error {}
        let options = try options(
            script: """
                trap 'rm "$0"; exit 0' TERM
                echo dialtone ready http://127.0.0.1:1
                while :; do sleep 0.05; done
                """
        )
        await #expect(throws: Failure.self) {
            try await DevelopmentServer.withServer(options) { _ in throw Failure() }
        }
        let file = try #require(options.executable)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}

#endif
