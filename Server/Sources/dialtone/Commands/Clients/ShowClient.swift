import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct ShowClient: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a client's settings, without its secret."
    )

    @OptionGroup var client: ClientArgument
    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let client: ClientView
        let provider: ProviderView?
    }

    func run() async throws {
        let found = try await options.withProject { store, project in
            try await client.find(
                in: OAuthClientRegistry(store: store, of: options.data),
                of: project
            )
        }
        let view = View(
            client: ClientView(found),
            provider: ProviderView(of: found, at: try await options.data.publicURL())
        )
        let urls =
            view.provider.map {
                [("issuer", $0.issuer), ("discovery URL", $0.discoveryURL)]
            } ?? [("issuer", "none: listen.publicURL is not set")]
        try Terminal.show(Details(view, view.client.fields + urls), asJSON: options.json)
    }
}
