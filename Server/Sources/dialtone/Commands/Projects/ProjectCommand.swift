import ArgumentParser

/// Projects and their apps.
struct ProjectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "project",
        abstract: "Manage projects and their apps.",
        discussion: """
            A running server sees every change within a second.

            Examples:
              dialtone project create shop --name "My Shop"
              dialtone project add-app shop --platform ios --bundle-id com.example.shop
              dialtone project set shop phoneSignIn.codes.length=8 allowsSignUp=false
              dialtone project show shop --json --config dialtone.yaml
            """,
        subcommands: [
            ListProjects.self, CreateProject.self, ShowProject.self, SetProject.self,
            DeleteProject.self, AddApp.self, ListApps.self, SetApp.self,
            RemoveApp.self, MakeAppSecret.self,
        ]
    )
}
