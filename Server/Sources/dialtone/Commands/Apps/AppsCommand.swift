import ArgumentParser

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
            RotateAppSecret.self,
        ]
    )
}
