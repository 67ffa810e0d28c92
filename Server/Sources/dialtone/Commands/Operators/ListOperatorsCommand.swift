import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel

struct ListOperatorsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the operators and the open invitations.",
        discussion: """
            The state is "blocked" after 100 wrong passwords or codes. `operators invite`
            makes a link for new ones.
            """
    )

    @OptionGroup var options: OutputOptions

    private struct View: Encodable {
        let name: String
        let state: String
        let roles: String
        let hasPassword: Bool
        let passkeys: Int
        let since: String

        init(_ person: Operator, passkeys: Int) {
            name = person.name.rawValue
            state =
                if person.isDisabled { "disabled" } else if person.failures.isExhausted {
                    "blocked"
                } else { "enabled" }
            hasPassword = person.passwordHash != nil
            self.passkeys = passkeys
            roles = person.roles.words
            since = person.createdAt.rfc3339
        }

        init(_ invitation: OperatorInvitation) {
            name = invitation.name.rawValue
            state = "invited"
            hasPassword = false
            passkeys = 0
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
            found.operators.map { View($0, passkeys: found.passkeys[$0.id] ?? 0) }
                + found.invitations.map(View.init),
            header: ["NAME", "STATE", "ROLES", "PASSWORD", "PASSKEYS", "SINCE"],
            none: "No operators. `\(invite) NAME --role owner` makes a link for the first one."
        ) {
            [
                $0.name, $0.state, $0.roles, $0.hasPassword ? "yes" : "no", "\($0.passkeys)",
                $0.since,
            ]
        }
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
