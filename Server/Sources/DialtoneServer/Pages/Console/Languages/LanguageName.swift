import Foundation

/// The names of languages, in the console's language.
enum LanguageName {
    /// Returns the name of a language, such as “German”, or its tag.
    static func of(_ tag: String) -> String {
        name(of: tag, in: ConsoleLanguage.current.tag)
    }

    /// Returns the name of a language in the language itself, such as “Deutsch”, or its tag.
    static func own(of tag: String) -> String { name(of: tag, in: tag) }

    private static func name(of tag: String, in language: String) -> String {
        Locale(identifier: language).localizedString(forIdentifier: tag) ?? tag
    }
}
