import DialtoneModel
import Foundation
import Testing

@testable import DialtoneSMS

struct NoticeTextsTests {
    /// A link of usual length: the page's path and a secret of 43 characters.
    private static let link =
        "https://auth.example.com/__/auth/action?oobCode="
        + String(repeating: "Ab-_9", count: 8) + "xyz"

    private func notice(
        _ language: String,
        _ kind: AccountNotice.Kind = .signInChanged,
        link: String? = link,
        name: String = "Riverbookery",
        _ adjust: (inout ProjectSettings) -> Void = { _ in }
    ) throws -> MessageWording {
        try MessageTexts()
            .notice(kind, link: link, for: .sample(name: name, adjust), in: [language])
    }

    @Test(arguments: try ShippedTexts().notices.keys.sorted())
    func `a notice names the app first and ends with the link`(language: String) throws {
        let wording = try notice(language)
        #expect(wording.language == language)
        #expect(wording.text().hasPrefix("Riverbookery: "))
        #expect(wording.text().hasSuffix(" " + Self.link))
        #expect(wording.segments <= 3)
        #expect(try !notice(language, link: nil).text().contains("http"))
        #expect(try !notice(language, name: "").text().contains("Riverbookery"))
    }

    @Test(arguments: [
        "en", "da", "de", "es", "fi", "fil", "fr", "id", "it", "nb", "nl", "pl", "pt", "pt-br",
        "ro",
        "sv",
    ])
    func `a notice with its link fits one message where the alphabet allows it`(
        language: String
    ) throws {
        let wording = try notice(language)
        #expect(wording.alphabet == .gsm7, "\(wording.text())")
        #expect(wording.segments == 1, "\(wording.text())")
    }

    @Test(arguments: try ShippedTexts().notices.keys.sorted())
    func `the notice about a recovery code is one message, with a text of its own`(
        language: String
    ) throws {
        let wording = try notice(language, .recoveryCodeUsed, link: nil)
        #expect(wording.segments == 1, "\(wording.text())")
        #expect(try wording.text() != notice(language, link: nil).text())
    }

    @Test func `a long name is shortened to avoid a second message`() throws {
        let wording = try notice("en", name: "The Very Long Name Of A Shop 1")
        #expect(wording.segments == 1)
        #expect(wording.text().hasPrefix("The Very Long Name"))
    }

    @Test func `an unknown language gets the project's default, or English`() throws {
        #expect(try notice("xx").language == "en")
        let german = try notice("xx") { $0.messages.defaultLanguage = "de" }
        #expect(german.language == "de")
    }

    @Test func `a name cannot be mistaken for a link`() throws {
        let text = try notice("en", link: nil, name: "Evil https://evil.example\n@evil #1").text()
        #expect(!text.contains("://"))
        #expect(!text.contains { "\n@#".contains($0) })
    }

    /// With RECORD_FIXTURES=1 the fixture is written, and the test fails, so that a
    /// recording is not mistaken for a check.
    @Test func `the texts match the approved ones`() throws {
        let lines = try ShippedTexts().notices.keys.sorted().map { language in
            let wording = try notice(language)
            let size = "\(wording.alphabet.rawValue)\t\(wording.segments)"
            return "\(language)\t\(size)\t\(wording.text())\n"
        }
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/notices.tsv")
        if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
            try lines.joined().write(to: fixture, atomically: true, encoding: .utf8)
            Issue.record("recorded \(fixture.lastPathComponent)")
        } else {
            #expect(try String(contentsOf: fixture, encoding: .utf8) == lines.joined())
        }
    }
}
