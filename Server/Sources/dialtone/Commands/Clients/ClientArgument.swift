import DialtoneFlows
import DialtoneModel
import ArgumentParser

/// The argument that names a client.
struct ClientArgument: ParsableArguments {
    @Argument(help: "The client's ID, which `dialtone clients list` prints.")
    var client: String

    var id: OAuthClientID { OAuthClientID(rawValue: client) }

    func find(in registry: OAuthClientRegistry, of project: Project) async throws -> OAuthClient {
        guard let found = try await registry.client(id, of: project.id) else {
            throw missing(in: project)
        }
        return found
    }

    /// The failure if the project has no such client.
    func missing(in project: Project) -> CommandFailure {
        CommandFailure("The client \(client) does not exist in project \(project.id).")
    }
}

extension OAuthClientRegistry {
    /// Creates the registry for a command's data, with the rules of its server.
    init(store: any DataStore, of data: DataOptions) {
        self.init(
            store: store,
            isDevelopment: !data.isOfProduction,
            clock: .system(),
            random: .system
        )
    }
}
