@testable import DialtoneModel
import Foundation
import Testing

struct MessageSettingsTests {
    private func problem(_ adjust: (inout MessageSettings) -> Void) -> Refusal? {
        var settings = ProjectSettings()
        adjust(&settings.messages)
        do {
            try settings.check()
            return nil
        } catch {
            return error
        }
    }

    private func field(_ adjust: (inout MessageSettings) -> Void) -> String? {
        guard case .invalidArgument(let field, _)? = problem(adjust) else { return nil }
        return field
    }

    @Test func `settings are encoded and decoded unchanged`() throws {
        var settings = ProjectSettings()
        settings.messages.common.texts = ["de": "{code}"]
        settings.messages.common.domain = "shop.example.com"
        settings.messages.defaultLanguage = "de"
        settings.messages.apps["1:1:android:0a"] = MessageTextSettings()
        settings.messages.apps["1:1:android:0a"]?.appHash = "FA+9qCX9VSu"
        settings.messages.senders = ["*": SenderIdentity(senderID: "ACME")]
        let data = try JSONEncoder().encode(settings)
        #expect(try JSONDecoder().decode(ProjectSettings.self, from: data) == settings)
        let empty = String(decoding: try JSONEncoder().encode(MessageSettings()), as: UTF8.self)
        #expect(empty.contains(#""domain":null"#))
    }

    @Test func `an invalid setting is reported with its path`() {
        #expect(problem { _ in } == nil)
        #expect(field { $0.common.texts = ["de": "kein Code"] } == "messages.texts.de")
        #expect(field { $0.common.texts = ["DE": "{code}"] } == "messages.texts")
        #expect(field { $0.common.texts = ["zh-tw": "{code}"] } == "messages.texts")
        #expect(field { $0.common.name = "A\nB" } == "messages.name")
        #expect(field { $0.common.name = "" } == "messages.name")
        #expect(field { $0.common.name = "Club 2024" } == "messages.name")
        #expect(field { $0.common.domain = "localhost" } == "messages.domain")
        #expect(field { $0.common.domain = "Shop.example.com" } == "messages.domain")
        #expect(field { $0.common.domain = "a.example #1" } == "messages.domain")
        #expect(field { $0.common.appHash = "FA+9qCX9VS" } == "messages.appHash")
        #expect(field { $0.common.appHash = "FA+9qCX9VS\n" } == "messages.appHash")
        #expect(field { $0.defaultLanguage = "xx_" } == "messages.defaultLanguage")
        let app = field { settings in
            settings.apps["1:1:ios:0a"] = MessageTextSettings()
            settings.apps["1:1:ios:0a"]?.texts = ["de": "{code}{code}"]
        }
        #expect(app == "messages.apps.1:1:ios:0a.texts.de")
    }

    @Test func `a text may link to the project's own hosts`() {
        var settings = ProjectSettings()
        settings.messages.common.texts = ["en": "{code} https://shop.example.com"]
        #expect(throws: Refusal.self) { try settings.check() }
        settings.messages.common.domain = "shop.example.com"
        #expect(throws: Never.self) { try settings.check() }
        settings.messages.common.domain = nil
        settings.authorizedDomains = ["example.com"]
        #expect(throws: Never.self) { try settings.check() }
    }

    @Test(arguments: [
        ("US", "+16505550100", true), ("*", "ACME", true), ("GB", "Acme24", true),
        ("US", "72345", true), ("GB", "A", true), ("GB", "12345678901", false),
        ("GB", "ACMEACMEACME", false), ("GB", "AC ME", false), ("GB", "Ä", false),
        ("GB", "+0123", false), ("XX", "ACME", false), ("gb", "ACME", false), ("GB", "", false),
    ])
    func `a sender has a valid form and a valid country`(
        region: String,
        senderID: String,
        isGood: Bool
    ) {
        let refusal = problem { $0.senders = [region: SenderIdentity(senderID: senderID)] }
        #expect((refusal == nil) == isGood)
    }

    @Test func `a registered entity and template consist of digits`() {
        let good = SenderIdentity(
            senderID: "ACMEIN",
            entityID: "1101234567890123456",
            templateID: "1107123456789012345"
        )
        #expect(problem { $0.senders = ["IN": good] } == nil)
        #expect(problem { $0.senders = ["IN": SenderIdentity(entityID: "x")] } != nil)
        #expect(problem { $0.senders = ["IN": SenderIdentity()] } != nil)
    }
}
