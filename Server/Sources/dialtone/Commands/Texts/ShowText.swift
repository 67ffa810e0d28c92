import DialtoneModel
import DialtoneSMS
import ArgumentParser

struct ShowText: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a language's text and common settings."
    )

    @Argument(help: "The language, such as de or pt-BR.")
    var language: String

    @OptionGroup var subject: TextSubject
    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let text: MessageTextView
        let name: String
        let domain: String?
        let appHash: String?
        let defaultLanguage: String?

        var lines: [String] {
            [
                "Text:             \(text.text)",
                "Origin:           \(text.origin)",
                text.problem.map { "Not valid:        it \($0)" },
                "Name:             \(name)",
                domain.map { "Domain:           \($0)" },
                appHash.map { "App hash:         \($0)" },
                defaultLanguage.map { "Default language: \($0)" },
            ].compactMap(\.self)
        }
    }

    func run() async throws {
        let tag = LanguageTag(language)
        let view = try await output.data.withStore { store in
            let (project, app) = try await subject.find(in: store)
            let entries = try MessageTextEntry.all(of: project, app: app)
            let known = Dictionary(entries.map { ($0.language, $0) }) { first, _ in first }
            guard let entry = tag.lookups.lazy.compactMap({ known[$0] }).first else {
                throw CommandFailure(
                    "There is no text in \(language)",
                    hint: CommandHint("texts list", "lists the texts")
                )
            }
            let settings = project.settings.messages.texts(for: app?.appID)
            return View(
                text: MessageTextView(entry),
                name: MessageAppName(settings.name ?? project.displayName).besideCode.text,
                domain: settings.domain,
                appHash: settings.appHash,
                defaultLanguage: project.settings.messages.defaultLanguage
            )
        }
        if output.json { return try Terminal.show(json: view) }
        Terminal.show(view.lines.joined(separator: "\n"))
    }
}
