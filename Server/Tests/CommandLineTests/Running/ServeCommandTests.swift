import DialtoneTestSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(60)))
struct ServeCommandTests {
    @Test(arguments: [
        ("", "database.url: is missing"),
        ("listen: {prot: 1}", "unknown settings in the configuration file: listen.prot"),
        ("sender: {kind: none, colour: red}\nextra: 1", "extra, sender.colour"),
        ("sender: {kind: none}", "database.url: is missing"),
        ("database: {url: 'mysql://x'}\nsender: {kind: none}", "database.url: must begin with"),
        ("database: {url: 'sqlite:x'}\nsender: {deadline: 60}", "sender.deadline: must be 2 to 25"),
        ("database: {url: 'sqlite:x'}\nsender: {hedgeAfter: 0}", "sender.hedgeAfter: must be 1"),
        ("database: {url: 'sqlite:x'}\nsender: {kind: pigeon}", "sender.kind: must be"),
        (
            "database: {url: 'sqlite:x'}\nsender: {deadline: 3}",
            "sender.hedgeAfter: must be less than sender.deadline (3), not 8"
        ),
        (
            "database: {url: 'sqlite:x'}\nsender: {deadline: 9}",
            "sender.attemptTimeout: must be at most sender.deadline (9), not 15"
        ),
        ("database: {url: 'sqlite:x', wait: -1}", "database.wait: must be 0 to 86400"),
        ("database: {url: 'sqlite:x', upgrade: never}", "database.upgrade: must be start or"),
        (
            "listen: {port: 70000}\ntokens: {algorithm: none}",
            "listen.port: must be 0 to 65535; see line 1\ndatabase.url: is missing"
        ),
        (
            "listen: {port: 70000}\ntokens: {algorithm: none}",
            "\ntokens.algorithm: must be RS256 or ES256; see line 2"
        ),
        ("listen: {port: 70000}", "listen.port: must be 0 to 65535"),
        ("listen: {port: high}", "listen.port: must be a whole number; see line 1"),
        ("listen: {publicURL: 'auth.example.com'}", "listen.publicURL: must have the form"),
        ("listen: {trustedProxies: [proxy.local]}", "listen.trustedProxies: proxy.local is"),
        ("listen: {proxyHeader: X-Real-IP}", "listen.proxyHeader: must be"),
        ("sms: {caps: {perHour: -1}}\ndatabase: {url: 'sqlite:x'}", "sms.caps.perHour: must be 0"),
        (
            "sms: {caps: {currency: Euro}}\ndatabase: {url: 'sqlite:x'}",
            "sms.caps.currency: must be"
        ),
        (
            "sms: {caps: {rates: [EUR]}}\ndatabase: {url: 'sqlite:x'}",
            "sms.caps.rates: EUR does not"
        ),
        (
            "sms: {caps: {perDay: 5, currency: EUR}}\ndatabase: {url: 'sqlite:x'}",
            "sms.caps.rates: must have a rate for USD"
        ),
        ("log: {level: loud}\ndatabase: {url: 'sqlite:x'}\nsender: {kind: none}", "log.level"),
        (
            "tokens: {algorithm: none}\ndatabase: {url: 'sqlite:x'}\nsender: {kind: none}",
            "tokens.algorithm: must be RS256 or ES256"
        ),
        ("admin: {listen: '0.0.0.0:9'}", "admin.listen: the host must be a loopback address"),
        (
            "database: {url: 'sqlite:x'}\nsender: {kind: none}",
            "listen.publicURL: is missing. Set it, or DIALTONE_LISTEN_PUBLIC_URL"
        ),
        ("listen: [", "is malformed"), ("- a list", "must contain keys and values"),
    ])
    func `a wrong setting in the file is reported`(yaml: String, complaint: String) async throws {
        try await TemporaryFolder.with { folder in
            let file = try folder.write(yaml, to: "dialtone.yaml")
            let outcome = try await Program.run(["serve", "--config", file])
            #expect(outcome.exitCode == 78)
            #expect(outcome.output.isEmpty)
            #expect(outcome.complaints.contains(complaint))
        }
    }

    @Test(arguments: [
        ("url: 'ftp://x'", "sender.webhook.url: must be"), ("timeout: 5", "sender.webhook.url: is"),
        ("url: 'https://sms.example/x'", "sender.webhook.secret: is missing"),
        ("url: 'https://sms.example/x'\n    secret: short", "sender.webhook.secret: must be"),
        ("timeout: 60", "sender.webhook.timeout: must be 1 to 20"),
    ])
    func `an incomplete webhook is reported`(lines: String, complaint: String) async throws {
        try await TemporaryFolder.with { folder in
            let yaml =
                "listen: {publicURL: 'https://auth.example'}\ndatabase: {url: 'sqlite:x'}\n"
                + "sender:\n  kind: webhook\n  webhook:\n"
            let file = try folder.write(yaml + "    \(lines)\n", to: "dialtone.yaml")
            let outcome = try await Program.run(["serve", "--config", file])
            #expect(outcome.exitCode == 78)
            #expect(outcome.complaints.contains(complaint))
        }
    }

