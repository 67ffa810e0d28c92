import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct ListClients: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's clients."
    )

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let clients = try await data.withStore { store in
            let project = try await project.find(in: store)
            return try await OAuthClientRegistry(store: store, of: data).clients(of: project.id)
        }
        .map(ClientView.init)
        let list = Listing(
            "clients",
            clients,
            header: ClientView.header,
            none: "No clients. `\(data.asTyped.command("clients add"))` adds one."
        ) { $0.row }
        try Terminal.show(list, asJSON: json)
    }
}
