import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct TextsTests {
    private struct Text: Decodable {
        let language: String
        let origin: String
        let text: String
        let problem: String?
    }

    private struct Preview: Decodable {
        let language: String
        let text: String
        let alphabet: String
        let segments: Int
        let price: String?
        let ios: String
        let android: String
        let warnings: [String]
    }

    private struct App: Decodable { let appID: String }

    private struct Sender: Decodable {
        let region: String
        let senderID: String?
        let templateID: String?
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

    @Test func `a text is set, listed, shown and removed`() async throws {
        try await withData { run in
            let shipped = try await run(["texts", "list", "--json"]).list("texts", of: Text.self)
            #expect(shipped.count > 40)
            #expect(shipped.allSatisfy { $0.origin == "shipped" })
            let text = "{code} ist dein {app}-Code."
            #expect(try await run(["texts", "set", "de-DE", text]).exitCode == 0)
            let german = try await run(["texts", "list", "--json"]).list("texts", of: Text.self)
                .first { $0.origin == "project" }
            #expect(german?.language == "de-de")
            #expect(german?.text == text)
            let shown = try await run(["texts", "show", "de-DE"]).output
            #expect(shown.contains(text))
            #expect(try await run(["texts", "remove", "de-DE", "--yes"]).exitCode == 0)
            #expect(try await run(["texts", "remove", "de-DE", "--yes"]).exitCode == 1)
            #expect(try await run(["texts", "show", "tlh"]).exitCode == 1)
        }
    }

    @Test(arguments: [
        ("Your code", "messages.texts.en: does not contain {code}."),
        ("{code}\n@evil.example #123456", "messages.texts.en: contains @"),
        ("{code} evil.example", "evil.example, which looks like a link"),
    ])
    func `a text that breaks autofill is refused by every command`(
        text: String,
        complaint: String
    ) async throws {
        try await withData { run in
            let set = try await run(["texts", "set", "en", text])
            #expect(set.exitCode == 1)
            #expect(set.complaints.contains(complaint))
            let project = try await run([
                "projects", "set", "demo-dialtone", "messages.texts.en=\(text)",
            ])
            #expect(project.exitCode == 1)
            #expect(project.complaints.contains(complaint))
            #expect(try await run(["texts", "check", text]).exitCode == 1)
            let preview = try await run(["texts", "preview", "en", "--text", text])
            #expect(preview.exitCode == 1)
            let texts = try await run(["texts", "list", "--json"]).list("texts", of: Text.self)
            #expect(texts.allSatisfy { $0.origin == "shipped" })
        }
    }

    @Test func `a preview shows length, price and how phones read the text`() async throws {
        try await withData { run in
            let app = try await run([
                "apps", "add", "demo-dialtone", "--platform", "android", "--bundle-id",
                "com.example.app", "--json",
            ]).json(App.self).appID
            let domain = ["projects", "set", "demo-dialtone", "messages.domain=shop.example.com"]
            #expect(try await run(domain).exitCode == 0)
            let hash = ["texts", "set", "--app", app, "--app-hash", "FA+9qCX9VSu"]
            #expect(try await run(hash).exitCode == 0)
            let price = ["--price", "0.0758 EUR", "--json"]
            let plain = try await run(["texts", "preview", "en", "ru"] + price).list(
                "messages",
                of: Preview.self
            )
            #expect(plain.map(\.language) == ["en", "ru"])
            #expect(plain.map(\.alphabet) == ["GSM-7", "UCS-2"])
            #expect(plain.map(\.segments) == [1, 1])
            #expect(plain.map(\.price) == ["0.0758 EUR", "0.0758 EUR"])
            #expect(plain[0].text.hasSuffix("\n@shop.example.com #123456"))
            #expect(plain[0].ios == "offers 123456 only on shop.example.com and in its apps")
            let android = try await run(["texts", "preview", "en", "--app", app, "--json"])
                .list("messages", of: Preview.self)
            #expect(android[0].text.hasSuffix("\nFA+9qCX9VSu"))
            #expect(android[0].android == "passes 123456 to the app FA+9qCX9VSu without consent")
            let long = "{code} " + String(repeating: "я", count: 80)
            let tried = try await run(["texts", "preview", "ru", "--text", long] + price)
                .list("messages", of: Preview.self)
            #expect(tried[0].segments == 2)
            #expect(tried[0].price == "0.1516 EUR")
            #expect(tried[0].warnings == ["it requires 2 messages"])
            let checked = try await run(["texts", "check", long])
            #expect(checked.exitCode == 0)
            #expect(checked.output == "en: good; it requires 2 messages\n")
            let own = ["guard", "set", "prices.RU=0.3", "--project", "demo-dialtone"]
            #expect(try await run(own).exitCode == 0)
            for (place, expected) in [
                ("DE", "0.22 USD"), ("+74951234567", "0.60 USD"), ("ru", "0.60 USD"),
            ] {
                let priced = ["texts", "preview", "ru", "--text", long, "--to", place, "--json"]
                #expect(
                    try await run(priced).list("messages", of: Preview.self).map(\.price) == [
                        expected
                    ]
                )
            }
            for nowhere in ["Germany", "+4912"] {
                let refused = try await run(["texts", "preview", "ru", "--to", nowhere])
                #expect(refused.exitCode == 64, "\(nowhere)")
            }
            let all = try await run(["texts", "preview"])
            #expect(all.output.contains("zh-hant, UCS-2, 1 message"))
        }
    }

    @Test func `senders are set, listed and removed by country`() async throws {
        try await withData { run in
            #expect(try await run(["senders", "set", "*", "--sender-id", "ACME"]).exitCode == 0)
            let india = ["senders", "set", "in", "--sender-id", "ACMEIN", "--template-id"]
            #expect(try await run(india + ["1107123456789012345"]).exitCode == 0)
            let listed = try await run(["senders", "list", "--json"]).list(
                "senders",
                of: Sender.self
            )
            #expect(listed.map(\.region) == ["*", "IN"])
            #expect(listed.map(\.senderID) == ["ACME", "ACMEIN"])
            #expect(listed.last?.templateID == "1107123456789012345")
            for words in [["XX", "--sender-id", "ACME"], ["US", "--sender-id", "TWELVELETTERS"]] {
                #expect(try await run(["senders", "set"] + words).exitCode == 1)
            }
            #expect(try await run(["senders", "remove", "IN", "--yes"]).exitCode == 0)
            #expect(try await run(["senders", "remove", "IN", "--yes"]).exitCode == 1)
            let rest = try await run(["senders", "list"]).output
            #expect(rest.contains("ACME") && !rest.contains("ACMEIN"))
        }
    }
}
