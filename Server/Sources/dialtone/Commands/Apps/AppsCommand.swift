import IdentityToolkitAdmin
import ArgumentParser
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel

/// Manages the apps of a project and their API keys.
struct AppsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apps",
        abstract: "Manage the apps of a project.",
        discussion: """
            A running server applies changes within a second.

            Examples:
              dialtone apps add shop --platform ios --bundle-id com.example.shop
              dialtone apps list shop
              dialtone apps set 1:123:ios:0a1b2c --team-id A1B2C3D4E5
            """,
        subcommands: [
            ListApps.self, ShowApp.self, AddApp.self, SetApp.self, RemoveApp.self,
            RotateAppSecret.self, ReplaceAppKey.self, RemovePreviousAppKey.self,
        ]
    )
}

struct ListApps: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's apps and API keys."
    )

    @Argument(help: "The project's ID.")
    var id: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let apps = try await output.data.withStore { store in
            let project = try await ProjectOption.find(id, in: store)
            return try await store.read { try $0.relyingApps(of: project.id) }
        }
        let list = Listing(
            "apps",
            apps.map(RegisteredApp.init),
            header: ["NAME", "PLATFORM", "BUNDLE ID", "API KEY", "APP ID"],
            none: "No apps. `\(output.data.asTyped.command("apps add"))` registers one."
        ) { [$0.displayName, $0.platform, $0.bundleID, $0.apiKey, $0.appID] }
        try Terminal.show(list, asJSON: output.json)
    }
}

struct RemoveApp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove an app and its API key."
    )

    @OptionGroup var app: AppArgument
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await data.withStore { store in
            let found = try await store.read { [app] in try app.find(in: $0) }
            try confirmation.require(for: "Remove \(found.displayName) from \(found.projectID)")
            _ = try await AppRegistry(of: store).remove(found.appID, from: found.projectID)
        }
        Terminal.show("Removed the app.")
    }
}
