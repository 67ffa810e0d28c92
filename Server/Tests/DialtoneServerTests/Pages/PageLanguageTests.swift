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
        #expect(VerifyTexts.best(for: [language.rawValue]).language == language.rawValue)
        #expect(PageAssets.files["texts-\(language.rawValue).js"] != nil)
        #expect(SignInTexts(in: language).title(for: "Shop").contains("Shop"))
    }
}
