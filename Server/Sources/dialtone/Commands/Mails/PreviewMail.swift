import ArgumentParser
import DialtoneMail
import DialtoneModel

struct PreviewMail: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Print an e-mail with sample data.",
        discussion: """
            With options of a text, prints the e-mail with this text, and sets nothing.
            """
    )

    @Flag(help: "Print the HTML version.")
    var html = false

    @OptionGroup var subject: MailSubject
    @OptionGroup var text: MailTextOptions
    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let subject: String
        let text: String
        let html: String
    }

    func run() async throws {
        let (kind, key) = (subject.kind, subject.key)
        let content = try await output.data.withStore { store in
            var project = try await subject.project.find(in: store)
            if !text.isEmpty {
                let own = try text.text(over: project.settings.mails.texts[key])
                do throws(InvalidMailText) {
                    _ = try MailTemplate(checking: own, for: kind)
                } catch {
                    throw CommandFailure(error.sentence)
                }
                project.settings.mails.texts[key] = own
            }
            let notice = AccountNotice(sampleOf: kind, to: AccountNotice.sampleAddress)
            return try MailTexts().content(
                of: notice,
                for: project,
                languages: [subject.language]
            )
        }
        if output.json {
            return try Terminal.show(
                json: View(subject: content.subject, text: content.text, html: content.html)
            )
        }
        Terminal.show(html ? content.html : "Subject: \(content.subject)\n\n\(content.text)")
    }
}
