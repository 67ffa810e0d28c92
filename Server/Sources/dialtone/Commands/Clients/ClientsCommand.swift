import ArgumentParser
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel

/// Manages the clients of OpenID Connect.
struct ClientsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clients",
        abstract: "Manage apps that use OpenID Connect.",
        discussion: """
            A client sends its users to the server's sign-in page and receives tokens,
            with any OpenID Connect library. A running server sees a change at once.
            docs/openid-connect.md describes the settings of common libraries.

            Examples:
              dialtone clients add "Order desk" \\
                --redirect https://orders.example.com/callback
              dialtone clients add "Shop for Android" --public \\
                --redirect com.example.shop:/signed-in
              dialtone clients list
            """,
        subcommands: [
            ListClients.self, ShowClient.self, AddClient.self, SetClient.self, RemoveClient.self,
            RotateClientSecret.self,
        ]
    )
}

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
