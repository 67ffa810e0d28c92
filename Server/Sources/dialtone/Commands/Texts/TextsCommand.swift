import ArgumentParser

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
