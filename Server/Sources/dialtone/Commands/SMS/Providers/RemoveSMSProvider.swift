import ArgumentParser
import DialtoneCore

struct RemoveSMSProvider: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a provider; routes go on without it."
    )

    @Argument(help: "The provider's name.")
    var name: String

    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await data.withStore { store in
            let registry = try await data.smsProviders(in: store)
            guard try await registry.records().contains(where: { $0.name == name }) else {
                throw CommandFailure("There is no provider \(name).")
            }
            try confirmation.require(for: "Remove the provider \(name)")
            _ = try await registry.remove(name)
        }
        Terminal.show("Removed \(name).")
    }
}
