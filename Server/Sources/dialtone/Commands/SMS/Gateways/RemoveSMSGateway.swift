import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import PhoneNumbers

struct RemoveSMSGateway: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove an SMS gateway."
    )

    @Argument(help: "The gateway's name.")
    var name: String

    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let routes = try await data.withStore { store in
            let registry = try await data.smsGateways(in: store)
            guard try await registry.records().contains(where: { $0.name == name }) else {
                throw CommandFailure("The gateway \(name) does not exist.")
            }
            try confirmation.require(for: "Remove the gateway \(name)")
            _ = try await registry.remove(name)
            return try await SMSRoutes(store: store, clock: .system()).all()
        }
        Terminal.show("Removed \(name).")
        let orphans = routes.filter { $0.steps.joined().contains { $0.gateway == name } }
        guard !orphans.isEmpty else { return }
        let scopes = orphans.map { "\($0.projectID?.rawValue ?? "all") \($0.scope.rawValue)" }
        let changes = ["sms routes set", "sms routes remove"].map(data.asTyped.command)
        Terminal.complain(
            "These routes still name it: \(scopes.joined(separator: ", ")). Change them with "
                + "`\(changes.joined(separator: "` or `"))`."
        )
    }
}
