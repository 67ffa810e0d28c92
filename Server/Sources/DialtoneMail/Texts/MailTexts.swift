package import DialtoneModel

/// The emails about accounts, in the languages of ``MailWording``.
package struct MailTexts: MailText {
    package init() {}

    package func content(
        of notice: AccountNotice,
        appName: String,
        languages: [String]
    ) -> MailContent {
        let (language, wording) =
            LanguageTag.best(of: languages, in: MailWording.all)
            ?? ("en", .english)
        return MailLayout(
            notice: notice,
            language: language,
            wording: wording,
            appName: MessageAppName(appName).text
        ).content
    }
}
