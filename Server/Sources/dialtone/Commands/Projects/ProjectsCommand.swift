import ArgumentParser

/// Manages projects and their settings.
struct ProjectsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "projects",
        abstract: "Manage projects.",
        discussion: """
            A running server applies changes within a second.

            Examples:
              dialtone projects create shop --name "My Shop"
              dialtone projects set shop phoneSignIn.codes.length=8 allowsSignUp=false
              dialtone projects show shop --json --config dialtone.yaml
            """,
        subcommands: [
            ListProjects.self, CreateProject.self, ShowProject.self, SetProject.self,
            DeleteProject.self,
        ]
    )
}
