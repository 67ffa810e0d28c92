import DialtoneModel
import EmbeddedFiles
import Foundation
import Testing

@testable import DialtoneServer

/// The languages of the console.
struct ConsoleLanguagesTests {
    private static let catalogs = EmbeddedFiles.consoleTexts.mapValues(\.bytes)

    private static func translation(_ texts: [String: String]) -> TemplateTranslation {
        TemplateTranslation(ConsoleCatalog(texts.mapValues(ConsoleCatalog.Entry.text)), tag: "ar")
    }

    private static func html(_ template: String, by texts: [String: String]) -> String {
        String(decoding: translation(texts).translated(Array(template.utf8)), as: UTF8.self)
    }

    @Test func `the list of texts has every sentence of the templates`() throws {
        let listed = try ConsoleCatalog(file: #require(Self.catalogs["en.json"]))
        let sentences = PageTemplates.files.filter { $0.key.hasPrefix("console-") }
            .flatMap { TemplateTranslation.keys(in: $0.value) }
        #expect(sentences.count > 500)
        #expect(sentences.filter { listed.entries[$0] == nil } == [])
    }

    @Test(arguments: catalogs.keys.sorted())
    func `a shipped language has every text with the placeholders of the English one`(
        _ file: String
    ) throws {
        let english = try ConsoleCatalog(file: #require(Self.catalogs["en.json"]))
        let catalog = try ConsoleCatalog(file: #require(Self.catalogs[file]))
        #expect(catalog.unusable == [])
        #expect(Set(catalog.entries.keys) == Set(english.entries.keys))
    }

    @Test func `without translations, the templates stay as they are`() {
        for (name, template) in PageTemplates.files where name.hasPrefix("console-") {
            let same = Self.translation([:]).translated(template)
            let text = String(decoding: same, as: UTF8.self)
                .replacing("<html lang=\"ar\" dir=\"rtl\">", with: "<html lang=\"en\">")
            #expect(text == String(decoding: template, as: UTF8.self))
        }
    }

    @Test func `a translation moves the values and the elements of its sentence`() {
        let template = """
            <p class="lead">\n  Changed by <bdi title="The name">{{hook.name}}</bdi> at {{time}}.\n</p>
            """
        let text = Self.html(
            template,
            by: [
                "Changed by <1>{hook.name}</1> at {time}.": "{time}: <1>{hook.name}</1> war es.",
                "The name": "Der Name",
            ]
        )
        #expect(
            text == """
                <p class="lead">\n  {{time}}: <bdi title="Der Name">{{hook.name}}</bdi> war es.\n</p>
                """
        )
    }

    @Test func `sections and other elements divide a text`() {
        let template = "<li>One {{#a}}two <b>x</b>{{/a}}{{^a}}<code>three</code>{{/a}}<br>four</li>"
        let keys = TemplateTranslation.keys(in: Array(template.utf8))
        #expect(keys == ["One", "two <1>x</1>", "three", "four"])
    }

    @Test func `a translation cannot add markup or values`() {
        let hostile = "<b onclick=\"x\">{{{ secret }}} {{#a}} & {name}"
        let text = Self.html(
            "<p title=\"Hi {{name}}\">Hi {{name}}</p>",
            by: ["Hi {name}": hostile]
        )
        let escaped =
            "&lt;b onclick=&quot;x&quot;&gt;&#123;&#123;&#123; secret }}} &#123;&#123;#a}} &amp; {{name}}"
        #expect(text == "<p title=\"\(escaped)\">\(escaped)</p>")
    }

    @Test(arguments: ["Von <1>ihm", "</1>Von <1>", "Von {name}", "Von <1>a</1> <1>b</1>"])
    func `a translation with other placeholders is not used`(_ wrong: String) {
        let catalog = ConsoleCatalog(["By <1>him</1>": .text(wrong)])
        #expect(catalog.unusable == ["By <1>him</1>"])
        #expect(
            Self.html("<p>By <b>him</b></p>", by: ["By <1>him</1>": wrong]).contains("By <b>")
        )
    }

    @Test func `a value that looks like a placeholder stays what it is`() {
        let text: ConsoleText = "\("{2}") of \("all {1}")"
        #expect(text.key == "{1} of {2}")
        #expect(text.filled("{2} – {1} {x} {3}") == "all {1} – {2} {x} {3}")
    }

    @Test(arguments: [
        ("de", [1: "one", 2: "other"]), ("ja", [1: "other"]), ("fr", [0: "one", 2: "other"]),
        ("pl", [1: "one", 3: "few", 5: "many", 12: "many", 22: "few"]),
        ("ar", [0: "zero", 1: "one", 2: "two", 5: "few", 11: "many", 100: "other"]),
    ])
    func `a number has the form of the language`(_ language: String, _ forms: [Int: String]) {
        for (count, form) in forms {
            #expect(PluralForm.of(count, in: language).rawValue == form)
        }
    }

    @Test func `texts of the code are in the language of the request`() {
        let entries: [String: ConsoleCatalog.Entry] = [
            "Saved.": .text("Gespeichert."),
            "{1} users": .plural([.one: "ein Benutzer", .other: "{1} Benutzer"]),
        ]
        let german = ConsoleLanguage(tag: "de", catalog: ConsoleCatalog(entries), templates: nil)
        let texts = {
            [
                translated("Saved."), translated("Not translated: \(1)"),
                translated(1, one: "one user", other: "\(1) users"),
                translated(2, one: "one user", other: "\(2) users"),
            ]
        }
        #expect(texts() == ["Saved.", "Not translated: 1", "one user", "2 users"])
        ConsoleLanguage.$current.withValue(german) {
            #expect(
                texts() == ["Gespeichert.", "Not translated: 1", "ein Benutzer", "2 Benutzer"]
            )
        }
    }
}
