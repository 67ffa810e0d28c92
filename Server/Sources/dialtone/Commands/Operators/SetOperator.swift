import ArgumentParser
import DialtoneFlows
import DialtoneModel

struct SetOperator: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change an operator's roles, or disable it.",
        discussion: """
            Example:
              dialtone operators set ben --role viewer --in shop --in blog
            """
    )

    @OptionGroup var person: OperatorArgument

    @Option(help: "The role, which replaces all others: viewer, editor or owner.")
    var role: AdminRole?

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp(
            "A project for which the role is; without it, the role is for the server.",
            valueName: "project"
        )
    )
    var projects: [String] = []

    @Flag(inversion: .prefixedEnableDisable, help: "Whether the operator can sign in.")
    var access: Bool?

    @OptionGroup var data: DataOptions

    func validate() throws {
        guard role != nil || access != nil else {
            throw ValidationError("Pass --role, --enable-access or --disable-access.")
        }
        guard projects.isEmpty || role != nil else {
            throw ValidationError("Pass --role with --in.")
        }
    }

    func run() async throws {
        let roles = role.map { OperatorRoles($0, in: projects) }
        try await data.withStore { store in
            let found = try await person.find(in: store)
            _ = try await OperatorRegistry(store: store).change(found.id) { [access] person in
                if let roles { person.roles = roles }
                if let access { person.isDisabled = !access }
            }
        }
        Terminal.show("Changed the operator.")
    }
}
