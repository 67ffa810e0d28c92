import ArgumentParser
import DialtoneCore

struct ListAlerts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alerts",
        abstract: "List what operators were alerted of, the newest first.",
        discussion: """
            Alerts go by mail to `dialtone guard set --mail-to`, and to hooks that listen to
            sms.alert.
            """
    )

    @Option(help: "How many to list.")
    var limit = 50

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    private struct View: Encodable {
        let id: String
        let at: String
        let kind: String
        let axis: String
        let rule: String?
        let detail: String

        init(_ alert: SendAlert) {
            id = alert.id
            at = alert.at.readable
            kind = alert.kind.rawValue
            axis = alert.subject.text
            rule = alert.rule?.text
            detail = alert.detail
        }

        var row: [String] { [at, kind, axis, rule ?? "", detail] }
    }

    func validate() throws {
        guard (1...1_000).contains(limit) else { throw ValidationError("A limit is 1 to 1000.") }
    }

    func run() async throws {
        let views = try await data.withStore { [limit] store in
            let project = try await project.find(in: store).id.parent
            return try await store.read { try $0.sendAlerts(of: project, limit: limit) }
        }
        .map(View.init)
        if json { return try Terminal.show(json: views) }
        let header = ["TIME", "ALERT", "ABOUT", "RULE", "DETAIL"]
        Terminal.show(Table(header: header, rows: views.map(\.row)).text)
    }
}
