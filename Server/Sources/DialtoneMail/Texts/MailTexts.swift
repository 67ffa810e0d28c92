import DialtoneBasics
package import DialtoneModel
import EmbeddedFiles

/// The emails about accounts: a project's own texts, or those of the repository's folder
/// `Texts/Mail`.
package struct MailTexts: MailText {
    /// By language tag in lower case.
    let wordings: [String: MailWording]

    private let english: MailWording

    /// Decoded once for all servers of a process.
    private static let loaded = Result {
        try LanguageFiles<MailWording>(EmbeddedFiles.mailTexts, of: "Texts/Mail")
    }

    /// A text that can be sent.
    private enum Source {
        case custom(MailTemplate)
        case shipped(MailWording)
    }

    /// Throws if a language lacks a text.
    package init() throws {
        let files = try Self.loaded.get()
        wordings = try files.byLowercaseTag()
        english = files.english
    }

    package func content(
        of notice: AccountNotice,
        for project: Project,
        languages: [String]
    ) -> MailContent {
        let (language, source) = best(of: languages, of: notice.kind, for: project)
        let name = MessageAppName(project.displayName).text
        let button = MailLayout.Button(project.settings.branding)
        switch source {
        case .custom(let template):
            return MailLayout(
                MailValues(notice: notice, appName: name.isEmpty ? project.id.rawValue : name),
                template: template,
                wording: wording(nearest: language, in: project),
                language: language,
                button: button
            ).content
        case .shipped(let wording):
            return MailLayout(
                MailValues(notice: notice, appName: name),
                wording: wording,
                language: language,
                button: button
            ).content
        }
    }

    package func entry(
        of kind: AccountNotice.Kind,
        for project: Project,
        in language: String
    ) -> MailTextEntry {
        let key = LanguageTag(language).key
        let custom = project.settings.mails.text(of: kind, in: key)
        var problem: InvalidMailText?
        if let custom {
            do {
                _ = try MailTemplate(checking: custom, for: kind)
            } catch {
                problem = error
            }
        }
        return MailTextEntry(
            kind: kind,
            language: best(of: [language], of: kind, for: project).language,
            custom: custom,
            shipped: LanguageTag.best(of: [language], in: wordings)?.text.text(of: kind),
            problem: problem
        )
    }

    /// Returns the text for the first of `languages` that has one.
    ///
    /// A stored text that violates the present rules is not sent.
    private func best(
        of languages: [String],
        of kind: AccountNotice.Kind,
        for project: Project
    ) -> (language: String, source: Source) {
        let fallbacks = [project.settings.messages.defaultLanguage, "en"].compactMap(\.self)
        let wanted = Array(languages.prefix(8)) + fallbacks
        var customs = project.settings.mails.texts(of: kind)
        // Only the text that is sent is checked: a project can have many long ones.
        while !customs.isEmpty {
            let known = customs.mapValues(Optional.some)
                .merging(wordings.mapValues { _ in nil }) { own, _ in own }
            guard let found = LanguageTag.best(of: wanted, in: known), let own = found.text else {
                break
            }
            if let template = try? MailTemplate(checking: own, for: kind) {
                return (found.tag, .custom(template))
            }
            customs[found.tag] = nil
        }
        guard let found = LanguageTag.best(of: wanted, in: wordings) else {
            return ("en", .shipped(english))
        }
        return (found.tag, .shipped(found.text))
    }

    private func wording(nearest language: String, in project: Project) -> MailWording {
        let languages = [language, project.settings.messages.defaultLanguage].compactMap(\.self)
        return LanguageTag.best(of: languages, in: wordings)?.text ?? english
    }
}

extension MailLayout.Button {
    /// The project's color for light pages; mail programs adapt it to dark ones.
    init(_ branding: BrandingSettings) {
        self.init()
        guard let palette = branding.palettes?.light else { return }
        background = palette.accent.description
        ink = palette.onAccent.description
    }
}
