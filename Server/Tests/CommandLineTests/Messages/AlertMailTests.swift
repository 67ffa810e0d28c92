import DialtoneTestSupport
import Testing

/// Whether operators who are named get mails about alerts.
@Suite(.timeLimit(.minutes(60)))
struct AlertMailTests {
    private struct Guard: Decodable {
        let mailTo: [String]
        let mailObstacle: String?
    }

    private static let remedy = "set mail.smtp.host and mail.from"

    /// Runs `body` with a function that runs commands on a configuration with a project `shop`.
    private func withShop(
        adding lines: String = "",
        environment: [String: String] = [:],
        _ body: (@Sendable ([String]) async throws -> Program.Outcome) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            let file = try folder.write(
                """
                database: {url: 'sqlite:\(folder.path)/dialtone.db'}
                masterKey: {value: "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2U="}
                \(lines)
                """,
                to: "dialtone.yaml"
            )
            let run: @Sendable ([String]) async throws -> Program.Outcome = { words in
                try await Program.run(words + ["--config", file], environment: environment)
            }
            let created = try await run(["projects", "create", "shop"])
            #expect(created.exitCode == 0, "\(created.complaints)")
            try await body(run)
        }
    }

    @Test(arguments: [
        ["guard", "set", "--mail-to", "ops@example.com"],
        ["projects", "set", "shop", #"alerts.mailTo=["ops@example.com"]"#],
    ])
    func `without a mail server addresses are stored, with a note that nothing is mailed`(
        command: [String]
    ) async throws {
        try await withShop { run in
            let set = try await run(command)
            #expect(set.exitCode == 0)
            #expect(set.complaints.hasPrefix("Note: "))
            #expect(set.complaints.contains(Self.remedy))
            let shown = try await run(["guard", "show", "--json"]).json(Guard.self)
            #expect(shown.mailTo == ["ops@example.com"])
            #expect(shown.mailObstacle?.contains(Self.remedy) == true)
            let text = try await run(["guard", "show"]).output
            #expect(
                text.contains(
                    "Not sent by e-mail because no mail server is configured: \(Self.remedy)."
                )
            )
        }
    }

    @Test func `without recipients there is no note about mail`() async throws {
        try await withShop { run in
            for words in [
                ["guard", "set", "--mode", "audit"], ["guard", "set", "--mail-to", "none"],
                ["projects", "set", "shop", "alerts.mailTo=[]"],
            ] {
                let set = try await run(words)
                #expect(set.exitCode == 0)
                #expect(set.complaints.isEmpty)
            }
            #expect(
                try await run(["guard", "show"]).output.contains("Not sent by e-mail") == false
            )
        }
    }

    @Test(arguments: [
        ("mail: {from: a@b.example, smtp: {host: mail.example}}", [:]),
        ("", ["DIALTONE_MAIL_SMTP_HOST": "mail.example", "DIALTONE_MAIL_FROM": "a@b.example"]),
    ])
    func `with a mail server there is no note about mail`(
        lines: String,
        environment: [String: String]
    ) async throws {
        try await withShop(adding: lines, environment: environment) { run in
            let set = try await run(["guard", "set", "--mail-to", "ops@example.com"])
            #expect(set.exitCode == 0)
            #expect(set.complaints.isEmpty)
            let shown = try await run(["guard", "show", "--json"]).json(Guard.self)
            #expect(shown.mailTo == ["ops@example.com"])
            #expect(shown.mailObstacle == nil)
            #expect(
                try await run(["guard", "show"]).output.contains("Not sent by e-mail") == false
            )
        }
    }
}
