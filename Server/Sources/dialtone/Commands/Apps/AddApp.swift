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

    @Option(help: "A display name. (default: the bundle ID or the platform)")
    var name: String?

    @Option(help: "The API key to use. (default: a random key)")
    var apiKey: String?

    @OptionGroup var identity: AppIdentityOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let problem = apiKey.flatMap(AppRules.problem(withAPIKey:)) {
            throw ValidationError("--api-key \(problem).")
        }
    }

    func run() async throws {
        var values = AppChanges()
        values.displayName = name
        values.bundleID = bundleId
        identity.apply(to: &values)
        let app = try await output.data.withStore { [values] store in
            try await AppRegistry(of: store).add(
                platform,
                values,
                apiKey: apiKey,
                to: try await ProjectOption.find(id, in: store)
            )
        }
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
