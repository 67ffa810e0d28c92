import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneServer

struct CreateProject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Create a project.",
        discussion: """
            Example:
              dialtone projects create shop --name "My Shop" --regions DE,AT,CH

            Only the countries in --regions receive messages. Without the option, all
            countries do, which invites fraud. `dialtone regions` changes the list later.

            In the data of a development server, the project starts with the settings of
            development mode, which `dialtone dev --help` lists.
            """
    )

    @Argument(help: "The project's ID: 1 to 63 lowercase letters, digits and hyphens.")
    var id: String

    @Option(help: "The name in messages. (default: the ID)")
    var name: String?

    @Option(
        help: ArgumentHelp(
            "The countries that receive messages: comma-separated ISO 3166 codes, or all.",
            valueName: "regions"
        ),
        transform: RegionChoice.init
    )
    var regions: RegionChoice?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard ProjectID(checking: id) != nil else {
            throw ValidationError(
                "A project's ID must have 1 to 63 lowercase letters, digits and hyphens."
            )
        }
    }

    func run() async throws {
        let choice = try regions ?? RegionChoice.asked(for: output.data)
        var settings: ProjectSettings = output.data.isOfProduction ? .ofNewProjects : .development
        settings.smsRegions = choice?.policy ?? RegionPolicy()
        let project = try await output.data.withStore { [settings] store in
            let registry = ProjectRegistry(of: store)
            return try await registry.create(
                ProjectID(rawValue: id),
                displayName: name ?? id,
                settings: settings
            )
        }
        guard let project else { throw CommandFailure("The project \(id) already exists.") }
        if choice == nil, output.data.isOfProduction {
            Terminal.complain(RegionChoice.warning(for: project, in: output.data.asTyped))
        }
        if output.json { return try Terminal.show(json: ProjectView(project)) }
        Terminal.show("Created project \(project.id).")
        if project.settings.appVerification.common.enforcement == .enforce {
            let audit = output.data.asTyped.command(
                "app-verification set \(project.id) --enforcement audit"
            )
            Terminal.complain(
                "Only apps that prove that they are genuine can request codes. To count "
                    + "requests from other apps without refusing them: \(audit)"
            )
        }
        let next = output.data.asTyped.command("apps add \(project.id) --platform ios")
        Terminal.complain("Next: \(next)")
    }
}
