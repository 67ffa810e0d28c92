import ArgumentParser
import DialtoneFlows
import DialtoneModel

struct SetMailSender: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sender",
        abstract: "Show or set the sender of e-mails.",
        discussion: """
            Options that you omit change nothing; an empty value removes a setting. Without
            options, the command shows the sender. The address must have the domain of
            mail.from or one in mail.senderDomains, and the mail server must accept it;
            docs/mails.md explains SPF, DKIM and DMARC.
            """
    )

    @Option(help: "The display name. (default: the project's name)")
    var name: String?

    @Option(help: "The sender's address. (default: mail.from)")
    var from: String?

    @Option(help: "The address for replies. (default: mail.replyTo)")
    var replyTo: String?

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let name: String
        let from: String?
        let replyTo: String?

        init(_ project: Project) {
            let identity = project.mailIdentity
            name = identity.name
            from = identity.from
            replyTo = identity.replyTo
        }

        var text: String {
            """
            Name:     \(name)
            From:     \(from ?? "that of the server")
            Reply to: \(replyTo ?? "that of the server")
            """
        }
    }

    func run() async throws {
        let hasChange = [name, from, replyTo].contains { $0 != nil }
        let view = try await options.withProject { store, project in
            guard hasChange else { return View(project) }
            let registry = ProjectRegistry(of: store)
            try await registry.changeSettings(of: project.id) { settings in
                settings.mails.senderName.change(to: name)
                settings.mails.from.change(to: from)
                settings.mails.replyTo.change(to: replyTo)
            }
            return View(try await registry.project(project.id).project)
        }
        if options.json { return try Terminal.show(json: view) }
        Terminal.show(view.text)
    }
}
