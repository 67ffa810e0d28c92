import DialtoneModel
import Hummingbird

/// A language of the pages.
enum PageLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case portuguese = "pt"
    case persian = "fa"
    case arabic = "ar"

    /// The value of the `dir` attribute.
    var direction: String {
        switch self {
        case .persian, .arabic: "rtl"
        case .english, .german, .french, .spanish, .portuguese: "ltr"
        }
    }

    /// Returns the first available of the user's languages, or English.
    static func best(for tags: [String]) -> PageLanguage {
        tags.lazy.compactMap { tag in
            PageLanguage(rawValue: tag.prefix { $0 != "-" && $0 != "_" }.lowercased())
        }
        .first ?? .english
    }

    /// Returns the language in the URL or form, or else the browser's preferred one.
    static func best(for request: Request, named locale: String?) -> PageLanguage {
        let preferences = LanguagePreferences(
            locale: locale,
            accept: request.headers[.acceptLanguage]
        )
        return best(for: preferences.tags)
    }
}
