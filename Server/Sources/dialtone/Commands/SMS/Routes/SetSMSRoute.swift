import DialtoneModel
import ArgumentParser
import PhoneNumbers

struct SetSMSRoute: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set the route of some numbers, in place of the one they have.",
        discussion: """
            Each step is a gateway, or several with weights: a:3,b:1 gives three of four
            messages to a. The next step is tried when one fails.

            A route that learns orders its gateways by the codes that came back, and what
            they cost. A hard route comes before all others and has no other after it.
            """
    )

    @Argument(help: "The steps, in the order in which they are tried.")
    var steps: [String]

    @Flag(help: "Order the gateways by what they achieve.")
    var learn = false

    @Flag(help: "These gateways and no others, before all other routes.")
    var hard = false

    @OptionGroup var scope: SMSRouteScopeOptions
    @OptionGroup var data: DataOptions

    func validate() throws {
        guard !learn || !hard else {
            throw ValidationError("A hard route learns nothing.")
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
                    throw ValidationError("A step is as main, or as main:3,backup:1.")
                }
                return SMSRoute.Target(gateway: String(name), weight: weight)
            }
        }
    }
}
