package import DialtoneModel

extension MessageTexts {
    /// The minimum length of a shortened name.
    private static let leastName = 8

    package func notice(
        _ kind: AccountNotice.Kind,
        link: String?,
        for project: Project,
        in languages: [String]
    ) -> MessageWording {
        let settings = project.settings.messages
        let fallback = settings.defaultLanguage.map { [$0] } ?? []
        let (language, text) =
            LanguageTag.best(of: languages + fallback, in: shipped.notices)
            ?? ("en", shipped.englishNotice)
        let name = MessageAppName(settings.common.name ?? project.displayName).besideCode
        let whole = Self.wording(text, kind, name.text, link, language)
        guard whole.segments > 1 else { return whole }
        // A long name must not double the price, but users must recognize the app.
        let shorter = name.shortened(to: Self.leastName).lazy
            .map { Self.wording(text, kind, $0, link, language) }
            .first { $0.segments == 1 }
        return shorter ?? whole
    }

    private static func wording(
        _ text: NoticeText,
        _ kind: AccountNotice.Kind,
        _ name: String,
        _ link: String?,
        _ language: String
    ) -> MessageWording {
        let spelled = SMSSpelling.plain([text.text(of: kind, name: name, link: link)]).joined()
        let size = SMSAlphabet.size(of: spelled)
        return MessageWording(
            parts: [spelled],
            language: language,
            alphabet: size.alphabet,
            segments: size.segments
        )
    }
}
