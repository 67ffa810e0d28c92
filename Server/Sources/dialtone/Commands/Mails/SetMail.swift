import ArgumentParser
import DialtoneFlows
import DialtoneModel

struct SetMail: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set the text of an e-mail.",
        discussion: """
            Options that you omit keep their value, if there is a custom text already.
            Texts without {link}, with unknown placeholders or with characters that hide
            or reorder text are refused, with the reason.

            Examples:
              dialtone mails set signIn en --subject 'Sign in' --body 'Open {link}'
              dialtone mails set verifyEmail de --subject 'Ihre Adresse' --body-file de.txt
            """
    )

    @OptionGroup var subject: MailSubject
    @OptionGroup var text: MailTextOptions
    @OptionGroup var data: DataOptions

    func validate() throws {
        guard !text.isEmpty else { throw ValidationError("Pass at least --subject and --body.") }
    }

    func run() async throws {
        let key = subject.key
        try await data.withStore { store in
            let project = try await subject.project.find(in: store)
            let own = try text.text(over: project.settings.mails.texts[key])
            try await ProjectRegistry(of: store).changeSettings(of: project.id) {
                $0.mails.texts[key] = own
            }
        }
        Terminal.show("Changed \(subject.kind.rawValue) in \(subject.language).")
    }
}

struct RemoveMail: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a custom text of an e-mail.",
        discussion: "The e-mail then has the built-in text."
    )

    @OptionGroup var subject: MailSubject
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let key = subject.key
        let name = "\(subject.kind.rawValue) in \(subject.language)"
        try confirmation.require(for: "Remove the text of \(name)")
        try await data.withStore { store in
            let project = try await subject.project.find(in: store)
            guard project.settings.mails.texts[key] != nil else {
                throw CommandFailure(
                    "There is no custom text of \(name)",
                    hint: CommandHint("mails list", "lists the e-mails")
                )
            }
            try await ProjectRegistry(of: store).changeSettings(of: project.id) {
                $0.mails.texts[key] = nil
            }
        }
        Terminal.show("Removed the text of \(name).")
    }
}
