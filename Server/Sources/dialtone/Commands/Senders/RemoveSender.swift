import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct RemoveSender: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a country's sender."
    )

    @Argument(help: "A country code such as US, or *.")
    var region: String

    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let key = region.uppercased()
        try confirmation.require(for: "Remove the sender of \(key)")
        try await options.withProject { store, project in
            guard project.settings.messages.senders[key] != nil else {
                throw CommandFailure(
                    "\(key) has no sender",
                    hint: CommandHint("senders list", "lists the senders")
                )
            }
            try await ProjectRegistry(of: store)
                .changeSettings(of: project.id) { $0.messages.senders[key] = nil }
        }
        Terminal.show("Removed the sender of \(key).")
    }
}
