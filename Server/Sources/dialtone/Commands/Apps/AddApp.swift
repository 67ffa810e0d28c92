import IdentityToolkitAdmin
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
package import DialtoneModel
import DialtoneServer
import ArgumentParser

struct AddApp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Register an app and print its API key.",
        discussion: """
            For a web app, it also prints the code that the page must load.

            Examples:
              dialtone apps add shop --platform ios --bundle-id com.example.shop
              dialtone apps add shop --platform web --name Shop
            """
    )

    @Argument(help: "The project's ID.")
    var id: String

    @Option(help: "ios, android, web or server.")
    var platform: RelyingApp.Platform

    @Option(help: "The bundle ID or package name.")
    var bundleId = ""

    @Option(help: "A display name. (default: the bundle ID)")
    var name: String?

    @Option(help: "The API key to use. (default: a random key)")
    var apiKey: String?

    @OptionGroup var identity: AppIdentityOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard let apiKey else { return }
        guard apiKey.wholeMatch(of: /[A-Za-z0-9_-]{8,128}/) != nil else {
            throw ValidationError("An API key must have 8 to 128 letters, digits, - and _.")
        }
    }

    func run() async throws {
        let app = try await output.data.withStore { store in
            let registry = ProjectRegistry(of: store)
            return try await registry.addApp(
                to: try await ProjectOption.find(id, in: store),
                displayName: name ?? (bundleId.isEmpty ? platform.rawValue : bundleId),
                platform: platform,
                bundleID: bundleId,
                details: identity.details,
                apiKey: apiKey
            )
        }
        guard let app else { throw CommandFailure("Another app already has this API key.") }
        if output.json { return try Terminal.show(json: RegisteredApp(app)) }
        Terminal.show("API key: \(app.apiKey)")
        Terminal.show("App ID:  \(app.appID)")
        guard app.platform == .web else { return }
        let url = try await output.data.publicURL() ?? "https://auth.example.com"
        let snippet = WebSnippet(
            RegisteredApp(app),
            projectID: app.projectID.parent.rawValue,
            serverURL: url
        )
        Terminal.show("\n\(snippet.text)")
    }
}

extension RelyingApp.Platform: ExpressibleByArgument {}
