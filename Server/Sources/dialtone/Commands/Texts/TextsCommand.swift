import ArgumentParser
import DialtoneSMS

/// Manages the texts of messages.
struct TextsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "texts",
        abstract: "Show, change and try out what messages say.",
        discussion: """
            Texts are shipped in many languages; a project, and each of its apps, may have
            its own. A text has {code} once, and may have {app} for the name.
            docs/texts.md lists what is refused, and why. A running server sees a change
            within a second.

            Examples:
              dialtone texts preview de ja --price "0.08 EUR"
              dialtone texts set de "{code} ist dein {app}-Code. Nicht weitergeben!"
              dialtone texts set --domain shop.example.com
              dialtone texts set --app 1:123:android:0a1b2c --app-hash FA+9qCX9VSu
            """,
        subcommands: [
            ListTexts.self, ShowText.self, SetText.self, RemoveText.self, CheckTexts.self,
            PreviewTexts.self,
        ]
    )
}

struct ListTexts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the languages that have texts, and where each comes from."
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
        let list = Listing(
            "texts",
            views,
            header: ["LANGUAGE", "OF", "TEXT"],
            none: "No texts."
        ) {
            [$0.language, $0.origin, $0.problem == nil ? $0.text : "(refused)"]
        }
        try Terminal.show(list, asJSON: json)
    }
}
