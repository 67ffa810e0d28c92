package import DialtoneModel

/// The message text in effect for one language of a project or one of its apps.
package struct MessageTextEntry: Sendable {
    package enum Origin: String, Sendable {
        case shipped, project, app
    }

    package let language: String
    package let origin: Origin
    package let template: String

    /// Why the text is not sent; until it is corrected, another one is used.
    package let problem: InvalidMessageTemplate?

    /// Returns the texts of all languages, sorted by language tag.
    ///
    /// Throws if a built-in text is missing.
    package static func all(of project: Project, app: RelyingApp?) throws -> [MessageTextEntry] {
        let messages = project.settings.messages
        let own = app.flatMap { messages.apps[$0.appID]?.texts } ?? [:]
        let settings = messages.texts(for: app?.appID)
        let domains = project.settings.messageDomains(settings)
        let stored = settings.texts.map { language, text in
            MessageTextEntry(
                language: language,
                origin: own[language] == nil ? .project : .app,
                template: text,
                problem: Self.problem(of: text, domains: domains)
            )
        }
        let shipped = try ShippedTexts().codes
            .filter { settings.texts[$0.key] == nil }
            .map { language, text in
                MessageTextEntry(
                    language: language,
                    origin: .shipped,
                    template: text.named.source,
                    problem: nil
                )
            }
        return (stored + shipped).sorted { $0.language < $1.language }
    }

    private static func problem(of text: String, domains: [String]) -> InvalidMessageTemplate? {
        do {
            _ = try MessageTemplate(checking: text, domains: domains)
            return nil
        } catch {
            return error
        }
    }
}
