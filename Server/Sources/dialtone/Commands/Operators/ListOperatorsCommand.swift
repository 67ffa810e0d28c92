import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel

struct ListOperatorsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the operators and the open invitations."
    )

    @OptionGroup var options: OutputOptions

    private struct View: Encodable {
        let name: String
        let state: String
        let roles: String
        let since: String

        init(_ person: Operator) {
            name = person.name.rawValue
            state = person.isDisabled ? "disabled" : "enabled"
            roles = person.roles.words
            since = person.createdAt.rfc3339
        }

        init(_ invitation: OperatorInvitation) {
            name = invitation.name.rawValue
            state = "invited"
            roles = invitation.roles.words
            since = invitation.createdAt.rfc3339
        }
    }

    func run() async throws {
        let found = try await options.data.withStore { store in
            try await OperatorRegistry(store: store).list()
        }
        let invite = options.data.asTyped.command("operators invite")
        let list = Listing(
            "operators",
            found.operators.map(View.init) + found.invitations.map(View.init),
            header: ["NAME", "STATE", "ROLES", "SINCE"],
            none: "No operators. `\(invite) NAME --role owner` makes a link for the first one."
        ) { [$0.name, $0.state, $0.roles, $0.since] }
        try Terminal.show(list, asJSON: options.json)
    }
}

extension OperatorRoles {
    /// The roles in words: `owner`, or `editor in shop`.
    var words: String {
        let single = projects.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { "\($0.value.rawValue) in \($0.key)" }
        return ((server.map { [$0.rawValue] } ?? []) + single).joined(separator: ", ")
    }
}
