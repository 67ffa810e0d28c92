import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel

struct InviteOperatorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "invite",
        abstract: "Print a link for a new operator.",
        discussion: """
            The link works once, within an hour. For an existing operator, it replaces the
            password, the authenticator app and all passkeys. The roles stay the same.
            """
    )

    @OptionGroup var person: OperatorArgument

    @Option(help: "The role of a new operator: viewer, editor or owner.")
    var role: AdminRole?

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp(
            "A project for which the role is; without it, the role is for the server.",
            valueName: "project"
        )
    )
    var projects: [String] = []

    @OptionGroup var options: OutputOptions

    private struct View: Encodable {
        let name: String
        let link: String
        let expiresAt: String
    }

    func validate() throws {
        guard projects.isEmpty || role != nil else {
            throw ValidationError("Pass --role with --in.")
        }
    }

    func run() async throws {
        let made = try await options.data.withStore { store in
            let name = try person.parsed()
            let known = try await store.read { try $0.operatorAccount(named: name) }
            guard known != nil || role != nil else {
                throw CommandFailure(
                    "There is no operator \(name.rawValue) yet. Pass --role for a new one."
                )
            }
            guard known == nil || role == nil else {
                throw CommandFailure(
                    "The operator \(name.rawValue) exists and keeps its roles. Leave out --role, "
                        + "or change it with `\(options.data.asTyped.command("operators set"))`."
                )
            }
            return try await OperatorRegistry(store: store).invite(
                name,
                as: role.map { OperatorRoles($0, in: projects) } ?? OperatorRoles()
            )
        }
        let origin = try await options.data.publicURL() ?? "https://YOUR-SERVER"
        let view = View(
            name: made.invitation.name.rawValue,
            link: origin + OperatorSetup.path(with: made.secret),
            expiresAt: made.invitation.expiresAt.rfc3339
        )
        if options.json { return try Terminal.show(json: view) }
        Terminal.complain("Open this link within an hour. It works once:")
        Terminal.show(view.link)
    }
}

extension OperatorRoles {
    /// Creates a role for projects or, if there are none, for the server.
    init(_ role: AdminRole, in projects: [String]) {
        self.init(
            server: projects.isEmpty ? role : nil,
            projects: Dictionary(
                projects.map { (ProjectID(rawValue: $0), role) },
                uniquingKeysWith: { first, _ in first }
            )
        )
    }
}
