import DialtoneModel
import ArgumentParser
import PhoneNumbers

struct SetSMSRoute: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set a route, replacing the current one.",
        discussion: """
            Each step is a gateway, or several with weights: a:3,b:1 sends three of four
            messages to a. If a step fails, the next one is tried.

            A route with --learn orders its gateways by their share of entered codes and
            their price. A route with --hard precedes all other routes, and no other route
            is tried after it.
            """
    )

    @Argument(help: "The steps, in the order in which they are tried.")
    var steps: [String]

    @Flag(help: "Order the gateways by their results and prices.")
    var learn = false

    @Flag(help: "Use only these gateways, before all other routes.")
    var hard = false

    @OptionGroup var scope: SMSRouteScopeOptions
    @OptionGroup var data: DataOptions

    func validate() throws {
        guard !learn || !hard else {
            throw ValidationError("Pass either --hard or --learn, not both.")
        }
        _ = try targets()
    }

    func run() async throws {
        let route = try await data.withStore { store in
            try await SMSRoutes(store: store, clock: .system()).set(
                targets(),
                mode: learn ? .learning : hard ? .hard : .ordinary,
                for: scope.scope(),
                of: try await scope.projectID(in: store)
            )
        }
        Terminal.show("Set the route \(route.scope.rawValue).")
    }

    private func targets() throws -> [[SMSRoute.Target]] {
        try steps.map { step in
            try step.split(separator: ",", omittingEmptySubsequences: false).map { text in
                let parts = text.split(separator: ":", omittingEmptySubsequences: false)
                let weight = parts.count == 2 ? Int(parts[1]) : 1
                guard let name = parts.first, !name.isEmpty, parts.count <= 2, let weight else {
                    throw ValidationError("A step must have the form main or main:3,backup:1.")
                }
                return SMSRoute.Target(gateway: String(name), weight: weight)
            }
        }
    }
}
