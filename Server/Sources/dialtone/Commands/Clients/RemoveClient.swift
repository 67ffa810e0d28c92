import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct RemoveClient: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a client and end its sessions."
    )

    @OptionGroup var client: ClientArgument
    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await options.withProject { store, project in
            let registry = OAuthClientRegistry(store: store, of: options.data)
            let found = try await client.find(in: registry, of: project)
            try confirmation.require(for: "Remove \(found.displayName) from \(project.id)")
            _ = try await registry.remove(found.id, from: project.id)
        }
        Terminal.show("Removed the client.")
    }
}
