import DialtoneModel
import ArgumentParser

struct SetText: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set the text of a language, the name in it, or the last line.",
        discussion: """
            What is not named stays as it is; an empty name, domain or hash takes it away.
            A text from which phones could not fill in the code is refused, with the
            reason.

            The last line binds the code to the domain; for an Android app with a hash it
            is the hash, by which Google Play services hand the message to the app.
            """
    )

    @Argument(help: "The language, such as de or pt-BR.")
    var language: String?

    @Argument(help: "The text, with {code} and, if wanted, {app}.")
    var text: String?

    @Option(help: "The name in texts, where it is not the project's.")
    var name: String?

    @Option(help: "The host that codes are bound to, such as shop.example.com.")
    var domain: String?

    @Option(help: "The eleven characters by which Android finds the app.")
    var appHash: String?

    @Option(help: "The language of those whose own has no text.")
    var defaultLanguage: String?

    @OptionGroup var subject: TextSubject
    @OptionGroup var data: DataOptions

    func validate() throws {
        guard (language == nil) == (text == nil) else {
            throw ValidationError("Name the language and its text.")
        }
        guard [language, name, domain, appHash, defaultLanguage].contains(where: { $0 != nil })
        else {
            throw ValidationError("Say what to set.")
        }
        guard defaultLanguage == nil || subject.app == nil else {
            throw ValidationError("The default language is the project's, not an app's.")
        }
    }

    func run() async throws {
        try await data.withStore { store in
            try await subject.change(in: store) { settings in
                if let language, let text { settings.texts[LanguageTag(language).key] = text }
                settings.name.change(to: name)
                settings.domain.change(to: domain)
                settings.appHash.change(to: appHash)
            } alsoChange: { messages in
                let key = defaultLanguage.map { $0.isEmpty ? "" : LanguageTag($0).key }
                messages.defaultLanguage.change(to: key)
            }
        }
        Terminal.show("Changed what messages say.")
    }
}
