import DialtoneModel
import ArgumentParser
import DialtoneSMS

/// Manages the texts of messages.
struct TextsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "texts",
        abstract: "Manage and preview message texts.",
        discussion: """
            Dialtone has texts in many languages. A project and each of its apps can have
            custom texts. A text contains {code} once, and optionally {app} for the name.
            docs/texts.md lists which texts are refused, and why. Running servers apply
            changes within a second.

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
