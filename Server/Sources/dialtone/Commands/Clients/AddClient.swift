import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct AddClient: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a client and print its secret once.",
        discussion: """
            A back end is a confidential client and has a secret. An app, and a page that
            runs in the browser, is a public client: its users could extract a secret.

            Addresses must match exactly. A public client can also have a URL scheme with
            a dot, such as com.example.shop:/signed-in, and http://127.0.0.1 with any port.

            Examples:
              dialtone clients add "Order desk" \\
                --redirect https://orders.example.com/callback \\
                --post-logout-redirect https://orders.example.com/
              dialtone clients add "Terminal" --public --redirect http://127.0.0.1/
            """
    )

    @Argument(help: "The app's name, which users see.")
    var name: String

    @Flag(name: .customLong("public"), help: "The client cannot keep a secret.")
    var isPublic = false

    @OptionGroup var rules: ClientOptions
    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let client: ClientView
        let clientSecret: String?
        let provider: ProviderView?
    }

    func validate() throws {
        guard !rules.redirect.isEmpty else {
            throw ValidationError("Pass --redirect, the address to which users return.")
        }
    }

    func run() async throws {
        var details = OAuthClientDetails()
        rules.apply(to: &details)
        let added = try await options.withProject { [details] store, project in
            try await OAuthClientRegistry(store: store, of: options.data).add(
                name,
                isPublic ? .public : .confidential,
                details,
                to: project.id
            )
        }
        let view = View(
            client: ClientView(added.client),
            clientSecret: added.secret?.text,
            provider: ProviderView(of: added.client, at: try await options.data.publicURL())
        )
        if options.json { return try Terminal.show(json: view) }
        Terminal.show("Client ID: \(view.client.clientID)")
        if let provider = view.provider { Terminal.show("Issuer:    \(provider.issuer)") }
        guard let secret = view.clientSecret else { return }
        Terminal.show("Its secret, which is not shown again: \(secret)")
    }
}
