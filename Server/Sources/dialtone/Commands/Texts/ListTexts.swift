import ArgumentParser
import DialtoneCore
import DialtoneMessaging

struct ListTexts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the languages that there are texts in, and whose texts they are."
    )

    @OptionGroup var subject: TextSubject
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let views = try await data.withStore { store in
            let (project, app) = try await subject.find(in: store)
            return MessageTextEntry.all(of: project, app: app).map(MessageTextView.init)
        }
        if json { return try Terminal.show(json: views) }
        let rows = views.map {
            [$0.language, $0.origin, $0.problem == nil ? $0.text : "(refused)"]
        }
        Terminal.show(Table(header: ["LANGUAGE", "OF", "TEXT"], rows: rows).text)
    }
}
