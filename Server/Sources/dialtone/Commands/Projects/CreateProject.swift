import ArgumentParser
import DialtoneCore

struct CreateProject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Create a project.",
        discussion: """
            Example:
              dialtone project create shop --name "My Shop"
            """
    )

    @Argument(help: "Its ID: 1 to 63 lower-case letters, digits and hyphens.")
    var id: String

    @Option(help: "What messages call it. (default: the ID)")
    var name: String?

    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard ProjectID(checking: id) != nil else {
            throw ValidationError(
                "A project's ID has 1 to 63 lower-case letters, digits and hyphens."
            )
        }
    }

    func run() async throws {
        let project = try await data.withStore { store in
            let registry = ProjectRegistry(store: store, clock: .system(), random: .system)
            return try await registry.create(
                ProjectID(rawValue: id),
                displayName: name ?? id,
                settings: ProjectSettings()
            )
        }
        guard let project else { throw CommandFailure("There is a project \(id) already.") }
        if json { return try Terminal.show(json: ProjectView(project)) }
        Terminal.show("Created project \(project.id).")
        Terminal.complain("Next: dialtone project add-app \(project.id) --platform ios")
    }
}
