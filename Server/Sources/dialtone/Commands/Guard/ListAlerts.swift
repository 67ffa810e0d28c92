import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard

struct ListAlerts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List alerts to operators, newest first.",
        discussion: """
            Alerts are sent by e-mail to the addresses of `dialtone guard set --mail-to`,
            and to hooks for sms.alert.
            """
    )

    @Option(help: "The maximum number to list.")
    var limit = 50

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let id: String
        let createdAt: String
        let kind: String
        let dimension: String
        let rule: String?
        let detail: String

        private let subject: String

        private enum CodingKeys: String, CodingKey {
            case id, createdAt, kind, dimension, rule, detail
        }

        init(_ alert: SendAlert) {
            id = alert.id
            createdAt = alert.at.readable
            kind = alert.kind.rawValue
            dimension = alert.subject.text
            // The project dimension has no subject to print after its kind.
            subject = dimension == "project:" ? "project" : dimension
            rule = alert.rule?.text
            detail = alert.detail
        }

        var row: [String] { [createdAt, kind, subject, rule ?? "", detail] }
    }

    func validate() throws {
        guard (1...1_000).contains(limit) else {
            throw ValidationError("--limit must be 1 to 1000.")
        }
    }

    func run() async throws {
        let views = try await options.data.withStore { [limit] store in
            let project = try await options.project.find(in: store).id.parent
            return try await store.read { try $0.sendAlerts(of: project, limit: limit) }
        }
        .map(View.init)
        let header = ["TIME", "ALERT", "ABOUT", "RULE", "DETAIL"]
        let list = Listing(
            "alerts",
            views,
            header: header,
            none: "No alerts."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}
