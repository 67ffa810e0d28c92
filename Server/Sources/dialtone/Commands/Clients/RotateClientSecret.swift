import DialtoneBasics
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

    @Option(help: "Hours for which the current secret stays valid, 0 to 720.")
    var graceHours = 24

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let clientID: String
        let clientSecret: String
    }

    func validate() throws {
        guard (0...720).contains(graceHours) else {
            throw ValidationError("--grace-hours must be 0 to 720.")
        }
    }

    func run() async throws {
        let secret = try await options.withProject { store, project in
            let secret = try await OAuthClientRegistry(store: store, of: options.data).rotateSecret(
                of: client.id,
                in: project.id,
                keepingFor: .hours(Int64(graceHours))
            )
            guard let secret else { throw client.missing(in: project) }
            return secret
        }
        let view = View(clientID: client.client, clientSecret: secret.text)
        try Terminal.show(secret.text, or: view, asJSON: options.json)
    }
}
