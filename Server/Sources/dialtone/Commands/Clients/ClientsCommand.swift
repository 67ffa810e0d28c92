import ArgumentParser

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
