import ArgumentParser

/// Manages projects and their settings.
struct ProjectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "project",
        abstract: "Manage projects.",
        discussion: """
            A running server sees every change within a second.

            Examples:
              dialtone project create shop --name "My Shop"
              dialtone project set shop phoneSignIn.codes.length=8 allowsSignUp=false
              dialtone project show shop --json --config dialtone.yaml
            """,
        subcommands: [
            ListProjects.self, CreateProject.self, ShowProject.self, SetProject.self,
            DeleteProject.self,
        ]
    )
}
