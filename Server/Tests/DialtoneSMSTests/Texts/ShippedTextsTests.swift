import DialtoneTestSupport
@testable import DialtoneModel
@testable import DialtoneSMS
import Foundation
import Testing

struct ShippedTextsTests {
    private static let domain = "shop.example.com"
    private static let appHash = "FA+9qCX9VSu"

    private static func languages() throws -> [String] {
        try ShippedTexts().codes.keys.sorted()
    }

    @Test func `there are more than forty languages, by the tags with which they are found`() throws
    {
        let languages = try Self.languages()
        #expect(languages.count > 40)
        #expect(languages.allSatisfy { LanguageTag($0).key == $0 })
    }

    @Test(arguments: try Self.languages())
    func `a shipped text follows the rules for custom texts and starts with the code`(
        language: String
    ) throws {
        let text = try #require(ShippedTexts().codes[language])
        #expect(text.named.namesApp)
        #expect(!text.nameless.namesApp)
        for template in [text.named, text.nameless] {
            let checked = try MessageTemplate(checking: template.source, domains: [])
            #expect(checked == template)
            #expect(template.pieces.first == .code)
        }
    }

    @Test(arguments: try Self.languages())
    func `with a name of twelve letters every text fits one message`(
        language: String
    ) throws {
        let code = try #require(OneTimeCode(typed: "918273"))
        let plain = try MessagePreview(
            of: code,
            in: language,
            for: .sample(name: "Riverbookery"),
            app: nil
        )
        #expect(plain.wording.segments == 1)
        #expect(plain.wording.omissions.isEmpty)
        let bound = Project.sample(name: "Riverbookery") { settings in
            settings.messages.common.domain = Self.domain
            settings.messages.common.appHash = Self.appHash
        }
        for app in [RelyingApp.sample(.ios), .sample(.android)] {
            let preview = try MessagePreview(of: code, in: language, for: bound, app: app)
            #expect(preview.wording.segments == 1)
            #expect(!preview.wording.omissions.contains(.endOfName))
            #expect(preview.reading.code == "918273")
        }
    }

    /// With RECORD_FIXTURES=1 the fixture is written, and the test fails, so that a
    /// recording is not mistaken for a check.
    @Test func `the texts match the approved ones`() throws {
        let code = try #require(OneTimeCode(typed: "918273"))
        let bound = Project.sample(name: "Riverbookery") { settings in
            settings.messages.common.domain = Self.domain
        }
        let lines = try Self.languages().flatMap { language in
            try [Project.sample(name: "Riverbookery"), .sample(name: ""), bound].map { project in
                let preview = try MessagePreview(of: code, in: language, for: project, app: nil)
                let wording = preview.wording
                let text = preview.text.replacing("\n", with: "⏎")
                return "\(language)\t\(wording.alphabet.rawValue)\t\(wording.segments)\t\(text)\n"
            }
        }
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/messages.tsv")
        if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
            try lines.joined().write(to: fixture, atomically: true, encoding: .utf8)
            Issue.record("recorded \(fixture.lastPathComponent)")
        } else {
            #expect(try String(contentsOf: fixture, encoding: .utf8) == lines.joined())
        }
    }
}
