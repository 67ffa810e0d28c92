import DialtoneModel
import EmbeddedFiles
import Hummingbird

/// The languages of the pages, from the files of the repository's folder `Texts`.
struct PageLanguages: Sendable {
    /// The language for users whose own the pages do not have.
    let english: PageLanguage

    private let languages: [String: PageLanguage]

    /// Read once for all servers of a process, because it takes some milliseconds.
    private static let loaded = Result { try PageLanguages(files: EmbeddedFiles.pageTexts) }

    /// Returns the languages; throws if one lacks a text.
    init() throws {
        self = try Self.loaded.get()
    }

    /// Reads the languages from files by their names; throws if one lacks a text.
    init(files: [String: [UInt8]]) throws {
        let files = try LanguageFiles<PageTexts>(files, of: "Texts")
        english = PageLanguage(tag: "en", texts: files.english)
        languages = files.texts.reduce(into: [:]) { languages, file in
            languages[file.key.lowercased()] = PageLanguage(tag: file.key, texts: file.value)
        }
    }

    /// Every language, in the order of the tags.
    var all: [PageLanguage] { languages.values.sorted { $0.tag < $1.tag } }

    /// Returns the first available of the user's languages, or English.
    func best(for tags: [String]) -> PageLanguage {
        LanguageTag.best(of: tags, in: languages)?.text ?? english
    }

    /// Returns the language in the URL or form, or else the browser's preferred one.
    func best(for request: Request, named locale: String? = nil) -> PageLanguage {
        let preferences = LanguagePreferences(
            locale: locale,
            accept: request.headers[.acceptLanguage]
        )
        return best(for: preferences.tags)
    }

    /// Returns the first available of `tags`, or else the browser's preferred language.
    func best(for request: Request, preferring tags: [String]) -> PageLanguage {
        let preferences = LanguagePreferences(accept: request.headers[.acceptLanguage])
        return best(for: tags + preferences.tags)
    }
}
