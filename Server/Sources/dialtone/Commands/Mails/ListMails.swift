import ArgumentParser
import DialtoneMail
import DialtoneModel

struct ListMails: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List e-mails and their custom languages."
    )

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let kind: String
        let subject: String
        let customLanguages: [String]
    }

    func run() async throws {
        let texts = try MailTexts()
        let views = try await options.withProject { _, project in
            AccountNotice.Kind.allCases.map { kind in
                let entry = texts.entry(of: kind, for: project, in: "en")
                return View(
                    kind: kind.rawValue,
                    subject: (entry.custom ?? entry.shipped)?.subject ?? "",
                    customLanguages: project.settings.mails.texts(of: kind).keys.sorted()
                )
            }
        }
        let list = Listing(
            "mails",
            views,
            header: ["MAIL", "CUSTOM IN", "SUBJECT IN ENGLISH"],
            none: "No mails."
        ) { view in
            let languages = view.customLanguages
            return [
                view.kind, languages.isEmpty ? "-" : languages.joined(separator: " "), view.subject,
            ]
        }
        try Terminal.show(list, asJSON: options.json)
    }
}
