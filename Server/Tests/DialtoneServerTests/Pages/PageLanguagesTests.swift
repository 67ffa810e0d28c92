import DialtoneBasics
import Foundation
import NIOCore
import Testing

@testable import DialtoneServer
import EmbeddedFiles

@Suite struct PageLanguagesTests {
    private let languages: PageLanguages

    init() throws {
        languages = try PageLanguages()
    }

    @Test(arguments: [
        (["pt-BR"], "pt"), (["fa_IR", "en"], "fa"), (["AR"], "ar"), (["xx", "de-CH", "fr"], "de"),
        (["xx"], "en"), ([], "en"), (["nn"], "nb"), (["iw-IL"], "he"), (["zh-HK"], "zh-Hant"),
        (["zh-CN"], "zh"), (["sr-Latn-RS", "en"], "sr"),
    ])
    func `the reader's first available language is chosen`(tags: [String], tag: String) {
        #expect(languages.best(for: tags).tag == tag)
    }

    @Test(arguments: [("ar", "rtl"), ("fa", "rtl"), ("he", "rtl"), ("ur", "rtl"), ("de", "ltr")])
    func `each language has its text direction`(tag: String, direction: String) {
        #expect(languages.best(for: [tag]).direction == direction)
    }

    @Test func `every text file in the folder is embedded as a language`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../Texts").standardizedFileURL
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".json") }
        #expect(Set(names) == Set(EmbeddedFiles.pageTexts.keys))
        #expect(languages.tags.count == names.count)
        for tag in languages.tags {
            #expect(try languages.language(tag)?.tag == tag)
        }
    }

    @Test func `a language's script has only the texts that its page needs`() throws {
        let script = languages.best(for: ["de"]).script
        let start = "export const texts = "
        #expect(script.hasPrefix(start) && script.hasSuffix(";\n"))
        let text = script.dropFirst(start.count).dropLast(2)
        let table = try JSONDecoder().decode(
            [String: JSONValue].self,
            from: Data(String(text).utf8)
        )
        #expect(table["locale"] == .string("de"))
        #expect(table["codeSubmit"] == .string("Anmelden"))
        #expect(table["signOut"] != nil)
        #expect(table["countryCount"] == nil && table["emailMissing"] != nil)
        guard case .object(let forms) = table["triesLeft"] else {
            Issue.record("no plural forms")
            return
        }
        #expect(forms.keys.sorted() == ["one", "other"])
    }

    @Test func `a language file that lacks a text is refused with its path and key`() throws {
        let english = try #require(EmbeddedFiles.pageTexts["en.json"])
        let text = String(decoding: english.bytes, as: UTF8.self)
        let broken = EmbeddedFile(
            Array(text.replacing(#""goBack""#, with: #""goSomewhere""#).utf8)
        )
        let languages = try PageLanguages(files: ["en.json": english, "de.json": broken])
        let error = #expect(throws: (any Error).self) {
            try languages.language("de")
        }
        let message = String(describing: try #require(error))
        #expect(message.contains("Texts/de.json") && message.contains("goBack"))
        #expect(languages.best(for: ["de"]).tag == "en")
        #expect(throws: (any Error).self) { try PageLanguages(files: ["en.json": broken]) }
        #expect(throws: (any Error).self) { try PageLanguages(files: ["de.json": english]) }
    }

    @Test func `the title of the sign-in page contains the app's name`() {
        for language in languages.tags.map({ languages.best(for: [$0]) }) {
            let title = language.texts.signInFrame.title(for: "Shop & Co")
            #expect(title.contains("Shop & Co") && !title.contains("{app}"), "\(language.tag)")
        }
    }

    @Test func `each language has the scripts that its pages load`() throws {
        let scripts = TextScripts(languages)
        for tag in languages.tags {
            let language = try #require(try languages.language(tag))
            let script = scripts.body(of: "texts-\(tag).js").map { String(buffer: $0) }
            #expect(script == language.script)
            let account = scripts.body(of: "account-texts-\(tag).js").map { String(buffer: $0) }
            #expect(account == language.accountScript)
        }
    }

    @Test(arguments: ["texts-xx.js", "texts-.js", "texts-DE.js", "en.json", "account-texts-de", ""])
    func `other names are no scripts of a language`(_ name: String) {
        #expect(TextScripts(languages).body(of: name) == nil)
    }
}
