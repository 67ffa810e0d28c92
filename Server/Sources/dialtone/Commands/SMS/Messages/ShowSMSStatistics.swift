import IdentityToolkitAdmin
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import ArgumentParser

struct ShowSMSStatistics: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show statistics by country and gateway."
    )

    @Option(help: "The number of days to include, 1 to 30.")
    var days: Int64 = 7

    @Option(help: "Only messages of this project.")
    var project: String?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard (1...30).contains(days) else { throw ValidationError("--days must be 1 to 30.") }
    }

    func run() async throws {
        let now = ServerClock.system().now
        let view = try await output.data.withStore { store in
            var id: ProjectID?
            if let project { id = try await ProjectOption.find(project, in: store).id }
            return try await store.read { [id, days] data in
                try MessageStatistics(of: id, days: days, at: now, from: data)
            }
        }
        if output.json { return try Terminal.show(json: view) }
        Terminal.show(
            Table(
                header: CountryStatistics.header,
                rows: view.countries.map(\.row)
            )
            .text
        )
        Terminal.show("")
        Terminal.show(
            Table(
                header: GatewayFigures.header,
                rows: view.gateways.map(\.row)
            )
            .text
        )
    }
}
