import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct ConfigCommandTests {
    private struct Setting: Decodable {
        let key: String
        let value: String?
        let source: String
    }

    private static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

    private static let yaml = """
        listen: {host: "::1", port: 1, publicURL: "https://auth.example"}
        database: {url: "postgresql://dialtone:hunter2@db/auth"}
        masterKey: {value: "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2U="}
        sender:
          kind: webhook
          webhook: {url: "https://sms.example/hook", secret: "\(secret)"}
        """

    private static let json = """
        {"listen": {"host": "::1", "port": 1, "publicURL": "https://auth.example"},
         "database": {"url": "postgresql://dialtone:hunter2@db/auth"},
         "masterKey": {"value": "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2U="},
         "sender": {"kind": "webhook",
                    "webhook": {"url": "https://sms.example/hook", "secret": "\(secret)"}}}
        """

    private func settings(
        _ text: String,
        in name: String,
        flags: [String] = [],
        environment: [String: String] = [:]
    ) async throws -> [String: Setting] {
        try await TemporaryFolder.with { folder in
            let file = try folder.write(text, to: name)
            let outcome = try await Program.run(
                ["config", "--json", "--config", file] + flags,
                environment: environment
            )
            let settings = try outcome.list("settings", of: Setting.self)
            return Dictionary(settings.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
        }
    }

    @Test(arguments: [(yaml, "dialtone.yaml"), (yaml, "dialtone.yml"), (json, "dialtone.json")])
    func `a file is parsed according to its extension`(text: String, name: String) async throws {
        let settings = try await settings(text, in: name)
        #expect(settings["listen.port"]?.value == "1")
        #expect(settings["listen.host"]?.value == "::1")
        #expect(settings["sender.webhook.url"]?.value == "https://sms.example/hook")
        #expect(settings["sender.webhook.url"]?.source == "file")
        #expect(settings["sender.webhook.timeout"]?.value == "5")
        #expect(settings["sender.webhook.timeout"]?.source == "default")
    }

    @Test func `flags override the environment, and the environment overrides the file`()
        async throws
    {
        let settings = try await settings(
            Self.yaml,
            in: "dialtone.yaml",
            flags: ["--port", "3"],
            environment: [
                "DIALTONE_LISTEN_PORT": "2", "DIALTONE_LISTEN_HOST": "127.0.0.1",
                "DIALTONE_SENDER_WEBHOOK_TIMEOUT": "7",
            ]
        )
        #expect(settings["listen.port"]?.value == "3")
        #expect(settings["listen.port"]?.source == "flag")
        #expect(settings["listen.host"]?.value == "127.0.0.1")
        #expect(settings["listen.host"]?.source == "environment")
        #expect(settings["sender.webhook.timeout"]?.value == "7")
    }

    @Test(arguments: [["--json"], []])
    func `secrets are hidden`(flags: [String]) async throws {
        try await TemporaryFolder.with { folder in
            let file = try folder.write(Self.yaml, to: "dialtone.yaml")
            let outcome = try await Program.run(["config", "--config", file] + flags)
            #expect(outcome.exitCode == 0)
            #expect(outcome.output.contains("(hidden)"))
            for secret in ["hunter2", Self.secret, "c2VjcmV0"] {
                #expect(!outcome.output.contains(secret))
            }
        }
    }

    @Test(arguments: ["config", "serve"])
    func `problems of every kind are reported together`(command: String) async throws {
        try await TemporaryFolder.with { folder in
            let yaml = """
                listen: {port: abc, proxyHeader: X-Real-IP, prot: 1, trustedProxies: [a, b]}
                database: {url: "sqlite:\(folder.path)/none/dialtone.db", wait: -1}
                masterKey: {file: "\(folder.path)/none.key"}
                sender: {kind: pigeon, deadline: 60, webhook: {timeout: 60}}
                mail: {smtp: {host: mail.example, port: 0, caFile: none.pem}}
                outbound: {allow: ["*"], authorities: none.pem}
                log: {level: loud, format: xml}
                tokens: {issuer: "http://a.example", algorithm: none}
                """
            let file = try folder.write(yaml, to: "dialtone.yaml")
            let outcome = try await Program.run([command, "--config", file])
            #expect(outcome.exitCode == 78)
            #expect(outcome.output.isEmpty)
            let lines = outcome.complaints.split(separator: "\n")
            let expected = [
                "Error: unknown settings in the configuration file: listen.prot;",
                "listen.port: must be a whole number; see line 1",
                "listen.trustedProxies: a is", "listen.trustedProxies: b is",
                "listen.proxyHeader: must be", "database.wait: must be", "sender.webhook.timeout:",
                "sender.deadline: must be", "sender.kind: must be", "mail.smtp.port: must be",
                "mail.from: is missing", "tokens.issuer: must be", "tokens.algorithm: must be",
                "outbound.allow: * is", "log.level: must be", "log.format: must be",
                "listen.publicURL: is missing", "database.url: the folder",
                "The master key file", "outbound.authorities: none.pem contains no",
                "mail.smtp.caFile: none.pem contains no",
            ]
            #expect(lines.count == expected.count, "\(outcome.complaints)")
            for (line, start) in zip(lines, expected) {
                #expect(line.hasPrefix(start), "\(start)")
            }
        }
    }

    @Test(arguments: [
        ("listen: {port: abc}\n", ["listen.port:", "database.url:"]),
        ("listen: {prot: 1, port: abc}\n", ["listen.prot", "listen.port:", "database.url:"]),
        ("database: {url: [1]}\n", ["database.url: must be a string"]),
    ])
    func `missing settings are reported together with a wrong value`(
        yaml: String,
        complaints: [String]
    ) async throws {
        try await TemporaryFolder.with { folder in
            let file = try folder.write(yaml, to: "dialtone.yaml")
            let outcome = try await Program.run(["serve", "--config", file])
            #expect(outcome.exitCode == 78)
            for complaint in complaints + ["listen.publicURL:", "masterKey.file:"] {
                #expect(outcome.complaints.contains(complaint), "\(complaint)")
            }
            #expect(outcome.complaints.components(separatedBy: "database.url").count == 2)
        }
    }

    @Test func `a file with another extension than YAML or JSON is refused`() async throws {
        try await TemporaryFolder.with { folder in
            let file = try folder.write(Self.yaml, to: "dialtone.toml")
            let outcome = try await Program.run(["config", "--config", file])
            #expect(outcome.exitCode == 78)
            #expect(outcome.complaints.contains("must end in .yaml, .yml or .json"))
        }
    }
}
