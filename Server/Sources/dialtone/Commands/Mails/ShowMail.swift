import ArgumentParser
import DialtoneMail
import DialtoneModel

struct ShowMail: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show an e-mail's text with its placeholders."
    )

    @OptionGroup var subject: MailSubject
    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let kind: String
        let language: String
        let origin: String
        let subject: String
        let body: String
        let button: String?
        let problem: String?
        let placeholders: [String]

        var lines: [String] {
            [
                "Subject:      \(subject)", button.map { "Button:       \($0)" },
                "Origin:       \(origin)", problem.map { "Not sent:     \($0)" },
                "Placeholders: \(placeholders.map { "{\($0)}" }.joined(separator: " "))",
                "", body,
            ].compactMap(\.self)
        }
    }

    func run() async throws {
        let texts = try MailTexts()
        let (kind, language) = (subject.kind, subject.language)
        let view = try await output.data.withStore { store in
            let project = try await subject.project.find(in: store)
            let entry = texts.entry(of: kind, for: project, in: language)
            guard let text = entry.custom ?? entry.shipped else {
                throw CommandFailure("There is no text in \(language).")
            }
            return View(
                kind: kind.rawValue,
                language: language,
                origin: entry.custom == nil ? "built-in" : "project",
                subject: text.subject,
                body: text.body,
                button: text.button,
                problem: entry.problem?.sentence,
                placeholders: kind.placeholders.map(\.rawValue)
            )
        }
        if output.json { return try Terminal.show(json: view) }
        Terminal.show(view.lines.joined(separator: "\n"))
    }
}
