import DialtoneSMS
import ArgumentParser

struct ListTexts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the languages with texts and their origin."
    )

    @OptionGroup var subject: TextSubject
    @OptionGroup var output: OutputOptions

    func run() async throws {
        let views = try await output.data.withStore { store in
            let (project, app) = try await subject.find(in: store)
            return try MessageTextEntry.all(of: project, app: app).map(MessageTextView.init)
        }
        let list = Listing(
            "texts",
            views,
            header: ["LANGUAGE", "OF", "TEXT"],
            none: "No texts."
        ) {
            [$0.language, $0.origin, $0.problem == nil ? $0.text : "(refused)"]
        }
        try Terminal.show(list, asJSON: output.json)
    }
}
