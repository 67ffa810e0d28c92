import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct ShowClient: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a client's settings, without its secret."
    )

    @OptionGroup var client: ClientArgument
    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    private struct View: Encodable {
        let client: ClientView
        let provider: ProviderView?
    }

    func run() async throws {
        let found = try await data.withStore { store in
            let project = try await project.find(in: store)
            return try await client.find(
                in: OAuthClientRegistry(store: store, of: data),
                of: project
            )
        }
        let view = View(
            client: ClientView(found),
            provider: ProviderView(of: found, at: try await data.publicURL())
        )
        if json { return try Terminal.show(json: view) }
        let urls =
            view.provider.map {
                [["issuer", $0.issuer], ["discovery URL", $0.discoveryURL]]
            } ?? [["issuer", "none: listen.publicURL is not set"]]
        Terminal.show(Table(header: ["FIELD", "VALUE"], rows: view.client.fields + urls).text)
    }
}
