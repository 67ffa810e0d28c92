/// A language of the console, with its texts.
struct ConsoleLanguage: Sendable {
    static let english = english(nil)

    /// Returns English with the templates of its pages.
    static func english(_ templates: PageTemplates?) -> ConsoleLanguage {
        ConsoleLanguage(tag: "en", catalog: ConsoleCatalog(), templates: templates)
    }

    /// The language of the request that the current task answers.
    @TaskLocal static var current = english

    /// The languages that are written from right to left.
    private static let rightToLeft: Set<String> = ["ar", "fa", "he", "ur"]

    /// The BCP 47 tag, as in the `lang` attribute and in the names of files.
    let tag: String

    let catalog: ConsoleCatalog

    /// The templates with their texts in this language; `nil` outside of a request to the console.
    let templates: PageTemplates?

    /// Returns the value of the `dir` attribute for a language.
    static func direction(of tag: String) -> String { rightToLeft.contains(tag) ? "rtl" : "ltr" }

    /// Returns a text, or the English one if it is not translated.
    func text(_ text: ConsoleText) -> String {
        text.filled(catalog.text(text.key) ?? text.key)
    }

    /// Returns the form of a text for a number.
    func text(_ count: Int, one: ConsoleText, other: ConsoleText) -> String {
        guard let translation = catalog.text(other.key, PluralForm.of(count, in: tag)) else {
            return text(count == 1 ? one : other)
        }
        return other.filled(translation)
    }
}
