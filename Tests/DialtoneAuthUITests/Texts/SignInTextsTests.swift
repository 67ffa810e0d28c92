import Foundation
import Testing

@testable import DialtoneAuthUI

struct SignInTextsTests {
    @Test(arguments: SignInTexts.languages)
    func `a language has every text`(language: String) {
        let texts = SignInTexts(preferences: [language])
        #expect(texts.language == language)
        for key in SignInText.allCases { #expect(texts.text(key) != key.rawValue, "\(key)") }
    }

    @Test(arguments: SignInTexts.languages)
    func `a language has the keys and the values of English`(language: String) throws {
        let english = SignInTextTable(SignInTextTable.en)
        let source = try #require(SignInTextTable.sources[language])
        let table = SignInTextTable(source)
        let plurals = PluralForm.allCases.map { "triesLeft" + $0.rawValue.capitalized }
        let own = table.keys.subtracting(plurals)
        #expect(own == english.keys.subtracting(plurals))
        for key in own {
            #expect(values(table[key]) == values(english[key]), "\(key)")
        }
    }

    @Test(arguments: SignInTexts.languages)
    func `a language has a text for every plural form of its tries`(language: String) {
        let texts = SignInTexts(preferences: [language])
        for count in 1...120 {
            let sentence = texts.triesLeft(count)
            let isWord = [.one, .two].contains(PluralForm.of(count, in: language)) && count < 3
            #expect(isWord || sentence.contains(String(count)), "\(language) \(count)")
        }
    }

    @Test(arguments: [
        (1, "بقيت محاولة واحدة."), (2, "بقيت محاولتان."),
        (3, "بقيت \u{2068}3\u{2069} محاولات."), (11, "بقيت \u{2068}11\u{2069} محاولة."),
    ])
    func `arabic has its own forms for few and many`(count: Int, sentence: String) {
        #expect(SignInTexts(preferences: ["ar"]).triesLeft(count) == sentence)
    }

    @Test(arguments: [
        (["de-AT", "en"], "de"), (["pt_BR"], "pt"), (["xx", "fa-IR"], "fa"), (["xx"], "en"),
        ([], "en"), (["no"], "nb"), (["nn-NO"], "nb"), (["iw"], "he"), (["in-ID"], "id"),
        (["tl"], "fil"), (["zh"], "zh"), (["zh-Hans-TW"], "zh"), (["zh-TW"], "zh-Hant"),
        (["zh-Hant-HK"], "zh-Hant"), (["zh_HK"], "zh-Hant"), (["yue"], "zh-Hant"),
    ])
    func `the first known language is used`(preferences: [String], language: String) {
        #expect(SignInTexts(preferences: preferences).language == language)
    }

    @Test func `texts of the app's table replace the screen's own`() throws {
        let bundle = try AppBundle(language: "de", strings: ["codeSubmit": "Los", "back": "Weg"])
        defer { bundle.delete() }
        let texts = SignInTexts(preferences: ["de"], bundle: bundle.bundle)
        #expect(texts.text(.codeSubmit) == "Los")
        #expect(texts.text(.codeLead, ["number": "1"]) == "Gesendet an 1")
        let english = SignInTexts(preferences: ["en"], bundle: bundle.bundle)
        #expect(english.text(.codeSubmit) == "Sign in")
    }

    @Test func `a number keeps its direction in languages from right to left`() {
        let texts = SignInTexts(preferences: ["fa"])
        #expect(texts.isRightToLeft)
        let lead = texts.text(.codeLead, ["number": "+1 650-555-0100"])
        #expect(lead.contains("\u{2068}+1 650-555-0100\u{2069}"))
    }

    @Test func `the sign of a calling code keeps its place`() throws {
        let texts = SignInTexts(preferences: ["ar"])
        let germany = try #require(CountryTable.byCode["DE"])
        #expect(texts.callingCode(of: germany) == "\u{2068}+49\u{2069}")
        let button = texts.text(.countryButton, ["name": "x", "code": "49"])
        #expect(button.contains("\u{2068}+49\u{2069}"))
        #expect(SignInTexts(preferences: ["en"]).callingCode(of: germany) == "+49")
    }

    @Test(arguments: [
        ("pt-BR", ["pt-BR"], "pt-BR"), ("pt-BR", ["pt-PT-x", "pt-BR"], "pt-BR"),
        ("zh-Hans", ["zh-Hans-CN"], "zh-Hans"), ("pt-PT", ["pt"], "pt-PT"),
        ("zh-TW", ["zh-Hant"], "zh-TW"),
    ])
    func `an app's texts are found under the names that Xcode gives`(
        folder: String,
        preferences: [String],
        found: String
    ) throws {
        let app = try AppBundle(language: folder, strings: ["codeSubmit": found])
        defer { app.delete() }
        let texts = SignInTexts(preferences: preferences, bundle: app.bundle)
        #expect(texts.text(.codeSubmit) == found)
    }

    @Test func `an app replaces single texts, with their placeholders`() throws {
        let app = try AppBundle(language: "en", strings: ["codeSubmit": "Enter", "back": "Return"])
        defer { app.delete() }
        let texts = SignInTexts(preferences: ["en"], bundle: app.bundle)
            .replacing([.codeLead: "Look at {number}"])
            .replacing([.codeSubmit: "Come in"])
        #expect(texts.text(.codeLead, ["number": "+1 650"]) == "Look at +1 650")
        #expect(texts.text(.codeSubmit) == "Come in")
        #expect(texts.text(.back) == "Return")
        #expect(texts.text(.resend) == "Send a new code")
    }

    @Test(arguments: [(0.0, "0:00"), (44.2, "0:45"), (60, "1:00"), (3600, "1:00:00")])
    func `a clock shows whole seconds`(seconds: Double, face: String) {
        #expect(SignInTexts(preferences: ["en"]).clock(seconds) == face)
    }

    @Test(arguments: [
        ("ru", 1, PluralForm.one), ("ru", 21, .one), ("ru", 22, .few), ("ru", 11, .many),
        ("ru", 112, .many), ("pl", 2, .few), ("pl", 5, .many), ("pl", 22, .few), ("cs", 3, .few),
        ("cs", 5, .other), ("sl", 101, .one), ("sl", 2, .two), ("lt", 21, .one), ("lt", 12, .other),
        ("lv", 20, .zero), ("lv", 21, .one), ("ro", 19, .few), ("ro", 20, .other),
        ("fil", 3, .one), ("fil", 4, .other), ("fil", 14, .other), ("fil", 15, .one),
        ("gu", 0, .one), ("gu", 2, .other), ("kn", 0, .one), ("kn", 2, .other), ("ml", 0, .other),
        ("ml", 1, .one), ("mr", 0, .other), ("mr", 1, .one), ("pa", 0, .one), ("pa", 2, .other),
        ("fr", 0, .one), ("en", 0, .other), ("ja", 1, .other), ("he", 2, .two), ("ar", 100, .other),
    ])
    func `plural forms follow CLDR`(language: String, count: Int, form: PluralForm) {
        #expect(PluralForm.of(count, in: language) == form)
    }

    private func values(_ text: String?) -> Set<String> {
        let parts = (text ?? "").split(separator: "{", omittingEmptySubsequences: false).dropFirst()
        return Set(parts.map { String($0.prefix { $0 != "}" }) })
    }
}

/// A folder that is the bundle of an app with a table of texts in one language.
private struct AppBundle {
    let bundle: Bundle
    private let folder: URL

    init(language: String, strings: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString + ".bundle")
        let localized = folder.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: localized, withIntermediateDirectories: true)
        let lines = strings.map { "\"\($0.key)\" = \"\($0.value)\";\n" }
        let file = localized.appendingPathComponent("DialtoneAuthUI.strings")
        try Data(lines.joined().utf8).write(to: file)
        bundle = try #require(Bundle(path: folder.path))
    }

    func delete() { try? FileManager.default.removeItem(at: folder) }
}
