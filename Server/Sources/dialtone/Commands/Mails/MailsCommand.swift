import ArgumentParser
import DialtoneMail
import DialtoneModel
import Foundation

/// Manages the texts and the sender of mails to users.
struct MailsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mails",
        abstract: "Manage and preview e-mails to users.",
        discussion: """
            Dialtone has texts of all e-mails in many languages. A project can have custom
            texts: plain text with placeholders such as {link}, of which the server makes
            the HTML version. docs/mails.md lists the e-mails, their placeholders and which
            texts are refused. Running servers apply changes within a second.

            Examples:
              dialtone mails preview verifyEmail de
              dialtone mails set verifyEmail de --subject 'Willkommen bei {app}' \\
                --body-file willkommen.txt --button 'Adresse bestätigen'
              dialtone mails sender --name 'Acme Shop' --reply-to help@shop.example.com
              dialtone mails test verifyEmail de --to me@example.com
            """,
        subcommands: [
            ListMails.self, ShowMail.self, SetMail.self, RemoveMail.self, PreviewMail.self,
            SetMailSender.self, TestMail.self,
        ]
    )
}

/// The kind and the language of a mail in a command.
struct MailSubject: ParsableArguments {
    @Argument(help: "The e-mail, such as verifyEmail or resetPassword.", transform: Self.kind)
    var kind: AccountNotice.Kind

    @Argument(help: "The language, such as de or pt-BR.", transform: Self.language)
    var language: String

    @OptionGroup var project: ProjectOption

    var key: String { MailTextKey(kind: kind, language: language).text }

    private static func kind(_ text: String) throws -> AccountNotice.Kind {
        guard let kind = AccountNotice.Kind(rawValue: text) else {
            let names = AccountNotice.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("The e-mail must be one of \(names).")
        }
        return kind
    }

    private static func language(_ text: String) throws -> String {
        let tag = LanguageTag(text)
        guard tag.isWellFormed else {
            throw ValidationError("\(text) is not a language, such as de or pt-BR.")
        }
        return tag.key
    }
}

/// A custom text in the options of a command.
struct MailTextOptions: ParsableArguments {
    @Option(help: "The subject.")
    var subject: String?

    @Option(help: "The content, in paragraphs that empty lines separate.")
    var body: String?

    @Option(help: "A file with the content.")
    var bodyFile: String?

    @Option(help: "The label of the button for the link. (default: the built-in one)")
    var button: String?

    func validate() throws {
        guard body == nil || bodyFile == nil else {
            throw ValidationError("Pass either --body or --body-file.")
        }
    }

    var isEmpty: Bool { subject == nil && body == nil && bodyFile == nil && button == nil }

    /// Returns the text, with missing parts from `old`.
    func text(over old: CustomMailText?) throws -> CustomMailText {
        .entered(
            subject: subject ?? old?.subject ?? "",
            body: try bodyFile.map(Self.content) ?? body ?? old?.body ?? "",
            button: button ?? old?.button
        )
    }

    private static func content(ofFile path: String) throws -> String {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw CommandFailure("\(path) cannot be read as UTF-8 text.")
        }
        return text
    }
}
