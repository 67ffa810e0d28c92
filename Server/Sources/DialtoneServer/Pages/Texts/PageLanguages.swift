import DialtoneModel
import EmbeddedFiles
import Hummingbird

/// The languages of the pages, from the files of the repository's folder `Texts`.
///
/// A language is read when it is first used.
struct PageLanguages: Sendable {
    /// The language for users whose own the pages do not have.
    let english: PageLanguage

    /// The files by tag.
    var sources: [String: EmbeddedFile] { files.sources }

    private let files: LanguageFiles<PageTexts>

    /// The tags by their form in lower case.
    private let tagsByLowercase: [String: String]

    /// The same for all servers of a process.
    private static let loaded = Result { try PageLanguages(files: EmbeddedFiles.pageTexts) }

    /// Returns the languages; throws if English lacks a text.
    init() throws {
        self = try Self.loaded.get()
    }

    /// Takes files by their names; throws if English lacks a text.
    init(files: [String: EmbeddedFile]) throws {
        self.files = try LanguageFiles<PageTexts>(files, of: "Texts")
        english = PageLanguage(tag: "en", texts: self.files.english)
        tagsByLowercase = Dictionary(
            uniqueKeysWithValues: self.files.tags.map { ($0.lowercased(), $0) }
        )
    }

    /// The tags of all languages, in their order.
    var tags: [String] { files.tags }

    /// Returns the language of this tag; `nil` if there is none.
    ///
    /// Throws if it lacks a text.
    func language(_ tag: String) throws -> PageLanguage? {
        try files.texts(of: tag).map { PageLanguage(tag: tag, texts: $0) }
    }

    /// Returns the first available of the user's languages, or English.
    func best(for tags: [String]) -> PageLanguage {
        let best = LanguageTag.best(of: tags, in: tagsByLowercase)
        // A test reads every embedded file, so none of them lacks a text.
        return best.flatMap { try? language($0.text) } ?? english
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
