import Testing

@testable import DialtoneServer

@Suite struct PageLanguageTests {
    @Test(arguments: [
        (["pt-BR"], PageLanguage.portuguese), (["fa_IR", "en"], .persian), (["AR"], .arabic),
        (["xx", "de-CH", "fr"], .german), (["xx"], .english), ([], .english),
    ])
    func `the first language of the reader's that there is wins`(
        tags: [String],
        language: PageLanguage
    ) {
        #expect(PageLanguage.best(for: tags) == language)
    }

    @Test(arguments: PageLanguage.allCases)
    func `every page has texts in every language`(language: PageLanguage) {
        #expect(ActionTexts.best(for: [language.rawValue]).language == language.rawValue)
        #expect(VerifyTexts(in: language).language == language.rawValue)
        #expect(WebTexts(in: language).language == language.rawValue)
        #expect(PageAssets.files["texts-\(language.rawValue).js"] != nil)
        #expect(SignInTexts(in: language).title(for: "Shop").contains("Shop"))
    }

    @Test(arguments: PageLanguage.allCases)
    func `no language lacks a text`(language: PageLanguage) {
        for texts in Self.texts(in: language) {
            let found = Self.strings(in: texts)
            #expect(found.count > 5)
            for (label, text) in found {
                #expect(!text.isEmpty, "\(type(of: texts)).\(label)")
            }
        }
    }

    @Test(arguments: PageLanguage.allCases.filter { $0 != .english })
    func `no text of the pages on the way to a provider is left in English`(
        language: PageLanguage
    ) {
        let english = Dictionary(
            uniqueKeysWithValues: Self.strings(in: WebTexts(in: .english)).map {
                ($0.label, $0.text)
            }
        )
        for (label, text) in Self.strings(in: WebTexts(in: language)) where label != "direction" {
            #expect(text != english[label], "\(label)")
        }
    }

    private static func texts(in language: PageLanguage) -> [Any] {
        [
            SignInTexts(in: language), VerifyTexts(in: language), WebTexts(in: language),
            ActionTexts.best(for: [language.rawValue]),
        ]
    }

    private static func strings(in texts: Any) -> [(label: String, text: String)] {
        Mirror(reflecting: texts).children.flatMap { child -> [(label: String, text: String)] in
            let label = child.label ?? ""
            if let text = child.value as? String { return [(label, text)] }
            guard Mirror(reflecting: child.value).displayStyle == .struct else { return [] }
            return strings(in: child.value).map { ("\(label).\($0.label)", $0.text) }
        }
    }
}
