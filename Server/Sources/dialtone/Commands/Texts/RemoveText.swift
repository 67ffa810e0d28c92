import DialtoneModel
import ArgumentParser

struct RemoveText: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a custom text.",
        discussion: "Messages then have the built-in text."
    )

    @Argument(help: "The language, such as de or pt-BR.")
    var language: String

    @OptionGroup var subject: TextSubject
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Remove the text in \(language)")
        let key = LanguageTag(language).key
        try await data.withStore { store in
            let (project, app) = try await subject.find(in: store)
            let messages = project.settings.messages
            let own =
                app.map { messages.apps[$0.appID] ?? MessageTextSettings() }
                ?? messages.common
            guard own.texts[key] != nil else {
                throw CommandFailure(
                    "There is no custom text in \(language)",
                    hint: CommandHint("texts list", "lists the texts")
                )
            }
            try await subject.change(in: store) { $0.texts[key] = nil }
        }
        Terminal.show("Removed the text in \(language).")
    }
}
