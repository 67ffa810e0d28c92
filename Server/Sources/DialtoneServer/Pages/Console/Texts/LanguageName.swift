import Foundation

/// The names of languages, in the console's language.
enum LanguageName {
    private static let locale = Locale(identifier: "en")

    /// Returns the name of a language, such as “German”, or its tag.
    static func of(_ tag: String) -> String {
        locale.localizedString(forIdentifier: tag) ?? tag
    }
}