    @Test func `without a master key the server does not start, and reports how to create one`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let file = try folder.write(Self.yaml(in: folder, masterKey: ""), to: "dialtone.yaml")
            let outcome = try await Program.run(["serve", "--config", file])
            #expect(outcome.exitCode == 78)
            #expect(outcome.complaints.contains("dialtone keys generate-master"))
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/dialtone.db"))
        }
    }

    @Test(arguments: [("missing.key", "cannot be read"), ("short.key", "32 bytes in base64")])
    func `an unusable master key file is reported by serve and config`(
        name: String,
        complaint: String
    ) async throws {
        try await TemporaryFolder.with { folder in
            _ = try folder.write("c2hvcnQ=", to: "short.key")
            let masterKey = "masterKey: {file: '\(folder.path)/\(name)'}"
            let yaml = Self.yaml(in: folder, masterKey: masterKey)
            let file = try folder.write(yaml, to: "dialtone.yaml")
            for command in ["serve", "config"] {
                let outcome = try await Program.run([command, "--config", file])
                #expect(outcome.exitCode == 78)
                #expect(outcome.complaints.contains("\(folder.path)/\(name)"))
                #expect(outcome.complaints.contains(complaint))
            }
        }
    }

    @Test func `all missing settings are reported together by serve and config`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let yaml = "database: {url: 'sqlite:\(folder.path)/none/dialtone.db'}\n"
            let file = try folder.write(yaml, to: "dialtone.yaml")
            let empty = try folder.write("listen: {port: 0}\n", to: "empty.yaml")
            for command in ["serve", "config"] {
                let outcome = try await Program.run([command, "--config", file])
                #expect(outcome.exitCode == 78)
                for complaint in [
                    "listen.publicURL: is missing",
                    "database.url: the folder \(folder.path)/none does not exist",
                    "masterKey.file: is missing",
                ] {
                    #expect(outcome.complaints.contains(complaint), "\(complaint)")
                }
                let bare = try await Program.run([command, "--config", empty])
                #expect(bare.exitCode == 78)
                #expect(bare.complaints.contains("database.url: is missing"))
                #expect(bare.complaints.contains("masterKey.file: is missing"))
            }
        }
    }

    @Test func `a damaged database is reported`() async throws {
        try await TemporaryFolder.with { folder in
            let key = try await Program.run(["keys", "generate-master"]).output
            let keyFile = try folder.write(key, to: "master.key")
            let text = String(repeating: "not a database\n", count: 200)
            let path = try folder.write(text, to: "dialtone.db")
            let yaml = Self.yaml(in: folder, masterKey: "masterKey: {file: '\(keyFile)'}")
            let file = try folder.write(yaml, to: "dialtone.yaml")
            let outcome = try await Program.run(["serve", "--config", file])
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.contains("sqlite:\(path): the database is damaged"))
        }
    }

    @Test func `a second server on the same file is refused`() async throws {
        try await withConfiguredServer { server, file in
            let second = try await Program.run(["serve", "--config", file])
            #expect(second.exitCode == 1)
            #expect(second.complaints.contains("another server uses"))
            #expect(try await server.get("/readyz").status == 200)
            server.program.signal(SIGTERM)
            #expect(await server.program.exitCode() == 0)
        }
    }

    @Test func `a server that waits for a silent database exits on a signal`() async throws {
        try await SilentProxy.with(to: 1) { proxy, port in
            proxy.fallSilent()
            try await TemporaryFolder.with { folder in
                let key = try await Program.run(["keys", "generate-master"]).output
                let keyFile = try folder.write(key, to: "master.key")
                let yaml = """
                    listen: {port: 0, publicURL: "https://auth.example"}
                    database: {url: "postgresql://dialtone@127.0.0.1:\(port)/none"}
                    sender: {kind: none}
                    masterKey: {file: '\(keyFile)'}
                    """
                let file = try folder.write(yaml, to: "dialtone.yaml")
                let program = try RunningProgram(["serve", "--config", file])
                await proxy.nextClient()
                program.signal(SIGTERM)
                #expect(await program.exitCode() == 0)
            }
        }
    }

    @Test func `serve has no emulator endpoints, and exits cleanly on a signal`() async throws {
        try await withConfiguredServer { server, file in
            #expect(try await server.get("/emulator/v1/projects/shop/config").status == 404)
            #expect(try await server.get("/.well-known/jwks.json").status == 200)
            let unknown = try await server.call("/v1/accounts:signUp", [:])
            #expect(unknown.status == 400)
            let app = try await Program.run([
                "projects", "create", "shop", "--config", file,
            ])
            #expect(app.exitCode == 0)
            let add = [
                "apps", "add", "shop", "--platform", "web", "--api-key", "demo-key",
            ]
            #expect(try await Program.run(add + ["--config", file]).exitCode == 0)
            let signedUp = try await server.call("/v1/accounts:signUp", [:])
            #expect(signedUp.status == 200)
            server.program.signal(SIGTERM)
            #expect(await server.program.exitCode() == 0)
            let log = await server.program.complaints().split(separator: "\n")
            #expect(!log.isEmpty)
            for line in log {
                let fields = try JSONSerialization.jsonObject(with: Data(line.utf8))
                #expect((fields as? [String: Any])?["level"] is String)
            }
        }
    }

    @Test(
        arguments: [
            (0o600, nil),
            (0o644, "all users of this machine can read the master key; run `chmod go="),
            (0o640, "the group of the file can read the master key; run `chmod g="),
        ] as [(Int, String?)]
    )
    func `a master key file that others can read causes a warning`(
        mode: Int,
        warning: String?
    ) async throws {
        try await withConfiguredServer(keyMode: mode) { server, _ in
            server.program.signal(SIGTERM)
            #expect(await server.program.exitCode() == 0)
            let log = await server.program.complaints()
            #expect(log.contains("can read the master key") == (warning != nil))
            if let warning { #expect(log.contains(warning)) }
        }
    }

    @Test(arguments: ["routes", "none"])
    func `a server without a gateway logs a hint at its start`(sender: String) async throws {
        try await withConfiguredServer(sender: sender) { server, _ in
            server.program.signal(SIGTERM)
            #expect(await server.program.exitCode() == 0)
            let log = await server.program.complaints()
            #expect(log.contains("dialtone sms gateways add") == (sender == "routes"))
        }
    }

    @Test func `another master key is refused`() async throws {
        try await withConfiguredServer { server, file in
            server.program.signal(SIGTERM)
            #expect(await server.program.exitCode() == 0)
            let key = try await Program.run(["keys", "generate-master"]).output
            let other = file.replacing("dialtone.yaml", with: "other.key")
            try key.write(toFile: other, atomically: true, encoding: .utf8)
            let outcome = try await Program.run([
                "serve", "--config", file, "--master-key-file", other,
            ])
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.contains("encrypted with another master key"))
            let rotate = try await Program.run(
                ["keys", "rotate", "--yes", "--config", file],
                environment: ["DIALTONE_MASTER_KEY_FILE": other]
            )
            #expect(rotate.exitCode == 1)
            #expect(rotate.complaints.contains("encrypted with another master key"))
            // A key sealed with the wrong master key would lock the right one out.
            let keys = try await Program.run(["keys", "list", "--json", "--config", file])
            #expect(try keys.list("keys", of: [String: String].self).count == 1)
        }
    }

    @Test func `a rotated key is published before it signs`() async throws {
        try await withConfiguredServer { server, file in
            #expect(
                try await Program.run(["keys", "rotate", "--yes", "--config", file]).exitCode == 0
            )
            let list = try await Program.run(["keys", "list", "--json", "--config", file])
            let keys = try list.list("keys", of: [String: String].self)
            #expect(keys.count == 2)
            #expect(Set(keys.compactMap { $0["id"] }).count == 2)
            #expect(!list.output.lowercased().contains("private"))
            server.program.signal(SIGTERM)
            #expect(await server.program.exitCode() == 0)
        }
    }

    @Test(arguments: ["RS256", "ES256"])
    func `keys are created for the configured algorithm`(algorithm: String) async throws {
        let tokens = "tokens: {algorithm: \(algorithm)}"
        try await withConfiguredServer(adding: tokens) { server, file in
            #expect(
                try await Program.run(["keys", "rotate", "--yes", "--config", file]).exitCode == 0
            )
            let list = try await Program.run(["keys", "list", "--json", "--config", file])
            let keys = try list.list("keys", of: [String: String].self)
            let algorithms = Set(keys.compactMap { $0["algorithm"] })
            #expect(keys.count == 2)
            #expect(algorithms == [algorithm])
            server.program.signal(SIGTERM)
            #expect(await server.program.exitCode() == 0)
        }
    }

    private static func yaml(
        in folder: TemporaryFolder,
        masterKey: String,
        sender: String = "none"
    ) -> String {
        """
        listen: {port: 0, publicURL: "https://auth.example"}
        database: {url: "sqlite:\(folder.path)/dialtone.db"}
        sender: {kind: \(sender)}
        \(masterKey)
        """
    }

    /// Runs `body` with a server that a file configures; `body` stops it.
    private func withConfiguredServer(
        adding lines: String = "",
        sender: String = "none",
        keyMode: Int = 0o600,
        _ body: (DevServer, String) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            let key = try folder.write(
                try await Program.run(["keys", "generate-master"]).output,
                to: "master.key"
            )
            try FileManager.default.setAttributes([.posixPermissions: keyMode], ofItemAtPath: key)
            let masterKey = "masterKey: {file: '\(key)'}"
            let file = try folder.write(
                Self.yaml(in: folder, masterKey: masterKey, sender: sender) + "\n" + lines,
                to: "dialtone.yaml"
            )
            let program = try RunningProgram(["serve", "--config", file])
            let line = await program.firstLine() ?? ""
            do {
                try #require(line.hasPrefix("dialtone ready http://127.0.0.1:"))
                let url = String(line.dropFirst("dialtone ready ".count))
                try await body(DevServer(program: program, url: url), file)
            } catch {
                program.signal(SIGKILL)
                throw error
            }
            program.signal(SIGKILL)
        }
    }
}
