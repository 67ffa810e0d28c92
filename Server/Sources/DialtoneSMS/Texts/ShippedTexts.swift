import DialtoneModel
import EmbeddedFiles

/// The built-in texts of messages, from the repository's folder `Texts/SMS`.
struct ShippedTexts: Sendable {
    /// The texts with codes, by language tag in lower case.
    let codes: [String: VerificationText]

    /// The notices, by language tag in lower case; not every language has one.
    let notices: [String: NoticeText]

    let englishCode: VerificationText
    let englishNotice: NoticeText

    /// Decoded once for all servers of a process.
    private static let loaded = Result {
        try Self(LanguageFiles(EmbeddedFiles.messageTexts, of: "Texts/SMS"))
    }

    /// A file: the texts of one language.
    private struct Language: Decodable, Sendable {
        let code: VerificationText
        let notice: NoticeText?
    }

    /// Throws if a language lacks a text.
    init() throws {
        self = try Self.loaded.get()
    }

    private init(_ files: LanguageFiles<Language>) throws {
        let languages = try files.byLowercaseTag()
        codes = languages.mapValues(\.code)
        notices = languages.compactMapValues(\.notice)
        englishCode = files.english.code
        guard let notice = files.english.notice else { throw NoEnglishNotice() }
        englishNotice = notice
    }

    /// Returns the text with a code in the closest language that has one.
    func code(in language: String) -> VerificationText {
        LanguageTag.best(of: [language], in: codes)?.text ?? englishCode
    }

    private struct NoEnglishNotice: Error, CustomStringConvertible {
        var description: String { "Texts/SMS/en.json has no notice" }
    }
}
