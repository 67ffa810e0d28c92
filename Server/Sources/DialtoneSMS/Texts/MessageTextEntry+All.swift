package import DialtoneModel

extension MessageTextEntry {
    /// Returns the texts of all languages, sorted by language tag.
    ///
    /// Throws if a built-in text is missing.
    package static func all(of project: Project, app: RelyingApp?) throws -> [MessageTextEntry] {
        let messages = project.settings.messages
        let own = app.flatMap { messages.apps[$0.appID]?.texts } ?? [:]
        let settings = messages.texts(for: app?.appID)
        let domains = project.settings.messageDomains(settings)
        let shipped = try ShippedTexts().codes.mapValues(\.named.source)
        let stored = settings.texts.map { language, text in
            MessageTextEntry(
                language: language,
                origin: own[language] == nil ? .project : .app,
                template: text,
                shipped: shipped[language],
                problem: problem(of: text, domains: domains)
            )
        }
        let others = shipped.filter { settings.texts[$0.key] == nil }.map { language, text in
            MessageTextEntry(
                language: language,
                origin: .shipped,
                template: text,
                shipped: text,
                problem: nil
            )
        }
        return (stored + others).sorted { $0.language < $1.language }
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
