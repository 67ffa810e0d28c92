import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
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
    func `the file's ending says how it is read`(text: String, name: String) async throws {
        let settings = try await settings(text, in: name)
        #expect(settings["listen.port"]?.value == "1")
        #expect(settings["listen.host"]?.value == "::1")
        #expect(settings["sender.webhook.url"]?.value == "https://sms.example/hook")
        #expect(settings["sender.webhook.url"]?.source == "file")
        #expect(settings["sender.webhook.timeout"]?.value == "5")
        #expect(settings["sender.webhook.timeout"]?.source == "default")
    }

    @Test func `flags come before the environment, and the environment before the file`()
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

    @Test func `a file that is neither YAML nor JSON by its name is refused`() async throws {
        try await TemporaryFolder.with { folder in
            let file = try folder.write(Self.yaml, to: "dialtone.toml")
            let outcome = try await Program.run(["config", "--config", file])
            #expect(outcome.exitCode == 78)
            #expect(outcome.complaints.contains("must end in .yaml, .yml or .json"))
        }
    }
}
