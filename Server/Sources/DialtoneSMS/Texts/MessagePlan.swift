import DialtoneModel

/// The message texts of one app in every language.
struct MessagePlan {
    let name: MessageAppName
    let ending: MessageEnding?

    /// The built-in texts, overridden by the project's own.
    let texts: [String: VerificationText]

    /// The text for requests in no supported language.
    private let standard: (tag: String, text: VerificationText)

    private let project: Project
    private let codeLength: Int
    private var wordings: [String: MessageWording] = [:]

    init(of project: Project, app: RelyingApp?, codeLength: Int, from shipped: ShippedTexts) {
        self.project = project
        self.codeLength = codeLength
        let settings = project.settings.messages.texts(for: app?.appID)
        name = MessageAppName(settings.name ?? project.displayName).besideCode
        ending = settings.ending(for: app?.platform)
        let own = project.settings.ownTexts(settings, beside: shipped)
        texts = own.isEmpty ? shipped.codes : shipped.codes.merging(own) { $1 }
        let language = project.settings.messages.defaultLanguage ?? "en"
        standard = LanguageTag.best(of: [language], in: texts) ?? ("en", shipped.englishCode)
    }

    /// Returns whether the settings that the texts depend on are those of `project`.
    func isOf(_ project: Project) -> Bool {
        self.project.displayName == project.displayName
            && self.project.settings.messages == project.settings.messages
            && self.project.settings.authorizedDomains == project.settings.authorizedDomains
    }

    mutating func wording(in languages: [String]) -> MessageWording {
        let (language, text) = LanguageTag.best(of: languages, in: texts) ?? standard
        if let wording = wordings[language] { return wording }
        let composer = MessageComposer(name: name, ending: ending, codeLength: codeLength)
        let wording = composer.wording(of: text, in: language)
        wordings[language] = wording
        return wording
    }
}

extension ProjectSettings {
    /// Returns the texts of `settings` that may be sent.
    ///
    /// Omits texts that are no longer valid, for example because they link to a domain that the
    /// project no longer has; the built-in text is sent instead.
    fileprivate func ownTexts(
        _ settings: MessageTextSettings,
        beside shipped: ShippedTexts
    ) -> [String: VerificationText] {
        guard !settings.texts.isEmpty else { return [:] }
        let domains = messageDomains(settings)
        var texts: [String: VerificationText] = [:]
        for (language, text) in settings.texts {
            let template = try? MessageTemplate(checking: text, domains: domains)
            guard let template else { continue }
            texts[LanguageTag(language).key] = VerificationText(
                named: template,
                nameless: template.namesApp ? shipped.code(in: language).nameless : template
            )
        }
        return texts
    }
}
