import DialtoneBasics
import DialtoneModel
import EmbeddedFiles
import Hummingbird

/// The languages of the console, from the files of the repository's folder `Texts/Console`.
///
/// A language is read, and its templates are translated and parsed, when it is first used: that takes
/// too long for the start, and for an event loop.
struct ConsoleLanguages: Sendable {
    private let english = OnDemand { ConsoleLanguage.english(try PageTemplates()) }

    /// The other languages by tag.
    private let others: [String: OnDemand<ConsoleLanguage>]

    /// The tags that browsers can ask for, by their form in lower case.
    private let tags: [String: String]

    init(files: [String: EmbeddedFile] = EmbeddedFiles.consoleTexts) {
        others = files.reduce(into: [:]) { others, file in
            let tag = file.key.replacing(".json", with: "")
            guard tag != ConsoleLanguage.english.tag else { return }
            others[tag] = OnDemand { try Self.read(tag, from: file.value) }
        }
        let tags = others.keys + [ConsoleLanguage.english.tag]
        self.tags = Dictionary(uniqueKeysWithValues: tags.map { ($0.lowercased(), $0) })
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
        let tag = LanguageTag.best(of: preferences.tags, in: tags)?.text
        return try await (tag.flatMap { others[$0] } ?? english).value
    }

    private static func read(_ tag: String, from file: EmbeddedFile) throws -> ConsoleLanguage {
        let catalog = try ConsoleCatalog(file: file.bytes)
        let translation = TemplateTranslation(catalog, tag: tag)
        let templates = PageTemplates.files.map { name, template in
            (name, name.hasPrefix("console") ? translation.translated(template) : template)
        }
        return ConsoleLanguage(
            tag: tag,
            catalog: catalog,
            templates: try PageTemplates(Dictionary(uniqueKeysWithValues: templates))
        )
    }
}
