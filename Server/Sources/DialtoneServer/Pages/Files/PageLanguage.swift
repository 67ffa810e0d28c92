import DialtoneCore
import Hummingbird

/// A language in which the pages for people are written.
enum PageLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case portuguese = "pt"
    case persian = "fa"
    case arabic = "ar"

    /// The value of the attribute `dir`.
    var direction: String {
        switch self {
        case .persian, .arabic: "rtl"
        case .english, .german, .french, .spanish, .portuguese: "ltr"
        }
    }

    /// The first of the reader's languages that there is, or English.
    static func best(for tags: [String]) -> PageLanguage {
        tags.lazy.compactMap { tag in
            PageLanguage(rawValue: tag.prefix { $0 != "-" && $0 != "_" }.lowercased())
        }
        .first ?? .english
    }

    /// The language that the address or the form names, or else the browser's choice.
    static func best(for request: Request, named locale: String?) -> PageLanguage {
        let preferences = LanguagePreferences(
            locale: locale,
            accept: request.headers[.acceptLanguage]
        )
        return best(for: preferences.tags)
    }
}
