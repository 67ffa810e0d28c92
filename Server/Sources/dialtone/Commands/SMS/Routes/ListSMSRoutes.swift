import DialtoneBasics
import DialtoneModel
import ArgumentParser
import PhoneNumbers

struct ListSMSRoutes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List all routes."
    )

    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        /// The project's ID; `nil` for all projects.
        let project: String?
        let numbers: String
        let mode: String
        let steps: [[SMSRoute.Target]]

        init(_ route: SMSRoute) {
            project = route.projectID?.rawValue
            numbers = route.scope.rawValue
            mode = route.mode.rawValue
            steps = route.steps
        }

        var row: [String] {
            let steps = steps.map { step in
                step.count == 1
                    ? step[0].gateway
                    : step.map { "\($0.gateway):\($0.weight)" }.joined(separator: ",")
            }
            return [project ?? "all", numbers, mode, steps.joined(separator: " ")]
        }
    }

    func run() async throws {
        let routes = try await output.data.withStore { store in
            try await SMSRoutes(store: store, clock: .system()).all()
        }
        let views = routes.map(View.init)
        let header = ["PROJECT", "NUMBERS", "MODE", "GATEWAYS"]
        let list = Listing(
            "routes",
            views,
            header: header,
            none: "No routes; every gateway serves all numbers."
        ) { $0.row }
        try Terminal.show(list, asJSON: output.json)
    }
}
