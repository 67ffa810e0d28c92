import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct RotateAppSecret: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate-secret",
        abstract: "Rotate the secret of a back end.",
        discussion: """
            Only apps with the platform server have secrets, because users can extract the
            secrets of other apps and pages. The secret is printed once. The previous one
            stays valid for the grace period, so that a back end can switch without
            downtime.

            Example:
              dialtone apps add shop --platform server --name "Order desk"
              dialtone apps rotate-secret shop 1:123:server:0a1b2c
            """
    )

    @Argument(help: "The project's ID.")
    var id: String

    @Argument(help: "The app's ID, or its API key.")
    var app: String

    @OptionGroup var grace: SecretGrace

    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let appID: String
        let secret: String
    }

    func run() async throws {
        let (appID, secret) = try await output.data.withStore { store in
            let project = try await ProjectOption.find(id, in: store).id
            let found = try await store.app(app, of: project)
            guard found.platform == .server else {
                throw CommandFailure(
                    "Only apps with the platform server have secrets; \(found.appID) has the platform "
                        + "\(found.platform.rawValue)."
                )
            }
            let secret = try await AppRegistry(of: store).rotateSecret(
                of: found.appID,
                in: project,
                keepingFor: grace.span
            )
            guard let secret else { throw CommandFailure("The app was removed in the meantime.") }
            return (found.appID, secret)
        }
        if output.json { return try Terminal.show(json: View(appID: appID, secret: secret.text)) }
        Terminal.show(secret.text)
    }
}
