import DialtoneFlows
import DialtoneModel
import ArgumentParser
import DialtoneDiagnostics

struct ListClients: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's clients."
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let clients = try await options.withProject { store, project in
            try await OAuthClientRegistry(store: store, of: options.data).clients(of: project.id)
        }
        .map(ClientView.init)
        let list = Listing(
            "clients",
            clients,
            header: ClientView.header,
            none: "No clients. `\(options.data.asTyped.command("clients add"))` adds one."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}
