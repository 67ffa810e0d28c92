import DialtoneModel
import DialtoneSMS
import ArgumentParser

struct ShowSMSGateway: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a gateway's settings, without secrets.",
        discussion: """
            The gateway sends receipts to the status URL. Some kinds receive this URL with
            each message; for the others, enter it in the gateway's settings.
            """
    )

    @Argument(help: "The gateway's name.")
    var name: String

    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let name: String
        let kind: String
        let settings: [String: String]
        let secrets: [String]
        let statusURL: String?
    }

    func run() async throws {
        let configuration = try await output.data.withStore { store in
            try await output.data.smsGateways(in: store).existing(name)
        }
        let addresses = CallbackAddresses(
            masterKey: try await output.data.masterKey(),
            publicURL: try await output.data.publicURL()
        )
        let view = View(
            name: name,
            kind: configuration.kind.rawValue,
            settings: configuration.settings,
            secrets: configuration.secrets.keys.sorted(),
            statusURL: addresses.statusURL(of: name)
        )
        if output.json { return try Terminal.show(json: view) }
        var rows = [["kind", view.kind]]
        rows += view.settings.sorted { $0.key < $1.key }.map { [$0.key, $0.value] }
        rows += view.secrets.map { [$0, "(secret)"] }
        rows.append(["status URL", view.statusURL ?? "none: listen.publicURL is not set"])
        Terminal.show(Table(header: ["FIELD", "VALUE"], rows: rows).text)
    }
}
