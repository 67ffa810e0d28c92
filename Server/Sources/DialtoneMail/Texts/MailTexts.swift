package import DialtoneModel
import EmbeddedFiles

/// The emails about accounts, in the languages of the repository's folder `Texts/Mail`.
package struct MailTexts: MailText {
    /// By language tag in lower case.
    let wordings: [String: MailWording]

    private let english: MailWording

    /// Decoded once for all servers of a process.
    private static let loaded = Result {
        try LanguageFiles<MailWording>(EmbeddedFiles.mailTexts, of: "Texts/Mail")
    }

    /// Throws if a language lacks a text.
    package init() throws {
        let files = try Self.loaded.get()
        wordings = files.byLowercaseTag
        english = files.english
    }

    package func content(
        of notice: AccountNotice,
        appName: String,
        languages: [String]
    ) -> MailContent {
        let (language, wording) =
            LanguageTag.best(of: languages, in: wordings) ?? ("en", english)
        return MailLayout(
            notice: notice,
            language: language,
            wording: wording,
            appName: MessageAppName(appName).text
        ).content
    }
}
