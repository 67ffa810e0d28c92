import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct RotateClientSecret: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate-secret",
        abstract: "Rotate a client's secret and print it.",
        discussion: """
            The previous secret stays valid for the grace period, so that a back end can
            switch without downtime.
            """
    )

    @OptionGroup var client: ClientArgument

    @OptionGroup var grace: SecretGrace

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let clientID: String
        let clientSecret: String
    }

    func run() async throws {
        let secret = try await options.withProject { store, project in
            let secret = try await OAuthClientRegistry(store: store, of: options.data).rotateSecret(
                of: client.id,
                in: project.id,
                keepingFor: grace.span
            )
            guard let secret else { throw client.missing(in: project) }
            return secret
        }
        let view = View(clientID: client.client, clientSecret: secret.text)
        try Terminal.show(secret.text, or: view, asJSON: options.json)
    }
}
