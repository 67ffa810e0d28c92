import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import ArgumentParser
import DialtoneServer

struct CreateProject: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Create a project.",
        discussion: """
            Example:
              dialtone project create shop --name "My Shop" --regions DE,AT,CH

            Messages go to the countries in --regions only. Without it they go to every
            country, which invites fraud. `dialtone regions` changes the list later.

            In the data of a development server, the project begins with the settings of
            development mode, which `dialtone dev --help` lists.
            """
    )

    @Argument(help: "Its ID: 1 to 63 lower-case letters, digits and hyphens.")
    var id: String

    @Option(help: "What messages call it. (default: the ID)")
    var name: String?

    @Option(
        help: ArgumentHelp(
            "Where messages may go: ISO 3166 codes with commas between them, or all.",
            valueName: "regions"
        ),
        transform: RegionChoice.init
    )
    var regions: RegionChoice?

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
        let choice = try regions ?? RegionChoice.asked(for: data)
        var settings: ProjectSettings = data.isOfProduction ? .ofNewProjects : .development
        settings.smsRegions = choice?.policy ?? RegionPolicy()
        let project = try await data.withStore { [settings] store in
            let registry = ProjectRegistry(of: store)
            return try await registry.create(
                ProjectID(rawValue: id),
                displayName: name ?? id,
                settings: settings
            )
        }
        guard let project else { throw CommandFailure("There is a project \(id) already.") }
        if choice == nil, data.isOfProduction {
            Terminal.complain(RegionChoice.warning(for: project, in: data.asTyped))
        }
        if json { return try Terminal.show(json: ProjectView(project)) }
        Terminal.show("Created project \(project.id).")
        if project.settings.appVerification.common.enforcement == .enforce {
            let audit = data.asTyped.command(
                "app-verification set \(project.id) --enforcement audit"
            )
            Terminal.complain(
                "Only apps that prove themselves can have codes sent; to count the others instead "
                    + "of refusing them: \(audit)"
            )
        }
        let next = data.asTyped.command("apps add \(project.id) --platform ios")
        Terminal.complain("Next: \(next)")
    }
}
