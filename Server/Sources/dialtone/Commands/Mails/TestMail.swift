import ArgumentParser
import DialtoneBasics
import DialtoneMail
import DialtoneModel
import Logging

struct TestMail: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Send an e-mail with sample data.",
        discussion: """
            The mail's link leads nowhere. The command prints whether the mail server of
            the configuration accepts the e-mail, and needs --config.
            """
    )

    @Option(name: .customLong("to"), help: "The recipient's address.")
    var recipient: String

    @OptionGroup var subject: MailSubject
    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let recipient: String
        let subject: String
    }

    func run() async throws {
        guard let mail = try await output.data.mail() else {
            throw CommandFailure("A development server sends no e-mails. Pass --config.")
        }
        if let obstacle = mail.obstacle {
            throw CommandFailure("No e-mail was sent: \(obstacle).")
        }
        let address = try EmailAddress(checking: recipient).rawValue
        let project = try await output.data.withStore { try await subject.project.find(in: $0) }
        let logger = Logger(label: "dialtone") { _ in SwiftLogNoOpLogHandler() }
        let production = try ProductionMail(mail, random: .system, logger: logger)
        let notice = AccountNotice(sampleOf: subject.kind, to: address)
        let content = try MailTexts().content(
            of: notice,
            for: project,
            languages: [subject.language]
        )
        let problem = try await production.sender.sendTest(
            OutgoingMail(
                projectID: project.id,
                recipient: notice.recipient,
                sender: project.mailIdentity,
                notice: notice,
                content: content,
                sentAt: ServerClock.system().now
            )
        )
        if let problem { throw CommandFailure(problem) }
        if output.json {
            return try Terminal.show(json: View(recipient: address, subject: content.subject))
        }
        Terminal.show("The mail server has accepted the e-mail.")
    }
}
