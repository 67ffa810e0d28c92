import ArgumentParser
import DialtoneModel
import DialtoneSMS

struct CheckTexts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check a new text or the current texts.",
        discussion: """
            The command changes nothing. The exit code is 1 if a text is not valid, and 0
            if it is only longer than one message.
            """
    )

    @Argument(help: "The text. (default: all texts of the project or app)")
    var text: String?

    @Option(help: "The language of the text.")
    var language = "en"

    @OptionGroup var subject: TextSubject
    @OptionGroup var output: OutputOptions

    func run() async throws {
        let verdicts = try await output.data.withStore { store in
            var (project, app) = try await subject.find(in: store)
            let key = LanguageTag(language).key
            if let text { project.settings.messages.common.texts = [key: text] }
            if text != nil { project.settings.messages.apps = [:] }
            return try MessageTextEntry.all(of: project, app: app)
                .filter { $0.origin != .shipped }
                .map { try MessageTextVerdict($0, for: project, app: app) }
        }
        let lines = verdicts.isEmpty ? ["No custom texts."] : verdicts.map(\.line)
        try Terminal.show(Listing("texts", verdicts, lines: lines), asJSON: output.json)
        if verdicts.contains(where: { $0.problem != nil }) { throw ExitCode.failure }
    }
}

/// The result of checking a text: its problem, or its length.
struct MessageTextVerdict: Encodable {
    let language: String
    let problem: String?

    /// The number of segments; `nil` if the text cannot be used.
    let segments: Int?

    let warnings: [String]

    init(_ entry: MessageTextEntry, for project: Project, app: RelyingApp?) throws {
        language = entry.language
        problem = entry.problem?.explanation
        guard entry.problem == nil,
            let view = try MessagePreviewView(entry.language, of: project, app: app, price: nil)
        else {
            segments = nil
            warnings = []
            return
        }
        segments = view.segments
        warnings = view.warnings
    }

    var line: String {
        if let problem { return "\(language): not valid, it \(problem)" }
        return ([language + ": good"] + warnings).joined(separator: "; ")
    }
}
