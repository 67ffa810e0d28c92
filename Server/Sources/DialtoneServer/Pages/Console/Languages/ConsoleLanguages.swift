import DialtoneModel
import EmbeddedFiles
import Hummingbird
import Synchronization

/// The languages of the console, from the files of the repository's folder `Texts/Console`.
///
/// A language is read, and the templates are translated, when it is first used: that takes too long
/// for the start, and for an event loop.
final class ConsoleLanguages: Sendable {
    private let files: [String: [UInt8]]
    private let templates: [String: [UInt8]]
    private let loaded: Mutex<[String: ConsoleLanguage]>
    private let loader = Loader()

    /// The tags that browsers can ask for, by their form in lower case.
    private let tags: [String: String]

    init(
        files: [String: [UInt8]] = EmbeddedFiles.consoleTexts,
        templates: [String: [UInt8]] = PageTemplates.files
    ) {
        let files = Dictionary(
            uniqueKeysWithValues: files.map { ($0.replacing(".json", with: ""), $1) }
        )
        self.files = files
        self.templates = templates
        loaded = Mutex(["en": .english])
        tags = Dictionary(
            uniqueKeysWithValues: files.keys.map { ($0.lowercased(), $0) }
        )
    }

    /// The tags of all languages, in their order.
    var all: [String] { tags.values.sorted() }

    /// The languages to choose from; `nil` if there is only one.
    var choice: LanguageChoice? { tags.count > 1 ? LanguageChoice(all) : nil }

    /// Returns the chosen language or, if there is no such, the best for the browser.
    func language(for request: Request, chosen: String?) async throws -> ConsoleLanguage {
        let preferences = LanguagePreferences(
            locale: chosen,
            accept: request.headers[.acceptLanguage]
        )
        let tag = LanguageTag.best(of: preferences.tags, in: tags)?.text ?? "en"
        if let language = loaded.withLock({ $0[tag] }) { return language }
        return try await loader.load { [self] in
            if let language = loaded.withLock({ $0[tag] }) { return language }
            let language = try read(tag)
            loaded.withLock { $0[tag] = language }
            return language
        }
    }

    private func read(_ tag: String) throws -> ConsoleLanguage {
        let catalog = try files[tag].map(ConsoleCatalog.init(file:)) ?? ConsoleCatalog()
        let translation = TemplateTranslation(catalog, tag: tag)
        let translated = Dictionary(
            uniqueKeysWithValues: templates.filter { $0.key.hasPrefix("console") }
                .map { ($0, translation.translated($1)) }
        )
        let all = templates.merging(translated) { _, own in own }
        return ConsoleLanguage(
            tag: tag,
            catalog: catalog,
            templates: try PageTemplates(all)
        )
    }

    /// Runs one load after another, and none on an event loop.
    private actor Loader {
        func load(
            _ body: @Sendable () throws -> ConsoleLanguage
        ) throws -> ConsoleLanguage { try body() }
    }
}
