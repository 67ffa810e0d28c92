import DialtoneTestSupport
import Foundation
import Testing

@testable import dialtone

@Suite(.timeLimit(.minutes(60)))
struct DevCommandTests {
    @Test(arguments: [SIGTERM, SIGINT])
    func `the server prints that it is ready once, and exits cleanly on a signal`(
        signal: Int32
    ) async throws {
        let server = try await DevServer.start(data: ":memory:")
        #expect(server.url.wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+/) != nil)
        // Leaves a connection open, as apps do.
        #expect(try await server.get("/emulator/v1/projects/demo-dialtone/config").status == 200)
        server.program.signal(signal)
        #expect(await server.program.exitCode() == 0)
        #expect(await server.program.output() == "dialtone ready \(server.url)\n")
    }

    @Test func `the server prints its addresses before the ready line`() async throws {
        try await TemporaryFolder.with { folder in
            let server = try await DevServer.start(
                data: folder.data,
                arguments: ["--project", "demo-shop"]
            )
            // The ready line has been read, so what comes before it is there.
            let authority = server.url.dropFirst("http://".count)
            for text in [
                "\(server.url)/\n", "\(server.url)/sign-in\n", "demo-shop\n", "demo-key",
                folder.data,
                "export FIREBASE_AUTH_EMULATOR_HOST=\(authority)\n",
                "export GCLOUD_PROJECT=demo-shop GOOGLE_CLOUD_PROJECT=demo-shop\n",
            ] {
                #expect(await server.program.complains(of: text), "\(text)")
            }
            #expect(await server.stop() == 0)
        }
    }

    @Test(arguments: [
        ("0.0.0.0:9099", "127.0.0.1:9099"), ("[::]:80", "127.0.0.1:80"),
        ("192.168.1.7:9099", "192.168.1.7:9099"), ("[::1]:9099", "[::1]:9099"),
    ])
    func `the addresses printed for clients are reachable`(listening: String, shown: String) {
        let introduction = DevIntroduction(project: "p", apiKey: "k", data: "d")
        let text = introduction.text(at: listening)
        #expect(text.contains("http://\(shown)/sign-in\n"))
        #expect(text.contains("FIREBASE_AUTH_EMULATOR_HOST=\(shown)\n"))
    }

    @Test func `each message is a line on standard output and is not logged`() async throws {
        let server = try await DevServer.start(data: ":memory:")
        let sent = try await server.sendCode(to: "+16505550101")
        let answer = try await server.signIn(sent)
        #expect(answer.status == 200)
        #expect(await server.stop() == 0)
        let lines = await server.program.output().split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last?.hasPrefix("message to +16505550101 (demo-dialtone): ") == true)
        #expect(lines.last?.contains(sent.code) == true)
        let log = await server.program.complaints()
        #expect(log.contains("signInWithPhoneNumber"))
        for secret in [
            sent.code, "6505550101", sent.sessionInfo, try answer.text("idToken"),
            try answer.text("refreshToken"),
        ] {
            #expect(!log.contains(secret))
        }
    }

    @Test func `a port in use is reported with a remedy`() async throws {
        try await DevServer.with(data: ":memory:") { first in
            let port = first.url.split(separator: ":").last.map(String.init) ?? ""
            let second = try await Program.run(["dev", "--port", port, "--data", ":memory:"])
            #expect(second.exitCode == 1)
            #expect(second.output.isEmpty)
            #expect(second.complaints.contains("port \(port) on 127.0.0.1 is in use"))
            #expect(second.complaints.contains("choose another port"))
        }
    }

    @Test(
        arguments: [
            ([], "403 Forbidden"), (["--host", "127.0.0.1"], "200 OK"),
        ] as [([String], String)]
    )
    func `foreign host names are accepted only with --host`(
        arguments: [String],
        status: String
    ) async throws {
        let server = try await DevServer.start(data: ":memory:", arguments: arguments)
        let foreign = try Self.health(of: server, as: "shop.example")
        let own = try Self.health(of: server, as: "localhost:9099")
        #expect(await server.stop() == 0)
        #expect(foreign.hasPrefix("HTTP/1.1 \(status)"))
        #expect(own.hasPrefix("HTTP/1.1 200 OK"))
    }

    private static func health(of server: DevServer, as host: String) throws -> String {
        let caller = try RawCaller(of: server)
        defer { caller.hangUp() }
        return caller.answer(
            to: "GET /healthz HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
        )
    }

    @Test func `listening beyond this machine causes a warning`() async throws {
        // A documentation address, which no machine has: so nothing listens anywhere.
        let outcome = try await Program.run([
            "dev", "--host", "192.0.2.1", "--port", "0", "--data", ":memory:",
        ])
        #expect(outcome.exitCode == 1)
        #expect(outcome.complaints.contains("WARNING: listening on 192.0.2.1"))
        #expect(outcome.complaints.contains("does not have the address of 192.0.2.1"))
    }

    @Test(arguments: [
        ["dev", "--port", "65536"], ["dev", "--port", "x"], ["dev", "--project", "No Spaces"],
        ["dev", "--log-level", "loud"], ["dev", "--data", ""], ["dev", "extra"], ["nonsense"],
        ["dev", "--unsigned-tokens", "--signed-tokens"],
        ["dev", "--database", "mysql://host/name"], ["dev", "--database", ":memory:"],
        ["dev", "--database", "sqlite:a.db", "--data", ":memory:"],
        ["dev", "--data", "postgresql://dialtone@127.0.0.1/dialtone"],
        ["users", "list", "--data", "sqlite:a.db"], ["backup", "folder", "--keep", "0"],
        ["users", "list", "--data", "a", "--config", "b"],
        ["users", "list", "--data", ":memory:"], ["projects", "set", "demo", "no-value"],
        ["projects", "create", "No Spaces"], ["users", "list", "--limit", "0"],
    ])
    func `wrong usage is refused with its own exit code`(arguments: [String]) async throws {
        let outcome = try await Program.run(arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.complaints.contains("Error: "))
    }

    @Test func `only the owner can read the data and the key`() async throws {
        try await TemporaryFolder.with { folder in
            let permissions = try await DevServer.with(data: folder.data) { _ in
                try ["", "/master.key", "/dialtone.db"].map {
                    try Self.permissions(of: folder.data + $0)
                }
            }
            #expect(permissions == [0o700, 0o600, 0o600])
        }
    }

    @Test func `without --data the data is stored in the user's data folder`() async throws {
        try await TemporaryFolder.with { folder in
            let environment = ["XDG_DATA_HOME": folder.path]
            let program = try RunningProgram(["dev", "--port", "0"], environment: environment)
            #expect(await program.firstLine()?.hasPrefix("dialtone ready ") == true)
            let list = try await Program.run(["projects", "list"], environment: environment)
            #expect(list.output.contains("demo-dialtone"))
            program.signal(SIGTERM)
            #expect(await program.exitCode() == 0)
        }
    }

    private static func permissions(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.posixPermissions] as? NSNumber).intValue
    }
}
