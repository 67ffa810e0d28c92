import DialtoneModel
import ArgumentParser

struct SetText: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set message texts and common settings.",
        discussion: """
            Options that you omit change nothing; an empty name, domain or hash removes it.
            Texts that prevent phones from autofilling the code are refused, with the
            reason.

            The last line binds the code to the domain. For an Android app with a hash, it
            is the hash, with which Google Play services pass the message to the app.
            """
    )

    @Argument(help: "The language, such as de or pt-BR.")
    var language: String?

    @Argument(help: "The text, with {code} and optionally {app}.")
    var text: String?

    @Option(help: "The app name in texts. (default: the project's name)")
    var name: String?

    @Option(help: "The domain that codes are bound to, such as shop.example.com.")
    var domain: String?

    @Option(help: "The 11-character hash of the Android app.")
    var appHash: String?

    @Option(help: "The language for users whose language has no text.")
    var defaultLanguage: String?

    @OptionGroup var subject: TextSubject
    @OptionGroup var data: DataOptions

    func validate() throws {
        guard (language == nil) == (text == nil) else {
            throw ValidationError("Pass both a language and a text.")
        }
        guard [language, name, domain, appHash, defaultLanguage].contains(where: { $0 != nil })
        else {
            throw ValidationError("Pass at least one setting.")
        }
        guard defaultLanguage == nil || subject.app == nil else {
            throw ValidationError("--default-language applies to the project, not to an app.")
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
        Terminal.show("Changed the message texts.")
    }
}
